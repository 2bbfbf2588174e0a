#include "positions.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <string>
#include <vector>

#include "casters.hpp"

namespace oudler::bindings {

const char* text_of(PositionFault fault) {
    switch (fault) {
        case PositionFault::kFine:
            break;
        case PositionFault::kPlayers:
            return "the solver knows three, four and five players";
        case PositionFault::kSides:
            return "the attack is nobody, everybody, or somebody not at the table";
        case PositionFault::kLeader:
            return "the leader is no seat of the table";
        case PositionFault::kTrickSize:
            return "more cards on the table than an unfinished trick can have";
        case PositionFault::kDuplicateCard:
            return "a card is in two places";
        case PositionFault::kUnequalHands:
            return "the hands are not of equal size, or those that have played to the trick do not "
                   "hold one card less";
        case PositionFault::kNoCards:
            return "there are no cards left to play";
        case PositionFault::kTrickCard:
            return "a card is none of the 78";
        case PositionFault::kPoints:
            return "the points or oudlers won so far and those in the cards left are more than "
                   "the pack has";
        case PositionFault::kTricks:
            return "more tricks than a deal has";
        case PositionFault::kFactor:
            return "the contract's factor is 1 to 6, the premiums of the poignees 0 to 120";
    }
    return "fine";
}

namespace {

void add_values(nb::module_& module) {
    using namespace nb::literals;

    nb::class_<SolverRules>(module, "SolverRules", "What the solver needs of the rules.")
        .def(
            "__init__",
            [](SolverRules* rules, bool changes_side, bool before_excuse, bool lowest,
               bool needs_break) {
                new (rules) SolverRules{changes_side, before_excuse, lowest, needs_break};
            },
            nb::kw_only(), "excuse_changes_side"_a = true, "petit_au_bout_before_excuse"_a = true,
            "undertrump_lowest"_a = false, "trump_lead_needs_break"_a = false)
        .def_ro("excuse_changes_side", &SolverRules::excuse_changes_side)
        .def_ro("petit_au_bout_before_excuse", &SolverRules::petit_au_bout_before_excuse)
        .def_ro("undertrump_lowest", &SolverRules::undertrump_lowest)
        .def_ro("trump_lead_needs_break", &SolverRules::trump_lead_needs_break);

    nb::class_<SolverObjective>(module, "SolverObjective", "What the sides play for.")
        .def(
            "__init__",
            [](SolverObjective* objective, const std::string& kind, int factor, int poignees,
               bool slam_announced, bool defence_slam) {
                if (kind != "points" && kind != "score")
                    refuse("no objective is called %.40s: points, score", kind.c_str());
                if (factor < 1 || factor > 6 || poignees < 0 || poignees > 120)
                    refuse("%s", text_of(PositionFault::kFactor));
                new (objective) SolverObjective{kind == "score" ? SolverObjective::Kind::kScore
                                                                : SolverObjective::Kind::kPoints,
                                                factor, poignees, slam_announced, defence_slam};
            },
            "kind"_a = "points", nb::kw_only(), "factor"_a = 1, "poignees"_a = 0,
            "slam_announced"_a = false, "defence_slam"_a = true)
        .def_prop_ro("kind",
                     [](const SolverObjective& objective) {
                         return objective.kind == SolverObjective::Kind::kScore ? "score"
                                                                                : "points";
                     })
        .def_ro("factor", &SolverObjective::factor)
        .def_ro("poignees", &SolverObjective::poignees)
        .def_ro("slam_announced", &SolverObjective::slam_announced)
        .def_ro("defence_slam", &SolverObjective::defence_slam);
}

void add_position(nb::module_& module) {
    using namespace nb::literals;

    nb::class_<SolverPosition>(module, "SolverPosition",
                               "A deal with all hands open, at any card of any trick.")
        .def(
            "__init__",
            [](SolverPosition* place, int players, unsigned attack,
               const std::vector<CardSet>& hands, int leader, const std::vector<Card>& trick,
               bool broken, CardSet barred, int points, int oudlers, int attack_tricks,
               int defence_tricks, bool petit_before) {
                SolverPosition position;
                if (players < 3 || players > kMaxSolverPlayers)
                    refuse("%s", text_of(PositionFault::kPlayers));
                if (hands.size() != static_cast<std::size_t>(players))
                    refuse("hands: needed is one for each player");
                if (trick.size() >= static_cast<std::size_t>(players))
                    refuse("%s", text_of(PositionFault::kTrickSize));
                position.players = players;
                position.attack = attack;
                for (std::size_t seat = 0; seat < hands.size(); ++seat)
                    position.hands[seat] = checked_set(hands[seat], "hands");
                position.leader = leader;
                position.played = static_cast<int>(trick.size());
                for (std::size_t at = 0; at < trick.size(); ++at) position.trick[at] = trick[at];
                position.trumps_broken = broken;
                position.barred = checked_set(barred, "barred");
                position.points = points;
                position.oudlers = oudlers;
                position.attack_tricks = attack_tricks;
                position.defence_tricks = defence_tricks;
                position.petit_in_trick_before = petit_before;
                const PositionFault fault = check(position, {});
                if (fault != PositionFault::kFine) refuse("%s", text_of(fault));
                new (place) SolverPosition(position);
            },
            "players"_a, "attack"_a, "hands"_a, "leader"_a, nb::kw_only(),
            "trick"_a = std::vector<Card>{}, "trumps_broken"_a = true, "barred"_a = CardSet{},
            "points"_a = 0, "oudlers"_a = 0, "attack_tricks"_a = 0, "defence_tricks"_a = 0,
            "petit_in_trick_before"_a = false)
        .def_ro("players", &SolverPosition::players)
        .def_ro("attack", &SolverPosition::attack)
        .def_prop_ro("hands",
                     [](const SolverPosition& position) {
                         nb::list hands;
                         for (int seat = 0; seat < position.players; ++seat)
                             hands.append(nb::cast(position.hands[static_cast<std::size_t>(seat)]));
                         return nb::tuple(hands);
                     })
        .def_ro("leader", &SolverPosition::leader)
        .def_prop_ro(
            "trick",
            [](const SolverPosition& position) {
                nb::list cards;
                for (int place = 0; place < position.played; ++place)
                    cards.append(nb::int_(position.trick[static_cast<std::size_t>(place)]));
                return nb::tuple(cards);
            })
        .def_prop_ro("turn", [](const SolverPosition& position) { return to_move(position); })
        .def_ro("trumps_broken", &SolverPosition::trumps_broken)
        .def_ro("barred", &SolverPosition::barred)
        .def_ro("points", &SolverPosition::points)
        .def_ro("oudlers", &SolverPosition::oudlers)
        .def_ro("attack_tricks", &SolverPosition::attack_tricks)
        .def_ro("defence_tricks", &SolverPosition::defence_tricks)
        .def_ro("petit_in_trick_before", &SolverPosition::petit_in_trick_before)
        .def(
            "legal_cards",
            [](const SolverPosition& self, const SolverRules& rules) {
                return legal_cards(self, rules);
            },
            "rules"_a, "The cards that the seat in turn may play.")
        .def(
            "after",
            [](const SolverPosition& self, Card card, const SolverRules& rules) {
                if (card >= kCards || !legal_cards(self, rules).has(card))
                    refuse("card %d may not be played", card);
                return after(self, card, rules);
            },
            "card"_a, "rules"_a, "The position once the seat in turn has played a card.");
}

}  // namespace

void add_positions(nb::module_& module) {
    add_values(module);
    add_position(module);
}

}  // namespace oudler::bindings
