// The solver for one set of instructions.

#define OUDLER_KERNEL_AVX2 1
#include "driver.hpp"

namespace oudler {

std::unique_ptr<SolverKernel> make_avx2_kernel(std::size_t bytes) noexcept {
    auto* kernel = new (std::nothrow) avx2::KernelHere(bytes);
    if (kernel != nullptr && !kernel->valid()) {
        delete kernel;
        kernel = nullptr;
    }
    return std::unique_ptr<SolverKernel>(kernel);
}

}  // namespace oudler
