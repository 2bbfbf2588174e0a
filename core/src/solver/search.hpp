// The search itself: does the attack reach `beta` half points from here on?
//
// One function for the start of a trick (`trick`) and one for each place in it (`card<K>`). Both
// answer with a bound of the value (a lower one if it is `beta` or more, else an upper one) and
// with what the proof needed to know: cuts (needs.hpp). What is needed stays sound on the way up by
// these rules:
//
// - A trick taken by a suit card with another of its suit in it needs a cut between the two
//   highest; so does one taken by a trump with another trump in it. A lone ruff needs none.
// - A move that refutes needs what its continuation needs, and that it may be played: a trump that
//   had to beat another, a cut between them; a trump below the top one, a cut between that and its
//   player's highest. His highest trump may be played in any case.
// - When all moves fail, what each of them needs is needed; where the player had to overtrump, his
//   lower trumps must stay lower and his highest higher. Who could not beat the top trump may be
//   held to less in another position of the class, never to more, so that needs nothing.
// - One card stands for a run of neighbours. If the proof that it fails cuts the run, the run must
//   be a run: there is a cut around each of its cards.
//
// docs/solver.md tells the reasons.

#pragma once

#include <algorithm>
#include <atomic>
#include <memory>
#include <new>
#if defined(OUDLER_LOG_ORDER)
#include <cstdio>
#endif

#include "bits.hpp"
#include "bounds.hpp"
#include "lead.hpp"
#include "needs.hpp"
#include "ordering.hpp"
#include "scoring.hpp"
#include "table.hpp"

namespace oudler::OUDLER_KERNEL_NAMESPACE {

enum : u8 { kToAttack = 1, kToDefence = 2 };

inline constexpr int kAllMoves = 24;

#if defined(OUDLER_LOG_ORDER)
// For fitting the order of moves (bench/log_order.cpp): what each move of some positions looked
// like, whether it refuted and what that cost.
template <int P>
struct OrderPlace {
    int left = 0;
    int seat = 0;
    unsigned attack = 0;
    int count = 0;
    int beta = 0;
    int rest = 0;
    std::array<CardSet, P> hands{};
    Trick<P> trick;
    u64 all_suits = 0;
    u32 all_trumps = 0;
    std::array<Move, 24> moves{};
    std::array<bool, 24> good{};
    std::array<u64, 24> cost{};
};

struct OrderLog {
    std::FILE* file = nullptr;
    u64 every = 1000;  // nodes between two places of a kind, on average
    int most = 4;      // places of a kind in one search
    u64 dearest = 400'000;
    // By tricks left, since early ones are few and dear, and by the kind of the place.
    std::array<std::array<u64, 6>, 25> next{};
    std::array<std::array<int, 6>, 25> seen{};
    bool inside = false;
    // Moves are tried with what the search knows and an empty table of their own, so that none
    // lives on what another found.
    TableMemory memory{std::size_t{64} << 20};
    u32 generation = 0;
    u64 state = 1;

    int below(int bound) noexcept {
        state = state * 6364136223846793005u + 1442695040888963407u;
        return static_cast<int>((state >> 33) % static_cast<u64>(bound));
    }
    void begin_search() noexcept {
        seen = {};
        for (auto& kinds : next)
            for (u64& due : kinds) due = static_cast<u64>(below(static_cast<int>(8 * every)));
    }
    bool wants(u64 nodes, int left, int kind) noexcept {
        u64& due = next[static_cast<std::size_t>(left)][static_cast<std::size_t>(kind)];
        int& count = seen[static_cast<std::size_t>(left)][static_cast<std::size_t>(kind)];
        if (file == nullptr || inside || nodes < due || count >= (kind < 2 ? most : most / 4))
            return false;
        ++count;
        due = nodes + static_cast<u64>(below(static_cast<int>(2 * every)));
        return true;
    }
    template <typename T>
    void write(const T& what) noexcept {
        std::fwrite(&what, sizeof what, 1, file);
    }
};
inline OrderLog order_log;
#endif

struct Outcome {
    int value = 0;
    Needs needs;
    u8 fate = 0;  // which sides took the current trick anywhere in the proof
};

template <int P>
class Search {
  public:
    Search(Table<P> table, const SolverRules& rules, unsigned attack, u32 features,
           const SolverLimits& limits, SolverStatistics& statistics) noexcept
        : table_(table),
          rules_(rules),
          attack_(attack),
          attacker_(std::countr_zero(attack)),
          alone_(std::has_single_bit(attack)),
          features_(features),
          limits_(limits),
          statistics_(statistics) {}

    void set_hands(const std::array<CardSet, P>& hands) noexcept {
        hands_ = hands;
        lengths_ = {};
        for (int seat = 0; seat < P; ++seat)
            for (int suit = 0; suit < kSuits; ++suit)
                lengths_[static_cast<std::size_t>(seat / 4)] +=
                    static_cast<u64>(std::popcount(hands_[at(seat)].suits & lane(suit)))
                    << (16 * (seat % 4) + 4 * suit);
    }
    void set_goal(const Shifts& shifts, u64 salt) noexcept {
        shifts_ = shifts;
        ranges_ = ranges_of(shifts);
        salt_ = salt;
    }
    const std::array<CardSet, P>& hands() const noexcept { return hands_; }
    bool stopped() const noexcept { return stopped_; }
    // Looks at no more than so many moves while at least `from` tricks are left: an estimate.
    void narrow(int widest, int from) noexcept {
        widest_ = widest;
        narrow_from_ = from;
    }

