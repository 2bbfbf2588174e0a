// Worlds that agree with what is known about hidden cards.

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/vector.h>

#include <optional>
#include <vector>

#include "arrays.hpp"
#include "bindings.hpp"
#include "casters.hpp"
#include "worlds.hpp"

namespace oudler::bindings {

namespace {

// Tables of 256 MB: far more than six hands of which something is known can need.
constexpr std::size_t kMostDoubles = std::size_t{1} << 25;

}  // namespace

Worlds::Worlds(CardSet all, const std::vector<CardSet>& may, const std::vector<int>& sizes,
               const std::optional<std::vector<CardSet>>& must)
    : counts(sizes) {
    const std::size_t holders = may.size();
    if (holders > kMaxHolders) refuse("%zu holders: 8 at most", holders);
    if (counts.size() != holders) refuse("counts: needed is one for each holder");
    if (must && must->size() != holders) refuse("must: needed is a set for each holder");
    Constraints known;
    known.hidden = hidden = checked_set(all, "hidden");
    known.holders = static_cast<int>(holders);
    for (std::size_t holder = 0; holder < holders; ++holder) {
        known.may[holder] = checked_set(may[holder], "may");
        known.counts[holder] = counts[holder];
        if (must) known.must[holder] = checked_set((*must)[holder], "must");
    }
    std::size_t needed = 0;
    WorldsFault fault = sampler.prepare(known, nullptr, 0, needed);
    if (fault == WorldsFault::kMemory && needed <= kMostDoubles) {
        memory.resize(needed);
        fault = sampler.prepare(known, memory.data(), needed, needed);
    }
    switch (fault) {
        case WorldsFault::kFine:
            return;
        case WorldsFault::kHolders:
            refuse("nobody holds the hidden cards");
        case WorldsFault::kCounts:
            refuse("counts: they do not add up to the hidden cards");
        case WorldsFault::kMust:
            refuse("must: a card is not hidden, or two must have it");
        case WorldsFault::kUnsatisfiable:
            refuse("no deal of the hidden cards keeps to this");
        case WorldsFault::kMemory:
            refuse("too many kinds of holders to count the worlds");
    }
}

void add_worlds(nb::module_& module) {
    using namespace nb::literals;

    nb::class_<Worlds>(module, "Constraints",
                       "What is known about hidden cards: who may hold and who must hold which.")
        .def(nb::init<CardSet, const std::vector<CardSet>&, const std::vector<int>&,
                      const std::optional<std::vector<CardSet>>&>(),
             "hidden"_a, "may"_a, "counts"_a, "must"_a = nb::none())
        .def_prop_ro("worlds", [](const Worlds& self) { return self.sampler.worlds; })
        .def_prop_ro("holders", [](const Worlds& self) { return self.sampler.holders; })
        .def(
            "sample",
            [](const Worlds& self, std::uint64_t seed, nb::handle out, std::uint64_t first) {
                const std::size_t count = rows("out", out);
                const std::size_t holders = static_cast<std::size_t>(self.sampler.holders);
                std::uint64_t* to = output<std::uint64_t>("out", out, {count, holders, 2});
                const nb::gil_scoped_release released;
                for (std::size_t n = 0; n < count; ++n) {
                    Random random = Random::from(seed, first + n);
                    CardSet hands[kMaxHolders];
                    self.sampler.draw(random, hands);
                    for (std::size_t holder = 0; holder < holders; ++holder) {
                        *to++ = hands[holder].suits;
                        *to++ = hands[holder].trumps;
                    }
                }
            },
            "seed"_a, "out"_a, nb::kw_only(), "first"_a = 0,
            "Fill the array with worlds, each drawn anew and all equally likely.");
}

}  // namespace oudler::bindings
