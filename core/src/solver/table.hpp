// The table of positions already judged.
//
// A position is looked up by what is coarse about it: who leads, how long each hand is in each
// suit, who has the oudlers and the highest trump. Below that, an entry says which cuts its proof
// needed (needs.hpp), and serves every position that has as many cards of each hand above them.
// Cards are counted among those that remain, so `planes` packs the binary digits of the owner of
// each remaining card.
//
// Two positions that agree so far still differ in which honours are left. Played alike, each card
// of one stands for a card of the other and ends on the same side; so the bounds of one hold for
// the other when corrected by what the cards are worth more or less (courts.hpp).
//
// A bucket holds `kWays` entries; sixteen bits of the key find those that may match. Many positions
// share a coarse key, of which few agree in the cuts: so two bytes an entry tell of most that its
// bound is no answer, or that one of its cuts among the trumps does not hold, without a look at the
// entry itself. What must leave a full bucket moves to the bucket of a finer key, with the honours
// in it, and is looked for there as well. Keys are compared by 64 bits, which is taken as enough.

#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>

#if defined(__linux__)
#include <sys/mman.h>
#endif

#include "bits.hpp"
#include "courts.hpp"

namespace oudler::OUDLER_KERNEL_NAMESPACE {

// One bit more of an owner's number for each doubling of players.
template <int P>
inline constexpr int kPlanes = P > 4 ? 3 : 2;
template <int P>
inline constexpr int kHonourWords = P > 4 ? 2 : 1;

// A position as the table sees it.
template <int P>
struct View {
    std::array<u64, kPlanes<P>> planes;        // owners of the suit cards that remain
    u64 trump_planes;                          // the same of the trumps, 21 bits a plane
    std::array<u64, kHonourWords<P>> honours;  // 16 bits a player
    u64 key;
    u64 fine_key;  // the key and the honours
};

inline u64 mixed(u64 a, u64 b) noexcept {
    a ^= b;
    a ^= a >> 32;
    a *= 0xD6E8FEB86659FD93ull;
    a ^= a >> 32;
    a *= 0xD6E8FEB86659FD93ull;
    a ^= a >> 32;
    return a;
}

template <int P>
u64 fine_key(u64 key, const std::array<u64, kHonourWords<P>>& honours) noexcept {
    key >>= 16;
    for (const u64 word : honours) key = mixed(key, word);
    return key;
}

// The owners of the trumps, and beside them what they leave room for with three or four players.
template <int P>
struct TrumpOwners {
    u64 trump_planes : 42;
    u64 to_defence : 16;
};
template <>
struct TrumpOwners<5> {
    u64 trump_planes;
    u64 to_defence;
};

// With three or four players it fills one line of the cache.
template <int P>
struct Entry : TrumpOwners<P> {
    using TrumpOwners<P>::trump_planes;
    std::array<u64, kPlanes<P>> planes;
    std::array<u64, kHonourWords<P>> honours;
    u64 key : 48;        // the tag has the rest
    u64 to_attack : 16;  // court cards, as in `Courts`
    u64 strict : 56;     // cuts, as bits of the cards right above them among those that remain
    u64 weak : 56;
    u64 worth : 8;  // binary logarithm of the nodes it saves
    u64 strict_trumps : 21;
    u64 weak_trumps : 21;
    i64 bound : 16;   // of the value
    u64 reached : 1;  // it is a lower bound

    // Whether its proof holds there: at each strict cut as many cards of each hand above, at each
    // weak one no more of any defender. Owners are numbered from the (first) attacker, who is 0.
    bool covers(const View<P>& view) const noexcept {
        if (trump_planes != view.trump_planes) {
            const auto plane = [](u64 of, int number) { return of >> (21 * number) & kTrumpMask; };
            std::array<u64, kPlanes<P>> here, there;
            for (int number = 0; number < kPlanes<P>; ++number) {
                here[static_cast<std::size_t>(number)] = plane(trump_planes, number);
                there[static_cast<std::size_t>(number)] = plane(view.trump_planes, number);
            }
            const u64 cuts = strict_trumps, weak_cuts = weak_trumps;
            if (!holds(here, there, cuts, weak_cuts)) return false;
        }
        return holds(planes, view.planes, strict, weak);
    }

