// Bit operations that differ by set of instructions, and lanes of ranks.
//
// Everything here lives in the namespace of the translation unit's set of instructions, because
// the same name compiled with different flags in two units must not be merged by the linker.

#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "oudler/cards.hpp"

#if defined(OUDLER_KERNEL_AVX2) || defined(OUDLER_KERNEL_AVX512)
#include <immintrin.h>
#endif

#if defined(OUDLER_KERNEL_AVX512)
#define OUDLER_KERNEL_NAMESPACE avx512
#elif defined(OUDLER_KERNEL_AVX2)
#define OUDLER_KERNEL_NAMESPACE avx2
#else
#define OUDLER_KERNEL_NAMESPACE scalar
#endif

namespace oudler::OUDLER_KERNEL_NAMESPACE {

using u8 = std::uint8_t;
using u16 = std::uint16_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;
using i64 = std::int64_t;

// The bits of `source` at the places of `mask`, packed together.
inline u64 extract(u64 source, u64 mask) noexcept {
#if defined(OUDLER_KERNEL_AVX2) || defined(OUDLER_KERNEL_AVX512)
    return _pext_u64(source, mask);
#else
    // A run of set bits of the mask at a time: there are few, and long ones.
    u64 result = 0;
    int place = 0;
    while (mask != 0) {
        const int low = std::countr_zero(mask);
        const int length = std::countr_one(mask >> low);
        const u64 ones = ~u64{0} >> (64 - length);
        result |= (source >> low & ones) << place;
        place += length;
        if (low + length >= 64) break;
        mask &= ~u64{0} << (low + length);
    }
    return result;
#endif
}

// The low bits of `source`, spread to the places of `mask`.
inline u64 deposit(u64 source, u64 mask) noexcept {
#if defined(OUDLER_KERNEL_AVX2) || defined(OUDLER_KERNEL_AVX512)
    return _pdep_u64(source, mask);
#else
    u64 result = 0;
    int place = 0;
    while (mask != 0) {
        const int low = std::countr_zero(mask);
        const int length = std::countr_one(mask >> low);
        const u64 ones = ~u64{0} >> (64 - length);
        result |= (source >> place & ones) << low;
        place += length;
        if (low + length >= 64) break;
        mask &= ~u64{0} << (low + length);
    }
    return result;
#endif
}

// The lowest place of each suit.
inline constexpr u64 kEachSuit =
    u64{1} | u64{1} << kRanks | u64{1} << 2 * kRanks | u64{1} << 3 * kRanks;
inline u64 lane(int suit) noexcept { return kSuitMask << (kRanks * suit); }

inline constexpr auto kValues = [] {
    std::array<u8, kCards> values{};
    for (int card = 0; card < kCards; ++card)
        values[static_cast<std::size_t>(card)] =
            static_cast<u8>(half_points(static_cast<Card>(card)));
    return values;
}();
inline int value_of(int card) noexcept { return kValues[static_cast<std::size_t>(card)]; }

}  // namespace oudler::OUDLER_KERNEL_NAMESPACE
