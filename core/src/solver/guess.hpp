// What a position is probably worth, from what can be seen at once: where the tests start.
//
// Both sides play on by the move that looks best, twice, by the early and by the late weights; and
// the cards are counted: trumps, masters, tricks that are sure, what may be ruffed. A small network
// makes a value of it (`guess_weights.hpp`, fitted by `bench/fit_guess.py` to solved positions).
// Whole numbers all through, the same from every set of instructions.

#pragma once

#include "bounds.hpp"
#include "kernel.hpp"
#include "lead.hpp"

namespace oudler::OUDLER_KERNEL_NAMESPACE {

inline constexpr int kGuessFacts = 36;
inline constexpr int kGuessHidden = 32;
using GuessFacts = std::array<int, kGuessFacts>;

struct GuessWeights {
    std::array<std::array<std::int16_t, kGuessHidden>, kGuessFacts> first;
    std::array<std::int32_t, kGuessHidden> bias;
    std::array<std::int32_t, kGuessHidden> out;
    std::array<std::int32_t, kGuessFacts> linear;
    std::int32_t constant;
};

}  // namespace oudler::OUDLER_KERNEL_NAMESPACE

#include "guess_weights.hpp"

namespace oudler::OUDLER_KERNEL_NAMESPACE {

// Half points that the attack makes when everybody plays the move that looks best: to the end of
// the trick, or of the deal. `left` as the order of moves is told, if it is not the truth.
template <int P>
int play_on(std::array<CardSet, P>& hands, Trick<P>& trick, bool& broken, unsigned attack,
            const SolverRules& rules, int tricks, int left) noexcept {
    int made = 0;
    for (; tricks > 0; --tricks, --left) {
        u64 all_suits = 0;
        u32 all_trumps = 0;
        for (const CardSet& hand : hands) {
            all_suits |= hand.suits;
            all_trumps |= hand.trumps;
        }
        for (int place = 0; place < trick.played; ++place) {
            const CardSet one = CardSet::of(trick.cards[static_cast<std::size_t>(place)]);
            all_suits |= one.suits;
            all_trumps |= one.trumps;
        }
        while (trick.played < P) {
            const int seat = (trick.leader + trick.played) % P;
            CardSet& hand = hands[static_cast<std::size_t>(seat)];
            MoveList list;
            find_moves(hand,
                       legal_in_trick(hand, trick.played == 0, trick.led, trick.top, rules, broken),
                       all_suits, all_trumps, true, list);
            const Move* best = &list.moves[0];
            if (list.count > 1) {
                order<P>(list, hands, trick, seat, attack, all_suits, all_trumps, left);
                for (int i = 1; i < list.count; ++i)
                    if (list.moves[static_cast<std::size_t>(i)].score > best->score)
                        best = &list.moves[static_cast<std::size_t>(i)];
            }
            hand -= CardSet::of(best->card);
            trick.add(best->card, seat);
        }
        if (trick.winning_card < 0) return made;
        if (attack >> trick.winner & 1) made += trick.points;
        if (trick.excuse_place >= 0 && (attack >> ((trick.leader + trick.excuse_place) % P) & 1))
            made += 8;
        broken |= trick.trumps > 0;
        const int winner = trick.winner;
        trick = Trick<P>{};
        trick.leader = winner;
    }
    return made;
}

template <int P>
void look_at_all(const std::array<CardSet, P>& hands, int leader, bool broken, unsigned attack,
                 const SolverRules& rules, int left, GuessFacts& f) noexcept {
    f.fill(0);
    u64 all_suits = 0, ours = 0, theirs = 0;
    u32 all_trumps = 0, our_trumps = 0, their_trumps = 0;
    int most = 0;
    for (int seat = 0; seat < P; ++seat) {
        const CardSet& hand = hands[static_cast<std::size_t>(seat)];
        all_suits |= hand.suits;
        all_trumps |= hand.trumps;
        f[3] += suit_points(hand.suits) + trump_points(hand.trumps);
        if (attack >> seat & 1) {
            ours |= hand.suits;
            our_trumps |= hand.trumps;
        } else {
            theirs |= hand.suits;
            their_trumps |= hand.trumps;
            most = std::max(most, std::popcount(hand.trumps & kTrumpMask));
        }
    }
    f[0] = left;
    f[1] = (attack >> leader & 1) != 0;
    f[4] = suit_points(ours) + trump_points(our_trumps);
    const u32 mine = our_trumps & kTrumpMask, others = their_trumps & kTrumpMask;
    f[5] = std::popcount(mine);
    f[6] = std::popcount(others);
    f[7] = most;
    f[8] = trump_tricks(mine, others).count;
    f[9] = std::popcount(masters(mine, others));
    f[10] = trump_tricks(others, mine).count;
    f[11] = (our_trumps & kPetitBit) != 0;
    f[12] = (their_trumps & kPetitBit) != 0;
    f[13] = (our_trumps & kTwentyOneBit) != 0;
    f[14] = (their_trumps & kTwentyOneBit) != 0;
    f[15] = (our_trumps & kExcuseBit) != 0;
    f[16] = (their_trumps & kExcuseBit) != 0;
    f[17] = std::popcount(ours);
    for (int suit = 0; suit < kSuits; ++suit) {
        const u64 own = ours & lane(suit), there = theirs & lane(suit);
        const int worth = suit_points(there) - std::popcount(there);
        f[25] += worth;
        if (own == 0) {
            ++f[20];
            f[23] += worth;
            continue;
        }
        const u64 run = there == 0 ? own : own & (~u64{0} << (63 - std::countl_zero(there)));
        const int length = std::popcount(own), tops = std::popcount(run);
        f[18] += tops;
        f[19] += suit_points(run);
        if (tops > 0) f[24] += worth;
        int longest = 0, safe = kRanks;
        for (int seat = 0; seat < P; ++seat) {
            if (attack >> seat & 1) continue;
            const CardSet& hand = hands[static_cast<std::size_t>(seat)];
            const int held = std::popcount(hand.suits & lane(suit));
            longest = std::max(longest, held);
            if ((hand.trumps & kTrumpMask) != 0) safe = std::min(safe, held);
        }
        f[21] += std::min(length - tops, std::max(0, longest - tops));
        f[22] += std::max(0, length - safe);
        f[34] = std::max(f[34], length);
    }
    f[26] = std::popcount(ours & kKings);
    f[27] = std::popcount(ours & kQueens);
    for (u32 rest = mine; rest != 0; rest &= rest - 1)
        f[33] += std::popcount(others & ((rest & (~rest + 1)) - 1));
    const int taker = std::countr_zero(attack);
    const auto lengths = lengths_of<P>(hands);
    const bool may_lead_trumps = !rules.trump_lead_needs_break || broken;
    int count = 0;
    const Sure sure = by_seat<P>(hands, lengths, taker, leader == taker, others, all_suits,
                                 all_trumps, may_lead_trumps, count);
    f[28] = sure.points;
    f[29] = count;
    const Plan plan = plan_of<P>(hands, lengths, taker, leader == taker, all_suits, all_trumps,
                                 may_lead_trumps, left);
    f[30] = plan.points;
    f[31] = plan.count;
    for (const bool early : {true, false}) {
        std::array<CardSet, P> now = hands;
        Trick<P> trick;
        trick.leader = leader;
        bool open = broken;
        f[early ? 2 : 32] =
            play_on<P>(now, trick, open, attack, rules, left, early ? left + kEarly : 0);
    }
    f[35] = f[2] < f[32] ? f[32] - f[2] : f[2] - f[32];
}

inline int guess_from(const GuessFacts& facts) noexcept {
    std::array<std::int32_t, kGuessHidden> hidden = kGuessWeights.bias;
    int sum = kGuessWeights.constant;
    for (std::size_t row = 0; row < kGuessFacts; ++row) {
        sum += facts[row] * kGuessWeights.linear[row];
        for (std::size_t h = 0; h < kGuessHidden; ++h)
            hidden[h] += facts[row] * kGuessWeights.first[row][h];
    }
    for (std::size_t h = 0; h < kGuessHidden; ++h)
        sum += std::clamp(hidden[h], 0, 1 << 16) * kGuessWeights.out[h] / 256;
    return sum / 256;
}

}  // namespace oudler::OUDLER_KERNEL_NAMESPACE
