// The end of a trick, and of the deal: who takes what, and what that needs.

#pragma once

#include "search.hpp"

namespace oudler::OUDLER_KERNEL_NAMESPACE {

// The last trick: everybody has one card, or has played it.
template <int P, typename Watch>
Outcome Search<P, Watch>::last(const Past& past, const Trick<P>& begun) noexcept {
    Trick<P> trick = begun;
    while (trick.played < P) {
        const int seat = (trick.leader + trick.played) % P;
        trick.add(hands_[at(seat)].lowest(), seat);
    }
    int winner = trick.winner;
    const bool leader_attacks = attacks(trick.leader);
    const bool excuse_wins = trick.cards[0] == kExcuse &&
                             (past.sweeps & (leader_attacks ? kAttackSweeps : kDefenceSweeps)) != 0;
    if (excuse_wins) winner = trick.leader;
    const bool won = attacks(winner);

    Outcome outcome;
    outcome.fate = won ? kToAttack : kToDefence;
    outcome.value = won ? trick.points : 0;  // the Excuse counted as the low card it stands for
    bool excuse_to_attack = false;
    if (trick.excuse_place >= 0) {
        const bool owner_attacks = attacks((trick.leader + trick.excuse_place) % P);
        excuse_to_attack = excuse_wins || !rules_.excuse_changes_side ? won : !owner_attacks;
        if (excuse_to_attack) outcome.value += 8;
    }
    if (!excuse_wins) {
        if (trick.trumps > 1)
            outcome.needs.trump_order(trick.top - 1, trick.second_trump - 1, false);
        else if (trick.trumps == 0 && trick.of_led_suit > 1)
            outcome.needs.suit_order(trick.winning_card, trick.second_card, false);
    }
    if (shifts_.any) {
        int oudlers = shifts_.expected_oudlers + (past.petit == Petit::kWon);
        int bout = kNoBout;
        for (int place = 0; place < P; ++place) {
            const int owner = (trick.leader + place) % P;
            switch (trick.cards[at(place)]) {
                case kPetit:
                    oudlers += won;
                    bout = won ? kBoutAttack : kBoutDefence;
                    break;
                case kTwentyOne:
                    oudlers += static_cast<int>(won) - static_cast<int>(attacks(owner));
                    break;
                case kExcuse:
                    oudlers +=
                        static_cast<int>(excuse_to_attack) - static_cast<int>(attacks(owner));
                    break;
                default:
                    break;
            }
        }
        if (excuse_wins && past.petit_before && bout == kNoBout &&
            rules_.petit_au_bout_before_excuse)
            bout = won ? kBoutAttack : kBoutDefence;
        int slam = kNoSlam;
        if (won && (past.sweeps & kAttackSweeps)) slam = kSlamAttack;
        if (!won && (past.sweeps & kDefenceSweeps)) slam = kSlamDefence;
        outcome.value += shifts_.shift(oudlers, bout, slam) - shifts_.credited(past.petit);
    }
    return outcome;
}

// What a complete trick leads to; if it is not to be searched, whether that is known.
template <int P, typename Watch>
template <bool Searching>
bool Search<P, Watch>::finish(const Trick<P>& trick, const Past& past, int left, int rest, int beta,
                              Outcome& outcome) noexcept {
    const bool won = attacks(trick.winner);
    int gain = won ? trick.points : 0;
    if (trick.excuse_place >= 0 && attacks((trick.leader + trick.excuse_place) % P)) gain += 8;
    Past next = past;
    next.sweeps &= won ? kAttackSweeps : kDefenceSweeps;
    next.broken = past.broken || trick.trumps > 0;
    next.petit_before = trick.has_petit;
    if (trick.has_petit) {
        next.petit = won ? Petit::kWon : Petit::kGone;
        if (won && shifts_.any) gain += shifts_.petit_won();
    }
    const int played = trick.points + (trick.excuse_place >= 0 ? 8 : 0);

    if constexpr (Searching) {
        const u64 all_suits = all_suits_;
        const u32 all_trumps = all_trumps_;
        outcome = this->trick(next, trick.winner, left - 1, rest - played, beta - gain);
        all_suits_ = all_suits;
        all_trumps_ = all_trumps;
    } else {
        Start start;
        if (!known(next, trick.winner, left - 1, rest - played, beta - gain, start, outcome))
            return false;
    }

    outcome.fate = won ? kToAttack : kToDefence;
    outcome.needs.now = {};
    const bool reached = outcome.value + gain >= beta;
    const bool weakly = won && alone_ && reached;
    int second_trump = trick.second_trump, second_card = trick.second_card;
    // Which of the defenders takes it does not matter if the attack reaches its goal all the same.
    // Where the rest needs a cut between them anyway there is nothing to save.
    if (alone_ && !won && reached && left > 2 && on(SolverFeatures::kAnyWinner)) {
        const int kind = trick.trumps > 0 ? kTrumpLed : trick.led;
        const Cuts strict = outcome.needs.strict;
        int highest = -1;  // of those that matter
        for (int place = 0; place < P && kind != kNothingLed; ++place) {
            const int seat = (trick.leader + place) % P;
            const Card card = trick.cards[at(place)];
            if (seat == trick.winner || suit_of(card) != kind || static_cast<int>(card) < highest)
                continue;
            Start start;
            Outcome other;
            if (!attacks(seat) && !strict.part(card, static_cast<Card>(trick.winning_card)) &&
                known(next, seat, left - 1, rest - played, beta - gain, start, other) &&
                other.value >= beta - gain) {
                outcome.value = std::min(outcome.value, other.value);
                outcome.needs |= other.needs;
            } else {
                highest = card;
            }
        }
        second_trump = kind == kTrumpLed && highest >= 0 ? highest - kFirstTrump + 1 : 0;
        second_card = kind == kTrumpLed ? -1 : highest;
        outcome.needs.now = {};
    }
    outcome.value += gain;
    if (trick.trumps > 0) {
        if (second_trump > 0) outcome.needs.trump_order(trick.top - 1, second_trump - 1, weakly);
    } else if (second_card >= 0 && trick.of_led_suit > 1) {
        outcome.needs.suit_order(trick.winning_card, second_card, weakly);
    }
    return true;
}

}  // namespace oudler::OUDLER_KERNEL_NAMESPACE
