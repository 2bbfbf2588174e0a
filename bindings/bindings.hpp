// What each file of the module oudler._core adds to it, and what they share.
//
// The bindings check every argument and raise ValueError with the reason; behind them nothing is
// checked again. They hold no rules of the game: those are in core/.

#pragma once

#include <nanobind/nanobind.h>

#include <optional>
#include <string_view>

#include "oudler/cards.hpp"
#include "oudler/isa.hpp"

namespace oudler::bindings {

namespace nb = nanobind;

void add_tricks(nb::module_& module);
void add_play(nb::module_& module);
void add_policy(nb::module_& module);
void add_sight(nb::module_& module);
void add_worlds(nb::module_& module);
void add_solver(nb::module_& module);

// The variant called `name`, or the best one for None. Raises ValueError if it cannot run here.
Isa isa_named(std::optional<std::string_view> name);

// The set, which is what the argument called `name` holds. Raises ValueError if that has bits
// beyond the 78 cards.
CardSet checked_set(CardSet set, const char* name);

// Raises ValueError with a text made as by printf.
[[noreturn, gnu::format(printf, 1, 2)]] void refuse(const char* format, ...);

}  // namespace oudler::bindings
