// Instruction sets: one source, compiled once for each, chosen at run time.
//
// A kernel source (core/src/kernel.cpp, the solver) is compiled several times with OUDLER_VARIANT
// set to `scalar`, `avx2` or `avx512` and the compiler flags that belong to it; the library holds
// all of them and a table of entry points is picked by what the processor can do. That is safe
// only if no function compiled with the flags of one variant is ever called by another. The linker
// keeps one copy of an inline function for the whole program, and if it kept the one with AVX-512
// inside, an older processor would stop there. Hence three rules, held by `make core-tests`, which
// looks through the symbols of the objects:
//
// 1. Plain types live in namespace oudler, so that they are the same in every variant, and their
//    little functions are marked OUDLER_INLINE: always inlined, so never a symbol of their own.
// 2. All else in headers that kernels include lives in `inline namespace OUDLER_VARIANT`, so that
//    each variant has its own copy under its own name. Users outside write oudler::f as usual and
//    get the scalar one.
// 3. Kernels use of the standard library only what compiles to a few instructions (<bit>,
//    <cstdint>, <cstddef>), no containers and no algorithms: their templates are shared.
//
// Floating point is compiled without contraction into fused multiply-adds (-ffp-contract=off), so
// that all variants compute the same bits.

#pragma once

#include <cstdint>

#if defined(_MSC_VER) && !defined(__clang__)
#define OUDLER_INLINE __forceinline
#else
#define OUDLER_INLINE [[gnu::always_inline]] inline
#endif

#ifndef OUDLER_VARIANT
#define OUDLER_VARIANT scalar
#endif

namespace oudler {

// The variants, the plainest first.
enum class Isa : std::uint8_t { kScalar, kAvx2, kAvx512 };

inline constexpr int kIsas = 3;

// Whether the variant was compiled and this processor can run it.
bool available(Isa isa) noexcept;

// The variant that is fastest here, as far as known. The bit gathering of AVX2's companions (PEXT,
// PDEP) is microcode on the first two generations of Zen, so those get the scalar one.
Isa best_isa() noexcept;

// "scalar", "avx2", "avx512".
const char* name_of(Isa isa) noexcept;

}  // namespace oudler
