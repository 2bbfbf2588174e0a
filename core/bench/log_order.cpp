// log_order FILE LEFT COUNT [FIRST] [EVERY] [played]: searches deals of the bench generator (beyond
// the fixed set), or of those that the policy plays, and writes places and what each move costs
// there, for order_features.

#define OUDLER_KERNEL_AVX2 1

#include <cstdio>
#include <cstdlib>

#include "order_log.hpp"
#include "oudler/solve_set.hpp"

int main(int argc, char** argv) {
    using namespace oudler;
    if (argc < 4) return 2;
    const int left = std::atoi(argv[2]);
    const int count = std::atoi(argv[3]);
    const int first = argc > 4 ? std::atoi(argv[4]) : 100000;
    std::FILE* file = std::fopen(argv[1], "ab");
    if (file == nullptr) return 1;
    SolverLimits limits;
    avx2::OrderLog log(file, argc > 5 ? std::strtoull(argv[5], nullptr, 10) : 1000, limits);
    const avx2::TableMemory memory(std::size_t{256} << 20);
    for (int number = first; number < first + count; ++number) {
        log.begin_search();
        limits.nodes = 2'000'000;
        const auto deal = static_cast<std::uint64_t>(number);
        const SolverPosition position =
            argc > 6 ? solve_set_played(deal, left) : solve_set_position(deal, left);
        SolverStatistics statistics;
        avx2::TableUse use{.generation = static_cast<std::uint32_t>(number), .bytes = SIZE_MAX};
        avx2::Driver<4, avx2::OrderLog>(memory, use, position, SolverRules{}, SolverObjective{},
                                        limits, SolverFeatures::kAll, statistics, &log)
            .value(nullptr);
    }
    std::fclose(file);
}
