// The order of moves is the weighted sum of what is seen of each (look_at), whichever way it is
// added up.

#include "../src/solver/lead.hpp"
#include "check.hpp"
#include "oudler/solver.hpp"
#include "positions.hpp"

namespace {

using namespace oudler;
using namespace oudler::OUDLER_KERNEL_NAMESPACE;

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
