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
//   player's highest. His highest trump may be played in any case, if the rules do not make him
//   play his lowest where he cannot beat the top.
// - When all moves fail, what each of them needs is needed; where the player had to overtrump, his
//   lower trumps must stay lower and his highest higher. Who could not beat the top trump may be
//   held to less in another position of the class, never to more, so that needs nothing.
// - Cuts are spared where a proof says that the lone attacker reaches his goal: below the card that
//   takes a trick he loses, if it is enough as well when another of the defence's takes it, or his;
//   for a duty, if what it bars would fail as well; in the last trick, if it is enough without it.
// - One card stands for a run of neighbours. If the proof that it fails cuts the run, the run must
//   be a run: there is a cut around each of its cards.
//
// docs/solver.md tells the reasons.

#pragma once

#include <algorithm>
#include <atomic>
#include <memory>
#include <new>

#include "bits.hpp"
#include "bounds.hpp"
#include "courts.hpp"
#include "lead.hpp"
#include "needs.hpp"
#include "ordering.hpp"
#include "scoring.hpp"
#include "table.hpp"

namespace oudler::OUDLER_KERNEL_NAMESPACE {

enum : u8 { kToAttack = 1, kToDefence = 2 };

// Seats are numbered from the first of the attack on.
inline constexpr int kAttacker = 0;

inline constexpr int kAllMoves = 24;

struct Outcome {
    int value = 0;
    Needs needs;
    Courts courts;
    u8 fate = 0;  // which sides took the current trick anywhere in the proof

    // That the attack reaches its goal in both.
    void add(const Outcome& other) noexcept {
        value = std::min(value, other.value);
        needs |= other.needs;
        courts |= other.courts;
        fate |= other.fate;
    }
};

// Looks at what a search does, for those who fit its numbers (bench/order_log.hpp). Nobody does.
struct Unwatched {
    static constexpr bool kWatches = false;
};

template <int P, typename Watch = Unwatched>
class Search {
    friend Watch;

  public:
    Search(Table<P> table, const SolverRules& rules, unsigned attack, u32 features,
           const SolverLimits& limits, SolverStatistics& statistics,
           Watch* watch = nullptr) noexcept
        : table_(table),
          rules_(rules),
          attack_(attack),
          alone_(std::has_single_bit(attack)),
          features_(features),
          limits_(limits),
          statistics_(statistics),
          watch_(watch) {}

    void set_hands(const std::array<CardSet, P>& hands) noexcept {
        hands_ = hands;
        lengths_ = lengths_of<P>(hands);
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

    // From so many tricks left on, down to the last, it is searched whether a cut can be spared.
    void spare_from(int left) noexcept { spare_from_ = left; }
    // Whether sure tricks are asked for inside a trick as well.
    void sure_inside(bool inside) noexcept { sure_inside_ = inside; }

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
    Outcome last(const Past& past, const Trick<P>& begun, int beta) noexcept;

    CardSet barred{};  // from the first lead of all

  private:
    static constexpr std::size_t at(int index) noexcept { return static_cast<std::size_t>(index); }
    bool on(u32 feature) const noexcept { return (features_ & feature) != 0; }
    bool attacks(int seat) const noexcept { return (attack_ >> seat & 1) != 0; }

    // What the start of a trick looks like.
    struct Start {
        View<P> here;
        u64 all_suits = 0;
        u32 all_trumps = 0;  // the Excuse among them
        int excuse_owner = -1;
        int least = 0, most = 0;  // what the attack makes, whoever plays how
        bool tabled = false;
    };
    // Whether the answer is at hand, without any card played.
    bool known(const Past& past, int leader, int left, int rest, int beta, Start& start,
               Outcome& outcome) noexcept;
    bool sure(const Past& past, int leader, int left, const Start& start, int beta, bool ours,
              Outcome& outcome) const noexcept;
    bool planned(const Past& past, int leader, int left, const Start& start, int beta,
                 Outcome& outcome) const noexcept;
    bool found(const Table<P>& table, int beta, const Start& start,
               Outcome& outcome) const noexcept;
    void keep(const Start& start, Outcome& outcome, int beta, u64 nodes) noexcept;

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
    template <int K>
    bool barred_fail(u32 lower, const Trick<P>& trick, const Past& past, int left, int rest,
                     int beta, Outcome& all) noexcept;
    // Whether it is worth a search to spare a cut among cards of one kind in such a trick. In
    // suits it seldom is.
    bool spares(int left, int kind) const noexcept {
        return alone_ && left <= (kind == kTrumpLed ? spare_from_ : std::min(spare_from_, 5));
    }
    void last_needs(const Trick<P>& trick, bool won, int beta, Outcome& outcome) const noexcept;
    bool taken_otherwise(const Trick<P>& trick, int place, const Past& past, const Past& next,
                         int left, int rest, int beta, Outcome& outcome) noexcept;
    template <bool Searching>
    bool finish(const Trick<P>& trick, const Past& past, int left, int rest, int beta,
                Outcome& outcome) noexcept;
    template <int K>
    Outcome next(const Trick<P>& trick, const Past& past, int left, int rest, int beta) noexcept {
        if constexpr (K + 1 < P) {
            return card<K + 1>(trick, past, left, rest, beta);
        } else {
            Outcome outcome;
            finish<true>(trick, past, left, rest, beta, outcome);
            return outcome;
        }
    }

    View<P> view(const Past& past, int leader, int left, u64 all_suits, u32 all_trumps,
                 int excuse) const noexcept;

    void take(int seat, Card card) noexcept {
        hands_[at(seat)] -= CardSet::of(card);
        if (card < kFirstTrump) lengths_[at(seat)] -= one_of(card / kRanks);
    }
    void give(int seat, Card card) noexcept {
        hands_[at(seat)] |= CardSet::of(card);
        if (card < kFirstTrump) lengths_[at(seat)] += one_of(card / kRanks);
    }
    bool out_of_budget() noexcept {
        if (limits_.nodes != 0 && statistics_.nodes >= limits_.nodes) return true;
        return (statistics_.nodes & 0xFFF) == 0 && limits_.cancelled != nullptr &&
               limits_.cancelled->load(std::memory_order_relaxed);
    }

    Table<P> table_;
    const SolverRules& rules_;
    unsigned attack_;
    bool alone_;  // one attacker
    u32 features_;
    const SolverLimits& limits_;
    SolverStatistics& statistics_;
    [[maybe_unused]] Watch* watch_;
    Shifts shifts_;
    ShiftRanges ranges_{};
    u64 salt_ = 0;
    bool stopped_ = false;
    int widest_ = kAllMoves;
    int narrow_from_ = 0;
    int spare_from_ = 0;
    bool sure_inside_ = false;

    std::array<CardSet, P> hands_{};
    std::array<Lengths, P> lengths_{};
    u64 all_suits_ = 0;  // what remained when the trick began
    u32 all_trumps_ = 0;
};

}  // namespace oudler::OUDLER_KERNEL_NAMESPACE

#include "card.hpp"
#include "ending.hpp"
#include "start.hpp"
