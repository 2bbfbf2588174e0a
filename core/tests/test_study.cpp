// What a position's cards are worth, against a plain minimax of each card; lines; trick faults.

#include "check.hpp"
#include "minimax.hpp"
#include "oudler/solve_set.hpp"
#include "oudler/study.hpp"
#include "positions.hpp"

namespace {

using namespace oudler;

bool over(const SolverPosition& position) {
    return position.hands[static_cast<std::size_t>(to_move(position))].empty();
}

TEST(every_card_is_worth_what_a_minimax_says) {
    Solver solver(std::size_t{1} << 20);
    int compared = 0;
    for (std::uint64_t seed = 900'000; seed < 900'300; ++seed) {
        const positions::Case one = positions::make(seed);
        if (one.left > 3) continue;
        Study found;
        SolverStatistics statistics;
        study(solver, one.position, one.rules, one.objective, {}, {}, found, statistics);
        CHECK(found.value.exact());
        CHECK(trick_is_legal(one.position, one.rules));
        const SolverBounds possible = possible_results(one.position, one.objective);
        CHECK(possible.lower <= found.value.lower && found.value.upper <= possible.upper);
        CHECK(found.legal == legal_cards(one.position, one.rules));
        for (Card card = 0; card < kCards; ++card) {
            if (!found.legal.has(card)) continue;
            const SolverPosition next = after(one.position, card, one.rules);
            if (over(next)) continue;
            minimax::Minimax plain(next, one.rules, one.objective, 30'000);
            const int expected = plain.value();
            if (plain.over()) continue;
            ++compared;
            CHECK(found.cards[card].exact() && found.cards[card].lower == expected);
        }
    }
    CHECK(compared > 300);
}

CardSet trump(int number) { return CardSet::of(static_cast<Card>(kFirstTrump + number - 1)); }
CardSet club(int rank) { return CardSet::of(static_cast<Card>(3 * kRanks + rank - 1)); }

// Whether the solver's value is that of the plain minimax.
bool as_a_minimax(const SolverPosition& position, const SolverRules& rules,
                  const SolverObjective& objective) {
    minimax::Minimax plain(position, rules, objective, 400'000);
    const int expected = plain.value();
    Solver solver(std::size_t{1} << 16);
    SolverStatistics statistics;
    const SolverBounds found = solver.solve(position, rules, objective, {}, {}, statistics);
    return !plain.over() && found.exact() && found.lower == expected;
}

// Found by comparing 150,000 positions more: whoever cannot beat the top trump was taken to be free
// to play his highest, where the rules make him play his lowest (the petit).
TEST(the_highest_trump_may_be_barred_where_the_lowest_is_due) {
    SolverRules rules;
    rules.petit_au_bout_before_excuse = false;
    rules.undertrump_lowest = true;
    SolverObjective objective;
    objective.kind = SolverObjective::Kind::kScore;
    objective.poignees = 30;
    SolverPosition five;
    five.players = 5;
    five.attack = 1u << 1;
    five.leader = 4;
    five.hands = {club(12) | trump(21), trump(2) | trump(13), trump(1) | trump(11),
                  trump(4) | trump(15), club(3) | club(7)};
    five.points = 18;
    five.oudlers = 1;
    five.attack_tricks = 13;
    CHECK(as_a_minimax(five, rules, objective));

    rules.excuse_changes_side = false;
    rules.petit_au_bout_before_excuse = true;
    objective.poignees = 60;
    SolverPosition four;
    four.attack = 1u << 1;
    four.leader = 1;
    four.hands = {
        club(1) | club(6) | trump(5) | trump(19), trump(1) | trump(6) | trump(13) | trump(16),
        club(3) | club(9) | trump(8) | trump(14), club(7) | trump(12) | trump(17) | trump(18)};
    four.points = 64;
    four.defence_tricks = 14;
    CHECK(as_a_minimax(four, rules, objective));
}

// Found by the fuzzer: the owner of the Excuse was taken to be free to play it before the last
// trick.
TEST(an_excuse_barred_from_the_only_lead_falls_last) {
    SolverPosition position;
    position.attack = 2;
    position.leader = 1;
    position.hands = {trump(13) | trump(16), trump(19) | CardSet::of(kExcuse),
                      CardSet::of(Card(6)) | CardSet::of(Card(10)),
                      CardSet::of(Card(4)) | CardSet::of(Card(49))};
    position.barred = CardSet::of(kExcuse);
    position.points = 105;
    position.oudlers = 2;
    position.attack_tricks = 5;
    position.defence_tricks = 1;
    SolverRules rules;
    rules.excuse_changes_side = false;
    minimax::Minimax plain(position, rules, {}, 30'000);
    const int expected = plain.value();
    Solver solver(std::size_t{1} << 16);
    SolverStatistics statistics;
    Study found;
    study(solver, position, rules, {}, {}, {}, found, statistics);
    CHECK(found.value.exact() && found.value.lower == expected);
}

TEST(a_line_keeps_the_value_to_the_end) {
    Solver solver(std::size_t{1} << 20);
    for (std::uint64_t number = 0; number < 20; ++number) {
        const SolverPosition start = solve_set_position(number, 7);
        Study found;
        SolverStatistics statistics;
        study(solver, start, {}, {}, {}, {}, found, statistics);
        CHECK(found.line_length == 28);
        SolverPosition position = start;
        for (int at = 0; at < found.line_length; ++at) {
            const Card card = found.line[static_cast<std::size_t>(at)];
            CHECK(legal_cards(position, {}).has(card));
            position = after(position, card, {});
            if (over(position)) break;
            const SolverBounds value = solver.solve(position, {}, {}, {}, {}, statistics);
            CHECK(value.exact() && value.lower == found.value.lower);
        }
    }
}

TEST(a_budget_leaves_bounds_that_hold) {
    Solver solver(std::size_t{1} << 20);
    for (std::uint64_t number = 0; number < 20; ++number) {
        const SolverPosition position = solve_set_position(number, 9);
        Study whole, part;
        SolverStatistics statistics, few;
        study(solver, position, {}, {}, {}, {}, whole, statistics);
        study(solver, position, {}, {}, {.nodes = 300}, {}, part, few);
        CHECK(few.nodes < 1000);
        CHECK(part.value.lower <= whole.value.lower && whole.value.upper <= part.value.upper);
        for (Card card = 0; card < kCards; ++card)
            if (whole.legal.has(card))
                CHECK(part.cards[card].lower <= whole.cards[card].lower &&
                      whole.cards[card].upper <= part.cards[card].upper);
    }
}

TEST(a_trick_that_nobody_could_have_played_is_found) {
    SolverPosition position;
    position.players = 3;
    // Spades were led; the second player holds one and played a heart.
    position.hands = {CardSet::of(1), CardSet::of(5), CardSet::of(3) | CardSet::of(30)};
    position.trick = {0, 20};
    position.played = 2;
    CHECK(check(position, {}) == PositionFault::kFine);
    CHECK(!trick_is_legal(position, {}));
    position.hands[1] = CardSet::of(21);
    CHECK(trick_is_legal(position, {}));
}

}  // namespace
