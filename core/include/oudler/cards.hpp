// The 78 cards and sets of them, as `oudler.cards` numbers them: spades 0-13, hearts 14-27,
// diamonds 28-41, clubs 42-55 (each 1..10 jack knight queen king), trumps 1-21 at 56-76, the
// Excuse at 77. A set of cards is two words: bit i of `suits` for card i, bit i - 56 of `trumps`
// for the rest. Nothing ever translates between the two halves of the project.

#pragma once

#include <bit>
#include <cstdint>

#include "oudler/isa.hpp"

namespace oudler {

using Card = std::uint8_t;

inline constexpr int kCards = 78;
inline constexpr int kSuits = 4;
inline constexpr int kRanks = 14;
inline constexpr int kTrumpLed = 4;     // the led suit when a trump was led
inline constexpr int kNothingLed = -1;  // an empty trick, or one that holds the Excuse alone
inline constexpr int kMaxPlayers = 6;

inline constexpr Card kFirstTrump = 56;
inline constexpr Card kPetit = 56;
inline constexpr Card kTwentyOne = 76;
inline constexpr Card kExcuse = 77;
inline constexpr Card kNoCard = 255;

inline constexpr std::uint64_t kSuitMask = 0x3FFF;
inline constexpr std::uint64_t kPlain = (std::uint64_t{1} << 56) - 1;
inline constexpr std::uint32_t kTrumpMask = (1u << 21) - 1;
inline constexpr std::uint32_t kPetitBit = 1u;
inline constexpr std::uint32_t kTwentyOneBit = 1u << 20;
inline constexpr std::uint32_t kExcuseBit = 1u << 21;

inline constexpr std::uint64_t kOneOfEach =
    std::uint64_t{1} | std::uint64_t{1} << 14 | std::uint64_t{1} << 28 | std::uint64_t{1} << 42;
inline constexpr std::uint64_t kJacks = kOneOfEach << 10;
inline constexpr std::uint64_t kKnights = kOneOfEach << 11;
inline constexpr std::uint64_t kQueens = kOneOfEach << 12;
inline constexpr std::uint64_t kKings = kOneOfEach << 13;
inline constexpr std::uint32_t kOudlers = kPetitBit | kTwentyOneBit | kExcuseBit;

// The suit of a card: 0-3, kTrumpLed for the numbered trumps, 5 for the Excuse.
OUDLER_INLINE constexpr int suit_of(Card card) noexcept {
    if (card >= kFirstTrump) return card == kExcuse ? 5 : kTrumpLed;
    return card / kRanks;
}

// A set of cards. Plain data, passed by value.
struct CardSet {
    std::uint64_t suits = 0;
    std::uint32_t trumps = 0;  // numbered trumps in bits 0-20, the Excuse in bit 21

    OUDLER_INLINE static constexpr CardSet of(Card card) noexcept {
        // Without a branch: which half a card lies in cannot be guessed.
        const bool suited = card < kFirstTrump;
        return {std::uint64_t{suited} << (card & 63),
                std::uint32_t{!suited} << ((card - kFirstTrump) & 31)};
    }
    OUDLER_INLINE static constexpr CardSet all() noexcept {
        return {kPlain, kTrumpMask | kExcuseBit};
    }

    OUDLER_INLINE constexpr bool has(Card card) const noexcept {
        return card < kFirstTrump ? (suits >> card & 1) != 0
                                  : (trumps >> (card - kFirstTrump) & 1) != 0;
    }
    OUDLER_INLINE constexpr bool empty() const noexcept { return suits == 0 && trumps == 0; }
    OUDLER_INLINE constexpr int size() const noexcept {
        return std::popcount(suits) + std::popcount(trumps);
    }
    // The lowest card by number; the set must not be empty.
    OUDLER_INLINE constexpr Card lowest() const noexcept {
        return static_cast<Card>(suits != 0 ? std::countr_zero(suits)
                                            : kFirstTrump + std::countr_zero(trumps));
    }

    OUDLER_INLINE friend constexpr CardSet operator|(CardSet a, CardSet b) noexcept {
        return {a.suits | b.suits, a.trumps | b.trumps};
    }
    OUDLER_INLINE friend constexpr CardSet operator&(CardSet a, CardSet b) noexcept {
        return {a.suits & b.suits, a.trumps & b.trumps};
    }
    // The cards of `a` that are not in `b`.
    OUDLER_INLINE friend constexpr CardSet operator-(CardSet a, CardSet b) noexcept {
        return {a.suits & ~b.suits, a.trumps & ~b.trumps};
    }
    OUDLER_INLINE friend constexpr bool operator==(CardSet a, CardSet b) noexcept {
        return a.suits == b.suits && a.trumps == b.trumps;
    }
    OUDLER_INLINE constexpr CardSet& operator|=(CardSet other) noexcept {
        return *this = *this | other;
    }
    OUDLER_INLINE constexpr CardSet& operator-=(CardSet other) noexcept {
        return *this = *this - other;
    }
};

// Card points of a set, in half points (F18, M5): the pack holds 182.
OUDLER_INLINE constexpr int half_points(CardSet set) noexcept {
    return set.size() +
           8 * (std::popcount(set.suits & kKings) + std::popcount(set.trumps & kOudlers)) +
           6 * std::popcount(set.suits & kQueens) + 4 * std::popcount(set.suits & kKnights) +
           2 * std::popcount(set.suits & kJacks);
}

OUDLER_INLINE constexpr int half_points(Card card) noexcept {
    return half_points(CardSet::of(card));
}

}  // namespace oudler
