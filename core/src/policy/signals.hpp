// What a defender's small cards tell his partners: the federation's signal that costs nothing,
// because small cards are worth the same.

#pragma once

#include "facts.hpp"

namespace oudler {
inline namespace OUDLER_VARIANT {

// The small cards of a suit, 1 to 10, and the lower half of them.
inline constexpr std::uint64_t kSmall = 0x3FF;
inline constexpr std::uint64_t kLowSmall = 0x1F;

OUDLER_INLINE constexpr bool is_small(Card card) noexcept {
    return card < kFirstTrump && (kSmall >> (card % kRanks) & 1) != 0;
}

// The card of a suit that signals when the seat in turn leads it, or kNoCard where nothing is to be
// told: a defender who leads a suit first shows with a card up to 5 that he has its king or queen,
// with one from 6 to 10 that he has neither.
inline Card signal_of(const Watched& watched, int suit) noexcept {
    const Play& play = watched.play;
    const Seen& seen = watched.seen;
    if (play.on_table != 0 || seen.taker == kNone) return kNoCard;
    const int seat = play.turn;
    const CardSet hand = play.hands[seat];
    if (seat == seen.taker || seat == seen.partner ||
        (seen.called != kNoCard && hand.has(seen.called)))
        return kNoCard;
    unsigned led = 0;
    for (int other = 0; other < play.players; ++other) led |= seen.led[other];
    if ((led >> suit & 1) != 0) return kNoCard;
    const std::uint64_t held = hand.suits >> (kRanks * suit) & kSuitMask;
    const bool honour = held >> (kRanks - 2) != 0;
    const std::uint64_t wanted = held & (honour ? kLowSmall : kSmall & ~kLowSmall);
    if (wanted == 0) return kNoCard;
    return static_cast<Card>(kRanks * suit + std::countr_zero(wanted));
}

}  // namespace OUDLER_VARIANT
}  // namespace oudler