    // A trick from its first card on. `left` tricks are to be played, the hands hold `rest` half
    // points.
    Outcome trick(const Past& past, int leader, int left, int rest, int beta) noexcept;

    // A trick with cards on the table.
    Outcome inside(const Trick<P>& trick, const Past& past, int left, int rest, int beta) noexcept {
        all_suits_ = 0;
        all_trumps_ = 0;
        for (const CardSet& hand : hands_) {
            all_suits_ |= hand.suits;
            all_trumps_ |= hand.trumps;
        }
        for (int place = 0; place < trick.played; ++place) {
            const CardSet one = CardSet::of(trick.cards[at(place)]);
            all_suits_ |= one.suits;
            all_trumps_ |= one.trumps;
        }
        return dispatch(trick, past, left, rest, beta);
    }

    // The last trick, some of it on the table perhaps.
    Outcome last(const Past& past, const Trick<P>& begun) noexcept;

    CardSet barred{};  // from the first lead of all

  private:
    static constexpr std::size_t at(int index) noexcept { return static_cast<std::size_t>(index); }
    bool on(u32 feature) const noexcept { return (features_ & feature) != 0; }
    bool attacks(int seat) const noexcept { return (attack_ >> seat & 1) != 0; }

    // What the start of a trick looks like.
    struct Start {
        View<P> here;
        u64 all_suits = 0;
        u32 all_trumps = 0;
        bool tabled = false;
        int table_suit = -1;  // the lead that the table proposes
        int table_place = 0;
    };
    // Whether the answer is at hand, without any card played.
    bool known(const Past& past, int leader, int left, int rest, int beta, Start& start,
               Outcome& outcome) noexcept;

    template <int K>
    Outcome card(const Trick<P>& trick, const Past& past, int left, int rest, int beta) noexcept;
    Outcome dispatch(const Trick<P>& trick, const Past& past, int left, int rest,
                     int beta) noexcept {
        switch (trick.played) {
            case 1:
                return card<1>(trick, past, left, rest, beta);
            case 2:
                return card<2>(trick, past, left, rest, beta);
            case 3:
                if constexpr (P > 3) return card<3>(trick, past, left, rest, beta);
                [[fallthrough]];
            case 4:
                if constexpr (P > 4) return card<4>(trick, past, left, rest, beta);
                [[fallthrough]];
            default:
                return card<0>(trick, past, left, rest, beta);
        }
    }
    template <int K>
    bool decided(const Trick<P>& trick, const Past& past, int left, int beta,
                 Outcome& outcome) const noexcept;
    Outcome finish(const Trick<P>& trick, const Past& past, int left, int rest, int beta) noexcept;

    View<P> view(const Past& past, int leader, int left, u64 all_suits, u32 all_trumps,
                 int excuse) const noexcept;

    void take(int seat, Card card) noexcept {
        hands_[at(seat)] -= CardSet::of(card);
        if (card < kFirstTrump)
            lengths_[at(seat / 4)] -= u64{1} << (16 * (seat % 4) + 4 * (card / kRanks));
    }
    void give(int seat, Card card) noexcept {
        hands_[at(seat)] |= CardSet::of(card);
        if (card < kFirstTrump)
            lengths_[at(seat / 4)] += u64{1} << (16 * (seat % 4) + 4 * (card / kRanks));
    }
    bool out_of_budget() noexcept {
        if (limits_.nodes != 0 && statistics_.nodes >= limits_.nodes) return true;
        return (statistics_.nodes & 0xFFF) == 0 && limits_.cancelled != nullptr &&
               limits_.cancelled->load(std::memory_order_relaxed);
    }

    Table<P> table_;
    const SolverRules& rules_;
    unsigned attack_;
    int attacker_;
    bool alone_;  // one attacker
    u32 features_;
#if defined(OUDLER_LOG_ORDER)
    SolverLimits limits_;
    Table<P> known_ = table_;  // what the search itself knows, while moves are tried
#else
    const SolverLimits& limits_;
#endif
    SolverStatistics& statistics_;
    Shifts shifts_;
    ShiftRanges ranges_{};
    u64 salt_ = 0;
    bool stopped_ = false;
    int widest_ = kAllMoves;
    int narrow_from_ = 0;

