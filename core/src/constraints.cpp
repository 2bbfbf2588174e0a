// Drawing worlds that agree with what is known. The idea is in the header.

#include "oudler/constraints.hpp"

#include <bit>
#include <utility>

namespace oudler {

namespace {

// 1/n! for all n that occur.
struct InverseFactorials {
    double of[kCards + 1];
    constexpr InverseFactorials() noexcept : of{} {
        of[0] = 1;
        for (int n = 1; n <= kCards; ++n) of[n] = of[n - 1] / n;
    }
};
constexpr InverseFactorials kInverse;

using Stage = WorldSampler::Stage;

// Calls visit(split, weight) for each way to split the class of `stage` over its groups so that the
// needs left can arise at `next`, the stage after it; `weight` is the number of worlds behind it.
// Stops and returns true as soon as `visit` does. `table` belongs to `next`; null at the last
// stage, whose counts are known without a table.
template <class Visit>
struct Splitter {
    const WorldSampler& sampler;
    const Stage& stage;
    const Stage& next;
    const double* table;
    const std::uint8_t* needs;
    Visit& visit;
    std::uint8_t split[kMaxHolders] = {};

    // Shares of the groups from `at` on; `rest` cards are left, `index` and `weight` come from the
    // shares before.
    bool go(int at, int rest, std::size_t index, double weight) noexcept {
        const int group = stage.groups[at];
        const int need = needs[group];
        const int most = need - next.low[group] < rest ? need - next.low[group] : rest;
        int least = need - next.high[group] > 0 ? need - next.high[group] : 0;
        const bool final = at + 1 == stage.shares;
        if (final) {
            if (rest < least || rest > most) return false;
            least = rest;
        }
        for (int share = least; share <= most; ++share) {
            split[at] = static_cast<std::uint8_t>(share);
            const int left = need - share;
            const std::size_t place =
                index + next.stride[group] * static_cast<std::size_t>(left - next.low[group]);
            double here = weight * kInverse.of[share];
            if (table == nullptr) here *= kInverse.of[left];
            if (final) return visit(split, table == nullptr ? here : here * table[place]);
            if (go(at + 1, rest - share, place, here)) return true;
        }
        return false;
    }

