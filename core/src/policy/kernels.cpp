// The table of the policy's variants.

#include "oudler/policy.hpp"

namespace oudler {

inline namespace scalar {
extern const PolicyKernels kPolicyKernels;
}
#ifdef OUDLER_X86
namespace avx2 {
extern const PolicyKernels kPolicyKernels;
}
namespace avx512 {
extern const PolicyKernels kPolicyKernels;
}
#endif

const PolicyKernels& policy_kernels(Isa isa) noexcept {
    switch (isa) {
#ifdef OUDLER_X86
        case Isa::kAvx2:
            return avx2::kPolicyKernels;
        case Isa::kAvx512:
            return avx512::kPolicyKernels;
#else
        case Isa::kAvx2:
        case Isa::kAvx512:
#endif
        case Isa::kScalar:
            break;
    }
    return scalar::kPolicyKernels;
}

}  // namespace oudler
