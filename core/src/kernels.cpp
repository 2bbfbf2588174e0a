// The table of variants.

#include "oudler/kernels.hpp"

namespace oudler {

inline namespace scalar {
extern const Kernels kKernels;
}
#ifdef OUDLER_X86
namespace avx2 {
extern const Kernels kKernels;
}
namespace avx512 {
extern const Kernels kKernels;
}
#endif

const Kernels& kernels(Isa isa) noexcept {
    switch (isa) {
#ifdef OUDLER_X86
        case Isa::kAvx2:
            return avx2::kKernels;
        case Isa::kAvx512:
            return avx512::kKernels;
#else
        case Isa::kAvx2:
        case Isa::kAvx512:
#endif
        case Isa::kScalar:
            break;
    }
    return scalar::kKernels;
}

}  // namespace oudler
