// One card of a trick: which moves there are, in which order they are tried, which need not be.

#pragma once

#include "search.hpp"
#include "stand_in.hpp"

namespace oudler::OUDLER_KERNEL_NAMESPACE {

// Whether the lone attacker, who has played to the trick, reaches `beta` by the tricks that he is
// sure of after it.
template <int P, typename Watch>
template <int K>
bool Search<P, Watch>::decided(const Trick<P>& trick, const Past& past, int left, int beta,
                               Outcome& outcome) const noexcept {
    if (trick.led == kNothingLed) return false;
    const bool won = trick.winner == kAttacker;
    u64 all_suits = 0;
    u32 all_trumps = 0;
    int excuse_owner = -1;
    for (int seat = 0; seat < P; ++seat) {
        all_suits |= hands_[at(seat)].suits;
        all_trumps |= hands_[at(seat)].trumps;
        if (hands_[at(seat)].trumps & kExcuseBit) excuse_owner = seat;
    }
    Decided decided{.led = trick.led, .won = won};
    for (int place = K; place < P; ++place) {
        const int other = (trick.leader + place) % P;
        if (won && can_beat<P>(hands_[at(other)], trick.led, trick.winning_card)) return false;
        decided.to_come |= 1u << other;
    }
    const bool excuse_ours = excuse_owner == kAttacker;
    const bool may_lead_trumps = !rules_.trump_lead_needs_break || past.broken || trick.trumps > 0;
    const bool excuse_here =
        trick.excuse_place >= 0 && (trick.leader + trick.excuse_place) % P == kAttacker;
    const int least = (excuse_ours || excuse_here ? 8 : 0) + (won ? trick.points : 0);
    // The last trick may go to an Excuse that the defence leads when it has all the others.
    const bool swept =
        !won && excuse_owner >= 0 && !excuse_ours && (past.sweeps & kDefenceSweeps) != 0;
    int count = 0;
    const Sure sure = by_seat<P>(hands_, lengths_, kAttacker, won,
                                 all_trumps & kTrumpMask & ~hands_[kAttacker].trumps, all_suits,
                                 all_trumps, may_lead_trumps, count, decided);
    if (count == 1 && swept) return false;
    outcome.value = least + sure.points - (excuse_ours && count > left - 3 ? 9 : 0);
    if (outcome.value < beta) return false;
    outcome.needs.weak = sure.needs;
    outcome.courts = sure.courts(all_suits, true);
    outcome.courts.take(courts_of(trick.suit_cards), won);
    outcome.fate = won ? kToAttack : kToDefence;
    if (won) {
        // Who may yet play has nothing above the winner.
        const Card card = static_cast<Card>(trick.winning_card);
        if (card >= kFirstTrump) {
            const u32 bit = 1u << (card - kFirstTrump);
            outcome.needs.weak.trumps |= bit;
            outcome.needs.now.trumps |= bit;
        } else {
            const u64 bit = u64{1} << card;
            outcome.needs.weak.suits |= bit;
            outcome.needs.now.suits |= bit;
        }
    } else {
        const Card card = trick.cards[at((kAttacker + P - trick.leader) % P)];
        if (trick.top > 0) {
            if (card >= kFirstTrump && card != kExcuse)
                outcome.needs.trump_order(trick.top - 1, card - kFirstTrump, false);
        } else if (card < kFirstTrump && card / kRanks == trick.led) {
            outcome.needs.suit_order(trick.winning_card, card, false);
        }
    }
    return true;
}

// With so many tricks left or more the attack's last card is first looked for among those after
// which the rest is known.
inline constexpr int kKnownFrom = 5;

// With so many tricks left or more leads are ordered by the network, which takes longer than the
// weighted sum.
inline constexpr int kLeadFrom = 5;

// Whether the lower trumps that a defender must not play, as he has higher ones, would fail as
// well. If so, what that needs is added to `all`.
template <int P, typename Watch>
template <int K>
bool Search<P, Watch>::barred_fail(u32 lower, const Trick<P>& trick, const Past& past, int left,
                                   int rest, int beta, Outcome& all) noexcept {
    const int seat = (trick.leader + K) % P;
    Outcome together = all;
    while (lower != 0) {
        const Card card = static_cast<Card>(kFirstTrump + 31 - std::countl_zero(lower));
        ++statistics_.nodes;
        take(seat, card);
        Trick<P> then = trick;
        then.add(card, seat);
        const Outcome outcome = next<K>(then, past, left, rest, beta);
        give(seat, card);
        if (stopped_ || outcome.value < beta) return false;
        together.add(outcome);
        lower &= ~(1u << (card - kFirstTrump));
        if (card != kPetit) lower = parted_from(card, lower, outcome.needs);
    }
    all = together;
    return true;
}

template <int P, typename Watch>
template <int K>
Outcome Search<P, Watch>::card(const Trick<P>& trick, const Past& past, int left, int rest,
                               int beta) noexcept {
    const int seat = (trick.leader + K) % P;
    const CardSet hand = hands_[at(seat)];
    const bool ours = attacks(seat);

    // Once the lone attacker has played and the trick is decided, what he is sure of then may be
    // good enough. When he led, that was asked before; when others have played since, it seldom is.
    if constexpr (K > 1) {
        if (sure_inside_ && alone_ && left > 2 && !shifts_.any && on(SolverFeatures::kMasters) &&
            (kAttacker + P - trick.leader) % P == K - 1) {
            Outcome outcome;
            if (decided<K>(trick, past, left, beta, outcome)) return outcome;
        }
    }

    // What may be played, and whether the trumps on the table decide about it.
    CardSet legal = hand;
    bool bound_by_top = false, can_overtrump = false;
    int highest_trump = 0;
    if constexpr (K == 0) {
        if (rules_.trump_lead_needs_break && !past.broken && hand.suits != 0)
            legal.trumps &= kExcuseBit;
        if (!barred.empty()) {
            const CardSet others = legal - barred;
            if (!others.empty()) legal = others;
            barred = {};
        }
    } else if (trick.led != kNothingLed) {
        const u64 follow = trick.led < 4 ? hand.suits & lane(trick.led) : 0;
        const u32 trumps = hand.trumps & kTrumpMask;
        if (follow != 0) {
            legal = {follow, hand.trumps & kExcuseBit};
        } else if (trumps != 0) {
            u32 allowed = trumps;
            if (trick.top != 0) {
                bound_by_top = true;
                highest_trump = 31 - std::countl_zero(trumps);
                const u32 higher = trumps & ~((1u << trick.top) - 1);
                can_overtrump = higher != 0;
                if (can_overtrump)
                    allowed = higher;
                else if (rules_.undertrump_lowest)
                    allowed = trumps & (~trumps + 1);
            }
            legal = {0, allowed | (hand.trumps & kExcuseBit)};
        }
    }

    MoveList list;
    find_moves(hand, legal, all_suits_, all_trumps_, on(SolverFeatures::kRuns), list);
    if (list.count > 1) {
        if (on(SolverFeatures::kOrdering)) {
            if (K == 0 && left >= kLeadFrom)
                order_leads<P>(list, hands_, seat, attack_, all_suits_, all_trumps_, left, beta,
                               rest);
            else
                order<P>(list, hands_, trick, seat, attack_, all_suits_, all_trumps_, left);
        }
    }

    if constexpr (Watch::kWatches)
        if (list.count > 1) watch_->template look<K>(*this, trick, past, left, rest, beta, list);

    // That a move that refutes may be played.
    const auto need_legal = [&](const Move& move, Needs& needs) {
        if (!bound_by_top || move.suit != kTrumpLed) return;
        const int played = move.card - kFirstTrump;
        // The highest trump of a hand may be played whether it beats the top or not; unless who
        // cannot beat it must play his lowest.
        const bool lowest_only = rules_.undertrump_lowest && can_overtrump;
        const bool only_one = (hand.trumps & kTrumpMask & ~(1u << played)) == 0;
        if (played == highest_trump && (only_one || !lowest_only)) return;
        needs.trump_order(can_overtrump ? played : trick.top - 1,
                          can_overtrump ? trick.top - 1 : highest_trump,
                          can_overtrump && ours && alone_);
    };

    // The attack's last card decides alone: one after which the rest is known saves the search of
    // another.
    if constexpr (K + 1 == P) {
        if (ours && list.count > 1 && left >= kKnownFrom && on(SolverFeatures::kKnownFirst)) {
            for (int i = 0; i < list.count; ++i) {
                const Move& move = list.moves[at(i)];
                take(seat, move.card);
                Trick<P> then = trick;
                then.add(move.card, seat);
                Outcome outcome;
                const bool reached =
                    finish<false>(then, past, left, rest, beta, outcome) && outcome.value >= beta;
                give(seat, move.card);
                if (!reached) continue;
                ++statistics_.nodes;
                need_legal(move, outcome.needs);
                return outcome;
            }
        }
    }

    struct Tried {
        Card card;
        u8 suit;
        u8 value;
        Card run_low;
        union {  // so that the array is not filled with zeros each time
            Outcome outcome;
        };
        Tried() noexcept {}
    };
    std::array<Tried, 24> tried;
    int tries = 0;

    Outcome all;  // of moves that fail
    all.value = ours ? -kNoBound : kNoBound;
    bool first = true;
    for (int i = 0; i < list.count; ++i) {
        for (int j = i + 1; j < list.count; ++j)
            if (list.moves[at(j)].score > list.moves[at(i)].score)
                std::swap(list.moves[at(i)], list.moves[at(j)]);
        const Move& move = list.moves[at(i)];
        if (i >= widest_ && left >= narrow_from_) break;

        if (tries > 0 && on(SolverFeatures::kDominance) && move.suit != 5) {
            // A card that stands in for one that failed, up to what they are worth.
            const bool special = shifts_.any && (move.card == kPetit || move.card == kTwentyOne);
            bool skipped = false;
            for (int t = 0; t < tries && !special; ++t) {
                const Tried& one = tried[at(t)];
                if (one.suit != move.suit) continue;
                if (shifts_.any && (one.card == kPetit || one.card == kTwentyOne)) continue;
                const bool same_run = one.run_low == move.run_low;
                // A defender who keeps the lower of two cards is no better off at weak cuts.
                if (!same_run) {
                    const Card low = std::min(one.card, move.card);
                    const Card high = std::max(one.card, move.card);
                    if (one.outcome.needs.strict.part(low, high) ||
                        one.outcome.needs.now.part(low, high) ||
                        (move.card < one.card && one.outcome.needs.weak.part(low, high)))
                        continue;
                }
                const int result = bound_instead(move.card, one.card, one.outcome, ours);
                if (ours ? result >= beta : result < beta) continue;
                if (one.value != move.value) exchange(move.card, one.card, one.outcome, all.courts);
                all.value = ours ? std::max(all.value, result) : std::min(all.value, result);
                if (same_run) all.needs.whole_run(one.outcome.needs, move.run_low, move.run_high);
                skipped = true;
                break;
            }
            if (skipped) continue;
        }

        ++statistics_.nodes;
        if (out_of_budget()) {
            stopped_ = true;
            return all;
        }
        take(seat, move.card);
        Trick<P> then = trick;
        then.add(move.card, seat);
        // Made where it stays: an answer is long, and there is one for each card.
        Tried& one = tried[at(tries)];
        new (&one.outcome) Outcome(next<K>(then, past, left, rest, beta));
        Outcome& outcome = one.outcome;
        give(seat, move.card);
        if (stopped_) return outcome;

        if (ours ? outcome.value >= beta : outcome.value < beta) {
            need_legal(move, outcome.needs);
            return outcome;
        }
        ++tries;
        one.card = move.card;
        one.suit = move.suit;
        one.value = move.value;
        one.run_low = move.run_low;
        all.needs |= outcome.needs;
        all.courts |= outcome.courts;
        all.fate |= outcome.fate;
        if (move.run_low != move.run_high)
            all.needs.whole_run(outcome.needs, move.run_low, move.run_high);
        if (first || (ours ? outcome.value > all.value : outcome.value < all.value)) {
            first = false;
            all.value = outcome.value;
        }
    }
    // What could not be played must not be playable in another position of the class.
    if (bound_by_top && can_overtrump) {
        u32 lower = hand.trumps & ((1u << (trick.top - 1)) - 1);
        // A lower trump that would fail by the proof of one that was tried need not be forbidden,
        // nor one of the defence's that fails when it is tried.
        if (on(SolverFeatures::kDuties)) {
            for (int t = 0; t < tries && lower != 0; ++t) {
                const Tried& one = tried[at(t)];
                if (one.suit == kTrumpLed && one.value == 1)  // worth what they are worth
                    lower = parted_from(one.card, lower, one.outcome.needs);
            }
            if (lower != 0 && !ours && on(SolverFeatures::kSparing) && trick.winner != kAttacker &&
                spares(left - 1, kTrumpLed) &&
                barred_fail<K>(lower, trick, past, left, rest, beta, all))
                lower = 0;
            if (stopped_) return all;
        }
        if (lower != 0) {
            all.needs.trump_order(trick.top - 1, 31 - std::countl_zero(lower),
                                  !ours && alone_ && attacks(trick.winner));
            all.needs.trump_order(highest_trump, trick.top - 1, false);
        }
    } else if (bound_by_top && rules_.undertrump_lowest) {
        all.needs.trump_order(trick.top - 1, highest_trump, false);
    }
    return all;
}

}  // namespace oudler::OUDLER_KERNEL_NAMESPACE
