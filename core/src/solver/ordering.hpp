// The order in which the search tries moves.
//
// A good first move decides how much is searched, never what is found. The order is a weighted sum
// of what can be seen at once: who will take the trick, what the card is worth and where it would
// go, what a lead draws or exposes. The weights (`weights.hpp`) were fitted to what refuted in
// searches of the project's own deals; `core/bench/fit_ordering.py` does it again.

#pragma once

#include <algorithm>
#include <array>

#include "moves.hpp"

namespace oudler::OUDLER_KERNEL_NAMESPACE {

inline constexpr int kFeatures = 40;
using Features = std::array<int, kFeatures>;

// What can be seen of a move. `attack` has a bit per seat of the attack. The names of the features
// stand beside them; each is a small number.
template <int P>
void look_at(const Move& move, const std::array<CardSet, P>& hands, const Trick<P>& trick, int seat,
             unsigned attack, u64 all_suits, u32 all_trumps, Features& f) noexcept {
    f.fill(0);
    const auto hand_of = [&](int other) -> const CardSet& {
        return hands[static_cast<std::size_t>(other)];
    };
    const bool ours = (attack >> seat & 1) != 0;
    const CardSet& hand = hand_of(seat);
    const bool trump = move.suit == kTrumpLed, plain = move.suit < 4;
    const u32 my_trumps = hand.trumps & kTrumpMask;
    const int length = plain   ? std::popcount(hand.suits & lane(move.suit))
                       : trump ? std::popcount(my_trumps)
                               : 0;
    const bool master =
        plain   ? ((all_suits & ~hand.suits & lane(move.suit)) >> move.card) == 0
        : trump ? (all_trumps & kTrumpMask & ~hand.trumps) >> (move.card - kFirstTrump) == 0
                : false;
    const int value = move.value;
    f[0] = trump;
    f[1] = move.suit == 5;  // the Excuse
    f[2] = move.card == kPetit;
    f[3] = move.place;               // higher cards of the suit in hand
    f[4] = length - 1 - move.place;  // lower ones
    f[5] = length == 1;
    f[6] = master;

    // Who takes the trick as it stands then, and who may still change that.
    Trick<P> then = trick;
    then.add(move.card, seat);
    const bool decided = then.led != kNothingLed;
    const bool winner_ours = decided && (((attack >> then.winner & 1) != 0) == ours);
    bool enemy_beats = false, friend_beats = false;
    int enemies_void = 0, friends_void = 0, enemies_follow = 0, friends_follow = 0;
    for (int place = then.played; place < P && decided; ++place) {
        const int other = (trick.leader + place) % P;
        const CardSet& theirs = hand_of(other);
        const bool enemy = ((attack >> other & 1) != 0) != ours;
        const bool beats = can_beat<P>(theirs, then.led, then.winning_card);
        (enemy ? enemy_beats : friend_beats) |= beats;
        if (then.led < 4) {
            if ((theirs.suits & lane(then.led)) != 0)
                ++(enemy ? enemies_follow : friends_follow);
            else if ((theirs.trumps & kTrumpMask) != 0)
                ++(enemy ? enemies_void : friends_void);
        }
    }
    const bool sure = winner_ours && !enemy_beats;
    const bool lost = decided && !winner_ours && !friend_beats;
    const bool mine = winner_ours && then.winner == seat;
    f[7] = sure;
    f[8] = lost;
    f[9] = sure ? value : 0;
    f[10] = lost ? value : 0;
    f[11] = !sure && !lost ? value : 0;
    f[12] = sure ? trick.points : 0;
    f[13] = lost ? trick.points : 0;
    f[14] = mine;
    f[15] = winner_ours && enemy_beats;
    f[16] = decided && !winner_ours && friend_beats;
    f[17] = sure && mine;
    f[18] = sure && !mine;
    f[19] = master && plain ? value : 0;
    f[20] = master && trump;

    if (trick.played == 0) {
        int enemy_most = 0, enemy_trumps = 0, friend_most = 0, friend_trumps = 0;
        u64 enemy_suits = 0, friend_suits = 0;
        for (int other = 0; other < P; ++other) {
            if (other == seat) continue;
            const CardSet& theirs = hand_of(other);
            const bool enemy = ((attack >> other & 1) != 0) != ours;
            const int trumps = std::popcount(theirs.trumps & kTrumpMask);
            int& most_trumps = enemy ? enemy_trumps : friend_trumps;
            most_trumps = std::max(most_trumps, trumps);
            (enemy ? enemy_suits : friend_suits) |= theirs.suits;
            if (plain) {
                int& most = enemy ? enemy_most : friend_most;
                most = std::max(most, std::popcount(theirs.suits & lane(move.suit)));
            }
        }
        f[21] = enemies_void;
        f[22] = friends_void;
        f[23] = enemies_follow;
        f[24] = friends_follow;
        f[25] = plain ? enemy_most : 0;
        f[26] = plain ? friend_most : 0;
        f[27] = trump ? std::clamp(length - enemy_trumps, -4, 4) : 0;
        f[28] = trump && enemy_trumps == 0;
        f[29] = plain && enemy_trumps == 0;
        if (plain) {
            const u64 suit = lane(move.suit);
            // Whose the highest card of the suit is, and what the others hold of worth in it.
            const u64 all = all_suits & suit;
            const u64 top = u64{1} << (63 - std::countl_zero(all));
            f[30] = (hand.suits & top) != 0 && !master;
            f[31] = (friend_suits & top) != 0;
            f[32] = (enemy_suits & top) != 0;
            const auto worth = [](u64 cards) {
                return 4 * std::popcount(cards & kKings) + 3 * std::popcount(cards & kQueens) +
                       2 * std::popcount(cards & kKnights) + std::popcount(cards & kJacks);
            };
            f[33] = worth(enemy_suits & suit);
            f[34] = worth(friend_suits & suit);
            f[35] = worth(hand.suits & suit);
            f[36] = length;
            f[37] = std::popcount(my_trumps) > 0 && length == 1;
            f[38] = enemies_void > 0 && enemy_trumps > 0 ? std::min(enemy_trumps, 4) : 0;
            f[39] = friends_void > 0 ? std::min(friend_trumps, 4) : 0;
        } else if (trump) {
            f[38] = std::min(length, 6);
            f[39] = std::min(enemy_trumps, 6);
        }
    } else {
        const bool ruff = trump && trick.led != kTrumpLed && trick.led != kNothingLed;
        const bool discard = plain && move.suit != trick.led && trick.led != kNothingLed;
        f[21] = ruff;
        f[22] = discard;
        f[23] = discard ? length : 0;
        f[24] = ruff && sure;
        f[25] = ruff && lost;
        f[26] = move.suit == 5 && sure;
        f[27] = move.suit == 5 && lost;
        f[28] = move.suit == 5 ? trick.points : 0;
        f[29] = move.card == kPetit && sure;
        f[30] = move.card == kPetit && lost;
        f[31] = discard && length == 1 && my_trumps != 0;
        if (discard) {
            const u64 suit = lane(move.suit);
            const u64 others = all_suits & suit & ~hand.suits;
            f[32] = others == 0;  // nobody else has the suit
            f[33] = master;
            // A bare honour is left behind.
            f[34] = length == 2 && move.place == 1 && (hand.suits & suit & (kKings | kQueens)) != 0;
        }
        f[35] = mine ? move.place : 0;
        f[36] = mine && master;
        f[37] = enemies_void;
        f[38] = friends_void;
        f[39] = mine ? value : 0;
    }
}

struct Weights {
    std::array<int, kFeatures> of;
};

}  // namespace oudler::OUDLER_KERNEL_NAMESPACE