    bool run() noexcept {
        // Groups that get nothing of this class keep their needs.
        std::size_t index = 0;
        double weight = 1;
        bool shares[kMaxHolders] = {};
        for (int n = 0; n < stage.shares; ++n) shares[stage.groups[n]] = true;
        for (int group = 0; group < sampler.groups; ++group) {
            if (shares[group]) continue;
            const int need = needs[group];
            if (need < next.low[group] || need > next.high[group]) return false;
            index += next.stride[group] * static_cast<std::size_t>(need - next.low[group]);
            if (table == nullptr) weight *= kInverse.of[need];
        }
        return go(0, stage.size, index, weight);
    }
};

template <class Visit>
bool each_split(const WorldSampler& sampler, int at, const std::uint8_t* needs, Visit&& visit) {
    const Stage& next = sampler.stages[at + 1];
    const double* table = at + 2 == sampler.classes ? nullptr : sampler.memory + next.table;
    Splitter<Visit> splitter{sampler, sampler.stages[at], next, table, needs, visit};
    return splitter.run();
}

// What is left to give after the cards that can only go to one place have gone there.
struct Open {
    std::uint8_t allowed[kCards] = {};  // a bit for each holder, 0 for cards that have their place
};

// Gives every card with one possible holder to it, until there is none. False if that cannot be.
bool give_forced(const Constraints& known, WorldSampler& sampler, Open& open) noexcept {
    int needs[kMaxHolders];
    for (int holder = 0; holder < known.holders; ++holder) needs[holder] = known.counts[holder];
    const auto give = [&](Card card, int holder) {
        sampler.fixed[holder] |= CardSet::of(card);
        open.allowed[card] = 0;
        return --needs[holder] >= 0;
    };
    CardSet left = known.hidden;
    for (int holder = 0; holder < known.holders; ++holder)
        for (CardSet must = known.must[holder]; !must.empty();) {
            const Card card = must.lowest();
            must -= CardSet::of(card);
            left -= CardSet::of(card);
            if (!give(card, holder)) return false;
        }
    for (bool changed = true; changed;) {
        changed = false;
        for (CardSet rest = left; !rest.empty();) {
            const Card card = rest.lowest();
            rest -= CardSet::of(card);
            unsigned allowed = 0;
            for (int holder = 0; holder < known.holders; ++holder)
                if (needs[holder] > 0 && known.may[holder].has(card)) allowed |= 1u << holder;
            if (allowed == 0) return false;
            open.allowed[card] = static_cast<std::uint8_t>(allowed);
            if (!std::has_single_bit(allowed)) continue;
            if (!give(card, std::countr_zero(allowed))) return false;
            left -= CardSet::of(card);
            changed = true;
        }
    }
    for (int holder = 0; holder < known.holders; ++holder)
        sampler.needs[holder] = static_cast<std::uint8_t>(needs[holder]);
    return true;
}

// The classes of cards, those with few possible holders first; allowed holders in `masks`.
void sort_into_classes(const Open& open, WorldSampler& sampler, std::uint8_t* masks) noexcept {
    int sizes[256] = {};
    for (const std::uint8_t allowed : open.allowed) ++sizes[allowed];
    sizes[0] = 0;
    int placed = 0;
    for (;;) {
        int best = 0;
        for (int mask = 1; mask < 256; ++mask) {
            if (sizes[mask] == 0) continue;
            const int by = std::popcount(static_cast<unsigned>(mask)) -
                           std::popcount(static_cast<unsigned>(best));
            if (best == 0 || by < 0 || (by == 0 && sizes[mask] < sizes[best])) best = mask;
        }
        if (best == 0) return;
        Stage& stage = sampler.stages[sampler.classes];
        stage = {};
        stage.size = sizes[best];
        stage.first = placed;
        masks[sampler.classes++] = static_cast<std::uint8_t>(best);
        for (int card = 0; card < kCards; ++card)
            if (open.allowed[card] == best) sampler.cards[placed++] = static_cast<Card>(card);
        sizes[best] = 0;
    }
}

// Holders that may have the same classes become one group; the group with the greatest need is
// last.
void group_holders(WorldSampler& sampler, const std::uint8_t* masks) noexcept {
    bool taken[kMaxHolders] = {};
    for (int holder = 0; holder < sampler.holders; ++holder) {
        if (taken[holder] || sampler.needs[holder] == 0) continue;
        const int group = sampler.groups++;
        sampler.members[group] = 0;
        sampler.group_needs[group] = 0;
        for (int other = holder; other < sampler.holders; ++other) {
            if (taken[other] || sampler.needs[other] == 0) continue;
            bool same = true;
            for (int n = 0; n < sampler.classes; ++n)
                same = same && (masks[n] >> holder & 1) == (masks[n] >> other & 1);
            if (!same) continue;
            taken[other] = true;
            sampler.members[group] = static_cast<std::uint8_t>(sampler.members[group] | 1 << other);
            sampler.group_needs[group] =
                static_cast<std::uint8_t>(sampler.group_needs[group] + sampler.needs[other]);
        }
    }
    for (int group = 0; group + 1 < sampler.groups; ++group) {
        const int last = sampler.groups - 1;
        if (sampler.group_needs[group] <= sampler.group_needs[last]) continue;
        std::swap(sampler.group_needs[group], sampler.group_needs[last]);
        std::swap(sampler.members[group], sampler.members[last]);
    }
    for (int n = 0; n < sampler.classes; ++n) {
        Stage& stage = sampler.stages[n];
        for (int group = 0; group < sampler.groups; ++group)
            if ((masks[n] & sampler.members[group]) != 0)
                stage.groups[stage.shares++] = static_cast<std::uint8_t>(group);
    }
}

// The needs that can arise at each stage, and how many doubles the tables take. False if none can.
bool lay_out(WorldSampler& sampler, std::size_t& needed) noexcept {
    needed = 0;
    for (int group = 0; group < sampler.groups; ++group) {
        int later = 0;  // cards of the classes from here on that the group may get
        const auto shares = [&](const Stage& stage) {
            for (int n = 0; n < stage.shares; ++n)
                if (stage.groups[n] == group) return stage.size;
            return 0;
        };
        for (int n = 0; n < sampler.classes; ++n) later += shares(sampler.stages[n]);
        int earlier = 0;
        const int need = sampler.group_needs[group];
        if (need > later) return false;
        for (int n = 0; n < sampler.classes; ++n) {
            Stage& stage = sampler.stages[n];
            stage.low[group] = static_cast<std::uint8_t>(need > earlier ? need - earlier : 0);
            stage.high[group] = static_cast<std::uint8_t>(need < later ? need : later);
            if (stage.low[group] > stage.high[group]) return false;
            earlier += shares(stage);
            later -= shares(stage);
        }
    }
    for (int n = 0; n < sampler.classes; ++n) {
        Stage& stage = sampler.stages[n];
        std::size_t size = 1;
        for (int group = 0; group + 1 < sampler.groups; ++group) {
            stage.stride[group] = static_cast<std::uint32_t>(size);
            size *= static_cast<std::size_t>(stage.high[group] - stage.low[group] + 1);
            if (size > std::size_t{1} << 30) size = std::size_t{1} << 30;
        }
        stage.stride[sampler.groups - 1] = 0;
        stage.table = needed;
        if (n > 0 && n + 1 < sampler.classes) needed += size;
    }
    return true;
}

// Fills the table of a stage: W for all needs that can arise there.
void fill(const WorldSampler& sampler, int at) noexcept {
    const Stage& stage = sampler.stages[at];
    const int last = sampler.groups - 1;
    int left = 0;
    for (int n = at; n < sampler.classes; ++n) left += sampler.stages[n].size;
    std::uint8_t needs[kMaxHolders];
    int sum = 0;
    for (int group = 0; group < last; ++group) sum += needs[group] = stage.low[group];
    for (double* to = sampler.memory + stage.table;; ++to) {
        double total = 0;
        const int rest = left - sum;
        if (rest >= stage.low[last] && rest <= stage.high[last]) {
            needs[last] = static_cast<std::uint8_t>(rest);
            each_split(sampler, at, needs, [&](const std::uint8_t*, double weight) {
                total += weight;
                return false;
            });
        }
        *to = total;
        int group = 0;
        for (; group < last; ++group) {
            if (needs[group] < stage.high[group]) {
                ++needs[group];
                ++sum;
                break;
            }
            sum -= needs[group] - stage.low[group];
            needs[group] = stage.low[group];
        }
        if (group == last) return;
    }
}

double factorial(int n) noexcept { return 1 / kInverse.of[n]; }

}  // namespace

WorldsFault WorldSampler::prepare(const Constraints& known, double* given, std::size_t capacity,
                                  std::size_t& needed) noexcept {
    needed = 0;
    if (known.holders < 1 || known.holders > kMaxHolders) return WorldsFault::kHolders;
    int total = 0;
    CardSet must;
    for (int holder = 0; holder < known.holders; ++holder) {
        if (known.counts[holder] < 0 || known.counts[holder] > kCards) return WorldsFault::kCounts;
        total += known.counts[holder];
        const CardSet own = known.must[holder];
        if (!(own & must).empty() || !(own - known.hidden).empty()) return WorldsFault::kMust;
        must |= own;
    }
    if (!(known.hidden - CardSet::all()).empty() || total != known.hidden.size())
        return WorldsFault::kCounts;

    *this = WorldSampler{};
    holders = known.holders;
    memory = given;
    Open open;
    if (!give_forced(known, *this, open)) return WorldsFault::kUnsatisfiable;
    std::uint8_t masks[kMaxClasses] = {};
    sort_into_classes(open, *this, masks);
    weight = worlds = 1;
    if (classes == 0) return WorldsFault::kFine;
    group_holders(*this, masks);
    if (!lay_out(*this, needed)) return WorldsFault::kUnsatisfiable;
    if (needed > capacity) return WorldsFault::kMemory;

    if (classes == 1) {
        for (int group = 0; group < groups; ++group) weight *= kInverse.of[group_needs[group]];
    } else {
        for (int at = classes - 2; at > 0; --at) fill(*this, at);
        weight = 0;
        each_split(*this, 0, group_needs, [&](const std::uint8_t*, double more) {
            weight += more;
            return false;
        });
    }
    if (weight == 0) return WorldsFault::kUnsatisfiable;
    worlds = weight;
    for (int n = 0; n < classes; ++n) worlds *= factorial(stages[n].size);
    for (int group = 0; group < groups; ++group) {
        worlds *= factorial(group_needs[group]);
        for (int holder = 0; holder < holders; ++holder)
            if ((members[group] >> holder & 1) != 0) worlds *= kInverse.of[needs[holder]];
    }
    return WorldsFault::kFine;
}

void WorldSampler::draw(Random& random, CardSet* hands) const noexcept {
    for (int holder = 0; holder < holders; ++holder) hands[holder] = fixed[holder];
    if (classes == 0) return;

    Card pools[kMaxHolders][kCards] = {};  // what each group gets
    int sizes[kMaxHolders] = {};
    std::uint8_t left[kMaxHolders];
    for (int group = 0; group < groups; ++group) left[group] = group_needs[group];
    double within = weight;
    for (int at = 0; at < classes; ++at) {
        const Stage& stage = stages[at];
        std::uint8_t split[kMaxHolders] = {};
        if (at + 1 == classes) {
            for (int n = 0; n < stage.shares; ++n) split[n] = left[stage.groups[n]];
        } else {
            const double target = random.fraction() * within;
            double passed = 0;
            each_split(*this, at, left, [&](const std::uint8_t* shares, double more) {
                if (more <= 0) return false;
                passed += more;
                // Kept even if short: rounding may leave the target just out of reach.
                for (int n = 0; n < stage.shares; ++n) split[n] = shares[n];
                return passed > target;
            });
        }
        // Which cards: each share is drawn from what the others before it have left.
        Card pack[kCards] = {};
        int size = stage.size;
        for (int n = 0; n < size; ++n) pack[n] = cards[stage.first + n];
        for (int n = 0; n < stage.shares; ++n) {
            const int group = stage.groups[n];
            left[group] = static_cast<std::uint8_t>(left[group] - split[n]);
            Card* pool = pools[group] + sizes[group];
            sizes[group] += split[n];
            for (int drawn = 0; drawn < split[n]; ++drawn) {
                const bool rest = n + 1 == stage.shares;
                const std::uint32_t place =
                    rest ? 0 : random.below(static_cast<std::uint32_t>(size));
                pool[drawn] = pack[place];
                pack[place] = pack[--size];
            }
        }
        if (at + 2 < classes) {
            const Stage& next = stages[at + 1];
            std::size_t index = next.table;
            for (int group = 0; group < groups; ++group)
                index +=
                    next.stride[group] * static_cast<std::size_t>(left[group] - next.low[group]);
            within = memory[index];
        }
    }
    // The holders of a group share by lot.
    for (int group = 0; group < groups; ++group) {
        int size = sizes[group];
        Card* pool = pools[group];
        for (unsigned rest = members[group]; rest != 0; rest &= rest - 1) {
            const int holder = std::countr_zero(rest);
            const bool final = std::has_single_bit(rest);
            for (int n = 0; n < needs[holder]; ++n) {
                const std::uint32_t place =
                    final ? 0 : random.below(static_cast<std::uint32_t>(size));
                hands[holder] |= CardSet::of(pool[place]);
                pool[place] = pool[--size];
            }
        }
    }
}

}  // namespace oudler
