// A solver asked about every card and about the line of best play.

#include "oudler/study.hpp"

#include <algorithm>

#include "solver/scoring.hpp"

namespace oudler {

namespace {

// The legal cards as groups of equal ones: each row is a group, the lowest card first.
struct Groups {
    std::array<CardSet, kMaxTricks> sets;
    int count = 0;
};

CardSet remaining(const SolverPosition& position) noexcept {
    CardSet all;
    for (const CardSet& hand : position.hands) all |= hand;
    for (int place = 0; place < position.played; ++place)
        all |= CardSet::of(position.trick[static_cast<std::size_t>(place)]);
    return all;
}

Groups groups_of(const SolverPosition& position, CardSet legal) noexcept {
    const CardSet others =
        remaining(position) - position.hands[static_cast<std::size_t>(to_move(position))];
    Groups groups;
    int last_suit = -1, last_points = 0;
    bool between = true;
    for (Card card = 0; card < kCards; ++card) {
        between = between || others.has(card) || suit_of(card) != last_suit;
        if (!legal.has(card)) continue;
        if (between || half_points(card) != last_points)
            groups.sets[static_cast<std::size_t>(groups.count++)] = {};
        groups.sets[static_cast<std::size_t>(groups.count - 1)] |= CardSet::of(card);
        last_suit = suit_of(card);
        last_points = half_points(card);
        between = false;
    }
    return groups;
}

SolverBounds both(SolverBounds one, SolverBounds other) noexcept {
    return {std::max(one.lower, other.lower), std::min(one.upper, other.upper)};
}

int cards_left(const SolverPosition& position) noexcept {
    int count = 0;
    for (const CardSet& hand : position.hands) count += hand.size();
    return count;
}

// One study under way: what all its searches share.
struct Studying {
    Solver& solver;
    const SolverRules& rules;
    const SolverObjective& objective;
    const SolverLimits& limits;
    const StudyOptions& options;
    SolverStatistics& statistics;

    bool stopped() const noexcept {
        return (limits.nodes != 0 && statistics.nodes >= limits.nodes) ||
               (limits.cancelled != nullptr && limits.cancelled->load(std::memory_order_relaxed));
    }
    bool attacks(const SolverPosition& position) const noexcept {
        return (position.attack >> to_move(position) & 1) != 0;
    }
    SolverBounds after_card(const SolverPosition& position, Card card, int guess,
                            const SolverLimits& within) noexcept {
        const SolverBounds found = solver.solve_card(position, card, rules, objective, within,
                                                     options.features, guess, statistics);
        return found.exact() ? found : both(found, possible_results(position, objective));
    }

    // Every card. Some may be far harder than others, so all are tried shortly before any is tried
    // long: what a budget leaves open is then as little as can be.
    void study_cards(const SolverPosition& position, Study& out) noexcept {
        const Groups groups = groups_of(position, out.legal);
        const bool ours = attacks(position);
        // No card is better than the position.
        SolverBounds most = possible_results(position, objective);
        (ours ? most.upper : most.lower) = ours ? out.value.upper : out.value.lower;
        std::array<SolverBounds, kMaxTricks> found;
        found.fill(groups.count == 1 ? out.value : most);
        for (int shift = 16; shift <= 28; shift += 4) {
            for (int n = 0; n < groups.count; ++n) {
                SolverBounds& bounds = found[static_cast<std::size_t>(n)];
                if (bounds.exact() || groups.count == 1 || stopped()) continue;
                // Without a value of the position there is no guess, and no hope either.
                int guess = middle(out.value);
                if (!out.value.exact()) continue;
                if (shift > 16) guess = ours ? bounds.upper : bounds.lower + 1;
                const Card card = groups.sets[static_cast<std::size_t>(n)].lowest();
                bounds = both(
                    bounds, after_card(position, card, guess, shift < 28 ? slice(shift) : limits));
            }
        }
        SolverBounds best = found[0];
        for (int n = 0; n < groups.count; ++n) {
            const SolverBounds one = found[static_cast<std::size_t>(n)];
            best = ours ? SolverBounds{std::max(best.lower, one.lower),
                                       std::max(best.upper, one.upper)}
                        : SolverBounds{std::min(best.lower, one.lower),
                                       std::min(best.upper, one.upper)};
            for (Card card = 0; card < kCards; ++card)
                if (groups.sets[static_cast<std::size_t>(n)].has(card)) out.cards[card] = one;
        }
        // And the position is as good as its best card.
        out.value = both(out.value, best);
    }