    std::array<CardSet, P> hands_{};
    std::array<u64, P / 5 + 1> lengths_{};  // nibbles: cards of each seat in each suit
    u64 all_suits_ = 0;                     // what remained when the trick began
    u32 all_trumps_ = 0;
    int best_lead_suit_ = kNoSuit;  // what the last lead found best
    int best_lead_place_ = 0;
};

// --- the table's view
// -----------------------------------------------------------------------------

// With so many tricks left or more the table's move is looked for.
inline constexpr int kTableMoveFrom = 7;

// With so many tricks left leads are ordered by the network. Beyond, where it was fitted to few
// places, the weighted sum does better.
inline constexpr int kLeadFrom = 8, kLeadTo = 10;

// So many of the highest trumps are part of the key.
inline constexpr int kKeyTrumps = 3;

template <int P>
View<P> Search<P>::view(const Past& past, int leader, int left, u64 all_suits, u32 all_trumps,
                        int excuse) const noexcept {
    View<P> view;
    u64 bits[3] = {}, trump_bits[3] = {};
    u64 twenty_one = 7, petit = 7, excuse_owner = 7;
    for (int seat = 0; seat < P; ++seat) {
        const CardSet& hand = hands_[at(seat)];
        const int code = (seat - attacker_ + P) % P;
        for (int plane = 0; plane < kPlanes<P>; ++plane) {
            if (code >> plane & 1) {
                bits[plane] |= hand.suits;
                trump_bits[plane] |= hand.trumps;
            }
        }
        if (hand.trumps & kTwentyOneBit) twenty_one = static_cast<u64>(seat);
        if (hand.trumps & kPetitBit) petit = static_cast<u64>(seat);
        if (hand.trumps & kExcuseBit) excuse_owner = static_cast<u64>(seat);
    }
    const u32 trumps = all_trumps & kTrumpMask;
    view.trump_planes = 0;
    for (int plane = 0; plane < kPlanes<P>; ++plane) {
        view.planes[at(plane)] = extract(bits[plane], all_suits);
        view.trump_planes |= extract(trump_bits[plane], trumps) << (21 * plane);
    }
    constexpr u64 honours = kJacks | kKnights | kQueens | kKings;
    view.honours = {};
    for (int seat = 0; seat < P; ++seat)
        view.honours[at(seat / 4)] |= extract(hands_[at(seat)].suits, honours) << (16 * (seat % 4));

    // Sweeps and a petit already won only matter while they can still change the end.
    u64 sweeps = 0, petit_won = 0;
    if (shifts_.any) {
        sweeps = past.sweeps;
        petit_won = past.petit == Petit::kWon && (excuse != 0 || sweeps != 0);
    } else if (excuse != 0) {
        sweeps = past.sweeps & (excuse == 1 ? kAttackSweeps : kDefenceSweeps);
    }
    const u64 broken = !rules_.trump_lead_needs_break || past.broken;
    u64 rest = static_cast<u64>(leader) | static_cast<u64>(left) << 3 | twenty_one << 8 |
               petit << 11 | excuse_owner << 14 | sweeps << 17 | petit_won << 19 | broken << 20;
    u64 key = salt_;
    for (const u64 word : lengths_) key = mixed(key, word);
    key = mixed(key, rest);
    if (!on(SolverFeatures::kTrumpRelevance)) {
        key = mixed(key, view.trump_planes);
    } else {
        // Who has the very highest trumps nearly always matters: it only splits the buckets.
        const int count = std::popcount(trumps);
        const int below = std::max(count - kKeyTrumps, 0);
        u64 top = 0;
        for (int plane = 0; plane < kPlanes<P>; ++plane)
            top = top << kKeyTrumps | (view.trump_planes >> (21 * plane) & kTrumpMask) >> below;
        key = mixed(key, top);
    }
    if (!on(SolverFeatures::kHonours))
        for (const u64 word : view.honours) key = mixed(key, word);
    view.key = key;
    for (const u64 word : view.honours) key = mixed(key, word);
    view.fine_key = key;
    return view;
}

// --- the end
// --------------------------------------------------------------------------------------

// The last trick: everybody has one card, or has played it.
template <int P>
Outcome Search<P>::last(const Past& past, const Trick<P>& begun) noexcept {
    Trick<P> trick = begun;
    while (trick.played < P) {
        const int seat = (trick.leader + trick.played) % P;
        trick.add(hands_[at(seat)].lowest(), seat);
    }
    int winner = trick.winner;
    const bool leader_attacks = attacks(trick.leader);
    const bool excuse_wins = trick.cards[0] == kExcuse &&
                             (past.sweeps & (leader_attacks ? kAttackSweeps : kDefenceSweeps)) != 0;
    if (excuse_wins) winner = trick.leader;
    const bool won = attacks(winner);

    Outcome outcome;
    outcome.fate = won ? kToAttack : kToDefence;
    outcome.value = won ? trick.points : 0;  // the Excuse counted as the low card it stands for
    bool excuse_to_attack = false;
    if (trick.excuse_place >= 0) {
        const bool owner_attacks = attacks((trick.leader + trick.excuse_place) % P);
        excuse_to_attack = excuse_wins || !rules_.excuse_changes_side ? won : !owner_attacks;
        if (excuse_to_attack) outcome.value += 8;
    }
    if (!excuse_wins) {
        if (trick.trumps > 1)
            outcome.needs.trump_order(trick.top - 1, trick.second_trump - 1, false);
        else if (trick.trumps == 0 && trick.of_led_suit > 1)
            outcome.needs.suit_order(trick.winning_card, trick.second_card, false);
    }
    if (shifts_.any) {
        int oudlers = shifts_.expected_oudlers + (past.petit == Petit::kWon);
        int bout = kNoBout;
        for (int place = 0; place < P; ++place) {
            const int owner = (trick.leader + place) % P;
            switch (trick.cards[at(place)]) {
                case kPetit:
                    oudlers += won;
                    bout = won ? kBoutAttack : kBoutDefence;
                    break;
                case kTwentyOne:
                    oudlers += static_cast<int>(won) - static_cast<int>(attacks(owner));
                    break;
                case kExcuse:
                    oudlers +=
                        static_cast<int>(excuse_to_attack) - static_cast<int>(attacks(owner));
                    break;
                default:
                    break;
            }
        }
        if (excuse_wins && past.petit_before && bout == kNoBout &&
            rules_.petit_au_bout_before_excuse)
            bout = won ? kBoutAttack : kBoutDefence;
        int slam = kNoSlam;
        if (won && (past.sweeps & kAttackSweeps)) slam = kSlamAttack;
        if (!won && (past.sweeps & kDefenceSweeps)) slam = kSlamDefence;
        outcome.value += shifts_.shift(oudlers, bout, slam) - shifts_.credited(past.petit);
    }
    return outcome;
}

template <int P>
Outcome Search<P>::finish(const Trick<P>& trick, const Past& past, int left, int rest,
                          int beta) noexcept {
    const bool won = attacks(trick.winner);
    int gain = won ? trick.points : 0;
    if (trick.excuse_place >= 0 && attacks((trick.leader + trick.excuse_place) % P)) gain += 8;
    Past next = past;
    next.sweeps &= won ? kAttackSweeps : kDefenceSweeps;
    next.broken = past.broken || trick.trumps > 0;
    next.petit_before = trick.has_petit;
    if (trick.has_petit) {
        next.petit = won ? Petit::kWon : Petit::kGone;
        if (won && shifts_.any) gain += shifts_.petit_won();
    }
    const int played = trick.points + (trick.excuse_place >= 0 ? 8 : 0);

    const u64 all_suits = all_suits_;
    const u32 all_trumps = all_trumps_;
    Outcome outcome = this->trick(next, trick.winner, left - 1, rest - played, beta - gain);
    all_suits_ = all_suits;
    all_trumps_ = all_trumps;

    outcome.fate = won ? kToAttack : kToDefence;
    outcome.needs.now = {};
    const bool reached = outcome.value + gain >= beta;
    const bool weakly = won && alone_ && reached;
    int second_trump = trick.second_trump, second_card = trick.second_card;
    // Which of the defenders takes it does not matter if the attack reaches its goal all the same.
    // Where the rest needs a cut between them anyway there is nothing to save.
    if (alone_ && !won && reached && left > 2 && on(SolverFeatures::kAnyLeader)) {
        const int kind = trick.trumps > 0 ? kTrumpLed : trick.led;
        const Cuts strict = outcome.needs.strict;
        int highest = -1;  // of those that matter
        for (int place = 0; place < P && kind != kNothingLed; ++place) {
            const int seat = (trick.leader + place) % P;
            const Card card = trick.cards[at(place)];
            if (seat == trick.winner || suit_of(card) != kind || static_cast<int>(card) < highest)
                continue;
            Start start;
            Outcome other;
            if (!attacks(seat) && !strict.part(card, static_cast<Card>(trick.winning_card)) &&
                known(next, seat, left - 1, rest - played, beta - gain, start, other) &&
                other.value >= beta - gain) {
                outcome.value = std::min(outcome.value, other.value);
                outcome.needs |= other.needs;
            } else {
                highest = card;
            }
        }
        second_trump = kind == kTrumpLed && highest >= 0 ? highest - kFirstTrump + 1 : 0;
        second_card = kind == kTrumpLed ? -1 : highest;
        outcome.needs.now = {};
    }
    outcome.value += gain;
    if (trick.trumps > 0) {
        if (second_trump > 0) outcome.needs.trump_order(trick.top - 1, second_trump - 1, weakly);
    } else if (second_card >= 0 && trick.of_led_suit > 1) {
        outcome.needs.suit_order(trick.winning_card, second_card, weakly);
    }
    return outcome;
}

// --- the start of a trick
// -------------------------------------------------------------------------

template <int P>
bool Search<P>::known(const Past& past, int leader, int left, int rest, int beta, Start& start,
                      Outcome& outcome) noexcept {
    u64 all_suits = 0;
    u32 all_trumps = 0;
    int excuse_owner = -1;
    for (int seat = 0; seat < P; ++seat) {
        all_suits |= hands_[at(seat)].suits;
        all_trumps |= hands_[at(seat)].trumps;
        if (hands_[at(seat)].trumps & kExcuseBit) excuse_owner = seat;
    }
    start.all_suits = all_suits;
    start.all_trumps = all_trumps & kTrumpMask;
    const bool excuse_live = excuse_owner >= 0;
    const bool excuse_ours = excuse_live && attacks(excuse_owner);
    const int excuse = ShiftRanges::excuse_state(excuse_live, excuse_ours);
    const ShiftRange& range = ranges_.at(past.petit, excuse, past.sweeps);

    // What is sure anyway: the owner of the Excuse can always play it before the last trick, unless
    // it is barred from the one lead that is left for it.
    const bool placed = barred.empty() && excuse_live;
    const int least = (placed && excuse_ours ? 8 : 0) + range.least;
    const int most = rest - (placed && !excuse_ours ? 8 : 0) + range.most;
    if (least >= beta) {
        outcome.value = least;
        return true;
    }
    if (most < beta) {
        outcome.value = most;
        return true;
    }

    View<P>& here = start.here;
    start.tabled = on(SolverFeatures::kTable) && barred.empty();
    if (start.tabled) {
        here = view(past, leader, left, all_suits, all_trumps, excuse);
        table_.prefetch(here.key);
    }

    // What one hand is sure of, by its trumps and what it can cash. The attack's is asked first:
    // that of the defence is seldom enough.
    const bool sure_tricks = barred.empty() && on(SolverFeatures::kMasters);
    const bool may_lead_trumps = !rules_.trump_lead_needs_break || past.broken;
    const auto sure_of_a_side = [&](bool ours) {
        u32 enemies = 0;
        for (int seat = 0; seat < P; ++seat)
            if (attacks(seat) != ours) enemies |= hands_[at(seat)].trumps & kTrumpMask;
        for (int seat = 0; seat < P; ++seat) {
            if (attacks(seat) != ours) continue;
            const bool leads = seat == leader && on(SolverFeatures::kQuickTricks);
            if (!leads && (hands_[at(seat)].trumps & kTrumpMask) == 0) continue;
            int count = 0;
            const Sure sure = by_seat<P>(hands_, seat, leads, enemies, all_suits, all_trumps,
                                         may_lead_trumps, count);
            if (count == 0) continue;
            int points = sure.points;
            // A side that swept so far may win the last trick with the Excuse led: the other
            // side's single sure trick may be that one.
            if (count == 1 && excuse_live && excuse_ours != ours &&
                (past.sweeps & (ours ? kDefenceSweeps : kAttackSweeps)) != 0)
                continue;
            // The hand's own Excuse must fall before the last trick.
            if (excuse_owner == seat && count > left - 2) points -= 9;
            const int value = ours ? least + points : most - points;
            if (ours ? value >= beta : value < beta) {
                outcome.value = value;
                (ours && alone_ ? outcome.needs.weak : outcome.needs.strict) = sure.needs;
                return true;
            }
        }
        return false;
    };
    if (sure_tricks && sure_of_a_side(true)) return true;

    if (start.tabled) {
        ++statistics_.probes;
#if defined(OUDLER_LOG_ORDER)
        for (const Table<P>& probed : {table_, known_})
#else
        const Table<P>& probed = table_;
#endif
            for (const u64 key : {here.key, here.fine_key}) {
                // What had to leave a full bucket may be in that of its finer key.
                if (key != here.key && !probed.bucket(here.key).full()) break;
                const Bucket<P>& bucket = probed.bucket(key);
                for (u32 ways = probed.candidates(bucket, key); ways != 0; ways &= ways - 1) {
                    const Entry<P>& entry = bucket.entries[at(std::countr_zero(ways))];
                    // Without an answer it has a move at most, which pays where much is to come.
                    int bound = static_cast<int>(entry.bound);
                    const bool reached = entry.reached != 0;
                    const bool answers = reached == (bound >= beta);
                    if (!answers && (start.table_suit >= 0 || left < kTableMoveFrom)) continue;
                    if (entry.key != here.key || !entry.covers(here)) continue;
                    for (int word = 0; word < kHonourWords<P>; ++word) {
                        const u64 before = entry.honours[at(word)], now = here.honours[at(word)];
                        u64 differ = before ^ now;
                        while (differ != 0) {
                            const int nibble = std::countr_zero(differ) & ~3;
                            const Difference& d =
                                kDifferences[(before >> nibble & 15) * 16 + (now >> nibble & 15)];
                            bound += reached ? -d.more : d.less;
                            differ &= ~(u64{15} << nibble);
                        }
                    }
                    if (reached == (bound >= beta)) {
                        ++statistics_.hits;
                        outcome.value = bound;
                        const u32 trumps = all_trumps & kTrumpMask;
                        outcome.needs.strict = {
                            deposit(entry.strict, all_suits),
                            static_cast<u32>(deposit(entry.strict_trumps, trumps))};
                        outcome.needs.weak = {deposit(entry.weak, all_suits),
                                              static_cast<u32>(deposit(entry.weak_trumps, trumps))};
                        return true;
                    }
                    if (start.table_suit < 0 && entry.move_suit != kNoSuit) {
                        start.table_suit = static_cast<int>(entry.move_suit);
                        start.table_place = static_cast<int>(entry.move_place);
                    }
                }
            }
    }

    if (sure_tricks && sure_of_a_side(false)) return true;
    if (alone_ && sure_tricks) {
        const Plan plan = plan_of<P>(hands_, attacker_, leader == attacker_, all_suits, all_trumps,
                                     may_lead_trumps, left);
        int value = least + plan.points;
        if (excuse_ours && plan.count > left - 2 && !plan.excuse_placed) value -= 9;
        const bool may_be_last =
            plan.count == 1 && excuse_live && !excuse_ours && (past.sweeps & kDefenceSweeps) != 0;
        if (plan.count > 0 && value >= beta && !may_be_last) {
            outcome.value = value;
            outcome.needs.weak = plan.needs;
            return true;
        }
    }
    return false;
}

template <int P>
Outcome Search<P>::trick(const Past& past, int leader, int left, int rest, int beta) noexcept {
    if (left == 1) {
        Trick<P> begun;
        begun.leader = leader;
        return last(past, begun);
    }
    Outcome outcome;
    Start start;
    if (known(past, leader, left, rest, beta, start, outcome)) return outcome;

    const u64 nodes_before = statistics_.nodes;
    Trick<P> begun;
    begun.leader = leader;
    begun.table_suit = on(SolverFeatures::kTableMove) ? start.table_suit : -1;
    begun.table_place = start.table_place;
    all_suits_ = start.all_suits;
    all_trumps_ = start.all_trumps;
    outcome = card<0>(begun, past, left, rest, beta);
    if (stopped_ || !start.tabled) return outcome;

    const View<P>& here = start.here;
    const u64 all_suits = start.all_suits;
    const u32 trumps = start.all_trumps;
    if (!on(SolverFeatures::kRelevance)) {
        outcome.needs.strict = {all_suits, trumps};
        outcome.needs.weak = {};
    }
    outcome.needs.settle(all_suits, trumps);
    Entry<P> entry{};
    entry.planes = here.planes;
    entry.honours = here.honours;
    entry.key = here.key;
    entry.strict = extract(outcome.needs.strict.suits, all_suits);
    entry.weak = extract(outcome.needs.weak.suits, all_suits);
    entry.trump_planes = here.trump_planes;
    entry.strict_trumps = extract(outcome.needs.strict.trumps, trumps);
    entry.weak_trumps = extract(outcome.needs.weak.trumps, trumps);
    entry.bound = outcome.value;
    entry.reached = outcome.value >= beta;
    entry.move_suit = static_cast<u64>(best_lead_suit_);
    entry.move_place = static_cast<u64>(best_lead_place_);
    entry.worth = static_cast<u64>(std::bit_width(statistics_.nodes - nodes_before));
    bool evicted = false;
    table_.store(entry, evicted);
    ++statistics_.stores;
    statistics_.evictions += evicted;
    return outcome;
}

// --- inside a trick
// -------------------------------------------------------------------------------

// Whether the lone attacker, who has played to the trick, reaches `beta` by his plan for what comes
// after it.
template <int P>
template <int K>
bool Search<P>::decided(const Trick<P>& trick, const Past& past, int left, int beta,
                        Outcome& outcome) const noexcept {
    if (trick.led == kNothingLed) return false;
    const bool won = trick.winner == attacker_;
    u64 all_suits = 0;
    u32 all_trumps = 0;
    int excuse_owner = -1;
    for (int seat = 0; seat < P; ++seat) {
        all_suits |= hands_[at(seat)].suits;
        all_trumps |= hands_[at(seat)].trumps;
        if (hands_[at(seat)].trumps & kExcuseBit) excuse_owner = seat;
    }
    Decided decided{.led = trick.led, .won = won};
    for (int place = K; place < P; ++place) {
        const int other = (trick.leader + place) % P;
        if (won && can_beat<P>(hands_[at(other)], trick.led, trick.winning_card)) return false;
        decided.to_come |= 1u << other;
    }
    const bool excuse_ours = excuse_owner == attacker_;
    const bool may_lead_trumps = !rules_.trump_lead_needs_break || past.broken || trick.trumps > 0;
    const bool excuse_here =
        trick.excuse_place >= 0 && (trick.leader + trick.excuse_place) % P == attacker_;
    const int least = (excuse_ours || excuse_here ? 8 : 0) + (won ? trick.points : 0);
    // The last trick may go to an Excuse that the defence leads when it has all the others.
    const bool swept =
        !won && excuse_owner >= 0 && !excuse_ours && (past.sweeps & kDefenceSweeps) != 0;
    const auto reached = [&](int count, int points, bool placed) {
        if (count == 1 && swept) return false;
        outcome.value = least + points - (excuse_ours && !placed && count > left - 3 ? 9 : 0);
        return outcome.value >= beta;
    };
    int count = 0;
    const Sure sure =
        by_seat<P>(hands_, attacker_, won, all_trumps & kTrumpMask & ~hands_[at(attacker_)].trumps,
                   all_suits, all_trumps, may_lead_trumps, count, decided);
    if (reached(count, sure.points, false)) {
        outcome.needs.weak = sure.needs;
    } else {
        const Plan plan = plan_of<P>(hands_, attacker_, won, all_suits, all_trumps, may_lead_trumps,
                                     left - 1, decided);
        if (!reached(plan.count, plan.points, plan.excuse_placed)) return false;
        outcome.needs.weak = plan.needs;
    }
    outcome.fate = won ? kToAttack : kToDefence;
    if (won) {
        // Who may yet play has nothing above the winner.
        const Card card = static_cast<Card>(trick.winning_card);
        if (card >= kFirstTrump) {
            const u32 bit = 1u << (card - kFirstTrump);
            outcome.needs.weak.trumps |= bit;
            outcome.needs.now.trumps |= bit;
        } else {
            const u64 bit = u64{1} << card;
            outcome.needs.weak.suits |= bit;
            outcome.needs.now.suits |= bit;
        }
    } else {
        const Card card = trick.cards[at((attacker_ - trick.leader + P) % P)];
        if (trick.top > 0) {
            if (card >= kFirstTrump && card != kExcuse)
                outcome.needs.trump_order(trick.top - 1, card - kFirstTrump, false);
        } else if (card < kFirstTrump && card / kRanks == trick.led) {
            outcome.needs.suit_order(trick.winning_card, card, false);
        }
    }
    return true;
}

// --- one card
// -------------------------------------------------------------------------------------

template <int P>
template <int K>
Outcome Search<P>::card(const Trick<P>& trick, const Past& past, int left, int rest,
                        int beta) noexcept {
    const int seat = (trick.leader + K) % P;
    const CardSet hand = hands_[at(seat)];
    const bool ours = attacks(seat);

    // Once the lone attacker has played and the trick is decided, his plan for the next ones may
    // be good enough.
    if constexpr (K > 0) {
        if (alone_ && left > 2 && !shifts_.any && on(SolverFeatures::kMasters) &&
            (attacker_ - trick.leader + P) % P < K) {
            Outcome outcome;
            if (decided<K>(trick, past, left, beta, outcome)) return outcome;
        }
    }

    // What may be played, and whether the trumps on the table decide about it.
    CardSet legal = hand;
    bool bound_by_top = false, can_overtrump = false;
    int highest_trump = 0;
    if constexpr (K == 0) {
        if (rules_.trump_lead_needs_break && !past.broken && hand.suits != 0)
            legal.trumps &= kExcuseBit;
        if (!barred.empty()) {
            const CardSet others = legal - barred;
            if (!others.empty()) legal = others;
            barred = {};
        }
    } else if (trick.led != kNothingLed) {
        const u64 follow = trick.led < 4 ? hand.suits & lane(trick.led) : 0;
        const u32 trumps = hand.trumps & kTrumpMask;
        if (follow != 0) {
            legal = {follow, hand.trumps & kExcuseBit};
        } else if (trumps != 0) {
            u32 allowed = trumps;
            if (trick.top != 0) {
                bound_by_top = true;
                highest_trump = 31 - std::countl_zero(trumps);
                const u32 higher = trumps & ~((1u << trick.top) - 1);
                can_overtrump = higher != 0;
                if (can_overtrump)
                    allowed = higher;
                else if (rules_.undertrump_lowest)
                    allowed = trumps & (~trumps + 1);
            }
            legal = {0, allowed | (hand.trumps & kExcuseBit)};
        }
    }

    MoveList list;
    find_moves(hand, legal, all_suits_, all_trumps_, on(SolverFeatures::kRuns), list);
    if (list.count > 1) {
        if (on(SolverFeatures::kOrdering)) {
            if (K == 0 && left >= kLeadFrom && left <= kLeadTo)
                order_leads<P>(list, hands_, seat, attack_, all_suits_, all_trumps_, left, beta,
                               rest);
            else
                order<P>(list, hands_, trick, seat, attack_, all_suits_, all_trumps_, left);
        }
        if constexpr (K == 0) {
            for (int i = 0; i < list.count; ++i) {
                Move& move = list.moves[at(i)];
                if (move.suit == trick.table_suit && move.place == trick.table_place)
                    move.score = 32000;
            }
        }
    }

#if defined(OUDLER_LOG_ORDER)
    if (list.count > 1 && order_log.wants(statistics_.nodes, left, weights_of(K, P, ours))) {
        order_log.inside = true;
        OrderPlace<P> place;
        place.left = left;
        place.seat = seat;
        place.attack = attack_;
        place.count = list.count;
        place.beta = beta;
        place.rest = rest;
        place.hands = hands_;
        place.trick = trick;
        place.all_suits = all_suits_;
        place.all_trumps = all_trumps_;
        const u64 nodes = statistics_.nodes;
        const Table<P> table = table_;
        const SolverLimits limits = limits_;
        for (int i = 0; i < list.count; ++i) {
            const Move& move = list.moves[at(i)];
            table_ = Table<P>(order_log.memory, ++order_log.generation);
            const u64 before = statistics_.nodes++;
            limits_.nodes = before + order_log.dearest;
            take(seat, move.card);
            Trick<P> then = trick;
            then.add(move.card, seat);
            Outcome outcome;
            if constexpr (K + 1 == P)
                outcome = finish(then, past, left, rest, beta);
            else
                outcome = card<K + 1>(then, past, left, rest, beta);
            give(seat, move.card);
            place.good[at(i)] = !stopped_ && (ours ? outcome.value >= beta : outcome.value < beta);
            place.cost[at(i)] = statistics_.nodes - before;
            place.moves[at(i)] = move;
            stopped_ = false;
        }
        table_ = table;
        limits_ = limits;
        statistics_.nodes = nodes;
        if (P == 4) order_log.write(place);
        order_log.inside = false;
    }
#endif

    struct Tried {
        Card card;
        u8 suit;
        u8 value;
        Card run_low;
        union {  // so that the array is not filled with zeros each time
            Outcome outcome;
        };
        Tried() noexcept {}
    };
    std::array<Tried, 24> tried;
    int tries = 0;

    Outcome all;  // of moves that fail
    all.value = ours ? -kNoBound : kNoBound;
    bool first = true;
    int best_suit = kNoSuit, best_place = 0;
    for (int i = 0; i < list.count; ++i) {
        for (int j = i + 1; j < list.count; ++j)
            if (list.moves[at(j)].score > list.moves[at(i)].score)
                std::swap(list.moves[at(i)], list.moves[at(j)]);
        const Move& move = list.moves[at(i)];
        if (i >= widest_ && left >= narrow_from_) break;

        if (tries > 0 && on(SolverFeatures::kDominance) && move.suit != 5) {
            // A card that stands in for one that failed, up to what they are worth.
            const bool special = shifts_.any && (move.card == kPetit || move.card == kTwentyOne);
            bool skipped = false;
            for (int t = 0; t < tries && !special; ++t) {
                const Tried& one = tried[at(t)];
                if (one.suit != move.suit) continue;
                if (shifts_.any && (one.card == kPetit || one.card == kTwentyOne)) continue;
                const bool same_run = one.run_low == move.run_low;
                // A defender who keeps the lower of two cards is no better off at weak cuts.
                if (!same_run) {
                    const Card low = std::min(one.card, move.card);
                    const Card high = std::max(one.card, move.card);
                    if (one.outcome.needs.strict.part(low, high) || one.outcome.needs.now.part(low, high) ||
                        (move.card < one.card && one.outcome.needs.weak.part(low, high)))
                        continue;
                }
                const int more = static_cast<int>(move.value) - static_cast<int>(one.value);
                const bool free = more == 0 ||
                                  (one.outcome.fate == kToAttack && (ours ? more < 0 : more > 0)) ||
                                  (one.outcome.fate == kToDefence && (ours ? more > 0 : more < 0));
                const int penalty = free ? 0 : more > 0 ? more : -more;
                const int result = ours ? one.outcome.value + penalty : one.outcome.value - penalty;
                if (ours ? result >= beta : result < beta) continue;
                all.value = ours ? std::max(all.value, result) : std::min(all.value, result);
                if (same_run) all.needs.whole_run(one.outcome.needs, move.run_low, move.run_high);
                skipped = true;
                break;
            }
            if (skipped) continue;
        }

        ++statistics_.nodes;
        if (out_of_budget()) {
            stopped_ = true;
            return all;
        }
        take(seat, move.card);
        Trick<P> then = trick;
        then.add(move.card, seat);
        // Made where it stays: an answer is long, and there is one for each card.
        Tried& one = tried[at(tries)];
        if constexpr (K + 1 == P)
            new (&one.outcome) Outcome(finish(then, past, left, rest, beta));
        else
            new (&one.outcome) Outcome(card<K + 1>(then, past, left, rest, beta));
        Outcome& outcome = one.outcome;
        give(seat, move.card);
        if (stopped_) return outcome;

        if (ours ? outcome.value >= beta : outcome.value < beta) {
            if (bound_by_top && move.suit == kTrumpLed) {
                const int played = move.card - kFirstTrump;
                // The highest trump of a hand may be played whether it beats the top or not.
                if (played != highest_trump)
                    outcome.needs.trump_order(can_overtrump ? played : trick.top - 1,
                                              can_overtrump ? trick.top - 1 : highest_trump,
                                              can_overtrump && ours && alone_);
            }
            if constexpr (K == 0) {
                best_lead_suit_ = move.suit;
                best_lead_place_ = move.place;
            }
            return outcome;
        }
        ++tries;
        one.card = move.card;
        one.suit = move.suit;
        one.value = move.value;
        one.run_low = move.run_low;
        all.needs |= outcome.needs;
        all.fate |= outcome.fate;
        if (move.run_low != move.run_high)
            all.needs.whole_run(outcome.needs, move.run_low, move.run_high);
        if (first || (ours ? outcome.value > all.value : outcome.value < all.value)) {
            first = false;
            all.value = outcome.value;
            best_suit = move.suit;
            best_place = move.place;
        }
    }
    // What could not be played must not be playable in another position of the class.
    if (bound_by_top && can_overtrump) {
        u32 lower = hand.trumps & ((1u << (trick.top - 1)) - 1);
        // A lower trump that would fail by the proof of one that was tried need not be forbidden.
        for (int t = 0; t < tries && lower != 0 && on(SolverFeatures::kAnyLeader); ++t) {
            const Tried& one = tried[at(t)];
            if (one.suit != kTrumpLed || one.value != 1 || (shifts_.any && one.card == kTwentyOne)) continue;
            const Needs& needs = one.outcome.needs;
            const u32 cuts = needs.strict.trumps | needs.weak.trumps | needs.now.trumps;
            for (u32 rest_of = lower & ~kPetitBit; rest_of != 0; rest_of &= rest_of - 1) {
                const int low = std::countr_zero(rest_of);
                if ((cuts & static_cast<u32>(between(low, one.card - kFirstTrump))) == 0)
                    lower &= ~(1u << low);
            }
        }
        if (lower != 0) {
            all.needs.trump_order(trick.top - 1, 31 - std::countl_zero(lower),
                                  !ours && alone_ && attacks(trick.winner));
            all.needs.trump_order(highest_trump, trick.top - 1, false);
        }
    } else if (bound_by_top && rules_.undertrump_lowest) {
        all.needs.trump_order(trick.top - 1, highest_trump, false);
    }
    if constexpr (K == 0) {
        best_lead_suit_ = best_suit;
        best_lead_place_ = best_place;
    }
    return all;
}

}  // namespace oudler::OUDLER_KERNEL_NAMESPACE
