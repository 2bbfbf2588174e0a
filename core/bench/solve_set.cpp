// solve_set LEFT COUNT [MEGABYTES] [MILLION NODES] [FEATURES] [FIRST] [score|played]: solves deals
// of the fixed set, for the score or as played by the policy, and prints the distribution of nodes
// and times, and a sum over all values.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cstring>

#include "oudler/solve_set.hpp"

int main(int argc, char** argv) {
    using namespace oudler;
    const int left = argc > 1 ? std::atoi(argv[1]) : 10;
    const int count = argc > 2 ? std::atoi(argv[2]) : 100;
    const std::size_t megabytes = argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 64;
    const std::uint64_t budget = argc > 4 ? std::strtoull(argv[4], nullptr, 10) * 1'000'000 : 0;
    SolverFeatures features;
    if (argc > 5) features.on = static_cast<std::uint32_t>(std::strtoul(argv[5], nullptr, 0));
    const int first = argc > 6 ? std::atoi(argv[6]) : 0;
    const bool score = argc > 7 && std::strcmp(argv[7], "score") == 0;
    const bool played = argc > 7 && std::strcmp(argv[7], "played") == 0;
    Solver solver(megabytes << 20);
    std::vector<double> times;
    std::vector<std::uint64_t> nodes;
    std::uint64_t all_nodes = 0, sum = 0;
    SolverStatistics total;
    double all_time = 0;
    int open = 0;
    for (int number = first; number < first + count; ++number) {
        const auto deal = static_cast<std::uint64_t>(number);
        const SolverPosition position =
            played ? solve_set_played(deal, left) : solve_set_position(deal, left);
        SolverStatistics statistics;
        SolverLimits limits;
        limits.nodes = budget;
        SolverObjective objective;
        if (score) {
            objective.kind = SolverObjective::Kind::kScore;
            objective.factor = 2;
        }
        const auto start = std::chrono::steady_clock::now();
        const SolverBounds bounds =
            solver.solve(position, SolverRules{}, objective, limits, features, statistics);
        const double seconds =
            std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        times.push_back(seconds);
        nodes.push_back(statistics.nodes);
        all_nodes += statistics.nodes;
        all_time += seconds;
        total.probes += statistics.probes;
        total.hits += statistics.hits;
        total.stores += statistics.stores;
        total.evictions += statistics.evictions;
        open += !bounds.exact();
        sum = sum * 31 + static_cast<std::uint64_t>(bounds.lower) * 7 +
              static_cast<std::uint64_t>(bounds.upper);
        if (left >= 16)
            std::printf("  %d: %d..%d  %.1f M nodes  %.2f s\n", number, bounds.lower, bounds.upper,
                        static_cast<double>(statistics.nodes) / 1e6, seconds),
                std::fflush(stdout);
    }
    std::sort(times.begin(), times.end());
    std::sort(nodes.begin(), nodes.end());
    const auto at = [&](double q) { return static_cast<std::size_t>(q * (count - 1)); };
    std::printf(
        "left %d: median %.3f ms p90 %.3f ms max %.1f ms mean %.3f ms | nodes median %llu p90 %llu "
        "mean %llu | open %d | %.2f Mn/s | hit %.2f evict %.2f | values %016llx\n",
        left, 1e3 * times[at(.5)], 1e3 * times[at(.9)], 1e3 * times.back(), 1e3 * all_time / count,
        static_cast<unsigned long long>(nodes[at(.5)]),
        static_cast<unsigned long long>(nodes[at(.9)]),
        static_cast<unsigned long long>(all_nodes / static_cast<std::uint64_t>(count)), open,
        static_cast<double>(all_nodes) / all_time / 1e6,
        static_cast<double>(total.hits) / static_cast<double>(total.probes + 1),
        static_cast<double>(total.evictions) / static_cast<double>(total.stores + 1),
        static_cast<unsigned long long>(sum));
}
