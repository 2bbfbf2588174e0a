// A libFuzzer target: positions for the solver made from bytes. Whatever they are, they are refused
// or solved; small ones are compared with a plain minimax.

#include <utility>

#include "../tests/minimax.hpp"
#include "bytes.hpp"
#include "oudler/study.hpp"

namespace {

using namespace oudler;
using fuzzing::Bytes;
using fuzzing::require;

// A number around 0.
int small(Bytes& bytes) noexcept { return static_cast<int>(bytes.byte()) - 16; }

// Any numbers at all; most are refused.
SolverPosition raw_position(Bytes& bytes) noexcept {
    SolverPosition position;
    position.players = static_cast<int>(bytes.byte()) - 8;
    position.attack = bytes.byte();
    for (CardSet& hand : position.hands) hand = bytes.raw_set();
    position.leader = small(bytes);
    position.played = small(bytes);
    for (Card& card : position.trick) card = bytes.byte();
    position.barred = bytes.raw_set();
    position.points = static_cast<int>(bytes.word());
    position.oudlers = small(bytes);
    position.attack_tricks = static_cast<int>(bytes.word());
    position.defence_tricks = small(bytes);
    return position;
}

// Hands of a few cards, dealt by bytes, and a past that may go with them or not.
SolverPosition dealt_position(Bytes& bytes) noexcept {
    SolverPosition position;
    position.players = 3 + bytes.below(3);
    position.attack = bytes.byte() & 31u;
    Card pack[kCards];
    for (int card = 0; card < kCards; ++card) pack[card] = static_cast<Card>(card);
    const int left = 1 + bytes.below(6);
    const int places = left * position.players;
    for (int at = 0; at < places; ++at) {
        std::swap(pack[at], pack[at + bytes.below(kCards - at)]);
        position.hands[static_cast<std::size_t>(at / left)] |= CardSet::of(pack[at]);
    }
    position.leader = bytes.below(position.players);
    position.played = bytes.below(position.players);
    for (int place = 0; place < position.played; ++place) {
        const int seat = (position.leader + place) % position.players;
        CardSet& hand = position.hands[static_cast<std::size_t>(seat)];
        Card card = hand.lowest();
        // Now and then a card that is still in the hand.
        if (bytes.below(16) != 0) hand -= CardSet::of(card);
        position.trick[static_cast<std::size_t>(place)] = card;
    }
    position.trumps_broken = bytes.below(2) != 0;
    if (bytes.below(4) == 0) position.barred = bytes.set();
    position.points = bytes.byte();
    position.oudlers = bytes.below(4);
    position.attack_tricks = bytes.below(20);
    position.defence_tricks = bytes.below(8);
    position.petit_in_trick_before = bytes.below(2) != 0;
    return position;
}

SolverObjective objective_from(Bytes& bytes) noexcept {
    SolverObjective objective;
    const int options = bytes.byte();
    if ((options & 1) != 0) objective.kind = SolverObjective::Kind::kScore;
    objective.slam_announced = (options & 2) != 0;
    objective.defence_slam = (options & 4) != 0;
    objective.factor = bytes.below(8);
    objective.poignees = bytes.below(130);
    return objective;
}

}  // namespace

// The name is libFuzzer's.
// NOLINTNEXTLINE(readability-identifier-naming)
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static Solver solver(std::size_t{1} << 18);
    Bytes bytes{data, size};
    const int options = bytes.byte();
    const SolverObjective objective = objective_from(bytes);
    const SolverPosition position =
        (options & 7) == 0 ? raw_position(bytes) : dealt_position(bytes);
    const SolverRules rules{(options & 8) != 0, (options & 16) != 0, (options & 32) != 0,
                            (options & 64) != 0};
    if (check(position, objective) != PositionFault::kFine) return 0;
    if (!trick_is_legal(position, rules)) return 0;

    Study found;
    SolverStatistics statistics;
    SolverLimits limits;
    limits.nodes = 1 + bytes.byte() * 16u;
    study(solver, position, rules, objective, limits, {}, found, statistics);
    const SolverBounds possible = possible_results(position, objective);
    require(possible.lower <= found.value.lower && found.value.lower <= found.value.upper &&
            found.value.upper <= possible.upper);
    require(!found.legal.empty());
    SolverPosition now = position;
    for (int at = 0; at < found.line_length; ++at) {
        const Card card = found.line[static_cast<std::size_t>(at)];
        require(legal_cards(now, rules).has(card));
        now = after(now, card, rules);
    }
    minimax::Minimax plain(position, rules, objective, 500);
    const int value = plain.value();
    if (!plain.over()) require(found.value.lower <= value && value <= found.value.upper);
    return 0;
}
