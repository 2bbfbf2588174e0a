// log_guess LEFT COUNT [FIRST] [played] > FACTS: solves deals of the bench generator beyond the
// fixed set, or of those that the policy plays, and writes down what fit_guess.py needs.

#define OUDLER_KERNEL_AVX2 1

#include <cstdio>
#include <cstdlib>

#include "../src/solver/driver.hpp"
#include "../src/solver/guess.hpp"
#include "oudler/solve_set.hpp"

int main(int argc, char** argv) {
    using namespace oudler;
    if (argc < 3) return 2;
    const int left = std::atoi(argv[1]);
    const int count = std::atoi(argv[2]);
    const int first = argc > 3 ? std::atoi(argv[3]) : 100000;
    avx2::KernelHere kernel(std::size_t{64} << 20);
    for (int number = first; number < first + count; ++number) {
        SolverStatistics statistics;
        SolverLimits limits;
        limits.nodes = 3'000'000;
        const auto deal = static_cast<std::uint64_t>(number);
        const SolverPosition position =
            argc > 4 ? solve_set_played(deal, left) : solve_set_position(deal, left);
        const SolverBounds bounds = kernel.solve(position, SolverRules{}, SolverObjective{}, limits,
                                                 SolverFeatures::kAll, nullptr, true, statistics);
        if (!bounds.exact()) continue;
        std::array<CardSet, 4> hands;
        for (std::size_t seat = 0; seat < 4; ++seat) hands[seat] = position.hands[seat];
        avx2::GuessFacts facts;
        avx2::look_at_all<4>(hands, position.leader, true, position.attack, SolverRules{}, left,
                             facts);
        const int value = bounds.lower - position.points;
        std::fwrite(facts.data(), sizeof facts, 1, stdout);
        std::fwrite(&value, sizeof value, 1, stdout);
    }
}
