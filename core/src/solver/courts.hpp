// Court cards: which side takes each in a proof, and what a bound is worth where others are left.
//
// Sixteen bits name the court cards: four a suit, jack to king from the low bit. `Courts` says of
// each what the proof counts: for the attack in some of its lines, for the defence in some. Most
// are taken by the same side in all of them.
//
// Two positions that agree in the cuts of a proof may differ in which court cards are left. Played
// alike, the highest card for the highest in each suit of each hand, each card of one stands for a
// card of the other and is taken by the same side. So a bound of one holds for the other when it is
// corrected by what the cards differ in worth: in full for those that the attack takes in every
// line, not at all for those that it takes in none, and for the rest by what is against the bound.

#pragma once

#include "bits.hpp"

namespace oudler::OUDLER_KERNEL_NAMESPACE {

inline constexpr u64 kCourts = kJacks | kKnights | kQueens | kKings;

inline u16 courts_of(u64 suits) noexcept { return static_cast<u16>(extract(suits, kCourts)); }

struct Courts {
    u16 to_attack = 0;  // in some line
    u16 to_defence = 0;

    Courts& operator|=(const Courts& other) noexcept {
        to_attack = static_cast<u16>(to_attack | other.to_attack);
        to_defence = static_cast<u16>(to_defence | other.to_defence);
        return *this;
    }
    void take(u16 cards, bool attack) noexcept {
        u16& taken = attack ? to_attack : to_defence;
        taken = static_cast<u16>(taken | cards);
    }
    u16 always_to_attack() const noexcept { return static_cast<u16>(to_attack & ~to_defence); }
};

// One hand's court cards in one suit, `before` and `now`, paired from the top, by those of `before`
// that a set names: what they are worth more or less before, and those now that stand for them.
struct CourtChange {
    u8 more = 0;  // half points
    u8 less = 0;
    u8 now = 0;  // and those that stand for lower cards, of which nothing is known
};

inline constexpr auto kCourtChanges = [] {
    std::array<CourtChange, 4096> table{};
    for (unsigned before = 0; before < 16; ++before) {
        for (unsigned now = 0; now < 16; ++now) {
            for (unsigned named = 0; named < 16; ++named) {
                CourtChange& change = table[(before * 16 + now) * 16 + named];
                unsigned left = before, right = now;
                while ((left | right) != 0) {
                    const unsigned one = std::bit_floor(left), other = std::bit_floor(right);
                    const int difference = 2 * (std::bit_width(left) - std::bit_width(right));
                    left ^= one;
                    right ^= other;
                    if (one == 0 || (named & one) != 0)
                        change.now = static_cast<u8>(change.now | other);
                    if ((named & one) == 0) continue;
                    if (difference > 0) change.more = static_cast<u8>(change.more + difference);
                    if (difference < 0) change.less = static_cast<u8>(change.less - difference);
                }
            }
        }
    }
    return table;
}();

// What the court cards of now are worth that stand for lower cards.
inline constexpr auto kCourtsInstead = [] {
    std::array<u8, 256> table{};
    for (unsigned before = 0; before < 16; ++before) {
        for (unsigned now = 0; now < 16; ++now) {
            unsigned right = now;
            for (int pairs = std::popcount(before); pairs > 0 && right != 0; --pairs)
                right ^= std::bit_floor(right);
            int worth = 0;
            for (int bit = 0; bit < 4; ++bit)
                if (right >> bit & 1) worth += 2 * (bit + 1);
            table[before * 16 + now] = static_cast<u8>(worth);
        }
    }
    return table;
}();

}  // namespace oudler::OUDLER_KERNEL_NAMESPACE
