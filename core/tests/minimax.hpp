// A plain minimax for the tests: every legal card at every turn, no pruning, no table, and the
// deal counted from its whole list of tricks at the end. It shares nothing with the solver but the
// cards and the position.

#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "oudler/solver.hpp"

namespace oudler::minimax {

struct TrickRecord {
    int leader;
    std::array<Card, kMaxSolverPlayers> cards;
};

class Minimax {
  public:
    Minimax(const SolverPosition& position, const SolverRules& rules,
            const SolverObjective& objective, std::uint64_t budget)
        : start_(position), rules_(rules), objective_(objective), budget_(budget) {
        for (int seat = 0; seat < position.players; ++seat)
            for (Card card = 0; card < kCards; ++card)
                if (position.hands[static_cast<std::size_t>(seat)].has(card))
                    hands_[static_cast<std::size_t>(seat)].push_back(card);
        current_.leader = position.leader;
        for (int place = 0; place < position.played; ++place)
            current_.cards[static_cast<std::size_t>(place)] =
                position.trick[static_cast<std::size_t>(place)];
        played_ = position.played;
        for (int seat = 0; seat < position.players; ++seat)
            left_ =
                std::max(left_, static_cast<int>(hands_[static_cast<std::size_t>(seat)].size()));
        broken_ = position.trumps_broken;
        first_ = true;
    }

    // The value, or nothing (`over` is set) if the tree is larger than the budget.
    int value() { return search(); }
    bool over() const { return nodes_ > budget_; }

  private:
    bool attacks(int seat) const { return (start_.attack >> seat & 1) != 0; }

    std::vector<Card> legal(int seat) const {
        const std::vector<Card>& hand = hands_[static_cast<std::size_t>(seat)];
        std::vector<Card> result;
        const auto all_if_none = [&](auto keep) {
            result.clear();
            for (const Card card : hand)
                if (keep(card)) result.push_back(card);
            return !result.empty();
        };
        if (played_ == 0) {
            std::vector<Card> may = hand;
            const bool plain = std::any_of(hand.begin(), hand.end(), [](Card c) { return c < 56; });
            if (rules_.trump_lead_needs_break && !broken_ && plain)
                may.erase(std::remove_if(may.begin(), may.end(),
                                         [](Card c) { return c >= 56 && c < 77; }),
                          may.end());
            if (first_) {
                std::vector<Card> free;
                for (const Card card : may)
                    if (!start_.barred.has(card)) free.push_back(card);
                if (!free.empty()) return free;
            }
            return may;
        }
        int led = -1, top = -1;
        for (int place = 0; place < played_; ++place) {
            const Card card = current_.cards[static_cast<std::size_t>(place)];
            if (card == 77) continue;
            if (led < 0) led = card >= 56 ? 4 : card / 14;
            if (card >= 56) top = std::max(top, static_cast<int>(card));
        }
        if (led < 0) return hand;
        const auto suit = [](Card card) { return card == 77 ? 5 : card >= 56 ? 4 : card / 14; };
        if (led < 4 && all_if_none([&](Card c) { return suit(c) == led; })) {
            if (std::find(hand.begin(), hand.end(), Card{77}) != hand.end()) result.push_back(77);
            return result;
        }
        if (!all_if_none([&](Card c) { return suit(c) == 4; })) return hand;
        if (top >= 0) {
            std::vector<Card> higher;
            for (const Card card : result)
                if (card > top) higher.push_back(card);
            if (!higher.empty())
                result = higher;
            else if (rules_.undertrump_lowest)
                result = {*std::min_element(result.begin(), result.end())};
        }
        if (std::find(hand.begin(), hand.end(), Card{77}) != hand.end()) result.push_back(77);
        return result;
    }

    int winner_of(const TrickRecord& trick) const {
        int best = -1, led = -1;
        for (int place = 0; place < start_.players; ++place) {
            const Card card = trick.cards[static_cast<std::size_t>(place)];
            if (card == 77) continue;
            const int suit = card >= 56 ? 4 : card / 14;
            if (led < 0) led = suit;
            if (suit != 4 && suit != led) continue;
            if (best < 0) {
                best = place;
                continue;
            }
            const Card other = trick.cards[static_cast<std::size_t>(best)];
            if (suit == 4 ? card > other : other < 56 && card > other) best = place;
        }
        return (trick.leader + best) % start_.players;
    }

