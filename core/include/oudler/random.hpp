// A small generator of random numbers with its whole state in the open: xoshiro256** (Blackman and
// Vigna), seeded through SplitMix64. The same seed and stream give the same numbers on every
// machine and in every variant. Not for shuffles that money hangs on: those are `oudler.shuffle`.
//
// A batch gives each of its deals a stream of its own, numbered from 0, so what a deal looks like
// does not depend on how many are made at a time or by how many threads.

#pragma once

#include <cstdint>

#include "oudler/isa.hpp"

namespace oudler {

struct Random {
    std::uint64_t state[4];

    OUDLER_INLINE static constexpr Random from(std::uint64_t seed, std::uint64_t stream) noexcept {
        // Streams of one seed start at far apart points of SplitMix64's sequence.
        std::uint64_t x = mixed(seed) ^ mixed(stream + 0x632BE59BD9B4E019);
        Random random{};
        for (std::uint64_t& word : random.state) {
            x += 0x9E3779B97F4A7C15;
            word = mixed(x);
        }
        return random;
    }

    OUDLER_INLINE constexpr std::uint64_t next() noexcept {
        const std::uint64_t result = rotated(state[1] * 5, 7) * 9;
        const std::uint64_t t = state[1] << 17;
        state[2] ^= state[0];
        state[3] ^= state[1];
        state[1] ^= state[2];
        state[0] ^= state[3];
        state[2] ^= t;
        state[3] = rotated(state[3], 45);
        return result;
    }

    // A number below n, all equally likely (Lemire's multiplication with rejection); n > 0.
    OUDLER_INLINE constexpr std::uint32_t below(std::uint32_t n) noexcept {
        std::uint64_t product = (next() >> 32) * n;
        if (static_cast<std::uint32_t>(product) < n) {
            const std::uint32_t least = (0u - n) % n;
            while (static_cast<std::uint32_t>(product) < least) product = (next() >> 32) * n;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    // A number in [0, 1) with 53 random bits.
    OUDLER_INLINE constexpr double fraction() noexcept {
        return static_cast<double>(next() >> 11) * 0x1p-53;
    }

    OUDLER_INLINE static constexpr std::uint64_t rotated(std::uint64_t x, int by) noexcept {
        return x << by | x >> (64 - by);
    }
    // SplitMix64's way to spread a number over all bits.
    OUDLER_INLINE static constexpr std::uint64_t mixed(std::uint64_t x) noexcept {
        x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9;
        x = (x ^ x >> 27) * 0x94D049BB133111EB;
        return x ^ x >> 31;
    }
};

}  // namespace oudler
