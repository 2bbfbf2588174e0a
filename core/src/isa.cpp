// What the processor can do. OUDLER_X86 says that the build compiled the variants beyond
// the scalar one, which it does for x86-64 with GCC or Clang.

#include "oudler/isa.hpp"

namespace oudler {

bool available(Isa isa) noexcept {
    if (isa == Isa::kScalar) return true;
#ifdef OUDLER_X86
    // These builtins also ask whether the system saves the wide registers.
    __builtin_cpu_init();
    const bool avx2 = __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("bmi") != 0 &&
                      __builtin_cpu_supports("bmi2") != 0 && __builtin_cpu_supports("popcnt") != 0;
    if (isa == Isa::kAvx2) return avx2;
    if (isa == Isa::kAvx512)
        return avx2 && __builtin_cpu_supports("avx512f") != 0 &&
               __builtin_cpu_supports("avx512bw") != 0 && __builtin_cpu_supports("avx512dq") != 0 &&
               __builtin_cpu_supports("avx512vl") != 0 && __builtin_cpu_supports("avx512cd") != 0 &&
               __builtin_cpu_supports("avx512vbmi") != 0;
#endif
    return false;
}

Isa best_isa() noexcept {
#ifdef OUDLER_X86
    __builtin_cpu_init();
    if (__builtin_cpu_is("znver1") != 0 || __builtin_cpu_is("znver2") != 0) return Isa::kScalar;
#endif
    if (available(Isa::kAvx512)) return Isa::kAvx512;
    return available(Isa::kAvx2) ? Isa::kAvx2 : Isa::kScalar;
}

const char* name_of(Isa isa) noexcept {
    switch (isa) {
        case Isa::kAvx2:
            return "avx2";
        case Isa::kAvx512:
            return "avx512";
        case Isa::kScalar:
            break;
    }
    return "scalar";
}

}  // namespace oudler
