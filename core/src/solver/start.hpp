// The start of a trick: what is known of it without playing a card, from counting, from the table,
// from sure tricks; and what is kept of it when it has been searched.

#pragma once

#include "search.hpp"

namespace oudler::OUDLER_KERNEL_NAMESPACE {

// With more tricks left those of the defence are hardly ever enough.
inline constexpr int kDefenceSureTo = 4;

// So many of the highest trumps are part of the key.
inline constexpr int kKeyTrumps = 1;

template <int P, typename Watch>
View<P> Search<P, Watch>::view(const Past& past, int leader, int left, u64 all_suits,
                               u32 all_trumps, int excuse) const noexcept {
    View<P> view;
    u64 bits[3] = {};
    u32 trump_bits[3] = {};
    for (int seat = 0; seat < P; ++seat) {
        for (int plane = 0; plane < kPlanes<P>; ++plane) {
            if (seat >> plane & 1) {
                bits[plane] |= hands_[at(seat)].suits;
                trump_bits[plane] |= hands_[at(seat)].trumps;
            }
        }
    }
    const u32 trumps = all_trumps & kTrumpMask;
    view.trump_planes = 0;
    for (int plane = 0; plane < kPlanes<P>; ++plane) {
        view.planes[at(plane)] = extract(bits[plane], all_suits);
        view.trump_planes |= extract(trump_bits[plane], trumps) << (21 * plane);
    }
    view.honours = {};
    for (int seat = 0; seat < P; ++seat)
        view.honours[at(seat / 4)] |= extract(hands_[at(seat)].suits, kCourts) << (16 * (seat % 4));

    // Sweeps and a petit already won only matter while they can still change the end.
    u64 sweeps = 0, petit_won = 0;
    if (shifts_.any) {
        sweeps = past.sweeps;
        petit_won = past.petit == Petit::kWon && (excuse != 0 || sweeps != 0);
    } else if (excuse != 0) {
        sweeps = past.sweeps & (excuse == 1 ? kAttackSweeps : kDefenceSweeps);
    }
    const u64 broken = !rules_.trump_lead_needs_break || past.broken;
    // Whether a trump is still to be played, and who has it.
    const auto owner = [&](int index) {
        u64 code = all_trumps >> index & 1;
        for (int plane = 0; plane < kPlanes<P>; ++plane)
            code |= u64{trump_bits[plane] >> index & 1} << (plane + 1);
        return code;
    };
    u64 rest = static_cast<u64>(leader) | static_cast<u64>(left) << 3 | owner(20) << 8 |
               owner(0) << 12 | owner(21) << 16 | sweeps << 20 | petit_won << 22 | broken << 23;
    if (on(SolverFeatures::kTrumpRelevance)) {
        // Who has the very highest trumps nearly always matters: it only splits the buckets.
        const int below = std::max(std::popcount(trumps) - kKeyTrumps, 0);
        for (int plane = 0; plane < kPlanes<P>; ++plane)
            rest |= ((view.trump_planes >> (21 * plane) & kTrumpMask) >> below)
                    << (24 + kKeyTrumps * plane);
    }
    u64 key = salt_;
    for (int seat = 0; seat < P; seat += 4) {
        // A length fills half a byte.
        u64 lengths = 0;
        for (int other = seat; other < std::min(seat + 4, P); ++other)
            lengths |= u64{lengths_[at(other)]} << (4 * (other & 1) + 32 * (other >> 1 & 1));
        key = mixed(key, lengths);
    }
    key = mixed(key, rest);
    if (!on(SolverFeatures::kTrumpRelevance)) key = mixed(key, view.trump_planes);
    if (!on(SolverFeatures::kHonours))
        for (const u64 word : view.honours) key = mixed(key, word);
    view.key = key;
    view.fine_key = fine_key<P>(key, view.honours);
    return view;
}

// What one hand of a side is sure of, by its trumps and what it can cash.
template <int P, typename Watch>
bool Search<P, Watch>::sure(const Past& past, int leader, int left, const Start& start, int beta,
                            bool ours, Outcome& outcome) const noexcept {
    const bool may_lead_trumps = !rules_.trump_lead_needs_break || past.broken;
    const unsigned side = ours ? attack_ : ((1u << P) - 1) & ~attack_;
    u32 enemies = start.all_trumps;
    for (unsigned seats = side; seats != 0; seats &= seats - 1)
        enemies &= ~hands_[at(std::countr_zero(seats))].trumps;
    for (unsigned seats = side; seats != 0; seats &= seats - 1) {
        const int seat = std::countr_zero(seats);
        const bool leads = seat == leader && on(SolverFeatures::kQuickTricks);
        if (!leads && (hands_[at(seat)].trumps & kTrumpMask) == 0) continue;
        int count = 0;
        const Sure sure = by_seat<P>(hands_, lengths_, seat, leads, enemies, start.all_suits,
                                     start.all_trumps, may_lead_trumps, count);
        if (count == 0) continue;
        int points = sure.points;
        // A side that swept so far may win the last trick with the Excuse led: the other side's
        // single sure trick may be that one.
        if (count == 1 && start.excuse_owner >= 0 && attacks(start.excuse_owner) != ours &&
            (past.sweeps & (ours ? kDefenceSweeps : kAttackSweeps)) != 0)
            continue;
        // The hand's own Excuse must fall before the last trick.
        if (start.excuse_owner == seat && count > left - 2) points -= 9;
        const int value = ours ? start.least + points : start.most - points;
        if (ours ? value >= beta : value < beta) {
            outcome.value = value;
            (ours && alone_ ? outcome.needs.weak : outcome.needs.strict) = sure.needs;
            outcome.courts = sure.courts(start.all_suits, ours);
            return true;
        }
    }
    return false;
}

// Whether the lone attacker's plan is good enough.
template <int P, typename Watch>
bool Search<P, Watch>::planned(const Past& past, int leader, int left, const Start& start, int beta,
                               Outcome& outcome) const noexcept {
    const bool may_lead_trumps = !rules_.trump_lead_needs_break || past.broken;
    const Plan plan = plan_of<P>(hands_, lengths_, kAttacker, leader == kAttacker, start.all_suits,
                                 start.all_trumps, may_lead_trumps, left);
    const bool excuse_his = start.excuse_owner == kAttacker;
    int value = start.least + plan.points;
    if (excuse_his && plan.count > left - 2 && !plan.excuse_placed) value -= 9;
    const bool may_be_last = plan.count == 1 && start.excuse_owner >= 0 && !excuse_his &&
                             (past.sweeps & kDefenceSweeps) != 0;
    if (plan.count <= 0 || value < beta || may_be_last) return false;
    outcome.value = value;
    outcome.needs.weak = plan.needs;
    outcome.courts = plan.courts(start.all_suits, true);
    return true;
}

// Whether an entry of the table answers.
template <int P, typename Watch>
bool Search<P, Watch>::found(const Table<P>& table, int beta, const Start& start,
                             Outcome& outcome) const noexcept {
    const View<P>& here = start.here;
    const TrumpSums sums = sums_of<P>(here.trump_planes);
    for (const u64 key : {here.key, here.fine_key}) {
        // What had to leave a full bucket may be in that of its finer key.
        if (key != here.key && !table.bucket(here.key).full()) break;
        const Bucket<P>& bucket = table.bucket(key);
        for (u32 ways = table.candidates(bucket, {.key = key, .beta = beta, .sums = sums});
             ways != 0; ways &= ways - 1) {
            const Entry<P>& entry = bucket.entries[at(std::countr_zero(ways))];
            int bound = static_cast<int>(entry.bound);
            const bool reached = entry.reached != 0;
            if (reached != (bound >= beta)) continue;
            if (entry.key != here.key >> 16 || !entry.covers(here)) continue;
            Courts courts{static_cast<u16>(entry.to_attack), static_cast<u16>(entry.to_defence)};
            const Courts before = courts;
            Courts stand;  // for those that are no longer there
            for (int word = 0; word < kHonourWords<P>; ++word) {
                const u64 then = entry.honours[at(word)], now = here.honours[at(word)];
                for (u64 differ = then ^ now; differ != 0;) {
                    const int nibble = std::countr_zero(differ) & ~3;
                    differ &= ~(u64{15} << nibble);
                    const int suit = nibble & 12;
                    const u64 pair = (then >> nibble & 15) * 16 + (now >> nibble & 15);
                    const auto change = [&](u16 named) -> const CourtChange& {
                        return kCourtChanges[pair * 16 + (named >> suit & 15)];
                    };
                    const CourtChange& some = change(before.to_attack);
                    const CourtChange& always = change(before.always_to_attack());
                    bound += reached ? always.less - some.more
                                     : some.less + kCourtsInstead[pair] - always.more;
                    const auto gone = static_cast<u16>(~((then >> nibble & 15) << suit));
                    courts.to_attack &= gone;
                    courts.to_defence &= gone;
                    stand.take(static_cast<u16>(some.now << suit), true);
                    stand.take(static_cast<u16>(change(before.to_defence).now << suit), false);
                }
            }
            courts |= stand;
            if (reached == (bound >= beta)) {
                outcome.value = bound;
                outcome.courts = courts;
                outcome.needs.strict = {
                    deposit(entry.strict, start.all_suits),
                    static_cast<u32>(deposit(entry.strict_trumps, start.all_trumps))};
                outcome.needs.weak = {
                    deposit(entry.weak, start.all_suits),
                    static_cast<u32>(deposit(entry.weak_trumps, start.all_trumps))};
                return true;
            }
        }
    }
    return false;
}

template <int P, typename Watch>
bool Search<P, Watch>::known(const Past& past, int leader, int left, int rest, int beta,
                             Start& start, Outcome& outcome) noexcept {
    u32 all_trumps = 0;
    for (int seat = 0; seat < P; ++seat) {
        start.all_suits |= hands_[at(seat)].suits;
        all_trumps |= hands_[at(seat)].trumps;
        if (hands_[at(seat)].trumps & kExcuseBit) start.excuse_owner = seat;
    }
    start.all_trumps = all_trumps & kTrumpMask;
    const bool excuse_live = start.excuse_owner >= 0;
    const bool excuse_ours = excuse_live && attacks(start.excuse_owner);
    const int excuse = ShiftRanges::excuse_state(excuse_live, excuse_ours);
    const ShiftRange& range = ranges_.at(past.petit, excuse, past.sweeps);

    // What is sure anyway: the owner of the Excuse can always play it before the last trick, unless
    // it is barred from the one lead that is left for it.
    const bool placed = barred.empty() && excuse_live;
    start.least = (placed && excuse_ours ? 8 : 0) + range.least;
    start.most = rest - (placed && !excuse_ours ? 8 : 0) + range.most;
    if (start.least >= beta || start.most < beta) {
        outcome.value = start.least >= beta ? start.least : start.most;
        outcome.courts.take(courts_of(start.all_suits), start.least < beta);
        return true;
    }

    start.tabled = on(SolverFeatures::kTable) && barred.empty();
    if (start.tabled) {
        start.here = view(past, leader, left, start.all_suits, all_trumps, excuse);
        table_.prefetch(start.here.key);
    }
    // The attack's sure tricks are asked first.
    const bool sure_tricks = barred.empty() && on(SolverFeatures::kMasters);
    if (sure_tricks && sure(past, leader, left, start, beta, true, outcome)) return true;
    if (start.tabled) {
        ++statistics_.probes;
        bool hit = found(table_, beta, start, outcome);
        if constexpr (Watch::kWatches) hit = hit || found(watch_->known, beta, start, outcome);
        statistics_.hits += hit;
        if (hit) return true;
    }
    if (sure_tricks && left <= kDefenceSureTo &&
        sure(past, leader, left, start, beta, false, outcome))
        return true;
    return alone_ && sure_tricks && planned(past, leader, left, start, beta, outcome);
}

// Keeps the answer of a search that took so many `nodes`.
template <int P, typename Watch>
void Search<P, Watch>::keep(const Start& start, Outcome& outcome, int beta, u64 nodes) noexcept {
    Needs& needs = outcome.needs;
    if (!on(SolverFeatures::kRelevance)) {
        needs.strict = {start.all_suits, start.all_trumps};
        needs.weak = {};
    }
    if (!on(SolverFeatures::kCourts)) {
        outcome.courts.take(courts_of(start.all_suits), true);
        outcome.courts.take(courts_of(start.all_suits), false);
    }
    needs.settle(start.all_suits, start.all_trumps);
    Entry<P> entry{};
    entry.planes = start.here.planes;
    entry.honours = start.here.honours;
    entry.key = start.here.key >> 16;
    entry.to_attack = outcome.courts.to_attack;
    entry.to_defence = outcome.courts.to_defence;
    entry.strict = extract(needs.strict.suits, start.all_suits);
    entry.weak = extract(needs.weak.suits, start.all_suits);
    entry.trump_planes = start.here.trump_planes;
    entry.strict_trumps = extract(needs.strict.trumps, start.all_trumps);
    entry.weak_trumps = extract(needs.weak.trumps, start.all_trumps);
    entry.bound = outcome.value;
    entry.reached = outcome.value >= beta;
    entry.worth = static_cast<u64>(std::bit_width(nodes));
    bool evicted = false;
    table_.store(start.here.key, entry, evicted);
    ++statistics_.stores;
    statistics_.evictions += evicted;
}

template <int P, typename Watch>
Outcome Search<P, Watch>::trick(const Past& past, int leader, int left, int rest,
                                int beta) noexcept {
    if (left == 1) {
        Trick<P> begun;
        begun.leader = leader;
        return last(past, begun, beta);
    }
    Outcome outcome;
    Start start;
    if (known(past, leader, left, rest, beta, start, outcome)) return outcome;

    const u64 nodes_before = statistics_.nodes;
    Trick<P> begun;
    begun.leader = leader;
    all_suits_ = start.all_suits;
    all_trumps_ = start.all_trumps;
    outcome = card<0>(begun, past, left, rest, beta);
    if (!stopped_ && start.tabled) keep(start, outcome, beta, statistics_.nodes - nodes_before);
    return outcome;
}

}  // namespace oudler::OUDLER_KERNEL_NAMESPACE
