// Whole deals: dealt, played at random or as told, counted and scored, many in a call.
//
// In arrays a set of cards is a row of two uint64: the suits (bits 0-55 as in a mask) and the
// trumps with the Excuse (the mask's bits 56-77, shifted down). What else belongs to a deal is a
// row of kSeats uint8: leader, dealer, a bit for each seat of the attack, the card called (255:
// none), whether the pile counts for the attack.

#include "oudler/play.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

#include <algorithm>
#include <string>
#include <vector>

#include "arrays.hpp"
#include "bindings.hpp"
#include "oudler/deals.hpp"
#include "oudler/kernels.hpp"
#include "oudler/policy.hpp"

namespace oudler::bindings {

namespace {

constexpr std::size_t kSeats = 5;
// Deals that are turned from arrays into tables at a time.
constexpr std::size_t kChunk = 1024;

const char* text_of(Fault fault) {
    switch (fault) {
        case Fault::kFine:
            break;
        case Fault::kPlayers:
            return "the game is not played by so many";
        case Fault::kSeat:
            return "the leader or the dealer is no seat of the table";
        case Fault::kSides:
            return "the attack is nobody, everybody, or somebody not at the table";
        case Fault::kUnequalHands:
            return "the hands are not of equal size";
        case Fault::kNoCards:
            return "the hands are empty";
        case Fault::kDuplicateCard:
            return "a card is in two places, or is none of the 78";
        case Fault::kMissingCard:
            return "hands and pile do not make 78 cards";
        case Fault::kCalledCard:
            return "the card called is not a suit card, or there are not five players";
        case Fault::kIllegalCard:
            return "a card that may not be played";
    }
    return "fine";
}

// The arrays that describe deals, and their size.
struct Deals {
    const std::uint64_t* hands;
    const std::uint64_t* piles;
    const std::uint8_t* seats;
    std::size_t count;
    int players;

