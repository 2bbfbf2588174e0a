// Positions for the solver, and what is said of those that cannot be.

#pragma once

#include <nanobind/nanobind.h>

#include "bindings.hpp"
#include "oudler/solver.hpp"

namespace oudler::bindings {

const char* text_of(PositionFault fault);

// SolverRules, SolverObjective, SolverPosition.
void add_positions(nb::module_& module);

}  // namespace oudler::bindings