    static bool holds(const std::array<u64, kPlanes<P>>& here,
                      const std::array<u64, kPlanes<P>>& there, u64 strict, u64 weak) noexcept {
        u64 differ = 0;
        for (int number = 0; number < kPlanes<P>; ++number) {
            const auto at = static_cast<std::size_t>(number);
            differ |= here[at] ^ there[at];
        }
        if (differ == 0) return true;
        // Above the highest card of another owner all cuts hold; right below it one is likely to
        // fail.
        u64 cuts = (strict | weak) & (~u64{0} >> std::countl_zero(differ));
        const u64 both_here = here[0] & here[1], both_there = there[0] & there[1];
        const u64 first_here = here[0] ^ both_here, first_there = there[0] ^ both_there;
        const u64 second_here = here[1] ^ both_here, second_there = there[1] ^ both_there;
        while (cuts != 0) {
            const int place = 63 - std::countl_zero(cuts);
            cuts ^= u64{1} << place;
            const auto fewer = [&](u64 before, u64 now) {
                return std::popcount(before >> place) - std::popcount(now >> place);
            };
            int least = fewer(first_here, first_there), any = least;
            const int second = fewer(second_here, second_there);
            const int both = fewer(both_here, both_there);
            least = std::min({least, second, both});
            any |= second | both;
            if constexpr (kPlanes < P >> 2) {
                const int third = fewer(here[2], there[2]);
                least = std::min(least, third);
                any |= third;
            }
            if ((strict >> place & 1) != 0 ? any != 0 : least < 0) return false;
        }
        return true;
    }
};

inline constexpr int kWays = 29;
inline constexpr int kNoBound = 30000;

// Two kilobytes with three or four players: what is looked at first fills two lines of the cache,
// and each entry another, whatever lies empty for that.
template <int P>
struct alignas(64) Bucket {       // NOLINT(clang-analyzer-optin.performance.Padding)
    std::array<u16, kWays> tags;  // 0: no entry here
    u32 generation;
    alignas(64) std::array<u8, kWays> bounds;  // as `coarse`
    u8 filled;
    u8 hand;                                  // where the search for a victim goes on
    alignas(32) std::array<u8, kWays> cuts;   // as `cut_of`
    alignas(64) std::array<u8, kWays> worth;  // what entries are worth, less with age
    alignas(64) std::array<Entry<P>, kWays> entries;

