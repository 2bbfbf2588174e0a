// What of the ranks a proof needed: cuts.
//
// A cut lies just below a card, in its suit or in the trumps. It says how many cards of each hand
// are above it, and nothing of their order on either side. That a card beats another needs one cut
// between them. Two positions with hands of the same lengths, in which every cut of a proof has as
// many cards of each hand above it, can be played alike, the highest for the highest and so on down
// each suit of each hand; so the proof holds in both.
//
// Where a lone attacker wins, a cut need not be so strict: the winner must be above and the others'
// cards below, so it is enough that no defender has more cards above it (and the attacker then has
// no fewer). Such weak cuts occur only in proofs that the attack reaches its goal.
//
// A set of cuts is the set of the cards right above them.

#pragma once

#include "bits.hpp"

namespace oudler::OUDLER_KERNEL_NAMESPACE {

// The places of cuts that part `low` from `high`.
inline u64 between(int low, int high) noexcept { return (u64{2} << high) - (u64{2} << low); }

// Cuts of one kind, in all suits and the trumps.
struct Cuts {
    u64 suits = 0;
    u32 trumps = 0;

    Cuts& operator|=(const Cuts& other) noexcept {
        suits |= other.suits;
        trumps |= other.trumps;
        return *this;
    }

    // Whether two cards of one suit are told apart.
    bool part(Card low, Card high) const noexcept {
        if (high < kFirstTrump) return (suits & between(low, high)) != 0;
        return (trumps & between(low - kFirstTrump, high - kFirstTrump)) != 0;
    }

    // Around each card of a run of neighbours.
    void around(Card low, Card high) noexcept {
        if (high < kFirstTrump) {
            suits |= between(low, high) | u64{1} << low;
            if (high % kRanks + 1 < kRanks) suits |= u64{2} << high;
        } else {
            const int bottom = low - kFirstTrump, top = high - kFirstTrump;
            trumps |=
                (static_cast<u32>(between(bottom, top)) | 1u << bottom | 2u << top) & kTrumpMask;
        }
    }

    // Each cut right below the lowest remaining card above it; those with nothing below or above
    // part nothing.
    void settle(u64 all_suits, u32 all_trumps) noexcept {
        u64 settled = 0;
        for (u64 rest = suits; rest != 0; rest &= rest - 1) {
            const int card = std::countr_zero(rest);
            const u64 suit = all_suits & lane(card / kRanks);
            const u64 above = suit & (~u64{0} << card);
            if (above != 0 && above != suit) settled |= above & (~above + 1);
        }
        suits = settled;
        u32 settled_trumps = 0;
        for (u32 rest = trumps; rest != 0; rest &= rest - 1) {
            const u32 above = all_trumps & (~0u << std::countr_zero(rest));
            if (above != 0 && above != all_trumps) settled_trumps |= above & (~above + 1);
        }
        trumps = settled_trumps;
    }
};

struct Needs {
    Cuts strict;
    Cuts weak;
    Cuts now;  // those of either kind that the trick on the table itself needs

    Needs& operator|=(const Needs& other) noexcept {
        strict |= other.strict;
        weak |= other.weak;
        now |= other.now;
        return *this;
    }

    // That in the trick on the table `high` is above `low`, of one suit.
    void suit_order(int high, int low, bool weakly) noexcept {
        const u64 places = between(low, high);
        u64 cut = strict.suits & places;
        if (cut == 0) {
            const u64 weaker = weak.suits & places;
            cut = weaker != 0 ? weaker & (~weaker + 1) : u64{1} << high;
            (weakly ? weak : strict).suits |= cut;
        }
        now.suits |= cut & (~cut + 1);
    }
    // The same of trumps, by index.
    void trump_order(int high, int low, bool weakly) noexcept {
        const u32 places = static_cast<u32>(between(low, high));
        u32 cut = strict.trumps & places;
        if (cut == 0) {
            const u32 weaker = weak.trumps & places;
            cut = weaker != 0 ? weaker & (~weaker + 1) : 1u << high;
            (weakly ? weak : strict).trumps |= cut;
        }
        now.trumps |= cut & (~cut + 1);
    }

    // If `other` cuts a run of neighbours of one hand, every card of it is told apart from every
    // other: any of them may be the one that is left above the cut.
    void whole_run(const Needs& other, Card low, Card high) noexcept {
        if (low == high || high >= kExcuse) return;
        if (other.strict.part(low, high)) strict.around(low, high);
        if (other.weak.part(low, high)) weak.around(low, high);
    }

    void settle(u64 all_suits, u32 all_trumps) noexcept {
        strict.settle(all_suits, all_trumps);
        weak.settle(all_suits, all_trumps);
        weak.suits &= ~strict.suits;
        weak.trumps &= ~strict.trumps;
    }
};

}  // namespace oudler::OUDLER_KERNEL_NAMESPACE