    CardSet set(const std::uint64_t* words, std::size_t row) const {
        // Bits beyond the trumps' word would be lost, so they are kept as one that no set has.
        const std::uint64_t trumps = words[2 * row + 1];
        return {words[2 * row], static_cast<std::uint32_t>(trumps >> 32 != 0 ? ~0u : trumps)};
    }
    Table table(std::size_t row) const {
        Table table;
        table.players = static_cast<std::uint8_t>(players);
        for (int seat = 0; seat < players; ++seat)
            table.hands[seat] = set(
                hands, row * static_cast<std::size_t>(players) + static_cast<std::size_t>(seat));
        table.pile = set(piles, row);
        const std::uint8_t* told = seats + kSeats * row;
        table.leader = told[0];
        table.dealer = told[1];
        table.attack = told[2];
        table.called = told[3];
        table.pile_attacks = told[4] != 0;
        return table;
    }
};

int players_of(const PlayRules& rules, nb::handle hands) {
    nb::ndarray<nb::ro> array;
    if (hands.is_none() || !nb::try_cast(hands, array, false) || array.ndim() != 3)
        refuse("hands: needed is an array of the shape (deals, players, 2)");
    const std::size_t players = array.shape(1);
    if (players > kMaxPlayers || hand_size(rules.game, static_cast<int>(players)) == 0)
        refuse("hands: %s", text_of(Fault::kPlayers));
    return static_cast<int>(players);
}

// Deals to be played: all are checked before the first card. Sets `tricks` to those of a deal.
Deals read_deals(const PlayRules& rules, nb::handle hands, nb::handle piles, nb::handle seats,
                 std::size_t& tricks) {
    const int players = players_of(rules, hands);
    const std::size_t count = rows("hands", hands);
    const Deals deals{
        input<std::uint64_t>("hands", hands, {count, static_cast<std::size_t>(players), 2}),
        input<std::uint64_t>("piles", piles, {count, 2}),
        input<std::uint8_t>("seats", seats, {count, kSeats}), count, players};
    tricks = 0;
    for (std::size_t row = 0; row < count; ++row) {
        const Table table = deals.table(row);
        const Fault fault = fault_of(rules, table);
        if (fault != Fault::kFine) refuse("deal %zu: %s", row, text_of(fault));
        const std::size_t size = static_cast<std::size_t>(table.hands[0].size());
        if (row != 0 && size != tricks) refuse("deal %zu: another number of tricks", row);
        tricks = size;
    }
    return deals;
}

PlayOutput outputs(std::size_t count, std::size_t tricks, std::size_t players, nb::handle cards,
                   nb::handle legal, nb::handle winners, nb::handle results) {
    PlayOutput output;
    output.cards = optional_output<std::uint8_t>("cards", cards, {count, tricks * players});
    output.legal = optional_output<std::uint64_t>("legal", legal, {count, tricks * players, 2});
    output.winners = optional_output<std::uint8_t>("winners", winners, {count, tricks});
    output.results = optional_output<std::int16_t>("results", results, {count, kResults});
    return output;
}

// The same arrays from a later deal on.
PlayOutput from_row(const PlayOutput& all, std::size_t row, std::size_t tricks,
                    std::size_t players) {
    PlayOutput output;
    const std::size_t plies = tricks * players;
    if (all.cards != nullptr) output.cards = all.cards + row * plies;
    if (all.legal != nullptr) output.legal = all.legal + 2 * row * plies;
    if (all.winners != nullptr) output.winners = all.winners + row * tricks;
    if (all.results != nullptr) output.results = all.results + row * kResults;
    return output;
}

void random_deals(const PlayRules& rules, std::uint64_t seed, nb::handle hands, nb::handle piles,
                  nb::handle seats, std::uint64_t first, std::optional<std::string_view> isa) {
    const Kernels& kernel = kernels(isa_named(isa));
    const int players = players_of(rules, hands);
    const std::size_t wide = static_cast<std::size_t>(players);
    const std::size_t count = rows("hands", hands);
    std::uint64_t* to_hands = output<std::uint64_t>("hands", hands, {count, wide, 2});
    std::uint64_t* to_piles = output<std::uint64_t>("piles", piles, {count, 2});
    std::uint8_t* to_seats = output<std::uint8_t>("seats", seats, {count, kSeats});

    const nb::gil_scoped_release released;
    std::vector<Table> tables(std::min(count, kChunk));
    for (std::size_t done = 0; done < count; done += kChunk) {
        const std::size_t now = std::min(kChunk, count - done);
        kernel.random_tables(rules, players, seed, first + done, now, tables.data());
        for (std::size_t n = 0; n < now; ++n) {
            const Table& table = tables[n];
            for (std::size_t seat = 0; seat < wide; ++seat) {
                *to_hands++ = table.hands[seat].suits;
                *to_hands++ = table.hands[seat].trumps;
            }
            *to_piles++ = table.pile.suits;
            *to_piles++ = table.pile.trumps;
            *to_seats++ = table.leader;
            *to_seats++ = table.dealer;
            *to_seats++ = table.attack;
            *to_seats++ = table.called;
            *to_seats++ = table.pile_attacks ? 1 : 0;
        }
    }
}

void play_randomly(const PlayRules& rules, nb::handle hands, nb::handle piles, nb::handle seats,
                   std::uint64_t seed, nb::handle cards, nb::handle legal, nb::handle winners,
                   nb::handle results, std::uint64_t first, std::optional<std::string_view> isa) {
    const Kernels& kernel = kernels(isa_named(isa));
    std::size_t tricks = 0;
    const Deals deals = read_deals(rules, hands, piles, seats, tricks);
    if (deals.count == 0) return;
    const std::size_t players = static_cast<std::size_t>(deals.players);
    const PlayOutput all = outputs(deals.count, tricks, players, cards, legal, winners, results);

    const nb::gil_scoped_release released;
    std::vector<Table> tables(std::min(deals.count, kChunk));
    for (std::size_t done = 0; done < deals.count; done += kChunk) {
        const std::size_t now = std::min(kChunk, deals.count - done);
        for (std::size_t n = 0; n < now; ++n) tables[n] = deals.table(done + n);
        kernel.play_randomly(rules, tables.data(), seed, first + done, now,
                             from_row(all, done, tricks, players));
    }
}

void play_by_policy(const PlayRules& rules, nb::handle hands, nb::handle piles, nb::handle seats,
                    std::uint64_t seed, nb::handle cards, nb::handle results, bool pile_known,
                    std::uint64_t first, std::optional<std::string_view> isa) {
    const PolicyKernels& kernel = policy_kernels(isa_named(isa));
    std::size_t tricks = 0;
    const Deals deals = read_deals(rules, hands, piles, seats, tricks);
    if (deals.count == 0) return;
    const std::size_t players = static_cast<std::size_t>(deals.players);
    const PlayOutput all =
        outputs(deals.count, tricks, players, cards, nb::none(), nb::none(), results);

    const nb::gil_scoped_release released;
    std::vector<Table> tables(std::min(deals.count, kChunk));
    for (std::size_t done = 0; done < deals.count; done += kChunk) {
        const std::size_t now = std::min(kChunk, deals.count - done);
        for (std::size_t n = 0; n < now; ++n) tables[n] = deals.table(done + n);
        const PlayOutput part = from_row(all, done, tricks, players);
        kernel.play_out(rules, tables.data(), pile_known, seed, first + done, now, part.cards,
                        part.results);
    }
}

void replay(const PlayRules& rules, nb::handle hands, nb::handle piles, nb::handle seats,
            nb::handle cards, nb::handle legal, nb::handle winners, nb::handle results,
            std::optional<std::string_view> isa) {
    const Kernels& kernel = kernels(isa_named(isa));
    std::size_t tricks = 0;
    const Deals deals = read_deals(rules, hands, piles, seats, tricks);
    if (deals.count == 0) return;
    const std::size_t players = static_cast<std::size_t>(deals.players);
    const std::size_t plies = tricks * players;
    const std::uint8_t* played = input<std::uint8_t>("cards", cards, {deals.count, plies});
    const PlayOutput all =
        outputs(deals.count, tricks, players, nb::none(), legal, winners, results);

    std::size_t wrong = deals.count;
    int ply = 0;
    {
        const nb::gil_scoped_release released;
        std::vector<Table> tables(std::min(deals.count, kChunk));
        for (std::size_t done = 0; done < deals.count && wrong == deals.count; done += kChunk) {
            const std::size_t now = std::min(kChunk, deals.count - done);
            for (std::size_t n = 0; n < now; ++n) tables[n] = deals.table(done + n);
            const std::size_t stopped =
                kernel.replay(rules, tables.data(), played + done * plies, now,
                              from_row(all, done, tricks, players), ply);
            if (stopped != now) wrong = done + stopped;
        }
    }
    if (wrong != deals.count)
        refuse("deal %zu, ply %d: card %d may not be played", wrong, ply,
               played[wrong * plies + static_cast<std::size_t>(ply)]);
}

void french_scores(const PlayRules& rules, nb::handle results, nb::handle premiums,
                   nb::handle scores) {
    const std::size_t count = rows("results", results);
    const std::int16_t* row = input<std::int16_t>("results", results, {count, kResults});
    const std::int16_t* extra = input<std::int16_t>("premiums", premiums, {count, 3});
    std::int32_t* to = output<std::int32_t>("scores", scores, {count});
    for (std::size_t n = 0; n < count; ++n, row += kResults, extra += 3, ++to) {
        const FrenchCount found{row[0], row[1], row[2], row[3], row[4]};
        if (found.oudlers < 0 || found.oudlers > 3 || found.half_points < 0 ||
            found.half_points > kAllHalfPoints || found.petit_au_bout < -1 ||
            found.petit_au_bout > 1 || found.attack_tricks < 0 ||
            found.attack_tricks > found.tricks)
            refuse("results, row %zu: not the result of a deal", n);
        if (extra[0] < 1 || extra[0] > 6 || extra[1] < 0)
            refuse("premiums, row %zu: not a contract's factor and premiums", n);
        *to = french_score(found, {extra[0], extra[1], extra[2] != 0}, rules.french);
    }
}

}  // namespace

void add_play(nb::module_& module) {
    using namespace nb::literals;

    nb::class_<PlayRules>(module, "PlayRules",
                          "All that the play of the cards and the count of the tricks depend on.")
        .def(
            "__init__",
            [](PlayRules* rules, const std::string& game, const TrickRules& trick,
               bool changes_side, bool before_excuse, bool defence_slam, bool discard_scores,
               bool king_cut) {
                Game kind = Game::kFrench;
                if (game == "greer")
                    kind = Game::kGreer;
                else if (game == "mathers")
                    kind = Game::kMathers;
                else if (game != "french")
                    refuse("no game is called %.40s: french, greer, mathers", game.c_str());
                new (rules) PlayRules{kind,
                                      trick,
                                      {changes_side, before_excuse, defence_slam},
                                      discard_scores,
                                      king_cut};
            },
            "game"_a, "trick"_a = TrickRules{}, nb::kw_only(), "excuse_changes_side"_a = true,
            "petit_au_bout_before_excuse"_a = true, "defence_slam"_a = true,
            "discard_scores"_a = true, "king_cut"_a = false)
        .def_static(
            "preset",
            [](const std::string& name) {
                const PlayRules* rules = oudler::preset(name.c_str());
                if (rules == nullptr) refuse("no preset is called %.40s", name.c_str());
                return *rules;
            },
            "name"_a, "The rules of a preset by its name.")
        .def_prop_ro("game",
                     [](const PlayRules& rules) {
                         return rules.game == Game::kFrench  ? "french"
                                : rules.game == Game::kGreer ? "greer"
                                                             : "mathers";
                     })
        .def_ro("trick", &PlayRules::trick)
        .def_prop_ro("excuse_changes_side",
                     [](const PlayRules& rules) { return rules.french.excuse_changes_side; })
        .def_prop_ro(
            "petit_au_bout_before_excuse",
            [](const PlayRules& rules) { return rules.french.petit_au_bout_before_excuse; })
        .def_prop_ro("defence_slam",
                     [](const PlayRules& rules) { return rules.french.defence_slam; })
        .def_ro("discard_scores", &PlayRules::discard_scores)
        .def_ro("king_cut", &PlayRules::king_cut)
        .def(
            "hand_size",
            [](const PlayRules& rules, int players) {
                const int size = hand_size(rules.game, players);
                if (size == 0) refuse("%s", text_of(Fault::kPlayers));
                return size;
            },
            "players"_a, "How many cards each of so many players is dealt.");

    module.attr("SEATS") = kSeats;
    module.attr("RESULTS") = kResults;
    module.attr("NO_CARD") = kNoCard;

    module.def("random_deals", &random_deals, "rules"_a, "seed"_a, "hands"_a, "piles"_a, "seats"_a,
               nb::kw_only(), "first"_a = 0, "isa"_a = nb::none(),
               "Fill the arrays with random deals up to the first card.");
    module.def("play_randomly", &play_randomly, "rules"_a, "hands"_a, "piles"_a, "seats"_a,
               "seed"_a, nb::kw_only(), "cards"_a = nb::none(), "legal"_a = nb::none(),
               "winners"_a = nb::none(), "results"_a = nb::none(), "first"_a = 0,
               "isa"_a = nb::none(), "Play random legal cards to the end of each deal.");
    module.def("play_by_policy", &play_by_policy, "rules"_a, "hands"_a, "piles"_a, "seats"_a,
               "seed"_a, nb::kw_only(), "cards"_a = nb::none(), "results"_a = nb::none(),
               "pile_known"_a = true, "first"_a = 0, "isa"_a = nb::none(),
               "Play the policy's cards to the end of each deal.");
    module.def("replay", &replay, "rules"_a, "hands"_a, "piles"_a, "seats"_a, "cards"_a,
               nb::kw_only(), "legal"_a = nb::none(), "winners"_a = nb::none(),
               "results"_a = nb::none(), "isa"_a = nb::none(),
               "Play the cards given to the end of each deal.");
    module.def("french_scores", &french_scores, "rules"_a, "results"_a, "premiums"_a, "scores"_a,
               "S of each deal, from its result and the premiums.");
}

}  // namespace oudler::bindings
