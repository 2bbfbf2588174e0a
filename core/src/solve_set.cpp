#include "oudler/solve_set.hpp"

#include "../bench/deals.hpp"
#include "oudler/deals.hpp"
#include "oudler/policy.hpp"

namespace oudler {

namespace {

constexpr std::size_t kTableBytes = std::size_t{16} << 20;
// Of a position; few in the set need more, and their bounds count as well.
constexpr std::uint64_t kMostNodes = 200'000;

struct Signature {
    Solver solver;
    std::uint64_t value = 0xCBF29CE484222325;  // FNV-1a

    void add(std::uint64_t number) noexcept {
        for (int byte = 0; byte < 8; ++byte, number >>= 8)
            value = (value ^ (number & 0xFF)) * 0x100000001B3;
    }
    void add(const SolverPosition& position, const SolverRules& rules,
             const SolverObjective& objective) noexcept {
        SolverStatistics statistics;
        SolverLimits limits;
        limits.nodes = kMostNodes;
        const SolverBounds found = solver.solve(position, rules, objective, limits, {}, statistics);
        add(statistics.nodes);
        add(static_cast<std::uint64_t>(found.lower));
        add(static_cast<std::uint64_t>(found.upper));
    }
};

// A random deal of three or five players, played by the simple rules to the last `left` tricks.
SolverPosition random_position(const PlayRules& game, int players, std::uint64_t number,
                               const SolverRules& rules, int left) noexcept {
    Random random = Random::from(3, number);
    const Table table = random_table(game, players, random);
    SolverPosition position;
    position.players = players;
    position.attack = table.attack;
    position.leader = table.leader;
    position.points = half_points(table.pile);
    position.oudlers = std::popcount(table.pile.trumps & kOudlers);
    position.trumps_broken = !rules.trump_lead_needs_break;
    for (int seat = 0; seat < players; ++seat)
        position.hands[static_cast<std::size_t>(seat)] = table.hands[seat];
    for (int now = position.hands[0].size(); now > left; --now)
        for (int place = 0; place < players; ++place)
            position = after(position, bench::simple_card(position, rules, now), rules);
    return position;
}

SolverObjective score_of_contract(int factor) noexcept {
    SolverObjective objective;
    objective.kind = SolverObjective::Kind::kScore;
    objective.factor = factor;
    return objective;
}

}  // namespace

SolverPosition solve_set_position(std::uint64_t number, int left) noexcept {
    return bench::make_deal(number, left);
}

SolverPosition solve_set_played(std::uint64_t number, int left) noexcept {
    SolverPosition position = bench::make_deal(number, 18);
    Table table;
    table.players = 4;
    table.leader = static_cast<std::uint8_t>(position.leader);
    table.attack = static_cast<std::uint8_t>(position.attack);
    table.pile = CardSet::all();
    for (int seat = 0; seat < 4; ++seat) {
        table.hands[seat] = position.hands[static_cast<std::size_t>(seat)];
        table.pile -= table.hands[seat];
    }
    const PolicyKernels& policy = policy_kernels(best_isa());
    Watched watched = watched_from(kFft, table, true);
    Random random = Random::from(18, number);
    while (watched.play.hand_size - watched.play.tricks > left) {
        const Card card = policy.card(kFft, watched, random.next());
        watch(watched, card, kFft);
        position = after(position, card, SolverRules{});
    }
    return position;
}

std::uint64_t solver_signature(Isa set) noexcept {
    Signature signature{Solver(kTableBytes, set)};
    if (!signature.solver.valid()) return 0;
    const SolverRules federation;
    SolverRules michelsen;
    michelsen.excuse_changes_side = false;
    michelsen.petit_au_bout_before_excuse = false;
    michelsen.trump_lead_needs_break = true;
    for (std::uint64_t number = 0; number < 20; ++number) {
        for (const int left : {5, 7, 9})
            signature.add(solve_set_position(number, left), federation, {});
        signature.add(solve_set_position(number, 7), federation, score_of_contract(2));
        signature.add(solve_set_position(number, 6), michelsen, score_of_contract(1));
        signature.add(random_position(kFft, 3, number, federation, 7), federation, {});
        signature.add(random_position(kFft, 5, number, federation, 6), federation,
                      score_of_contract(1));
        signature.add(random_position(kMichelsen, 4, number, michelsen, 6), michelsen, {});
    }
    signature.add(solve_set_position(0, 12), federation, {});
    return signature.value;
}

}  // namespace oudler
