// The fixed set of deals that the solver is measured on, and its signature over them.

#pragma once

#include <cstdint>

#include "oudler/solver.hpp"

namespace oudler {

// Deal `number` of the set with `left` of its 18 tricks still to play; four players, seat 0 takes.
SolverPosition solve_set_position(std::uint64_t number, int left) noexcept;

// The same deals at eighteen tricks, played on by the card policy of bots and playouts: positions
// as they come up when people play, the taker's trumps led and much decided. (The other set's rules
// lead plain suits only, and trumps stay in.)
SolverPosition solve_set_played(std::uint64_t number, int left) noexcept;

// A number made of nodes and values over a fixed set of positions: three, four and five players,
// both objectives, both games. It is the same from every compiler, instruction set and machine; a
// change that alters it alters how the solver searches. 0 if there is no memory for its table.
std::uint64_t solver_signature(Isa set) noexcept;

}  // namespace oudler
