// The n-th card of a set, low to high: what a random choice among legal cards comes down to. With
// BMI2 it is two instructions, without it a short loop; the answer is the same.

#pragma once

#include "oudler/cards.hpp"
#include "oudler/random.hpp"

#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace oudler {
inline namespace OUDLER_VARIANT {

// The n-th set bit of a word, alone; there must be more than n.
OUDLER_INLINE std::uint64_t nth_bit(std::uint64_t word, unsigned n) noexcept {
#ifdef __BMI2__
    return _pdep_u64(std::uint64_t{1} << n, word);
#else
    while (n-- > 0) word &= word - 1;
    return word & (0 - word);
#endif
}

OUDLER_INLINE Card nth(CardSet set, unsigned n) noexcept {
    const unsigned in_suits = static_cast<unsigned>(std::popcount(set.suits));
    // Chosen without a branch: which half it is cannot be guessed.
    const bool suited = n < in_suits;
    const std::uint64_t bit = nth_bit(suited ? set.suits : set.trumps, suited ? n : n - in_suits);
    return static_cast<Card>(std::countr_zero(bit) + (suited ? 0 : kFirstTrump));
}

// A card of the set, all equally likely; the set must not be empty.
OUDLER_INLINE Card any_of(CardSet set, Random& random) noexcept {
    return nth(set, random.below(static_cast<std::uint32_t>(set.size())));
}

// `count` cards of the set, which must have as many; all choices are equally likely.
inline CardSet some_of(CardSet set, int count, Random& random) noexcept {
    CardSet chosen;
    for (; count > 0; --count) {
        const CardSet one = CardSet::of(any_of(set, random));
        chosen |= one;
        set -= one;
    }
    return chosen;
}

}  // namespace OUDLER_VARIANT
}  // namespace oudler