    int count() const {
        int points = start_.points, oudlers = start_.oudlers;
        int attack_tricks = start_.attack_tricks, defence_tricks = start_.defence_tricks;
        int bout = 0;
        bool petit_before = start_.petit_in_trick_before;
        for (std::size_t number = 0; number < tricks_.size(); ++number) {
            const TrickRecord& trick = tricks_[number];
            const bool last = number + 1 == tricks_.size();
            int winner = winner_of(trick);
            bool excuse_won = false;
            if (last && trick.cards[0] == 77) {
                const bool ours = attacks(trick.leader);
                if ((ours ? defence_tricks : attack_tricks) == 0) {
                    winner = trick.leader;
                    excuse_won = true;
                }
            }
            const bool won = attacks(winner);
            bool petit = false;
            for (int place = 0; place < start_.players; ++place) {
                const Card card = trick.cards[static_cast<std::size_t>(place)];
                const int owner = (trick.leader + place) % start_.players;
                if (card == 77) {
                    bool to_attack = attacks(owner);
                    if (last) {
                        if (excuse_won || !rules_.excuse_changes_side)
                            to_attack = won;
                        else
                            to_attack = !attacks(owner);
                    }
                    // Who keeps it without the trick gives a low card.
                    points += to_attack ? (won ? 9 : 8) : (won ? 1 : 0);
                    oudlers += to_attack;
                    continue;
                }
                petit |= card == 56;
                if (won) {
                    points += half_points(card);
                    oudlers += card == 56 || card == 76;
                }
            }
            if (last) {
                if (petit)
                    bout = won ? 1 : -1;
                else if (excuse_won && petit_before && rules_.petit_au_bout_before_excuse)
                    bout = won ? 1 : -1;
            }
            petit_before = petit;
            (won ? attack_tricks : defence_tricks) += 1;
        }
        if (objective_.kind == SolverObjective::Kind::kPoints) return points;
        constexpr int targets[4] = {56, 51, 41, 36};
        const int target = 2 * targets[oudlers];
        const bool made = points >= target;
        const int difference = (made ? points - target + 1 : target - points + 1) / 2;
        int score = (made ? 1 : -1) * (25 + difference) + 10 * bout;
        score *= objective_.factor;
        score += made ? objective_.poignees : -objective_.poignees;
        if (objective_.slam_announced)
            score += defence_tricks == 0 ? 400 : -200;
        else if (defence_tricks == 0)
            score += 200;
        if (attack_tricks == 0 && objective_.defence_slam) score -= 200;
        return score;
    }

    int search() {
        if (left_ == 0 && played_ == 0) return count();
        if (++nodes_ > budget_) return 0;
        const int seat = (current_.leader + played_) % start_.players;
        const bool ours = attacks(seat);
        int best = ours ? -100000 : 100000;
        const std::vector<Card> choices = legal(seat);
        std::vector<Card>& hand = hands_[static_cast<std::size_t>(seat)];
        const std::vector<Card> hand_before = hand;
        const TrickRecord current_before = current_;
        const int played_before = played_, left_before = left_;
        const bool broken_before = broken_, first_before = first_;
        for (const Card card : choices) {
            hand.erase(std::find(hand.begin(), hand.end(), card));
            current_.cards[static_cast<std::size_t>(played_++)] = card;
            first_ = false;
            bool closed = false;
            if (played_ == start_.players) {
                tricks_.push_back(current_);
                closed = true;
                for (const Card one : current_.cards) broken_ |= one >= 56 && one < 77;
                current_.leader = winner_of(current_);
                played_ = 0;
                left_ -= 1;
            }
            const int value = search();
            if (closed) tricks_.pop_back();
            hands_[static_cast<std::size_t>(seat)] = hand_before;
            current_ = current_before;
            played_ = played_before;
            left_ = left_before;
            broken_ = broken_before;
            first_ = first_before;
            best = ours ? std::max(best, value) : std::min(best, value);
            if (over()) return 0;
        }
        return best;
    }

    SolverPosition start_;
    SolverRules rules_;
    SolverObjective objective_;
    std::uint64_t budget_;
    std::uint64_t nodes_ = 0;
    std::array<std::vector<Card>, kMaxSolverPlayers> hands_;
    std::vector<TrickRecord> tricks_;
    TrickRecord current_{};
    int played_ = 0;
    int left_ = 0;
    bool broken_ = true;
    bool first_ = true;
};

}  // namespace oudler::minimax
