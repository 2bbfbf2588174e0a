// Numbers out of the bytes that a fuzzer hands over; zeros when they run out.

#pragma once

#include <cstddef>
#include <cstdint>

#include "oudler/cards.hpp"

namespace oudler::fuzzing {

struct Bytes {
    const std::uint8_t* at;
    std::size_t left;

    std::uint8_t byte() noexcept {
        if (left == 0) return 0;
        --left;
        return *at++;
    }
    int below(int n) noexcept { return byte() % n; }
    std::uint64_t word() noexcept {
        std::uint64_t value = 0;
        for (int n = 0; n < 8; ++n) value = value << 8 | byte();
        return value;
    }
    // Any set, also with bits that are no cards.
    CardSet raw_set() noexcept {
        const std::uint64_t suits = word();
        return {suits, static_cast<std::uint32_t>(word())};
    }
    CardSet set() noexcept { return raw_set() & CardSet::all(); }
};

// What must hold whatever the bytes are. Not an assertion, so that it also holds with NDEBUG.
inline void require(bool holds) noexcept {
    if (!holds) __builtin_trap();
}

}  // namespace oudler::fuzzing
