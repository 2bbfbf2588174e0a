// The table of the solver: what is kept is found, and a part of the memory that is too small grows.

#include "../src/solver/table.hpp"

#include <vector>

#include "check.hpp"
#include "positions.hpp"

namespace {

using namespace oudler;
using namespace oudler::OUDLER_KERNEL_NAMESPACE;

Entry<4> entry_of(u64 key, int bound) {
    Entry<4> entry{};
    entry.key = key >> 16;
    entry.bound = bound;
    entry.reached = 1;
    entry.worth = 5;
    return entry;
}

bool holds(const Table<4>& table, u64 key, int bound) {
    const Bucket<4>& bucket = table.bucket(key);
    const Wanted wanted{.key = key, .beta = bound, .sums = sums_of<4>(0)};
    for (u32 ways = table.candidates(bucket, wanted); ways != 0; ways &= ways - 1) {
        const Entry<4>& entry = bucket.entries[static_cast<std::size_t>(std::countr_zero(ways))];
        if (entry.key == key >> 16 && entry.bound == bound) return true;
    }
    return false;
}

TEST(an_entry_is_found_where_it_was_put) {
    const TableMemory memory(std::size_t{1} << 20);
    Table<4> table(memory, 1);
    positions::Dice dice(1);
    for (int number = 0; number < 1000; ++number) {
        const u64 key = dice.next();
        const int bound = dice.below(400) - 200;
        bool evicted = false;
        table.store(key, entry_of(key, bound), evicted);
        CHECK(!evicted);
        CHECK(holds(table, key, bound));
    }
    // Whose tag would be that of an empty place.
    const u64 key = dice.next() & ~u64{0xFFFF};
    CHECK(!holds(table, key, 0));
    bool evicted = false;
    table.store(key, entry_of(key, 0), evicted);
    CHECK(holds(table, key, 0));
    CHECK(!holds(Table<4>(memory, 2), key, 0));
}

TEST(a_part_of_the_memory_that_is_too_small_grows) {
    const TableMemory memory(std::size_t{1} << 20);
    TableUse use{.generation = 3, .bytes = std::size_t{1} << 14};
    Table<4> table(memory, use);
    positions::Dice dice(2);
    std::size_t bytes = use.bytes;
    int grown = 0;
    for (int number = 0; number < 100'000; ++number) {
        const u64 key = dice.next();
        bool evicted = false;
        table.store(key, entry_of(key, 7), evicted);
        if (use.bytes != bytes) {
            CHECK(use.bytes == std::min(4 * bytes, std::size_t{1} << 20));
            bytes = use.bytes;
            ++grown;
            continue;
        }
        CHECK(holds(table, key, 7));
        // Who goes on with the same search sees the same part.
        if (number % 1000 == 0) CHECK(holds(Table<4>(memory, use), key, 7));
    }
    CHECK(grown == 3);
    CHECK(use.bytes == std::size_t{1} << 20);
}

TEST(short_searches_begin_with_little) {
    for (int left = 1; left < kMaxTricks; ++left)
        CHECK(TableUse::enough_for(left) <= TableUse::enough_for(left + 1));
    CHECK(TableUse::enough_for(5) < TableUse::enough_for(18));
}

// What two bytes of an entry tell beforehand is never against what it tells itself.
int kept = 0, dropped = 0;

template <int P>
void sieve(std::uint64_t seed) {
    positions::Dice dice(seed);
    const auto below = [&](std::size_t bound) {
        return static_cast<int>(dice.below(static_cast<int>(bound)));
    };
    // Owners of some trumps, of which neighbours may be exchanged elsewhere.
    const int trumps = 1 + below(21);
    const auto planes = [&](const std::vector<int>& owners) {
        u64 result = 0;
        for (std::size_t place = 0; place < owners.size(); ++place)
            for (int plane = 0; plane < kPlanes<P>; ++plane)
                if (owners[place] >> plane & 1) result |= u64{1} << (21 * plane) << place;
        return result;
    };
    std::vector<int> owners(static_cast<std::size_t>(trumps));
    for (int& owner : owners) owner = below(P);
    const TableMemory memory(std::size_t{1} << 16);
    Table<P> table(memory, 1);
    const u64 key = dice.next();
    std::vector<Entry<P>> entries;
    for (int number = 0; number < kWays; ++number) {
        std::vector<int> others = owners;
        for (int swaps = below(6); swaps > 0; --swaps) {
            const auto one = static_cast<std::size_t>(below(others.size()));
            std::swap(others[one], others[(one + 1) % others.size()]);
        }
        Entry<P> entry{};
        entry.key = key >> 16;
        entry.trump_planes = planes(others);
        entry.strict_trumps = static_cast<u64>(below(1 << 10)) & ((u64{1} << trumps) - 1) & ~u64{1};
        entry.bound = below(400) - 100;
        entry.reached = static_cast<u64>(below(2));
        bool evicted = false;
        table.store(key, entry, evicted);
        entries.push_back(entry);
    }
    View<P> view{};
    view.trump_planes = planes(owners);
    const int beta = below(400) - 100;
    const Wanted wanted{.key = key, .beta = beta, .sums = sums_of<P>(view.trump_planes)};
    const u32 ways = table.candidates(table.bucket(key), wanted);
    for (int way = 0; way < kWays; ++way) {
        const Entry<P>& entry = entries[static_cast<std::size_t>(way)];
        const bool answers = (entry.reached != 0) == (entry.bound >= beta);
        if (answers && entry.covers(view)) {
            CHECK((ways >> way & 1) != 0);
            ++kept;
        }
        dropped += (ways >> way & 1) == 0;
    }
}

TEST(nothing_that_matches_is_passed_over) {
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        sieve<3>(seed);
        sieve<4>(seed);
        sieve<5>(seed);
    }
    CHECK(kept > 10'000);
    CHECK(dropped > 50'000);
}

}  // namespace
