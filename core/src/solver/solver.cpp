// The public face of the solver: positions checked, the right kernel chosen.

#include "oudler/solver.hpp"

#include <algorithm>
#include <utility>

#include "kernel.hpp"
#include "oudler/tricks.hpp"

namespace oudler {
namespace {

constexpr std::size_t kLeastTable = std::size_t{1} << 16;

}  // namespace

CardSet legal_in_trick(const CardSet& hand, bool leading, int led, int top,
                       const SolverRules& rules, bool broken) noexcept {
    const TrickRules duties{.trump_lead_needs_break = rules.trump_lead_needs_break,
                            .undertrump_lowest = rules.undertrump_lowest};
    if (leading) return lead_mask(hand, duties, broken, CardSet{});
    const Card highest = top == 0 ? kNoTrump : static_cast<Card>(kFirstTrump + top - 1);
    return legal_mask(hand, led, highest, duties);
}

namespace {

// The trick on the table as far as duties go.
void duties(const SolverPosition& position, int& led, int& top) noexcept {
    led = kNothingLed;
    top = 0;
    for (int place = 0; place < position.played; ++place) {
        const Card card = position.trick[static_cast<std::size_t>(place)];
        if (card == kExcuse) continue;
        if (led == kNothingLed) led = suit_of(card);
        if (card >= kFirstTrump) top = std::max(top, card - kFirstTrump + 1);
    }
}

}  // namespace

CardSet legal_cards(const SolverPosition& position, const SolverRules& rules) noexcept {
    const CardSet hand = position.hands[static_cast<std::size_t>(to_move(position))];
    int led = 0, top = 0;
    duties(position, led, top);
    const CardSet legal =
        legal_in_trick(hand, position.played == 0, led, top, rules, position.trumps_broken);
    const CardSet others = legal - position.barred;
    return position.played == 0 && !others.empty() ? others : legal;
}

SolverPosition after(const SolverPosition& position, Card card, const SolverRules& rules) noexcept {
    static_cast<void>(rules);
    SolverPosition next = position;
    const int players = position.players;
    next.barred = {};
    next.hands[static_cast<std::size_t>(to_move(position))] -= CardSet::of(card);
    next.trick[static_cast<std::size_t>(next.played++)] = card;
    if (next.played < players) return next;

    int led = 0, top = 0;
    duties(next, led, top);
    int winner = position.leader, winning = -1, points = 0, excuse_owner = -1;
    bool petit = false, twenty_one = false;
    for (int place = 0; place < players; ++place) {
        const Card one = next.trick[static_cast<std::size_t>(place)];
        const int seat = (position.leader + place) % players;
        petit |= one == kPetit;
        twenty_one |= one == kTwentyOne;
        if (one == kExcuse) {
            excuse_owner = seat;
            ++points;
            continue;
        }
        points += half_points(one);
        const bool candidate = top != 0 ? one >= kFirstTrump : suit_of(one) == led;
        if (candidate && static_cast<int>(one) > winning) {
            winning = one;
            winner = seat;
        }
    }
    const auto attacks = [&](int seat) { return (position.attack >> seat & 1) != 0; };
    if (attacks(winner)) {
        next.points += points;
        next.oudlers += petit + twenty_one;
        ++next.attack_tricks;
    } else {
        ++next.defence_tricks;
    }
    if (excuse_owner >= 0 && attacks(excuse_owner)) {
        next.points += 8;
        ++next.oudlers;
    }
    next.petit_in_trick_before = petit;
    next.trumps_broken = position.trumps_broken || top != 0;
    next.leader = winner;
    next.played = 0;
    return next;
}

PositionFault check(const SolverPosition& position, const SolverObjective& objective) noexcept {
    const int players = position.players;
    if (players < 3 || players > kMaxSolverPlayers) return PositionFault::kPlayers;
    const unsigned everybody = (1u << players) - 1;
    if (position.attack == 0 || (position.attack & ~everybody) != 0 || position.attack == everybody)
        return PositionFault::kSides;
    if (position.leader < 0 || position.leader >= players) return PositionFault::kLeader;
    if (position.played < 0 || position.played >= players) return PositionFault::kTrickSize;
    CardSet seen;
    int longest = 0;
    for (int seat = 0; seat < players; ++seat) {
        const CardSet hand = position.hands[static_cast<std::size_t>(seat)];
        if (!(hand - CardSet::all()).empty()) return PositionFault::kTrickCard;
        if (!(hand & seen).empty()) return PositionFault::kDuplicateCard;
        seen |= hand;
        longest = std::max(longest, hand.size());
    }
    if (longest == 0) return PositionFault::kNoCards;
    if (longest > kMaxTricks) return PositionFault::kUnequalHands;
    for (int place = 0; place < position.played; ++place) {
        const Card card = position.trick[static_cast<std::size_t>(place)];
        if (card >= kCards) return PositionFault::kTrickCard;
        if (seen.has(card)) return PositionFault::kDuplicateCard;
        seen |= CardSet::of(card);
    }
    for (int place = 0; place < players; ++place) {
        const int seat = (position.leader + place) % players;
        const int expected = longest - (place < position.played ? 1 : 0);
        if (position.hands[static_cast<std::size_t>(seat)].size() != expected)
            return PositionFault::kUnequalHands;
    }
    const int rest = half_points(seen);
    if (position.points < 0 || position.points + rest > 182 || position.oudlers < 0 ||
        position.oudlers + std::popcount(seen.trumps & kOudlers) > 3)
        return PositionFault::kPoints;
    if (position.attack_tricks < 0 || position.defence_tricks < 0 ||
        position.attack_tricks + position.defence_tricks + longest > kMaxTricks)
        return PositionFault::kTricks;
    if (objective.factor < 1 || objective.factor > 6 || objective.poignees < 0 ||
        objective.poignees > 120)
        return PositionFault::kFactor;
    return PositionFault::kFine;
}

// --- which kernel
// ---------------------------------------------------------------------------------

Solver::Solver(std::size_t table_bytes, Isa set) noexcept {
    const std::size_t bytes = (std::max(table_bytes, kLeastTable) + 63) / 64 * 64;
    if (!available(set)) return;
#if defined(OUDLER_X86)
    if (set == Isa::kAvx512) kernel_ = make_avx512_kernel(bytes);
    if (set == Isa::kAvx2) kernel_ = make_avx2_kernel(bytes);
#endif
    if (set == Isa::kScalar) kernel_ = make_scalar_kernel(bytes);
}

Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

SolverBounds Solver::solve(const SolverPosition& position, const SolverRules& rules,
                           const SolverObjective& objective, const SolverLimits& limits,
                           SolverFeatures features, SolverStatistics& statistics) noexcept {
    return kernel_->solve(position, rules, objective, limits, features.on, nullptr, true,
                          statistics);
}

SolverBounds Solver::solve_card(const SolverPosition& position, Card card, const SolverRules& rules,
                                const SolverObjective& objective, const SolverLimits& limits,
                                SolverFeatures features, int guess,
                                SolverStatistics& statistics) noexcept {
    const SolverPosition next = after(position, card, rules);
    return kernel_->solve(next, rules, objective, limits, features.on, &guess, false, statistics);
}

void Solver::forget() noexcept { kernel_->forget(); }

}  // namespace oudler
