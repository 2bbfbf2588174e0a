// Worlds: against a full enumeration of small cases, by number and by frequency.

#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "check.hpp"
#include "oudler/constraints.hpp"

namespace {

using namespace oudler;

constexpr std::size_t kRoom = 1 << 20;
double memory[kRoom];

// All worlds of a small case, each written as a number: the holder of each hidden card in base
// `holders`.
struct Enumeration {
    const Constraints& known;
    Card cards[kCards] = {};
    int size = 0;
    long counts[1 << 16] = {};
    long worlds = 0;

    explicit Enumeration(const Constraints& constraints) noexcept : known(constraints) {
        for (CardSet rest = known.hidden; !rest.empty(); rest -= CardSet::of(rest.lowest()))
            cards[size++] = rest.lowest();
        for (long& count : counts) count = -1;
        int left[kMaxHolders];
        for (int holder = 0; holder < known.holders; ++holder) left[holder] = known.counts[holder];
        go(0, 0, left);
    }
    void go(int at, int code, int* left) noexcept {
        if (at == size) {
            counts[code] = 0;
            ++worlds;
            return;
        }
        for (int holder = 0; holder < known.holders; ++holder) {
            bool allowed = left[holder] > 0 && known.may[holder].has(cards[at]);
            for (int other = 0; other < known.holders; ++other)
                if (known.must[other].has(cards[at])) allowed = left[holder] > 0 && other == holder;
            if (!allowed) continue;
            --left[holder];
            go(at + 1, code * known.holders + holder, left);
            ++left[holder];
        }
    }
    int code_of(const CardSet* hands) const noexcept {
        int code = 0;
        for (int at = 0; at < size; ++at) {
            int found = -1;
            for (int holder = 0; holder < known.holders; ++holder)
                if (hands[holder].has(cards[at])) found = found < 0 ? holder : -2;
            if (found < 0) return -1;
            code = code * known.holders + found;
        }
        return code;
    }
};

Constraints random_case(Random& random) noexcept {
    Constraints known;
    known.holders = 2 + static_cast<int>(random.below(3));
    const int size = 3 + static_cast<int>(random.below(known.holders == 4 ? 5 : 6));
    while (known.hidden.size() < size)
        known.hidden |= CardSet::of(static_cast<Card>(random.below(kCards)));
    for (int n = 0; n < size; ++n)
        ++known.counts[random.below(static_cast<std::uint32_t>(known.holders))];
    // Whole ranges are ruled out, as play does it, and now and then a single card.
    for (int holder = 0; holder < known.holders; ++holder) {
        known.may[holder] = CardSet::all();
        for (int card = 0; card < kCards; ++card) {
            const bool out = random.below(100) < 4;
            const int end = out && random.below(2) == 0 ? card + 14 : card + 1;
            for (; out && card < end && card < kCards; ++card)
                known.may[holder] -= CardSet::of(static_cast<Card>(card));
        }
    }
    if (random.below(3) == 0) {
        const int holder =
            static_cast<int>(random.below(static_cast<std::uint32_t>(known.holders)));
        known.must[holder] = CardSet::of(known.hidden.lowest());
    }
    return known;
}

TEST(worlds_are_those_of_an_enumeration_and_equally_frequent) {
    Random random = Random::from(7, 0);
    int satisfiable = 0;
    int suspicious = 0;
    static Enumeration* all = nullptr;
    for (int number = 0; number < 1000; ++number) {
        const Constraints known = random_case(random);
        all = new Enumeration(known);
        WorldSampler sampler;
        std::size_t needed = 0;
        const WorldsFault fault = sampler.prepare(known, memory, kRoom, needed);
        CHECK((all->worlds == 0) == (fault == WorldsFault::kUnsatisfiable));
        if (fault == WorldsFault::kFine) {
            ++satisfiable;
            const double worlds = static_cast<double>(all->worlds);
            CHECK(std::fabs(sampler.worlds - worlds) < 1e-9 * worlds);
            const long draws = 50 * all->worlds < 50000 ? 50 * all->worlds : 50000;
            bool fine = true;
            for (long n = 0; n < draws; ++n) {
                CardSet hands[kMaxHolders];
                sampler.draw(random, hands);
                const int code = all->code_of(hands);
                fine = fine && code >= 0 && all->counts[code] >= 0;
                if (fine) ++all->counts[code];
            }
            CHECK(fine);
            // Chi-square: 4 standard deviations once in tens of thousands.
            const double expected = static_cast<double>(draws) / worlds;
            double chi = 0;
            for (const long count : all->counts)
                if (count >= 0)
                    chi += (static_cast<double>(count) - expected) *
                           (static_cast<double>(count) - expected) / expected;
            if (chi > worlds - 1 + 4 * std::sqrt(2 * worlds)) ++suspicious;
        }
        delete all;
    }
    CHECK(satisfiable > 500);
    std::printf("%d cases, %d beyond four standard deviations\n", satisfiable, suspicious);
    CHECK(suspicious <= 2);
}

TEST(wrong_constraints_are_refused) {
    Constraints known;
    WorldSampler sampler;
    std::size_t needed = 0;
    CHECK(sampler.prepare(known, memory, kRoom, needed) == WorldsFault::kHolders);
    known.holders = 2;
    known.hidden = CardSet::of(3) | CardSet::of(60);
    known.may[0] = known.may[1] = CardSet::all();
    CHECK(sampler.prepare(known, memory, kRoom, needed) == WorldsFault::kCounts);
    known.counts[0] = known.counts[1] = 1;
    CHECK(sampler.prepare(known, memory, kRoom, needed) == WorldsFault::kFine);
    CHECK(sampler.worlds == 2);
    known.must[0] = known.hidden;
    CHECK(sampler.prepare(known, memory, kRoom, needed) == WorldsFault::kUnsatisfiable);
    known.must[0] = known.must[1] = CardSet::of(3);
    CHECK(sampler.prepare(known, memory, kRoom, needed) == WorldsFault::kMust);
    known.must[0] = {};
    known.must[1] = CardSet::of(4);
    CHECK(sampler.prepare(known, memory, kRoom, needed) == WorldsFault::kMust);
    known.must[1] = {};
    known.may[0] = known.may[1] = CardSet::of(3);
    CHECK(sampler.prepare(known, memory, kRoom, needed) == WorldsFault::kUnsatisfiable);
}

TEST(a_table_too_large_is_said_to_be) {
    Constraints known;
    known.holders = 4;
    known.hidden = CardSet::all();
    const int counts[] = {20, 20, 20, 18};
    for (int holder = 0; holder < 4; ++holder) {
        known.counts[holder] = counts[holder];
        known.may[holder] = CardSet::all() - CardSet{kSuitMask << (14 * holder), 0};
    }
    WorldSampler sampler;
    std::size_t needed = 0;
    CHECK(sampler.prepare(known, memory, 10, needed) == WorldsFault::kMemory);
    CHECK(needed > 10 && needed < kRoom);
    CHECK(sampler.prepare(known, memory, needed, needed) == WorldsFault::kFine);
}

}  // namespace
