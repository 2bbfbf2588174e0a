// The solver against a plain minimax: exactness FIRST COUNT [SHOW].
//
// Positions of all kinds from numbered seeds: random sets of cards and real endings, three to five
// players, both objectives, both rules for an Excuse in the last trick, positions inside a trick,
// trumps that may not be led, slams in sight, sides without a trick. The first that differs is
// printed.

#include <cstdio>
#include <cstdlib>

#include "minimax.hpp"
#include "positions.hpp"

int main(int argc, char** argv) {
    using namespace oudler;
    const std::uint64_t first = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 0;
    const std::uint64_t count = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 2000;
    std::uint64_t compared = 0, too_large = 0, wrong = 0;
    std::uint64_t by_players[6] = {}, by_left[8] = {}, scores = 0;
    Solver solver(std::size_t{1} << 22);
    for (std::uint64_t seed = first; seed < first + count; ++seed) {
        const positions::Case one = positions::make(seed);
        if (check(one.position, one.objective) != PositionFault::kFine) {
            std::printf("seed %llu: not a valid position\n", static_cast<unsigned long long>(seed));
            return 1;
        }
        minimax::Minimax plain(one.position, one.rules, one.objective, 400'000);
        const int expected = plain.value();
        if (plain.over()) {
            ++too_large;
            continue;
        }
        // Once more with the searches that pay with many tricks left only.
        const std::uint32_t everywhere = SolverFeatures::kSparingEverywhere;
        SolverBounds found{expected, expected};
        for (const std::uint32_t more : {std::uint32_t{0}, everywhere}) {
            SolverStatistics statistics;
            const SolverBounds bounds =
                solver.solve(one.position, one.rules, one.objective, {},
                             SolverFeatures{one.features | more}, statistics);
            if (!bounds.exact() || bounds.lower != expected) found = bounds;
        }
        ++compared;
        ++by_players[one.position.players];
        ++by_left[one.left];
        scores += one.objective.kind == SolverObjective::Kind::kScore;
        if (!found.exact() || found.lower != expected) {
            if (++wrong <= 5) {
                std::printf("seed %llu: minimax %d, solver %d..%d\n",
                            static_cast<unsigned long long>(seed), expected, found.lower,
                            found.upper);
                positions::print(one);
            }
        }
    }
    std::printf(
        "%llu compared (%llu scores), %llu too large, %llu wrong; players 3: %llu, 4: %llu, "
        "5: %llu; tricks left 1-5: %llu %llu %llu %llu %llu\n",
        static_cast<unsigned long long>(compared), static_cast<unsigned long long>(scores),
        static_cast<unsigned long long>(too_large), static_cast<unsigned long long>(wrong),
        static_cast<unsigned long long>(by_players[3]),
        static_cast<unsigned long long>(by_players[4]),
        static_cast<unsigned long long>(by_players[5]), static_cast<unsigned long long>(by_left[1]),
        static_cast<unsigned long long>(by_left[2]), static_cast<unsigned long long>(by_left[3]),
        static_cast<unsigned long long>(by_left[4]), static_cast<unsigned long long>(by_left[5]));
    return wrong == 0 && compared > 0 ? 0 : 1;
}