    bool full() const noexcept { return tags[kWays - 1] != 0; }
};
static_assert(sizeof(Entry<4>) == 64 && sizeof(Bucket<4>) == 2048);

// Cuts among the trumps below so many are preferred by `cut_of`.
inline constexpr int kMiddle = 8;

inline u16 tag_of(u64 key) noexcept {
    const auto tag = static_cast<u16>(key);
    return tag == 0 ? 1 : tag;
}

// A bound in a byte: of two, the greater is never the smaller here; lower bounds come last.
inline u8 coarse(i64 bound, bool reached) noexcept {
    return static_cast<u8>((reached ? 128 : 0) | std::clamp(static_cast<int>(bound), 0, 255) >> 1);
}

// How the owners of the trumps below each of the lowest sixteen places add up: at place p the
// number p, with four bits above it that are the same wherever as many trumps of each hand lie
// below, and seldom else.
using TrumpSums = std::array<u64, 2>;

template <int P>
TrumpSums sums_of(u64 trump_planes) noexcept {
    constexpr u64 kEach = 0x0101010101010101;
    // A byte for each of eight bits.
    const auto spread = [](u64 bits) {
        const u64 ones = (bits & 0xFF) * kEach & 0x8040201008040201;
        return (ones + 0x7F * kEach) >> 7 & kEach;
    };
    const auto weights = [&](int from) {
        u64 sum = 0;
        for (int plane = 0; plane < kPlanes<P>; ++plane)
            sum += (2 * plane + 1) * spread(trump_planes >> (21 * plane + from));
        return sum;
    };
    // A product with `kEach` adds up the bytes below each byte, and itself.
    const u64 low = weights(0) * kEach;
    const u64 high = weights(8) * kEach + (low >> 56) * kEach;
    const auto with_place = [](u64 sums, u64 places) {
        return (sums & 0x0F * kEach) << 4 | places;
    };
    return {with_place(low << 8, 0x0706050403020100),
            with_place(high << 8 | low >> 56, 0x0F0E0D0C0B0A0908)};
}

inline u8 sum_at(const TrumpSums& sums, int place) noexcept {
    return static_cast<u8>(sums[static_cast<std::size_t>(place / 8)] >> (8 * (place % 8)));
}

// One of the strict cuts of an entry among its trumps, in the middle if there is one, with the sum
// there; or 0, which holds everywhere.
template <int P>
u8 cut_of(const Entry<P>& entry) noexcept {
    const u32 cuts = entry.strict_trumps & 0xFFFF, low = cuts & ((2u << kMiddle) - 1);
    if (cuts == 0) return 0;
    const int place = low != 0 ? 31 - std::countl_zero(low) : std::countr_zero(cuts);
    return sum_at(sums_of<P>(entry.trump_planes), place);
}

// What is looked for in a bucket.
struct Wanted {
    u64 key = 0;
    int beta = 0;
    TrumpSums sums{};
};

// Bits of the entries with the tag of `wanted`, without some that cannot match.
template <int P>
u32 matching(const Bucket<P>& bucket, const Wanted& wanted) noexcept {
    constexpr u32 kAll = (1u << kWays) - 1;  // what lies behind is no tag
    const u16 tag = tag_of(wanted.key);
    const u8 least = coarse(wanted.beta, true), most = coarse(wanted.beta - 1, false);
#if defined(OUDLER_KERNEL_AVX2) || defined(OUDLER_KERNEL_AVX512)
    const auto at = [](const auto& bytes) { return reinterpret_cast<const __m256i*>(&bytes); };
#if defined(OUDLER_KERNEL_AVX512)
    const u32 tagged = kAll & _mm512_cmpeq_epi16_mask(_mm512_load_si512(&bucket),
                                                      _mm512_set1_epi16(static_cast<short>(tag)));
#else
    const __m256i same = _mm256_set1_epi16(static_cast<short>(tag));
    const __m256i low = _mm256_cmpeq_epi16(_mm256_load_si256(at(bucket)), same);
    const __m256i high = _mm256_cmpeq_epi16(_mm256_load_si256(at(bucket) + 1), same);
    const __m256i packed =
        _mm256_permute4x64_epi64(_mm256_packs_epi16(low, high), _MM_SHUFFLE(3, 1, 2, 0));
    const u32 tagged = kAll & static_cast<u32>(_mm256_movemask_epi8(packed));
#endif
    if (tagged == 0) return 0;
    const __m256i bounds = _mm256_load_si256(at(bucket.bounds));
    const __m256i cuts = _mm256_load_si256(at(bucket.cuts));
    const auto bytes = [](u8 byte) { return _mm256_set1_epi8(static_cast<char>(byte)); };
    const __m256i answers =
        _mm256_or_si256(_mm256_cmpeq_epi8(_mm256_max_epu8(bounds, bytes(least)), bounds),
                        _mm256_cmpeq_epi8(_mm256_min_epu8(bounds, bytes(most)), bounds));
    const __m256i sums =
        _mm256_set_epi64x(static_cast<i64>(wanted.sums[1]), static_cast<i64>(wanted.sums[0]),
                          static_cast<i64>(wanted.sums[1]), static_cast<i64>(wanted.sums[0]));
    const __m256i here = _mm256_shuffle_epi8(sums, _mm256_and_si256(cuts, bytes(0x0F)));
    const __m256i both = _mm256_and_si256(answers, _mm256_cmpeq_epi8(here, cuts));
    return tagged & static_cast<u32>(_mm256_movemask_epi8(both));
#else
    u32 result = 0;
    for (int way = 0; way < kWays; ++way) {
        const auto at = static_cast<std::size_t>(way);
        const u8 bound = bucket.bounds[at], cut = bucket.cuts[at];
        const bool fits = bucket.tags[at] == tag && (bound >= least || bound <= most) &&
                          cut == sum_at(wanted.sums, cut & 15);
        result |= static_cast<u32>(fits) << way;
    }
    return kAll & result;
#endif
}

// Memory for buckets of any kind, zeroed; who searches decides what a bucket looks like.
class TableMemory {
  public:
    TableMemory() = default;
    explicit TableMemory(std::size_t bytes) noexcept : bytes_(bytes) {
        // Large pages where the system has them: few places of a large table are near each other.
        constexpr std::size_t kPage = std::size_t{2} << 20;
        const std::size_t alignment = bytes >= kPage ? kPage : 64;
        memory_.reset(static_cast<std::byte*>(
            std::aligned_alloc(alignment, (bytes + alignment - 1) / alignment * alignment)));
        if (memory_ == nullptr) return;
#if defined(__linux__)
        if (alignment == kPage) madvise(memory_.get(), bytes, MADV_HUGEPAGE);
#endif
        std::memset(memory_.get(), 0, bytes);
    }
    std::byte* data() const noexcept { return memory_.get(); }
    std::size_t bytes() const noexcept { return bytes_; }

