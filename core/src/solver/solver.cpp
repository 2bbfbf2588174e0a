// The public face of the solver: positions checked, the right kernel chosen.

#include "oudler/solver.hpp"

#include <algorithm>
#include <utility>

#include "kernel.hpp"

namespace oudler {
namespace {

constexpr std::size_t kLeastTable = std::size_t{1} << 16;

}  // namespace

CardSet legal_in_trick(const CardSet& hand, bool leading, int led, int top,
                       const SolverRules& rules, bool broken) noexcept {
    if (leading) {
        CardSet legal = hand;
        if (rules.trump_lead_needs_break && !broken && hand.suits != 0) legal.trumps &= kExcuseBit;
        return legal;
    }
    if (led == kNothingLed) return hand;
    const std::uint32_t excuse = hand.trumps & kExcuseBit;
    if (led < kTrumpLed) {
        const std::uint64_t follow = hand.suits & kSuitMask << (kRanks * led);
        if (follow != 0) return {follow, excuse};
    }
    std::uint32_t trumps = hand.trumps & kTrumpMask;
    if (trumps == 0) return hand;
    if (top != 0) {
        const std::uint32_t higher = trumps & ~((1u << top) - 1);
        if (higher != 0)
            trumps = higher;
        else if (rules.undertrump_lowest)
            trumps &= ~trumps + 1;
    }
    return {0, trumps | excuse};
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

bool has_instruction_set(InstructionSet set) noexcept {
#if defined(OUDLER_X86)
    __builtin_cpu_init();
    const bool avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
                      __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
    switch (set) {
        case InstructionSet::kScalar:
            return true;
        case InstructionSet::kAvx2:
            return avx2;
        case InstructionSet::kAvx512:
            return avx2 && __builtin_cpu_supports("avx512f") &&
                   __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl");
    }
    return false;
#else
    return set == InstructionSet::kScalar;
#endif
}

InstructionSet best_instruction_set() noexcept {
    for (const InstructionSet set : {InstructionSet::kAvx512, InstructionSet::kAvx2})
        if (has_instruction_set(set)) return set;
    return InstructionSet::kScalar;
}

Solver::Solver(std::size_t table_bytes, InstructionSet set) noexcept {
    const std::size_t bytes = (std::max(table_bytes, kLeastTable) + 63) / 64 * 64;
    if (!has_instruction_set(set)) return;
#if defined(OUDLER_X86)
    if (set == InstructionSet::kAvx512) kernel_ = make_avx512_kernel(bytes);
    if (set == InstructionSet::kAvx2) kernel_ = make_avx2_kernel(bytes);
#endif
    if (set == InstructionSet::kScalar) kernel_ = make_scalar_kernel(bytes);
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
