// The fixed set of deals that the solver is measured on: plausible four-player deals, each made
// from a number alone.
//
// A pack is dealt at random; the best of the four hands takes, takes the talon up and lays away
// low cards of its short suits. For positions with fewer than eighteen tricks left, simple rules
// play the tricks before: they see their own hand and the table only. The set never changes; the
// rules here are for it alone.

#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "oudler/solver.hpp"

namespace oudler::bench {

class Dice {
  public:
    explicit Dice(std::uint64_t seed)
        : state_(seed * 0x9E3779B97F4A7C15ull + 0xD1B54A32D192ED03ull) {}
    std::uint64_t next() {
        std::uint64_t z = (state_ += 0x9E3779B97F4A7C15ull);
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
        return z ^ (z >> 31);
    }
    int below(int bound) { return static_cast<int>(next() % static_cast<std::uint64_t>(bound)); }

  private:
    std::uint64_t state_;
};

// Nothing for what is no suit.
inline std::uint64_t lane_of(int suit) { return suit < kSuits ? kSuitMask << (kRanks * suit) : 0; }

// How good a hand looks for a taker.
inline int strength(const CardSet& hand) {
    const int trumps = std::popcount(hand.trumps & kTrumpMask);
    int value = 2 * trumps + 2 * std::popcount(hand.trumps >> 14 & 0x7F);
    if (hand.trumps & kTwentyOneBit) value += 9;
    if (hand.trumps & kExcuseBit) value += 7;
    if (hand.trumps & kPetitBit) value += trumps >= 5 ? 6 : 2;
    for (int suit = 0; suit < kSuits; ++suit) {
        const std::uint64_t cards = hand.suits & lane_of(suit);
        const bool king = (cards & kKings) != 0, queen = (cards & kQueens) != 0;
        value += king && queen ? 10 : king ? 6 : queen ? 3 : 0;
        value += 2 * ((cards & kKnights) != 0) + ((cards & kJacks) != 0);
        if (cards == 0) value += 5;
        if (std::popcount(cards) == 1) value += 3;
        if (std::popcount(cards) >= 6) value += 5;
    }
    return value;
}

// Lays six cards away: from the shortest suits, no kings, trumps only when nothing else is left.
inline CardSet lay_away(CardSet& hand) {
    CardSet away;
    while (away.size() < 6) {
        int suit_chosen = -1, best = 1000;
        for (int suit = 0; suit < kSuits; ++suit) {
            const std::uint64_t cards = hand.suits & lane_of(suit);
            const std::uint64_t free = cards & ~kKings;
            if (free == 0) continue;
            const int cost = std::popcount(cards) * 3 + ((cards & kKings) != 0 ? 5 : 0);
            if (cost < best) {
                best = cost;
                suit_chosen = suit;
            }
        }
        CardSet one;
        if (suit_chosen >= 0) {
            const std::uint64_t free = hand.suits & lane_of(suit_chosen) & ~kKings;
            one.suits = std::uint64_t{1} << (63 - std::countl_zero(free));
        } else {
            const std::uint32_t free = hand.trumps & ~kOudlers;
            one.trumps = free & (~free + 1);
        }
        away |= one;
        hand -= one;
    }
    return away;
}

// One card by simple rules.
inline Card simple_card(const SolverPosition& position, const SolverRules& rules, int left) {
    const int seat = to_move(position);
    const bool taker = (position.attack >> seat & 1) != 0;
    const CardSet legal = legal_cards(position, rules);
    const CardSet hand = position.hands[static_cast<std::size_t>(seat)];
    if (legal.size() == 1) return legal.lowest();

    int led = kNothingLed, winner = -1;
    Card winning = 0;
    for (int place = 0; place < position.played; ++place) {
        const Card card = position.trick[static_cast<std::size_t>(place)];
        if (card == kExcuse) continue;
        const int suit = suit_of(card);
        if (led == kNothingLed) led = suit;
        const bool beats =
            winner < 0 ||
            (suit == kTrumpLed ? card > winning
                               : suit == led && winning < kFirstTrump && card > winning);
        if (beats) {
            winner = (position.leader + place) % position.players;
            winning = card;
        }
    }
    const bool last = position.played + 1 == position.players;
    const auto lowest_trump = [&](std::uint32_t trumps) {
        const std::uint32_t others = trumps & ~kPetitBit;
        return static_cast<Card>(kFirstTrump + std::countr_zero(others != 0 ? others : trumps));
    };
    const auto cheapest_plain = [&](std::uint64_t suits) {
        Card best = kNoCard;
        int cost = 1000;
        for (std::uint64_t rest = suits; rest != 0; rest &= rest - 1) {
            const Card card = static_cast<Card>(std::countr_zero(rest));
            const int c =
                20 * half_points(card) - std::popcount(hand.suits & lane_of(suit_of(card)));
            if (c < cost) {
                cost = c;
                best = card;
            }
        }
        return best;
    };

    if (led == kNothingLed) {  // a lead, or the first card after an Excuse
        if (left <= 3 && left > 1 && legal.has(kExcuse) && position.played == 0 && legal.suits == 0)
            return kExcuse;
        if (legal.suits == 0)
            return (legal.trumps & kTrumpMask) != 0
                       ? static_cast<Card>(kFirstTrump + 31 -
                                           std::countl_zero(legal.trumps & kTrumpMask))
                       : kExcuse;
        Card best = kNoCard;
        int most = -1;
        for (int suit = 0; suit < kSuits; ++suit) {
            const std::uint64_t cards = legal.suits & lane_of(suit);
            if (cards == 0) continue;
            int worth = 4 * std::popcount(cards) + ((cards & kKings) != 0 ? (taker ? 3 : 6) : 0);
            if (worth > most) {
                most = worth;
                const bool king = (cards & kKings) != 0 && std::popcount(cards) < 6;
                best = king ? static_cast<Card>(63 - std::countl_zero(cards))
                            : static_cast<Card>(std::countr_zero(cards));
            }
        }
        return best;
    }
    const bool friendly =
        winner >= 0 && winner != seat && ((position.attack >> winner & 1) != 0) == taker;
    if (legal.has(kExcuse) && left > 1 && !friendly &&
        (left <= 4 || (legal.suits == 0 && (legal.trumps & kTrumpMask) == 0) ||
         (led < kTrumpLed && legal.suits == 0 && !last)))
        return kExcuse;
    const std::uint64_t plain = legal.suits;
    if (led < kTrumpLed && (plain & lane_of(led)) != 0) {
        const std::uint64_t over =
            winning < kFirstTrump ? plain & ~((std::uint64_t{2} << winning) - 1) : 0;
        if (friendly && last) return static_cast<Card>(63 - std::countl_zero(plain));
        if (over != 0 && (last || (over & kKings) != 0)) {
            if (last) return static_cast<Card>(63 - std::countl_zero(over));
            return static_cast<Card>(63 - std::countl_zero(over));
        }
        return cheapest_plain(plain);
    }
    if ((legal.trumps & kTrumpMask) != 0) {
        const std::uint32_t trumps = legal.trumps & kTrumpMask;
        if ((trumps & kPetitBit) != 0 && last && (winning < kFirstTrump || friendly)) return kPetit;
        return lowest_trump(trumps);
    }
    if (friendly && last && plain != 0) {
        Card best = static_cast<Card>(std::countr_zero(plain));
        for (std::uint64_t rest = plain; rest != 0; rest &= rest - 1) {
            const Card card = static_cast<Card>(std::countr_zero(rest));
            if (half_points(card) > half_points(best)) best = card;
        }
        return best;
    }
    return plain != 0 ? cheapest_plain(plain) : kExcuse;
}

// Deal `number` of the set with `left` tricks to play: the taker is seat 0.
inline SolverPosition make_deal(std::uint64_t number, int left) {
    Dice dice(number * 32 + static_cast<std::uint64_t>(left));
    std::array<Card, kCards> pack{};
    for (int i = 0; i < kCards; ++i) pack[static_cast<std::size_t>(i)] = static_cast<Card>(i);
    for (int i = kCards - 1; i > 0; --i)
        std::swap(pack[static_cast<std::size_t>(i)],
                  pack[static_cast<std::size_t>(dice.below(i + 1))]);
    SolverPosition position;
    int best = -1, taker = 0;
    for (int seat = 0; seat < 4; ++seat) {
        for (int i = 0; i < 18; ++i)
            position.hands[static_cast<std::size_t>(seat)] |=
                CardSet::of(pack[static_cast<std::size_t>(18 * seat + i)]);
        const int value = strength(position.hands[static_cast<std::size_t>(seat)]);
        if (value > best) {
            best = value;
            taker = seat;
        }
    }
    std::swap(position.hands[0], position.hands[static_cast<std::size_t>(taker)]);
    for (int i = 72; i < kCards; ++i)
        position.hands[0] |= CardSet::of(pack[static_cast<std::size_t>(i)]);
    const CardSet away = lay_away(position.hands[0]);
    position.attack = 1;
    position.points = half_points(away);
    position.leader = dice.below(4);
    const SolverRules rules;
    for (int now = 18; now > left; --now)
        for (int i = 0; i < 4; ++i)
            position = after(position, simple_card(position, rules, now), rules);
    return position;
}

}  // namespace oudler::bench