  private:
    struct Free {
        void operator()(std::byte* memory) const noexcept { std::free(memory); }
    };
    std::size_t bytes_ = 0;
    std::unique_ptr<std::byte, Free> memory_;
};

// How much of the memory a search uses: little that is near the processor is quicker than much that
// is not.
struct TableUse {
    u32 generation = 1;
    std::size_t bytes = 0;

    static std::size_t enough_for(int tricks_left) noexcept {
        int bits = 28;
        if (tricks_left <= 16) bits = tricks_left <= 14 ? 26 : 27;
        if (tricks_left <= 12) bits = tricks_left <= 10 ? 23 : 25;
        if (tricks_left <= 8) bits = 20;
        return std::size_t{1} << bits;
    }
};

// The table over that memory. A new generation makes every older entry as good as absent, so that
// a search visits the same nodes whatever was searched before.
template <int P>
class Table {
  public:
    // All of the memory.
    Table(const TableMemory& memory, u32 generation) noexcept
        : buckets_(reinterpret_cast<Bucket<P>*>(memory.data())),
          most_(std::min<u64>(memory.bytes() / sizeof(Bucket<P>), 0xFFFFFFFF)),
          count_(most_),
          generation_(generation) {}
    // As much of it as `use` says, and more when that is too little.
    Table(const TableMemory& memory, TableUse& use) noexcept : Table(memory, use.generation) {
        use_ = &use;
        count_ = std::min<u64>(most_, std::max<u64>(use.bytes / sizeof(Bucket<P>), 1));
    }

    Bucket<P>& bucket(u64 key) const noexcept { return buckets_[(key >> 32) * count_ >> 32]; }

    void prefetch(u64 key) const noexcept {
        const Bucket<P>& there = bucket(key);
        __builtin_prefetch(&there);
        __builtin_prefetch(&there.bounds);
    }

    // The bits of the entries that may match.
    u32 candidates(const Bucket<P>& bucket, const Wanted& wanted) const noexcept {
        if (bucket.generation != generation_) return 0;
        return matching(bucket, wanted);
    }

    // Keeps an entry. One that must go for it moves to the bucket of its finer key, and what must
    // go there is lost (`evicted`).
    void store(u64 key, const Entry<P>& entry, bool& evicted) noexcept {
        evicted = false;
        Entry<P> loser;
        if (!put(entry, key, loser)) return;
        Entry<P> lost;
        evicted = put(loser, fine_key<P>(loser.key << 16, loser.honours), lost);
        if (evicted && ++lost_ >= count_ * kWays / 8 && count_ < most_) grow();
    }

  private:
    // What is there is nearly all lost, which happens a few times at most.
    void grow() noexcept {
        count_ = std::min(4 * count_, most_);
        lost_ = 0;
        if (use_ != nullptr) use_->bytes = count_ * sizeof(Bucket<P>);
    }

    // Puts an entry into the bucket of `key`; true if `loser` had to leave.
    bool put(const Entry<P>& entry, u64 key, Entry<P>& loser) noexcept {
        Bucket<P>& home = bucket(key);
        if (home.generation != generation_) {
            home.generation = generation_;
            home.tags = {};
            home.filled = 0;
            home.hand = 0;
        }
        int way = home.filled;
        const bool full = way >= kWays;
        if (full) {
            // Of the next few in turn the cheapest goes. Those passed over age, so that what was
            // dear long ago goes too.
            way = home.hand;
            for (int step = 1; step < 4; ++step) {
                const int other = (home.hand + step) % kWays;
                if (home.worth[at(other)] < home.worth[at(way)]) way = other;
            }
            for (int step = 0; step < 4; ++step) {
                u8& passed = home.worth[at((home.hand + step) % kWays)];
                passed = static_cast<u8>(passed > 0 ? passed - 1 : 0);
            }
            home.hand = static_cast<u8>((home.hand + 4) % kWays);
            loser = home.entries[at(way)];
        } else {
            ++home.filled;
        }
        home.tags[at(way)] = tag_of(key);
        home.bounds[at(way)] = coarse(entry.bound, entry.reached != 0);
        home.cuts[at(way)] = cut_of(entry);
        home.worth[at(way)] = static_cast<u8>(entry.worth);
        home.entries[at(way)] = entry;
        return full;
    }
    static std::size_t at(int index) noexcept { return static_cast<std::size_t>(index); }

    Bucket<P>* buckets_;
    u64 most_;
    u64 count_;
    u64 lost_ = 0;
    u32 generation_;
    TableUse* use_ = nullptr;
};

}  // namespace oudler::OUDLER_KERNEL_NAMESPACE