    // The limits, with at most 2^shift nodes from here on.
    SolverLimits slice(int shift) const noexcept {
        SolverLimits within = limits;
        within.nodes = statistics.nodes + (std::uint64_t{1} << shift);
        if (limits.nodes != 0) within.nodes = std::min(within.nodes, limits.nodes);
        return within;
    }

    static int middle(SolverBounds bounds) noexcept {
        return bounds.lower + (bounds.upper - bounds.lower) / 2;
    }

    // A card that keeps the exact value, or kNoCard. What is looked for is mostly in the table, but
    // what another card is worth may be hard to prove, so all are tried shortly before any is
    // tried long.
    Card keeps(const SolverPosition& position, int value) noexcept {
        const Groups groups = groups_of(position, legal_cards(position, rules));
        const bool ours = attacks(position);
        std::array<bool, kMaxTricks> worse{};
        int open = groups.count;
        for (int shift = 10;; shift += 4) {
            for (int n = 0; n < groups.count; ++n) {
                const std::size_t at = static_cast<std::size_t>(n);
                if (worse[at]) continue;
                const Card card = groups.sets[at].lowest();
                if (open == 1) return card;
                if (stopped()) return kNoCard;
                const SolverLimits within = shift < 40 ? slice(shift) : limits;
                const SolverBounds found = after_card(position, card, value, within);
                if (ours ? found.lower >= value : found.upper <= value) return card;
                if (ours ? found.upper < value : found.lower > value) {
                    worse[at] = true;
                    --open;
                }
            }
        }
    }

    void follow(SolverPosition position, Study& out) noexcept {
        const int value = out.value.lower;
        for (int left = cards_left(position); left > 0; --left) {
            const Card card = keeps(position, value);
            if (card == kNoCard) return;
            out.line[static_cast<std::size_t>(out.line_length++)] = card;
            position = after(position, card, rules);
        }
    }
};

}  // namespace

void study(Solver& solver, const SolverPosition& position, const SolverRules& rules,
           const SolverObjective& objective, const SolverLimits& limits,
           const StudyOptions& options, Study& out, SolverStatistics& statistics) noexcept {
    out = {};
    out.legal = legal_cards(position, rules);
    out.value = solver.solve(position, rules, objective, limits, options.features, statistics);
    if (!out.value.exact()) out.value = both(out.value, possible_results(position, objective));
    Studying studying{solver, rules, objective, limits, options, statistics};
    // The line first: its proof is in the table, while the other cards may take long.
    if (options.line && out.value.exact()) studying.follow(position, out);
    if (options.cards) studying.study_cards(position, out);
}

bool trick_is_legal(const SolverPosition& position, const SolverRules& rules) noexcept {
    SolverPosition start = position;
    start.played = 0;
    start.barred = {};
    for (int place = 0; place < position.played; ++place)
        start.hands[static_cast<std::size_t>((position.leader + place) % position.players)] |=
            CardSet::of(position.trick[static_cast<std::size_t>(place)]);
    for (int place = 0; place < position.played; ++place) {
        const Card card = position.trick[static_cast<std::size_t>(place)];
        if (!legal_cards(start, rules).has(card)) return false;
        start = after(start, card, rules);
    }
    return true;
}

SolverBounds possible_results(const SolverPosition& position,
                              const SolverObjective& objective) noexcept {
    const CardSet cards = remaining(position);
    const int least = position.points;
    const int most = position.points + half_points(cards);
    if (objective.kind == SolverObjective::Kind::kPoints) return {least, most};
    const int live = std::popcount(cards.trumps & kOudlers);
    const bool petit = (cards.trumps & kPetitBit) != 0 || position.petit_in_trick_before;
    SolverBounds result = {1 << 20, -(1 << 20)};
    for (int points = least; points <= most; ++points) {
        for (int oudlers = position.oudlers; oudlers <= position.oudlers + live; ++oudlers) {
            for (int bout = 0; bout < (petit ? 3 : 1); ++bout) {
                for (int slam = 0; slam < 3; ++slam) {
                    if (slam == scalar::kSlamAttack && position.defence_tricks > 0) continue;
                    if (slam == scalar::kSlamDefence && position.attack_tricks > 0) continue;
                    const int score = scalar::score_of(points, oudlers, bout, slam, objective);
                    result.lower = std::min(result.lower, score);
                    result.upper = std::max(result.upper, score);
                }
            }
        }
    }
    return result;
}

}  // namespace oudler
