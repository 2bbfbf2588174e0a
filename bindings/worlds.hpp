// What is known about hidden cards, as a Python object that other calls take too.

#pragma once

#include <optional>
#include <vector>

#include "oudler/constraints.hpp"

namespace oudler::bindings {

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
