// The duties of a trick and who takes it, by example. That they agree with `oudler.tricks` in
// every position is tested from Python.

#include "check.hpp"
#include "oudler/tricks.hpp"

namespace {

using namespace oudler;

constexpr Card plain(int suit, int rank) { return static_cast<Card>(kRanks * suit + rank - 1); }
constexpr Card trump(int rank) { return static_cast<Card>(kFirstTrump + rank - 1); }

constexpr CardSet set(auto... cards) {
    CardSet out;
    ((out |= CardSet::of(cards)), ...);
    return out;
}

template <int kSize>
CardSet legal(CardSet hand, const Card (&trick)[kSize], TrickRules rules = {}) {
    return legal_cards(hand, trick, kSize, rules, true, {});
}

TEST(cards_have_the_points_of_the_pack) {
    CHECK(half_points(CardSet::all()) == 182);
    CHECK(CardSet::all().size() == kCards);
    CHECK(half_points(kExcuse) == 9 && half_points(plain(2, 14)) == 9);
    CHECK(half_points(plain(0, 11)) == 3 && half_points(trump(20)) == 1);
    for (int card = 0; card < kCards; ++card) {
        const Card one = static_cast<Card>(card);
        CHECK(CardSet::of(one).lowest() == one && CardSet::of(one).has(one));
    }
}

TEST(the_suit_led_is_followed) {
    const CardSet hand = set(plain(0, 3), plain(0, 9), plain(1, 2), trump(4), kExcuse);
    CHECK(legal(hand, {plain(0, 5)}) == set(plain(0, 3), plain(0, 9), kExcuse));
    CHECK(legal(hand, {plain(2, 5)}) == set(trump(4), kExcuse));
    CHECK(legal(hand, {kExcuse}) == hand);
    CHECK(legal(hand, {kExcuse, plain(1, 5)}) == set(plain(1, 2), kExcuse));
}

TEST(a_trump_must_beat_the_trumps_there) {
    const CardSet hand = set(plain(0, 3), trump(4), trump(9), trump(20));
    CHECK(legal(hand, {trump(8)}) == set(trump(9), trump(20)));
    CHECK(legal(hand, {plain(1, 4), trump(15)}) == set(trump(20)));
    CHECK(legal(hand, {trump(21)}) == set(trump(4), trump(9), trump(20)));
    CHECK(legal(hand, {trump(21)}, {.undertrump_lowest = true}) == set(trump(4)));
    CHECK(legal(hand, {trump(8)}, {.must_overtrump = false}) == set(trump(4), trump(9), trump(20)));
    CHECK(legal(hand, {plain(1, 4)}, {.must_trump = false}) == hand);
    // The highest trump at the top of the word.
    CHECK(legal(set(trump(21)), {trump(20)}) == set(trump(21)));
}

TEST(what_may_be_led) {
    const TrickRules broken{.trump_lead_needs_break = true};
    const CardSet hand = set(plain(0, 3), plain(1, 7), trump(4), kExcuse);
    CHECK(lead_mask(hand, {}, false, {}) == hand);
    CHECK(lead_mask(hand, broken, false, {}) == set(plain(0, 3), plain(1, 7), kExcuse));
    CHECK(lead_mask(hand, broken, true, {}) == hand);
    CHECK(lead_mask(set(trump(4), kExcuse), broken, false, {}) == set(trump(4), kExcuse));
    CHECK(lead_mask(hand, {}, true, set(plain(0, 3))) == set(plain(1, 7), trump(4), kExcuse));
    CHECK(lead_mask(set(plain(0, 3)), {}, true, set(plain(0, 3))) == set(plain(0, 3)));
}

TEST(who_takes_the_trick) {
    const Card suits[] = {plain(0, 3), plain(1, 14), plain(0, 10), plain(0, 4)};
    CHECK(trick_winner(suits, 4, false) == 2);
    const Card trumped[] = {plain(0, 14), trump(2), trump(1), kExcuse};
    CHECK(trick_winner(trumped, 4, false) == 1);
    const Card excuse[] = {kExcuse, plain(2, 1), plain(3, 14), plain(2, 2)};
    CHECK(trick_winner(excuse, 4, false) == 3);
    CHECK(trick_winner(excuse, 4, true) == 0);
    CHECK(trick_winner(excuse, 1, false) == -1);
}

}  // namespace
