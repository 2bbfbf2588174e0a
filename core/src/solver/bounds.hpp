// Tricks that one side is sure of, without looking further.
//
// Two sources. Trumps take the trick they are played to unless a higher one of the other side lies
// there too, so some of them win whatever happens. And who is on lead can cash suit cards that
// nobody can beat or ruff. Each other player gives a card to each of these tricks, at the very
// least his cheapest ones.
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

// Tricks that a hand's trumps take whatever happens. A trump loses only to a higher one of the
// other side, and each of those beats at most one: so as many win as are left over when each is
// paired with one above it. `needed` is set to the trumps from the lowest that counts up.
struct TrumpTricks {
    int count = 0;
    u32 needed = 0;
};

inline TrumpTricks trump_tricks(u32 own, u32 enemies) noexcept {
    TrumpTricks tricks;
    if (own == 0) return tricks;
    if (enemies == 0) {
        tricks.count = std::popcount(own);
        return tricks;
    }
    // Runs from the top down: `open` higher trumps of the enemies are not paired yet.
    int open = 0;
    u32 rest = own | enemies;
    int lowest = -1;
    while (rest != 0) {
        const int top = 31 - std::countl_zero(rest);
        const bool mine = (own >> top & 1) != 0;
        const u32 other = (mine ? enemies : own) & rest;
        const int floor = other == 0 ? 0 : 32 - std::countl_zero(other);
        const u32 run = rest & ~((1u << floor) - 1);
        const int length = std::popcount(run);
        rest &= ~run;
        if (!mine) {
            open += length;
        } else if (length > open) {
            tricks.count += length - open;
            open = 0;
            lowest = std::countr_zero(run);
        } else {
            open -= length;
        }
    }
    if (lowest >= 0) tricks.needed = trumps_from(lowest);
    return tricks;
}

// What is sure for the side of `seat` from its trumps, and from the suits that it can cash when it
// is on lead or alone has trumps. `enemies` are the trumps of the other side.
template <int P>
Sure by_seat(const std::array<CardSet, P>& hands, int seat, bool leads, u32 enemies, u64 all_suits,
             u32 all_trumps, bool may_lead_trumps, int& count) noexcept {
    Sure sure;
    const CardSet& hand = hands[static_cast<std::size_t>(seat)];
    const u32 mine = hand.trumps & kTrumpMask;
    const u32 theirs = all_trumps & kTrumpMask & ~mine;
    const TrumpTricks trumps = trump_tricks(mine, enemies);
    const u32 top = masters(mine, theirs);
    count = trumps.count;
    sure.trumps = trumps.needed;
    sure.points = trumps.count;
    if (top & kTwentyOneBit) sure.points += 8;
    if (trumps.count == std::popcount(mine) && (mine & kPetitBit)) sure.points += 8;

    // With a trump that wins for certain one need not be on lead: at the latest that trump gains
    // it. Until then nobody gets rid of a suit in which to ruff (who has trumps and not the suit
    // led must trump, so he throws nothing away, and a round of the suit is won by its master), and
    // while one has trumps no good card is thrown away.
    const bool alone = theirs == 0 && mine != 0;
    const bool enters = alone || top != 0 || (trumps.count > 0 && enemies == theirs);
    u64 cashed = 0;
    if (leads || enters) {
        const int rounds = may_lead_trumps && leads ? std::popcount(top) : 0;
        // Who may still ruff after the master trumps: an Excuse saves its owner one trump.
        unsigned ruffers = 0;
        bool drawn = (may_lead_trumps && leads) || alone;
        for (int other = 0; other < P; ++other) {
            if (other == seat) continue;
            const u32 held = hands[static_cast<std::size_t>(other)].trumps;
            const int trumps_held = std::popcount(held & kTrumpMask);
            if (trumps_held == 0) continue;
            const bool saves = (held & kExcuseBit) != 0 && rounds > 0;
            if (trumps_held + saves > rounds) {
                drawn = false;
                ruffers |= 1u << other;
            }
        }
        if (drawn) {
            // All others run out of trumps while masters are led: the rest are good as well.
            count = std::popcount(mine);
            sure.points = trump_points(mine);
            sure.trumps = theirs != 0 && top != 0 ? trumps_from(std::countr_zero(top)) : 0;
        }
        for (int suit = 0; suit < kSuits; ++suit) {
            const u64 own = hand.suits & lane(suit);
            if (own == 0) continue;
            const u64 others = (all_suits & lane(suit)) & ~hand.suits;
            if (others == 0) {
                // Nobody else has the suit: its ranks do not matter.
                if (ruffers == 0) cashed |= own;
                continue;
            }
            u64 run = own & (~u64{0} << (63 - std::countl_zero(others)));
            if (run == 0) continue;
            int longest = 0;    // of any other hand, an Excuse saving its owner one card
            int safe = kRanks;  // rounds in which nobody ruffs
            for (int other = 0; other < P; ++other) {
                if (other == seat) continue;
                const CardSet& held = hands[static_cast<std::size_t>(other)];
                const int length = std::popcount(held.suits & lane(suit));
                if (ruffers >> other & 1) safe = std::min(safe, length);
                longest =
                    std::max(longest, length + (length > 0 && (held.trumps & kExcuseBit) != 0));
            }
            int length = std::popcount(run);
            if (length >= longest && safe >= std::popcount(own)) {
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
        if (cashed != 0) {
            count += std::popcount(cashed);
            sure.points += suit_points(cashed);
            // The masters were led to draw trumps.
            if (rounds > 0 && theirs != 0) sure.trumps |= trumps_from(std::countr_zero(top));
        }
    }
    if (count == 0) return sure;
    for (int other = 0; other < P; ++other)
        if (other != seat) sure.points += cheapest(hands[static_cast<std::size_t>(other)], count);
    return sure;
}

}  // namespace oudler::OUDLER_KERNEL_NAMESPACE
