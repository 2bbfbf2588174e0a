// The duties of a trick and who takes it.

#include "oudler/tricks.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/stl/vector.h>

#include <vector>

#include "bindings.hpp"
#include "casters.hpp"

namespace oudler::bindings {

namespace {

// A trick that may lie on the table: at most six cards, none twice.
void check_trick(const std::vector<Card>& trick) {
    if (trick.size() > kMaxPlayers) refuse("a trick of %zu cards", trick.size());
    CardSet seen;
    for (const Card card : trick) {
        if (card >= kCards) refuse("no card has the number %d", card);
        if (seen.has(card)) refuse("card %d lies in the trick twice", card);
        seen |= CardSet::of(card);
    }
}

}  // namespace

void add_tricks(nb::module_& module) {
    using namespace nb::literals;

    nb::class_<TrickRules>(module, "TrickRules", "The duties of a trick, as data.")
        .def(
            "__init__",
            [](TrickRules* rules, bool must_trump, bool must_overtrump, bool needs_break,
               bool lowest) {
                new (rules) TrickRules{must_trump, must_overtrump, needs_break, lowest};
            },
            nb::kw_only(), "must_trump"_a = true, "must_overtrump"_a = true,
            "trump_lead_needs_break"_a = false, "undertrump_lowest"_a = false)
        .def_ro("must_trump", &TrickRules::must_trump)
        .def_ro("must_overtrump", &TrickRules::must_overtrump)
        .def_ro("trump_lead_needs_break", &TrickRules::trump_lead_needs_break)
        .def_ro("undertrump_lowest", &TrickRules::undertrump_lowest);

    module.def(
        "legal_cards",
        [](CardSet hand, const std::vector<Card>& trick, const TrickRules& rules, bool broken,
           CardSet barred) {
            check_trick(trick);
            return legal_cards(checked_set(hand, "hand"), trick.data(),
                               static_cast<int>(trick.size()), rules, broken,
                               checked_set(barred, "barred"));
        },
        "hand"_a, "trick"_a, "rules"_a, "trumps_broken"_a = true, "barred"_a = CardSet{},
        "The cards of a hand (all are masks) that may be played to a trick of card numbers.");
    module.def(
        "trick_winner",
        [](const std::vector<Card>& trick, bool excuse_wins) {
            check_trick(trick);
            const int place =
                trick_winner(trick.data(), static_cast<int>(trick.size()), excuse_wins);
            if (place < 0) refuse("nobody takes a trick without a suit card or a trump");
            return place;
        },
        "trick"_a, "excuse_wins"_a = false, "The place in the trick of the card that takes it.");
}

}  // namespace oudler::bindings
