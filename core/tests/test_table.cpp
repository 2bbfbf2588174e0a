// The table of the solver: what is kept is found, and a part of the memory that is too small grows.

#include "../src/solver/table.hpp"
#include "check.hpp"
#include "positions.hpp"

namespace {

using namespace oudler;
using namespace oudler::OUDLER_KERNEL_NAMESPACE;

Entry<4> entry_of(u64 key, int bound) {
    Entry<4> entry{};
    entry.key = key >> 16;
    entry.bound = bound;
    entry.worth = 5;
    return entry;
}

bool holds(const Table<4>& table, u64 key, int bound) {
    const Bucket<4>& bucket = table.bucket(key);
    for (u32 ways = table.candidates(bucket, key); ways != 0; ways &= ways - 1) {
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
    CHECK(TableUse::enough_for(5) < TableUse::enough_for(10));
    CHECK(TableUse::enough_for(10) < TableUse::enough_for(12));
    CHECK(TableUse::enough_for(13) == SIZE_MAX);
}

}  // namespace
