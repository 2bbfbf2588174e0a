// The solver for one set of instructions.

#include "driver.hpp"

namespace oudler {

std::unique_ptr<SolverKernel> make_scalar_kernel(std::size_t bytes) noexcept {
    auto* kernel = new (std::nothrow) scalar::KernelHere(bytes);
    if (kernel != nullptr && !kernel->valid()) {
        delete kernel;
        kernel = nullptr;
    }
    return std::unique_ptr<SolverKernel>(kernel);
}

}  // namespace oudler
