// What is known about hidden cards, as a Python object that other calls take too.

#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "oudler/constraints.hpp"
#include "oudler/play.hpp"

namespace oudler::bindings {

// The most worlds of one call.
inline constexpr std::size_t kMostWorlds = 1'000'000;

// Raises ValueError if these are not rules of French tarot, or not so many play it.
void check_french(const PlayRules& rules, int players);

// Ready to draw from; it does not change.
struct Worlds {
    WorldSampler sampler;
    std::vector<double> memory;
    std::vector<int> counts;  // of the cards of each holder
    CardSet hidden;           // the cards dealt out

    // Raises ValueError with the reason if no deal of the hidden cards keeps to this.
    Worlds(CardSet all, const std::vector<CardSet>& may, const std::vector<int>& sizes,
           const std::optional<std::vector<CardSet>>& must);
};

}  // namespace oudler::bindings
