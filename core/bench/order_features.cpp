// order_features LOG... > FEATURES: reads the places that log_order wrote and writes what is seen
// of their moves, for fit_ordering.py and fit_leads.py.
#define OUDLER_KERNEL_AVX2 1
#include <cstdio>
#include "order_log.hpp"
int main(int argc, char** argv) {
    using namespace oudler;
    using namespace oudler::avx2;
    for (int n = 1; n < argc; ++n) {
        std::FILE* file = std::fopen(argv[n], "rb");
        OrderPlace place;
        while (std::fread(&place, sizeof place, 1, file) == 1) {
            const bool ours = (place.attack >> place.seat & 1) != 0;
            const int kind = weights_of(place.trick.played, 4, ours);
            const int head[4] = {-1, place.count, kind, place.left};
            std::fwrite(head, sizeof head, 1, stdout);
            const Around<4> around(place.hands, place.seat, place.attack, place.all_suits,
                                   place.left, place.beta, place.rest);
            for (int i = 0; i < place.count; ++i) {
                const auto at = static_cast<std::size_t>(i);
                Features features;
                look_at<4>(place.moves[at], place.hands, place.trick, place.seat, place.attack,
                           place.all_suits, place.all_trumps, features);
                std::array<int, kInSuit> more{};
                if (kind < 2)
                    look_at_lead<4>(place.moves[at], place.hands, place.seat, place.attack,
                                    place.all_suits, place.all_trumps, around, more);
                std::fwrite(features.data(), sizeof features, 1, stdout);
                std::fwrite(around.of.data(), sizeof around.of, 1, stdout);
                std::fwrite(more.data(), sizeof more, 1, stdout);
                const int tail[2] = {place.good[at], static_cast<int>(place.cost[at])};
                std::fwrite(tail, sizeof tail, 1, stdout);
            }
        }
        std::fclose(file);
    }
}
