// What people and programs ask of the solver about one position: its value, that of every legal
// card, and a line of best play.

#pragma once

#include <array>

#include "oudler/solver.hpp"

namespace oudler {

struct Study {
    SolverBounds value;
    CardSet legal;
    // Of each legal card: what the position is worth once it is played. Equal cards (neighbours
    // with nobody else's between them) are searched once.
    std::array<SolverBounds, kCards> cards{};
    // Best play by both sides to the end, from an exact value; shorter if a limit stopped it.
    std::array<Card, kMaxTricks * kMaxSolverPlayers> line{};
    int line_length = 0;
};

struct StudyOptions {
    bool cards = true;
    bool line = true;
    SolverFeatures features;
};

// Studies a position that has passed `check` and `trick_is_legal`. All searches share the table and
// the limits: the nodes in `statistics` count against `limits.nodes`. Bounds that a limit leaves
// open hold all the same.
void study(Solver& solver, const SolverPosition& position, const SolverRules& rules,
           const SolverObjective& objective, const SolverLimits& limits,
           const StudyOptions& options, Study& out, SolverStatistics& statistics) noexcept;

// Whether the cards on the table may have been played from these hands.
bool trick_is_legal(const SolverPosition& position, const SolverRules& rules) noexcept;

// The lowest and the highest result that a position can end with at all.
SolverBounds possible_results(const SolverPosition& position,
                              const SolverObjective& objective) noexcept;

}  // namespace oudler
