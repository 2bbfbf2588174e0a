// Who may play what, and who takes the trick: `oudler.tricks`, in the same words and with the same
// meaning, for all games. The games differ only in the TrickRules they pass.
//
// Two forms of each question: over a trick as it lies on the table (a row of cards, for those who
// come from outside), and over the little that a running trick needs to remember (the suit led, the
// highest trump), which is what the play of whole deals uses.
//
// Rules: F11-F13, C2 (first lead); M20-M26; G6-G10, G13; H13-H16.

#pragma once

#include "oudler/cards.hpp"

namespace oudler {

// The duties of a trick.
struct TrickRules {
    bool must_trump = true;               // without the led suit one must trump
    bool must_overtrump = true;           // a trump must beat the trumps there, if one can
    bool trump_lead_needs_break = false;  // no trump lead before a trump has been played
    bool undertrump_lowest = false;       // who cannot beat must play the lowest trump (B3-1)
};

// The top trump of a trick that holds none. (Card 0 is the ace of spades, no trump.)
inline constexpr Card kNoTrump = 0;

inline namespace OUDLER_VARIANT {

// The cards of a set in one suit, 0-3 or kTrumpLed.
OUDLER_INLINE constexpr CardSet in_suit(CardSet set, int suit) noexcept {
    if (suit >= kTrumpLed) return {0, set.trumps & kTrumpMask};
    return {set.suits & kSuitMask << (kRanks * suit), 0};
}

// What a leader may lead. `barred` are cards that may not be led if there are others (the called
// suit in the first trick, C2).
OUDLER_INLINE constexpr CardSet lead_mask(CardSet hand, const TrickRules& rules, bool broken,
                                          CardSet barred) noexcept {
    if (rules.trump_lead_needs_break && !broken && hand.suits != 0) hand.trumps &= kExcuseBit;
    const CardSet left = hand - barred;
    return left.empty() ? hand : left;
}

// What may be played to a trick that has been led to. `led` is the suit to follow or kNothingLed,
// `top` the highest trump in the trick or kNoTrump.
OUDLER_INLINE constexpr CardSet legal_mask(CardSet hand, int led, Card top,
                                           const TrickRules& rules) noexcept {
    if (led < 0) return hand;
    if (led != kTrumpLed) {
        const std::uint64_t follow = hand.suits & kSuitMask << (kRanks * led);
        if (follow != 0) return {follow, hand.trumps & kExcuseBit};
        if (!rules.must_trump) return hand;
    }
    std::uint32_t trumps = hand.trumps & kTrumpMask;
    if (trumps == 0) return hand;
    if (top != kNoTrump && rules.must_overtrump) {
        const std::uint32_t higher = trumps & ~((2u << (top - kFirstTrump)) - 1);
        if (higher != 0)
            trumps = higher;
        else if (rules.undertrump_lowest)
            trumps &= 0u - trumps;
    }
    return {0, trumps | (hand.trumps & kExcuseBit)};
}

// Whether `card` beats `best`, the best card so far of a trick in the suit `led`. Trumps have
// higher numbers than the suits, so a comparison is all; the Excuse beats nothing.
OUDLER_INLINE constexpr bool beats(Card card, Card best, int led) noexcept {
    return card != kExcuse && card > best && (card >= kFirstTrump || suit_of(card) == led);
}

// The suit to follow: 0-3, kTrumpLed, or kNothingLed. An Excuse led leaves it to the next card to
// set the suit (F13, M25, H16, G13).
inline constexpr int led_suit(const Card* trick, int size) noexcept {
    for (int place = 0; place < size; ++place)
        if (trick[place] != kExcuse) return suit_of(trick[place]);
    return kNothingLed;
}

// The highest trump in the trick, or kNoTrump.
inline constexpr Card top_trump(const Card* trick, int size) noexcept {
    Card top = kNoTrump;
    for (int place = 0; place < size; ++place)
        if (suit_of(trick[place]) == kTrumpLed && trick[place] > top) top = trick[place];
    return top;
}

// What may be played to the trick as it lies there; empty means that one leads.
inline constexpr CardSet legal_cards(CardSet hand, const Card* trick, int size,
                                     const TrickRules& rules, bool broken,
                                     CardSet barred) noexcept {
    if (size == 0) return lead_mask(hand, rules, broken, barred);
    return legal_mask(hand, led_suit(trick, size), top_trump(trick, size), rules);
}

// The place in the trick (0 is the leader) of the card that takes it: the highest trump, else the
// highest card of the suit led (F12, M26, G8, H15); -1 if there is no such card. The Excuse never
// takes a trick, unless it was led and `excuse_wins` says that it does (F16, M28).
inline constexpr int trick_winner(const Card* trick, int size, bool excuse_wins) noexcept {
    if (excuse_wins && size > 0 && trick[0] == kExcuse) return 0;
    int led = kNothingLed;
    int winner = -1;
    for (int place = 0; place < size; ++place) {
        const Card card = trick[place];
        if (card == kExcuse) continue;
        if (led < 0) {
            led = suit_of(card);
            winner = place;
        } else if (beats(card, trick[winner], led)) {
            winner = place;
        }
    }
    return winner;
}

}  // namespace OUDLER_VARIANT
}  // namespace oudler
