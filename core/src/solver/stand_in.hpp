// Cards that stand in for one that failed.
//
// A card of the same suit that no cut of the proof parts from the one that failed can be played in
// its place, and that one later in its: the same proof with both exchanged, but for what they are
// worth. That matters only as far as they go to different sides.

#pragma once

#include "search.hpp"

namespace oudler::OUDLER_KERNEL_NAMESPACE {

// Which sides take `card` in the proof that `tried` fails.
inline unsigned sides_of(Card card, Card tried, const Outcome& proof) noexcept {
    if (card == tried) return proof.fate;
    if (card >= kFirstTrump || card % kRanks < kRanks - 4) return kToAttack | kToDefence;
    const u16 court = courts_of(u64{1} << card);
    return ((proof.courts.to_attack & court) != 0 ? unsigned{kToAttack} : 0u) |
           ((proof.courts.to_defence & court) != 0 ? unsigned{kToDefence} : 0u);
}

// The bound that the proof gives for `other` in the place of `tried`, a move of the attack or not.
inline int bound_instead(Card other, Card tried, const Outcome& proof, bool ours) noexcept {
    const int more = value_of(other) - value_of(tried);
    if (more == 0) return proof.value;
    const unsigned of_tried = sides_of(tried, tried, proof);
    const unsigned of_other = sides_of(other, tried, proof);
    // The attack takes the one in place of the other so often, at the most and at the least.
    const int most = ((of_tried & kToAttack) != 0) - ((of_other & kToDefence) == 0);
    const int least = ((of_tried & kToDefence) == 0) - ((of_other & kToAttack) != 0);
    return proof.value + more * ((more > 0) == ours ? most : least);
}

// Adds where court cards go when `other` is played in the place of `tried`.
inline void exchange(Card other, Card tried, const Outcome& proof, Courts& courts) noexcept {
    const auto goes = [&](Card card, unsigned sides) {
        if (card >= kFirstTrump) return;
        const u16 court = courts_of(u64{1} << card);
        if (sides & kToAttack) courts.take(court, true);
        if (sides & kToDefence) courts.take(court, false);
    };
    goes(other, sides_of(tried, tried, proof));
    goes(tried, sides_of(other, tried, proof));
}

// Those of `trumps`, worth a half point each, that a cut parts from `card`.
inline u32 parted_from(Card card, u32 trumps, const Needs& needs) noexcept {
    const u32 cuts = needs.strict.trumps | needs.weak.trumps | needs.now.trumps;
    for (u32 rest = trumps & ~kPetitBit; rest != 0; rest &= rest - 1) {
        const int one = std::countr_zero(rest);
        if ((cuts & static_cast<u32>(between(one, card - kFirstTrump))) == 0)
            trumps &= ~(1u << one);
    }
    return trumps;
}

}  // namespace oudler::OUDLER_KERNEL_NAMESPACE
