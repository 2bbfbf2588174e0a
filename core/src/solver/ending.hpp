// The end of a trick, and of the deal: who takes what, and what that needs.

#pragma once

#include "search.hpp"

namespace oudler::OUDLER_KERNEL_NAMESPACE {

// What the last trick needs, counted as it is.
template <int P, typename Watch>
void Search<P, Watch>::last_needs(const Trick<P>& trick, bool won, int beta,
                                  Outcome& outcome) const noexcept {
    const bool by_trump = trick.trumps > 0;
    int second = by_trump ? kFirstTrump + trick.second_trump - 1 : trick.second_card;
    if (by_trump ? trick.trumps < 2 : trick.of_led_suit < 2) return;
    bool weakly = false;
    if (alone_ && !shifts_.any) {
        const bool reached = outcome.value >= beta;
        if (won) {
            weakly = reached;
        } else {
            // Which of the defence takes it does not matter; and if it is enough for the attacker
            // as it is, he may take it as well, unless it moves the Excuse.
            if (reached && trick.excuse_place < 0) return;
            const Card his = trick.cards[at((kAttacker + P - trick.leader) % P)];
            if (suit_of(his) != (by_trump ? kTrumpLed : trick.led)) return;
            second = his;
        }
    }
    if (by_trump)
        outcome.needs.trump_order(trick.top - 1, second - kFirstTrump, weakly);
    else
        outcome.needs.suit_order(trick.winning_card, second, weakly);
}

// The last trick: everybody has one card, or has played it.
template <int P, typename Watch>
Outcome Search<P, Watch>::last(const Past& past, const Trick<P>& begun, int beta) noexcept {
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
    outcome.courts.take(courts_of(trick.suit_cards), won);
    outcome.value = won ? trick.points : 0;  // the Excuse counted as the low card it stands for
    bool excuse_to_attack = false;
    if (trick.excuse_place >= 0) {
        const bool owner_attacks = attacks((trick.leader + trick.excuse_place) % P);
        excuse_to_attack = excuse_wins || !rules_.excuse_changes_side ? won : !owner_attacks;
        if (excuse_to_attack) outcome.value += 8;
    }
    if (!excuse_wins) last_needs(trick, won, beta, outcome);
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

// Whether the lone attacker reaches `beta` as well if another card takes a trick that he loses: one
// of the defence, who then leads, or his own. If so, what that needs is added to `outcome`.
template <int P, typename Watch>
bool Search<P, Watch>::taken_otherwise(const Trick<P>& trick, int place, const Past& past,
                                       const Past& next, int left, int rest, int beta,
                                       Outcome& outcome) noexcept {
    const int seat = (trick.leader + place) % P;
    const bool his = seat == kAttacker;
    if (his && trick.has_petit) return false;
    Past then = next;
    if (his) then.sweeps = past.sweeps & kAttackSweeps;
    const int points = his ? trick.points : 0;
    Outcome other;
    if (!his && on(SolverFeatures::kSparing) &&
        spares(left - 1, trick.trumps > 0 ? kTrumpLed : trick.led)) {
        const u64 all_suits = all_suits_;
        const u32 all_trumps = all_trumps_;
        other = this->trick(then, seat, left - 1, rest, beta);
        all_suits_ = all_suits;
        all_trumps_ = all_trumps;
        if (stopped_) return false;
    } else {
        Start start;
        if (!known(then, seat, left - 1, rest, beta - points, start, other)) return false;
    }
    if (other.value + points < beta) return false;
    other.value += points;
    other.fate = his ? kToAttack : kToDefence;
    other.courts.take(courts_of(trick.suit_cards), his);
    outcome.add(other);
    return true;
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
    // Which card takes it does not matter if the attack reaches its goal all the same. The 21 takes
    // it in any case, and where the rest needs a cut there anyway nothing is to be saved.
    if (alone_ && !won && reached && left > 2 && trick.winning_card != kTwentyOne &&
        on(SolverFeatures::kAnyWinner)) {
        const int kind = trick.trumps > 0 ? kTrumpLed : trick.led;
        const Cuts strict = outcome.needs.strict;
        int highest = -1;  // of those that matter
        for (int place = 0; place < P && kind != kNothingLed; ++place) {
            const Card card = trick.cards[at(place)];
            if (card == trick.winning_card || suit_of(card) != kind ||
                static_cast<int>(card) < highest)
                continue;
            if (strict.part(card, static_cast<Card>(trick.winning_card)) ||
                !taken_otherwise(trick, place, past, next, left, rest - played, beta - gain,
                                 outcome))
                highest = card;
        }
        if (stopped_) return true;
        second_trump = kind == kTrumpLed && highest >= 0 ? highest - kFirstTrump + 1 : 0;
        second_card = kind == kTrumpLed ? -1 : highest;
        outcome.needs.now = {};
    }
    outcome.value += gain;
    outcome.courts.take(courts_of(trick.suit_cards), won);
    if (trick.trumps > 0) {
        if (second_trump > 0) outcome.needs.trump_order(trick.top - 1, second_trump - 1, weakly);
    } else if (second_card >= 0 && trick.of_led_suit > 1) {
        outcome.needs.suit_order(trick.winning_card, second_card, weakly);
    }
    return true;
}

}  // namespace oudler::OUDLER_KERNEL_NAMESPACE
