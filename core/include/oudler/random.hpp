// A small generator of random numbers with its whole state in the open: PCG32 (O'Neill: a linear
// congruential generator of 64 bits whose output is 32 of them, permuted). Two words of state leave
// the registers to the play of the cards. The same seed and stream give the same numbers on every
// machine and in every variant. Not for shuffles that money hangs on: those are `oudler.shuffle`.
//
// A batch gives each of its deals a stream of its own, numbered from 0, so what a deal looks like
// does not depend on how many are made at a time or by how many threads.

#pragma once

#include <bit>
#include <cstdint>

#include "oudler/isa.hpp"

namespace oudler {

struct Random {
    std::uint64_t state;
    std::uint64_t increment;  // odd; the stream

    OUDLER_INLINE static constexpr Random from(std::uint64_t seed, std::uint64_t stream) noexcept {
        const std::uint64_t spread = mixed(stream + 0x9E3779B97F4A7C15);
        Random random{mixed(seed) ^ spread, mixed(spread) | 1};
        random.next();
        return random;
    }

    OUDLER_INLINE constexpr std::uint32_t next() noexcept {
        const std::uint64_t old = state;
        state = old * 6364136223846793005u + increment;
        return std::rotr(static_cast<std::uint32_t>((old >> 18 ^ old) >> 27),
                         static_cast<int>(old >> 59));
    }

    // A number below n, all equally likely (Lemire's multiplication with rejection); n > 0.
    OUDLER_INLINE constexpr std::uint32_t below(std::uint32_t n) noexcept {
        std::uint64_t product = std::uint64_t{next()} * n;
        if (static_cast<std::uint32_t>(product) < n) {
            const std::uint32_t least = (0u - n) % n;
            while (static_cast<std::uint32_t>(product) < least) product = std::uint64_t{next()} * n;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    // A number in [0, 1) with 53 random bits.
    OUDLER_INLINE constexpr double fraction() noexcept {
        const std::uint64_t high = next();
        return static_cast<double>((high << 32 | next()) >> 11) * 0x1p-53;
    }

    // SplitMix64's way to spread a number over all bits.
    OUDLER_INLINE static constexpr std::uint64_t mixed(std::uint64_t x) noexcept {
        x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9;
        x = (x ^ x >> 27) * 0x94D049BB133111EB;
        return x ^ x >> 31;
    }
};

}  // namespace oudler
