// Positions for tests, each made from a number alone.

#pragma once

#include <algorithm>
#include <cstdio>
#include <vector>

#include "oudler/solver.hpp"

namespace oudler::positions {

class Dice {
  public:
    explicit Dice(std::uint64_t seed) : state_(seed * 0x9E3779B97F4A7C15ull + 1) {}
    std::uint64_t next() {
        std::uint64_t z = (state_ += 0x9E3779B97F4A7C15ull);
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
        return z ^ (z >> 31);
    }
    int below(int bound) { return static_cast<int>(next() % static_cast<std::uint64_t>(bound)); }

  private:
    std::uint64_t state_;
};

struct Case {
    SolverPosition position;
    SolverRules rules;
    SolverObjective objective;
    std::uint32_t features = SolverFeatures::kAll;
    int left = 0;
};

inline Case make(std::uint64_t seed) {
    Dice dice(seed);
    Case one;
    SolverPosition& position = one.position;
    const int players = 3 + dice.below(3);
    position.players = players;
    position.attack = 1u << dice.below(players);
    if (players == 5 && dice.below(3) > 0) position.attack |= 1u << dice.below(players);
    position.leader = dice.below(players);
    one.rules.excuse_changes_side = dice.below(2) != 0;
    one.rules.petit_au_bout_before_excuse = dice.below(2) != 0;
    one.rules.undertrump_lowest = dice.below(4) == 0;
    one.rules.trump_lead_needs_break = dice.below(4) == 0;
    if (dice.below(2) != 0) {
        one.objective.kind = SolverObjective::Kind::kScore;
        one.objective.factor = (const int[]){1, 2, 4, 6}[dice.below(4)];
        one.objective.poignees = (const int[]){0, 0, 20, 30, 60}[dice.below(5)];
        one.objective.slam_announced = dice.below(6) == 0;
        one.objective.defence_slam = dice.below(2) != 0;
    }

    // Which cards: the whole pack, or one with few suits, or with many trumps and honours.
    std::vector<Card> pack;
    const int kind = dice.below(5);
    for (Card card = 0; card < kCards; ++card) {
        if (kind == 1 && card < 28) continue;
        if (kind == 2 && card >= 28 && card < kFirstTrump) continue;
        if (kind == 3 && card < kFirstTrump && card % kRanks < 9) continue;
        if (kind == 4 && card < 42) continue;
        pack.push_back(card);
    }
    for (std::size_t i = pack.size(); i > 1; --i)
        std::swap(pack[i - 1], pack[static_cast<std::size_t>(dice.below(static_cast<int>(i)))]);
    // Often the oudlers are among the cards left.
    std::size_t front = 0;
    for (const Card oudler : {kExcuse, kPetit, kTwentyOne}) {
        if (dice.below(2) == 0) continue;
        const auto at = std::find(pack.begin(), pack.end(), oudler);
        if (at != pack.end()) std::iter_swap(pack.begin() + static_cast<long>(front++), at);
    }
    const int most = players == 3 ? 5 : players == 4 ? 4 : 3;
    const int left = 1 + dice.below(most);
    one.left = left;
    const int places = left * players;
    if (static_cast<int>(pack.size()) < places) pack.resize(static_cast<std::size_t>(places));
    std::vector<Card> dealt(pack.begin(), pack.begin() + places);
    for (std::size_t i = dealt.size(); i > 1; --i)
        std::swap(dealt[i - 1], dealt[static_cast<std::size_t>(dice.below(static_cast<int>(i)))]);
    if (dice.below(3) == 0) std::sort(dealt.begin(), dealt.end());  // hands of long suits
    for (int i = 0; i < places; ++i)
        position.hands[static_cast<std::size_t>(i / left)] |=
            CardSet::of(dealt[static_cast<std::size_t>(i)]);

    // What lies behind is shared out at random, or one side has it all.
    const int total = players == 3 ? 24 : players == 4 ? 18 : 15;
    const int gone = total - left;
    const int share = dice.below(4);
    position.attack_tricks = share == 0 ? 0 : share == 1 ? gone : dice.below(gone + 1);
    position.defence_tricks = gone - position.attack_tricks;
    CardSet rest;
    for (const CardSet& hand : position.hands) rest |= hand;
    const CardSet past = CardSet::all() - rest;
    const int behind = half_points(past);
    position.points = dice.below(behind + 1);
    const int oudlers = std::popcount(past.trumps & kOudlers);
    position.oudlers = dice.below(oudlers + 1);
    position.petit_in_trick_before = !rest.has(kPetit) && dice.below(2) != 0;
    position.trumps_broken = dice.below(2) != 0;
    if (dice.below(8) == 0) {
        const int suit = dice.below(4);
        position.barred = {kSuitMask << (kRanks * suit), 0};
        // No rule bars a trump today; the solver promises any card.
        if (dice.below(3) == 0)
            position.barred.trumps =
                static_cast<std::uint32_t>(dice.next()) & CardSet::all().trumps;
    }
    // Some cards of the trick on the table.
    const int on_table = dice.below(2) == 0 ? 0 : dice.below(players);
    for (int i = 0; i < on_table; ++i) {
        const CardSet legal = legal_cards(position, one.rules);
        std::vector<Card> cards;
        for (Card card = 0; card < kCards; ++card)
            if (legal.has(card)) cards.push_back(card);
        position = after(
            position, cards[static_cast<std::size_t>(dice.below(static_cast<int>(cards.size())))],
            one.rules);
    }
    // What may not be led does not matter once a card was.
    if (position.played > 0 && dice.below(4) == 0)
        position.barred = {dice.next() & CardSet::all().suits, 0};
    return one;
}

inline void print(const Case& one) {
    const auto name = [](Card card) {
        static char text[8];
        if (card == kExcuse)
            std::snprintf(text, sizeof text, "X");
        else if (card >= kFirstTrump)
            std::snprintf(text, sizeof text, "T%d", card - kFirstTrump + 1);
        else
            std::snprintf(text, sizeof text, "%c%d", "SHDC"[card / kRanks], card % kRanks + 1);
        return text;
    };
    const SolverPosition& p = one.position;
    for (int seat = 0; seat < p.players; ++seat) {
        std::printf("  %d%s:", seat, p.attack >> seat & 1 ? "*" : "");
        for (Card card = 0; card < kCards; ++card)
            if (p.hands[static_cast<std::size_t>(seat)].has(card)) std::printf(" %s", name(card));
        std::printf("\n");
    }
    std::printf("  leader %d, trick:", p.leader);
    for (int i = 0; i < p.played; ++i)
        std::printf(" %s", name(p.trick[static_cast<std::size_t>(i)]));
    std::printf("\n  points %d oudlers %d tricks %d/%d petit before %d broken %d barred %llx %x\n",
                p.points, p.oudlers, p.attack_tricks, p.defence_tricks, p.petit_in_trick_before,
                p.trumps_broken, static_cast<unsigned long long>(p.barred.suits), p.barred.trumps);
    std::printf(
        "  changes side %d before %d lowest %d break %d; score %d factor %d poignees %d slam %d "
        "defence slam %d\n",
        one.rules.excuse_changes_side, one.rules.petit_au_bout_before_excuse,
        one.rules.undertrump_lowest, one.rules.trump_lead_needs_break,
        one.objective.kind == SolverObjective::Kind::kScore, one.objective.factor,
        one.objective.poignees, one.objective.slam_announced, one.objective.defence_slam);
}

}  // namespace oudler::positions
