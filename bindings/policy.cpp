// The policy: one card, bid or discard from what a seat knows; the worlds of a decision played out;
// whole deals simulated.

#include "oudler/policy.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <tuple>
#include <vector>

#include "arrays.hpp"
#include "bindings.hpp"
#include "casters.hpp"
#include "oudler/deals.hpp"
#include "worlds.hpp"

namespace oudler::bindings {

void check_french(const PlayRules& rules, int players) {
    if (rules.game != Game::kFrench) refuse("only French tarot is bid");
    if (players < 3 || players > 5) refuse("the game is not played by so many");
}

namespace {

constexpr std::size_t kTold = 6;
constexpr std::size_t kChunk = 1024;

// Mean and standard error of what was added up for so many worlds.
std::tuple<double, double> mean_of(const Rollouts& sum, std::size_t worlds) {
    const double count = static_cast<double>(worlds);
    const double mean = sum.total / count;
    const double variance = std::max(0.0, sum.squares / count - mean * mean);
    return {mean, std::sqrt(variance / std::max(1.0, count - 1))};
}

void simulate(const PlayRules& rules, int players, std::uint64_t seed, nb::handle told,
              nb::handle results, nb::handle scores, nb::handle hands, nb::handle piles,
              std::uint64_t first, std::optional<std::string_view> isa) {
    const PolicyKernels& kernel = policy_kernels(isa_named(isa));
    check_french(rules, players);
    const std::size_t count = rows("told", told);
    const std::size_t wide = static_cast<std::size_t>(players);
    std::uint8_t* to_told = output<std::uint8_t>("told", told, {count, kTold});
    std::int16_t* to_results = optional_output<std::int16_t>("results", results, {count, 6});
    std::int32_t* to_scores = optional_output<std::int32_t>("scores", scores, {count});
    std::uint64_t* to_hands = optional_output<std::uint64_t>("hands", hands, {count, wide, 2});
    std::uint64_t* to_piles = optional_output<std::uint64_t>("piles", piles, {count, 2});

    const nb::gil_scoped_release released;
    std::vector<Simulated> deals(std::min(count, kChunk));
    for (std::size_t done = 0; done < count; done += kChunk) {
        const std::size_t now = std::min(kChunk, count - done);
        kernel.simulate(rules, players, seed, first + done, now, deals.data());
        for (std::size_t n = 0; n < now; ++n) {
            const Simulated& deal = deals[n];
            *to_told++ = deal.table.leader;
            *to_told++ = deal.taker;
            *to_told++ = deal.contract;
            *to_told++ = deal.partner;
            *to_told++ = deal.table.called;
            *to_told++ = deal.poignees;
            if (to_results != nullptr) to_results = std::copy_n(deal.results, 6, to_results);
            if (to_scores != nullptr) *to_scores++ = deal.score;
            for (std::size_t seat = 0; to_hands != nullptr && seat < wide; ++seat) {
                *to_hands++ = deal.table.hands[seat].suits;
                *to_hands++ = deal.table.hands[seat].trumps;
            }
            if (to_piles != nullptr) {
                *to_piles++ = deal.table.pile.suits;
                *to_piles++ = deal.table.pile.trumps;
            }
        }
    }
}

std::vector<std::tuple<double, double>> bid_values(const PlayRules& rules, int players, int leader,
                                                   int seat, CardSet hand,
                                                   const std::vector<int>& said, std::size_t worlds,
                                                   std::uint64_t seed,
                                                   std::optional<std::string_view> isa) {
    const PolicyKernels& kernel = policy_kernels(isa_named(isa));
    check_french(rules, players);
    if (leader < 0 || leader >= players || seat < 0 || seat >= players)
        refuse("leader, seat: no seat of the table");
    if (worlds == 0 || worlds > kMostWorlds) refuse("worlds: %zu is none or too many", worlds);
    Auction auction;
    auction.players = players;
    auction.leader = static_cast<std::uint8_t>(leader);
    auction.seat = static_cast<std::uint8_t>(seat);
    auction.hand = checked_set(hand, "hand");
    auction.spoken = static_cast<int>(said.size());
    if (auction.hand.size() != hand_size(rules.game, players)) refuse("hand: not a whole one");
    if (auction.spoken != (seat + players - leader) % players) refuse("said: not the seat's turn");
    for (std::size_t n = 0; n < said.size(); ++n) {
        if (said[n] < 0 || said[n] > 4) refuse("said: %d is no contract", said[n]);
        auction.said[n] = static_cast<Contract>(said[n]);
    }
    Rollouts sums[5];
    {
        const nb::gil_scoped_release released;
        kernel.bid_out(rules, auction, seed, worlds, sums);
    }
    std::vector<std::tuple<double, double>> rows;
    for (const Rollouts& sum : sums) rows.push_back(mean_of(sum, worlds));
    return rows;
}

int checked_players(int players) {
    if (players < 3 || players > 5) refuse("the game is not played by so many");
    return players;
}

}  // namespace

void add_policy(nb::module_& module) {
    using namespace nb::literals;

    module.attr("TOLD") = kTold;
    module.def("simulate", &simulate, "rules"_a, "players"_a, "seed"_a, "told"_a, nb::kw_only(),
               "results"_a = nb::none(), "scores"_a = nb::none(), "hands"_a = nb::none(),
               "piles"_a = nb::none(), "first"_a = 0, "isa"_a = nb::none(),
               "Deal, bid, lay away and play whole deals by the policy.");
    module.def("bid_values", &bid_values, "rules"_a, "players"_a, "leader"_a, "seat"_a, "hand"_a,
               "said"_a, "worlds"_a, "seed"_a, nb::kw_only(), "isa"_a = nb::none(),
               "What passing and each contract are worth to a seat.");
    module.def(
        "policy_bid",
        [](CardSet hand, int players, int high) {
            if (high < 0 || high > 4) refuse("high: %d is no contract", high);
            return static_cast<int>(policy_kernels(Isa::kScalar)
                                        .bid(checked_set(hand, "hand"), checked_players(players),
                                             static_cast<Contract>(high)));
        },
        "hand"_a, "players"_a, "high"_a = 0, "The contract that the policy bids, 0 for a pass.");
    module.def(
        "hand_margin",
        [](CardSet hand, int players) {
            return policy_kernels(Isa::kScalar)
                .margin(checked_set(hand, "hand"), checked_players(players));
        },
        "hand"_a, "players"_a, "Card points over the target that a taker may hope for.");
    module.def(
        "hand_features",
        [](CardSet hand) {
            std::vector<int> counts(kFeatures);
            policy_kernels(Isa::kScalar).features(checked_set(hand, "hand"), counts.data());
            return counts;
        },
        "hand"_a, "What is counted in a hand for its margin.");
    module.def(
        "policy_call",
        [](CardSet hand) { return policy_kernels(Isa::kScalar).call(checked_set(hand, "hand")); },
        "hand"_a, "The card that a taker of five calls.");
    module.def(
        "policy_lay_away",
        [](const PlayRules& rules, CardSet hand, int count) {
            checked_set(hand, "hand");
            const CardSet free = hand - kNeverLaidAway;
            if (count < 0 || count > 12 || free.size() < count) refuse("count: not so many");
            return policy_kernels(best_isa()).lay_away(rules, hand, count);
        },
        "rules"_a, "hand"_a, "count"_a, "The cards that the policy lays away.");
    module.def(
        "takes_all",
        [](CardSet hand, CardSet away) {
            return policy_kernels(Isa::kScalar)
                .takes_all(checked_set(hand, "hand"), checked_set(away, "away"));
        },
        "hand"_a, "away"_a, "Whether a taker who leads is certain of every trick.");
    module.def(
        "shows_poignee",
        [](CardSet hand, int players, bool taker, bool attacks) {
            return policy_kernels(Isa::kScalar)
                .shows_poignee(checked_set(hand, "hand"), checked_players(players), taker, attacks);
        },
        "hand"_a, "players"_a, nb::kw_only(), "taker"_a, "attacks"_a,
        "Whether the policy shows a poignée that the hand has.");
}

}  // namespace oudler::bindings
