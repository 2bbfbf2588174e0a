// The solver for one set of instructions.

#define OUDLER_KERNEL_AVX512 1
#include "driver.hpp"

namespace oudler {

std::unique_ptr<SolverKernel> make_avx512_kernel(std::size_t bytes) noexcept {
    auto* kernel = new (std::nothrow) avx512::KernelHere(bytes);
    if (kernel != nullptr && !kernel->valid()) {
        delete kernel;
        kernel = nullptr;
    }
    return std::unique_ptr<SolverKernel>(kernel);
}

}  // namespace oudler