#include "weights.hpp"

namespace oudler::OUDLER_KERNEL_NAMESPACE {

// With so many tricks left or more the weights are others.
inline constexpr int kEarly = 8;

// Leads, middle places and the last place differ, and so do the sides.
inline int weights_of(int place, int players, bool ours) noexcept {
    return (place == 0 ? 0 : place + 1 == players ? 2 : 1) * 2 + ours;
}

// The strongest of what some hands can still play to a trick.
struct Strength {
    int suit = -1;   // highest card of the suit led
    int trump = -1;  // highest trump, by index, of those who may play one

    bool beats(int card) const noexcept {
        return card >= kFirstTrump ? trump > card - kFirstTrump : trump >= 0 || suit > card;
    }
};

// The weighted sum of what `look_at` sees of each move to a trick whose suit is known. What is the
// same for moves of one kind is summed once: this is where a search spends much of its time.
template <int P>
void order_following(MoveList& list, const Weights& weights, const std::array<CardSet, P>& hands,
                     const Trick<P>& trick, int seat, unsigned attack, u64 all_suits,
                     u32 all_trumps) noexcept {
    const auto& w = weights.of;
    const auto attacks = [&](int other) { return (attack >> other & 1) != 0; };
    const CardSet& hand = hands[static_cast<std::size_t>(seat)];
    const bool ours = attacks(seat), suit_led = trick.led < 4;
    const u32 my_trumps = hand.trumps & kTrumpMask;
    Strength enemies, friends;
    int enemies_void = 0, friends_void = 0;
    for (int place = trick.played + 1; place < P; ++place) {
        const int other = (trick.leader + place) % P;
        const CardSet& theirs = hands[static_cast<std::size_t>(other)];
        const bool enemy = attacks(other) != ours;
        Strength& side = enemy ? enemies : friends;
        const u64 follow = suit_led ? theirs.suits & lane(trick.led) : 0;
        const u32 trumps = theirs.trumps & kTrumpMask;
        if (follow != 0) {
            side.suit = std::max(side.suit, 63 - std::countl_zero(follow));
        } else if (trumps != 0) {
            side.trump = std::max(side.trump, 31 - std::countl_zero(trumps));
            (enemy ? enemies_void : friends_void) += suit_led;
        }
    }

    // How the trick stands after a move: as before, taken by it for good, or taken until beaten.
    struct Standing {
        bool sure, lost;
        int sum, by_value, by_place, if_master;
    };
    const bool winner_ours = attacks(trick.winner) == ours;
    const bool beaten = (winner_ours ? enemies : friends).beats(trick.winning_card);
    const bool sure = winner_ours && !beaten, lost = !winner_ours && !beaten;
    const int all = w[37] * enemies_void + w[38] * friends_void;
    const Standing before{
        .sure = sure,
        .lost = lost,
        .sum = all + (sure   ? w[7] + w[12] * trick.points + w[18]
                      : lost ? w[8] + w[13] * trick.points
                             : w[winner_ours ? 15 : 16]),
        .by_value = sure   ? w[9]
                    : lost ? w[10]
                           : w[11],
        .by_place = w[3] - w[4],
        .if_master = w[6],
    };
    const Standing taken{
        .sure = true,
        .lost = false,
        .sum = all + w[7] + w[12] * trick.points + w[14] + w[17],
        .by_value = w[9] + w[39],
        .by_place = before.by_place + w[35],
        .if_master = w[6] + w[36],
    };
    const Standing held{
        .sure = false,
        .lost = false,
        .sum = all + w[14] + w[15],
        .by_value = w[11] + w[39],
        .by_place = taken.by_place,
        .if_master = taken.if_master,
    };

    int suit = -1, of_suit = 0;  // what all moves of a suit share
    u64 others = 0;              // cards of it in other hands
    for (int i = 0; i < list.count; ++i) {
        Move& move = list.moves[static_cast<std::size_t>(i)];
        const bool plain = move.suit < 4, trump = move.suit == kTrumpLed;
        const bool discard = plain && move.suit != trick.led;
        if (move.suit != suit) {
            suit = move.suit;
            const u64 held_there = plain ? hand.suits & lane(suit) : trump ? my_trumps : 0;
            const int length = std::popcount(held_there);
            others = plain   ? all_suits & lane(suit) & ~hand.suits
                     : trump ? all_trumps & kTrumpMask & ~my_trumps
                             : 0;
            of_suit = w[4] * (length - 1) + (length == 1 ? w[5] : 0);
            if (discard) {
                of_suit += w[22] + w[23] * length;
                if (length == 1 && my_trumps != 0) of_suit += w[31];
                if (others == 0) of_suit += w[32];
            } else if (trump) {
                of_suit += w[0] + (suit_led ? w[21] : 0);
            }
        }
        const bool takes =
            !discard && move.suit != 5 && static_cast<int>(move.card) > trick.winning_card;
        const Standing& then = !takes ? before : enemies.beats(move.card) ? held : taken;
        int score = of_suit + then.sum + then.by_value * move.value + then.by_place * move.place;
        if (plain) {
            if (others >> move.card == 0) {
                score += then.if_master + w[19] * move.value;
                if (discard) score += w[33];
            }
        } else if (trump) {
            if (others >> (move.card - kFirstTrump) == 0) score += then.if_master + w[20];
            if (suit_led) score += then.sure ? w[24] : then.lost ? w[25] : 0;
            if (move.card == kPetit) score += w[2] + (then.sure ? w[29] : then.lost ? w[30] : 0);
        } else {
            score += w[1] + w[28] * trick.points + (then.sure ? w[26] : then.lost ? w[27] : 0);
        }
        // A bare honour is left behind.
        if (discard && move.place == 1 && (hand.suits & lane(suit) & (kKings | kQueens)) != 0 &&
            std::popcount(hand.suits & lane(suit)) == 2)
            score += w[34];
        move.score = static_cast<std::int16_t>(std::clamp(score, -30000, 30000));
    }
}

}  // namespace oudler::OUDLER_KERNEL_NAMESPACE
