// Court cards that differ: pairs from the top, and what they are worth more or less.

#include <vector>

#include "../src/solver/courts.hpp"
#include "check.hpp"

namespace {

using namespace oudler;
using namespace oudler::OUDLER_KERNEL_NAMESPACE;

int worth(int rank) { return 2 * (rank + 1); }  // a court card's, beyond a low card's

// The ranks of a set, from the top.
std::vector<int> ranks(unsigned set) {
    std::vector<int> result;
    for (int rank = 3; rank >= 0; --rank)
        if (set >> rank & 1) result.push_back(rank);
    return result;
}

TEST(court_cards_are_paired_from_the_top) {
    for (unsigned before = 0; before < 16; ++before) {
        for (unsigned now = 0; now < 16; ++now) {
            const std::vector<int> left = ranks(before), right = ranks(now);
            int instead = 0;
            for (std::size_t pair = left.size(); pair < right.size(); ++pair)
                instead += worth(right[pair]);
            CHECK(kCourtsInstead[before * 16 + now] == instead);
            for (unsigned named = 0; named < 16; ++named) {
                int more = 0, less = 0;
                unsigned stand = 0;
                for (std::size_t pair = 0; pair < std::max(left.size(), right.size()); ++pair) {
                    const bool there = pair < left.size(), here = pair < right.size();
                    if (there && (named >> left[pair] & 1) == 0) continue;
                    if (here) stand |= 1u << right[pair];
                    if (!there) continue;
                    const int difference = worth(left[pair]) - (here ? worth(right[pair]) : 0);
                    (difference > 0 ? more : less) += difference > 0 ? difference : -difference;
                }
                const CourtChange& change = kCourtChanges[(before * 16 + now) * 16 + named];
                CHECK(change.more == more);
                CHECK(change.less == less);
                CHECK(change.now == stand);
            }
        }
    }
}

TEST(a_set_of_suit_cards_has_its_courts) {
    CHECK(courts_of(0) == 0);
    CHECK(courts_of(lane(0)) == 0x000F);
    CHECK(courts_of(lane(3)) == 0xF000);
    CHECK(courts_of(u64{1} << (kRanks + 13)) == 0x0080);
    Courts courts;
    courts.take(3, true);
    courts.take(6, false);
    CHECK(courts.always_to_attack() == 1);
}

}  // namespace
