// Many deals in one call: the variants agree, the short way agrees with the long one, what was
// played can be played again, and deals are spread evenly.

#include <cmath>
#include <cstring>

#include "check.hpp"
#include "oudler/deals.hpp"
#include "oudler/kernels.hpp"

namespace {

using namespace oudler;

constexpr std::size_t kDeals = 300;
Table tables[kDeals];
std::uint8_t cards[kDeals * kCards];
std::uint64_t legal[kDeals * kCards * 2];
std::uint8_t winners[kDeals * kMaxHand];
std::int16_t results[kDeals * kResults];
std::int16_t others[kDeals * kResults];

// Every preset, and rules that no preset has.
template <class Run>
void each_table(Run&& run) {
    PlayRules all[] = {kFft, kMichelsen, kMathers, kMathers1888, kGreer, kFft, kMichelsen, kGreer};
    all[5].trick.undertrump_lowest = true;
    all[5].trick.trump_lead_needs_break = true;
    all[6].trick.undertrump_lowest = true;
    all[6].french.petit_au_bout_before_excuse = true;
    all[7].trick.must_trump = false;
    all[7].discard_scores = false;
    for (const PlayRules& rules : all)
        for (int players = 2; players <= kMaxPlayers; ++players)
            if (hand_size(rules.game, players) != 0) run(rules, players);
}

TEST(random_tables_are_without_fault) {
    each_table([](const PlayRules& rules, int players) {
        kernels(Isa::kScalar).random_tables(rules, players, 3, 0, kDeals, tables);
        for (const Table& table : tables) CHECK(fault_of(rules, table) == Fault::kFine);
    });
}

TEST(variants_recorded_or_not_and_played_again_come_to_the_same) {
    each_table([](const PlayRules& rules, int players) {
        kernels(Isa::kScalar).random_tables(rules, players, 3, 0, kDeals, tables);
        PlayOutput recorded;
        recorded.cards = cards;
        recorded.legal = legal;
        recorded.winners = winners;
        recorded.results = results;
        kernels(Isa::kScalar).play_randomly(rules, tables, 5, 0, kDeals, recorded);
        PlayOutput only;
        only.results = others;
        for (int n = 0; n < kIsas; ++n) {
            const Isa isa = static_cast<Isa>(n);
            if (!available(isa)) continue;
            kernels(isa).play_randomly(rules, tables, 5, 0, kDeals, only);
            CHECK(std::memcmp(results, others, sizeof results) == 0);
            std::memset(others, 1, sizeof others);
            int ply = 0;
            CHECK(kernels(isa).replay(rules, tables, cards, kDeals, only, ply) == kDeals);
            CHECK(std::memcmp(results, others, sizeof results) == 0);
        }
    });
}

TEST(a_batch_is_the_same_in_parts) {
    const Kernels& kernel = kernels(best_isa());
    kernel.random_tables(kFft, 4, 3, 0, kDeals, tables);
    PlayOutput output;
    output.results = results;
    kernel.play_randomly(kFft, tables, 5, 100, kDeals, output);
    output.results = others;
    kernel.play_randomly(kFft, tables, 5, 100, 100, output);
    output.results = others + 100 * kResults;
    kernel.play_randomly(kFft, tables + 100, 5, 200, kDeals - 100, output);
    CHECK(std::memcmp(results, others, sizeof results) == 0);
}

TEST(a_card_that_may_not_be_played_stops_the_replay) {
    const Kernels& kernel = kernels(best_isa());
    kernel.random_tables(kFft, 4, 3, 0, kDeals, tables);
    PlayOutput output;
    output.cards = cards;
    kernel.play_randomly(kFft, tables, 5, 0, kDeals, output);
    cards[7 * 72 + 30] = cards[7 * 72];
    int ply = 0;
    CHECK(kernel.replay(kFft, tables, cards, kDeals, {}, ply) == 7 && ply == 30);
    cards[7 * 72 + 30] = kCards;
    CHECK(kernel.replay(kFft, tables, cards, kDeals, {}, ply) == 7 && ply == 30);
}

TEST(every_card_is_dealt_everywhere_equally_often) {
    static Table many[20000];
    kernels(best_isa()).random_tables(kMathers, 3, 11, 0, 20000, many);
    double chi = 0;
    for (int card = 0; card < kCards; ++card)
        for (int seat = 0; seat < 3; ++seat) {
            int count = 0;
            for (const Table& table : many)
                count += table.hands[seat].has(static_cast<Card>(card)) ? 1 : 0;
            const double expected = 20000 * 25.0 / kCards;
            chi += (count - expected) * (count - expected) / expected;
        }
    // 78 × 3 cells; their number of degrees is a little smaller, and so is their variance.
    CHECK(chi > 100 && chi < 240);
}

TEST(wrong_tables_are_refused) {
    Table table;
    kernels(Isa::kScalar).random_tables(kFft, 5, 3, 0, 1, &table);
    CHECK(fault_of(kFft, table) == Fault::kFine);
    const auto with = [&](auto change) {
        Table changed = table;
        change(changed);
        return fault_of(kFft, changed);
    };
    CHECK(with([](Table& t) { t.players = 7; }) == Fault::kPlayers);
    CHECK(with([](Table& t) { t.leader = 5; }) == Fault::kSeat);
    CHECK(with([](Table& t) { t.attack = 0; }) == Fault::kSides);
    CHECK(with([](Table& t) { t.attack = 31; }) == Fault::kSides);
    CHECK(with([](Table& t) { t.hands[0] = {}; }) == Fault::kNoCards);
    CHECK(with([](Table& t) { t.hands[1] = {}; }) == Fault::kUnequalHands);
    CHECK(with([](Table& t) { t.hands[1] = t.hands[0]; }) == Fault::kDuplicateCard);
    CHECK(with([](Table& t) { t.pile = {}; }) == Fault::kMissingCard);
    CHECK(with([](Table& t) { t.called = kPetit; }) == Fault::kCalledCard);
    CHECK(fault_of(kMichelsen, table) == Fault::kFine);
    CHECK(fault_of(kMathers, table) == Fault::kPlayers);
}

}  // namespace
