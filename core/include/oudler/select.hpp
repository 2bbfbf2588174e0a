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

// The place of the n-th set bit; there must be more than n.
OUDLER_INLINE int nth_bit(std::uint64_t word, unsigned n) noexcept {
#ifdef __BMI2__
    return std::countr_zero(_pdep_u64(std::uint64_t{1} << n, word));
#else
    while (n-- > 0) word &= word - 1;
    return std::countr_zero(word);
#endif
}

OUDLER_INLINE Card nth(CardSet set, unsigned n) noexcept {
    const unsigned in_suits = static_cast<unsigned>(std::popcount(set.suits));
    return static_cast<Card>(n < in_suits ? nth_bit(set.suits, n)
                                          : kFirstTrump + nth_bit(set.trumps, n - in_suits));
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
