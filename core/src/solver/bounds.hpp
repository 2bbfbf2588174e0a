// Tricks that one side is sure of, without looking further.
//
// Two sources. A master trump (no other remaining trump is higher) takes the trick it is played
// to, whenever that is. And who is on lead can cash what nobody can beat or ruff. Either way each
// other player gives a card to each of these tricks, at the very least his cheapest ones.
//
// Ranks that such a bound looks at are ranks that it needs (`suits`, `trumps`): a table entry made
// from it must bind them.

#pragma once

#include "bits.hpp"

namespace oudler::OUDLER_KERNEL_NAMESPACE {

struct Sure {
    int points = 0;  // half points of the side, the Excuse's exchange apart
    u64 suits = 0;
    u32 trumps = 0;
};

// The least half points of `count` cards of a hand. The Excuse counts as the low card it stands
// for: its own worth goes by its owner.
inline int cheapest(const CardSet& hand, int count) noexcept {
    const u64 honours = hand.suits & (kKings | kQueens | kKnights | kJacks);
    int left = count - (std::popcount(hand.suits ^ honours) +
                        std::popcount(hand.trumps & ~(kPetitBit | kTwentyOneBit)));
    if (left <= 0) return count;
    int sum = count + 2 * left;
    left -= std::popcount(hand.suits & kJacks);
    if (left <= 0) return sum;
    sum += 2 * left;
    left -= std::popcount(hand.suits & kKnights);
    if (left <= 0) return sum;
    sum += 2 * left;
    left -= std::popcount(hand.suits & kQueens);
    if (left <= 0) return sum;
    return sum + 2 * left;
}

inline int trump_points(u32 trumps) noexcept {
    return std::popcount(trumps) + 8 * std::popcount(trumps & kOudlers);
}
inline int suit_points(u64 suits) noexcept {
    return std::popcount(suits) + 8 * std::popcount(suits & kKings) +
           6 * std::popcount(suits & kQueens) + 4 * std::popcount(suits & kKnights) +
           2 * std::popcount(suits & kJacks);
}

// The trumps of `own` above every one of `others`.
inline u32 masters(u32 own, u32 others) noexcept {
    if (others == 0) return own;
    const int top = 31 - std::countl_zero(others);
    return own & ~((2u << top) - 1);
}

template <int P>
Sure by_masters(const std::array<CardSet, P>& hands, int seat, u32 all_trumps) noexcept {
    Sure sure;
    const CardSet& hand = hands[static_cast<std::size_t>(seat)];
    const u32 mine = hand.trumps & kTrumpMask;
    const u32 run = masters(mine, all_trumps & kTrumpMask & ~mine);
    const int count = std::popcount(run);
    if (count == 0) return sure;
    sure.points = trump_points(run);
    for (int other = 0; other < P; ++other)
        if (other != seat) sure.points += cheapest(hands[static_cast<std::size_t>(other)], count);
    if (run != mine || (all_trumps & kTrumpMask & ~mine) != 0)
        sure.trumps = trumps_from(std::countr_zero(run));
    return sure;
}

// What the leader cashes without losing the lead. `may_lead_trumps` is false where trumps are not
// broken. `tricks` is set to the number of tricks cashed.
template <int P>
Sure by_cashing(const std::array<CardSet, P>& hands, int leader, u64 all_suits, u32 all_trumps, bool may_lead_trumps, int& tricks) noexcept {
    Sure sure;
    const CardSet& hand = hands[static_cast<std::size_t>(leader)];
    const u32 mine = hand.trumps & kTrumpMask;
    const u32 theirs = all_trumps & kTrumpMask & ~mine;
    u32 cashed_trumps = 0;
    int rounds = 0;
    if (may_lead_trumps && mine != 0) {
        cashed_trumps = masters(mine, theirs);
        rounds = std::popcount(cashed_trumps);
    }
    // Who may still ruff after the master trumps: an Excuse saves its owner one trump.
    unsigned ruffers = 0;
    bool drawn = true;
    for (int other = 0; other < P; ++other) {
        if (other == leader) continue;
        const u32 trumps = hands[static_cast<std::size_t>(other)].trumps;
        const int count = std::popcount(trumps & kTrumpMask);
        if (count == 0) continue;
        const bool saves = (trumps & kExcuseBit) != 0 && rounds > 0;
        if (count + saves > rounds) {
            drawn = false;
            ruffers |= 1u << other;
        }
    }
    if (cashed_trumps != 0 && theirs != 0)
        sure.trumps = trumps_from(std::countr_zero(cashed_trumps));
    if (drawn && may_lead_trumps && cashed_trumps != mine) {
        // All others run out of trumps while masters are led: the rest are good as well. Nothing
        // of their ranks matters.
        cashed_trumps = mine;
    }
    u64 cashed = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
        const u64 own = hand.suits & lane(suit);
        if (own == 0) continue;
        const u64 others = (all_suits & lane(suit)) & ~hand.suits;
        int longest = 0;           // of any other hand, an Excuse saving its owner one card
        int safe = kRanks;         // rounds in which nobody ruffs
        for (int other = 0; other < P; ++other) {
            if (other == leader) continue;
            const CardSet& theirs_now = hands[static_cast<std::size_t>(other)];
            const int length = std::popcount(theirs_now.suits & lane(suit));
            if (ruffers >> other & 1) safe = std::min(safe, length);
            const int keeps = length + (length > 0 && (theirs_now.trumps & kExcuseBit) != 0);
            longest = std::max(longest, keeps);
        }
        if (safe == 0) continue;
        if (others == 0) {
            // Nobody else has the suit: its ranks do not matter.
            if (ruffers == 0) cashed |= own;
            continue;
        }
        u64 run = own & (~u64{0} << (63 - std::countl_zero(others)));
        int length = std::popcount(run);
        if (length > 0 && length >= longest && safe >= std::popcount(own)) {
            cashed |= own;
            sure.suits |= suit_from(std::countr_zero(run));
            continue;
        }
        while (length > safe) {
            run &= run - 1;
            --length;
        }
        if (length == 0) continue;
        cashed |= run;
        sure.suits |= suit_from(std::countr_zero(run));
    }
    tricks = std::popcount(cashed) + std::popcount(cashed_trumps);
    if (tricks == 0) {
        sure.suits = 0;
        sure.trumps = 0;
        return sure;
    }
    sure.points = suit_points(cashed) + trump_points(cashed_trumps);
    for (int other = 0; other < P; ++other)
        if (other != leader)
            sure.points += cheapest(hands[static_cast<std::size_t>(other)], tricks);
    return sure;
}

}  // namespace oudler::OUDLER_KERNEL_NAMESPACE
