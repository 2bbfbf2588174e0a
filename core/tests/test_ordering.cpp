// The order of moves is the weighted sum of what is seen of each (look_at), whichever way it is
// added up.

#include "../src/solver/lead.hpp"

#include <vector>

#include "check.hpp"
#include "oudler/solver.hpp"
#include "positions.hpp"

namespace {

using namespace oudler;
using namespace oudler::OUDLER_KERNEL_NAMESPACE;

// The network over all that is seen of a lead.
template <int P>
int rated_by_network(const Move& move, const std::array<CardSet, P>& hands, int seat,
                     unsigned attack, const CardSet& all, int left, int beta, int rest) {
    const LeadWeights& weights = kLeadWeights[attack >> seat & 1];
    const Around<P> around(hands, seat, attack, all.suits, left, beta, rest);
    Trick<P> trick;
    trick.leader = seat;
    Features features;
    look_at<P>(move, hands, trick, seat, attack, all.suits, all.trumps, features);
    std::array<int, kInSuit> more;
    look_at_lead<P>(move, hands, seat, attack, all.suits, all.trumps, around, more);
    std::vector<int> facts(features.begin(), features.end());
    facts.insert(facts.end(), around.of.begin(), around.of.end());
    facts.insert(facts.end(), more.begin(), more.end());
    int sum = 0;
    for (std::size_t row = 0; row < facts.size(); ++row) sum += facts[row] * weights.linear[row];
    for (std::size_t h = 0; h < kLeadHidden; ++h) {
        int hidden = weights.bias[h];
        for (std::size_t row = 0; row < facts.size(); ++row)
            hidden += facts[row] * weights.first[row][h];
        sum += std::clamp(hidden, 0, 1 << 16) * weights.out[h];
    }
    return std::clamp(sum / 256, -30000, 30000);
}

template <int P>
int compare(const SolverPosition& position, const SolverRules& rules, int left) {
    std::array<CardSet, P> hands;
    CardSet all;
    for (int seat = 0; seat < P; ++seat) {
        hands[static_cast<std::size_t>(seat)] = position.hands[static_cast<std::size_t>(seat)];
        all |= position.hands[static_cast<std::size_t>(seat)];
    }
    Trick<P> trick;
    trick.leader = position.leader;
    for (int place = 0; place < position.played; ++place) {
        const Card card = position.trick[static_cast<std::size_t>(place)];
        trick.add(card, (position.leader + place) % P);
        all |= CardSet::of(card);
    }
    const int seat = to_move(position);
    MoveList list;
    find_moves(hands[static_cast<std::size_t>(seat)], legal_cards(position, rules), all.suits,
               all.trumps, true, list);
    order<P>(list, hands, trick, seat, position.attack, all.suits, all.trumps, left);
    const bool ours = (position.attack >> seat & 1) != 0;
    const Weights& weights = kWeights[static_cast<std::size_t>(weights_of(trick.played, P, ours) +
                                                               (left >= kEarly ? 6 : 0))];
    for (int i = 0; i < list.count; ++i) {
        const Move& move = list.moves[static_cast<std::size_t>(i)];
        Features f;
        look_at<P>(move, hands, trick, seat, position.attack, all.suits, all.trumps, f);
        int sum = 0;
        for (std::size_t k = 0; k < kFeatures; ++k) sum += weights.of[k] * f[k];
        CHECK(move.score == std::clamp(sum, -30000, 30000));
    }
    if (position.played == 0) {
        const int beta = left * 7 % 40, rest = 91;
        order_leads<P>(list, hands, seat, position.attack, all.suits, all.trumps, left, beta, rest);
        for (int i = 0; i < list.count; ++i) {
            const Move& move = list.moves[static_cast<std::size_t>(i)];
            CHECK(move.score ==
                  rated_by_network<P>(move, hands, seat, position.attack, all, left, beta, rest));
        }
    }
    return list.count;
}

TEST(moves_are_ordered_by_what_is_seen_of_them) {
    int moves = 0;
    for (std::uint64_t seed = 0; seed < 20'000; ++seed) {
        const positions::Case one = positions::make(seed);
        for (const int left : {one.left, one.left + kEarly}) {
            if (one.position.players == 3)
                moves += compare<3>(one.position, one.rules, left);
            else if (one.position.players == 4)
                moves += compare<4>(one.position, one.rules, left);
            else
                moves += compare<5>(one.position, one.rules, left);
        }
    }
    CHECK(moves > 50'000);
}

}  // namespace
