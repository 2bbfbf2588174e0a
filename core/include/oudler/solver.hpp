// Exact double-dummy solving: what a deal is worth when all hands are open and both sides play
// perfectly. docs/solver.md explains the search; this header is all that others need of it.
//
// Two sides play: the attack (the taker and a partner) wants much, the defence little. Card points
// are integers of half points. Everything is plain data owned by the caller; a `Solver` owns its
// table and nothing else, and any number of them may work at the same time.

#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "oudler/cards.hpp"
#include "oudler/isa.hpp"

namespace oudler {

inline constexpr int kMaxSolverPlayers = 5;
inline constexpr int kMaxTricks = 24;

// What of the rules matters from here on.
struct SolverRules {
    bool excuse_changes_side = true;  // F15: in the last trick; else it goes with the trick (M30)
    bool petit_au_bout_before_excuse = true;  // F21
    bool undertrump_lowest = false;           // B3-1
    bool trump_lead_needs_break = false;      // M20, M21
};

// A deal with all hands open, at any card of any trick.
struct SolverPosition {
    int players = 4;
    unsigned attack = 1;  // bit per seat
    std::array<CardSet, kMaxSolverPlayers> hands{};
    int leader = 0;  // of the trick on the table, or of the next
    int played = 0;  // cards on the table
    std::array<Card, kMaxSolverPlayers> trick{};
    bool trumps_broken = true;
    CardSet barred{};  // cards that may not be led now if there is another (C2)

    // What lies behind: half points and oudlers that the attack has, its pile among them, with the
    // Excuse's exchange done; tricks of each side; whether the petit fell in the trick before.
    int points = 0;
    int oudlers = 0;
    int attack_tricks = 0;
    int defence_tricks = 0;
    bool petit_in_trick_before = false;
};

// What the sides play for.
struct SolverObjective {
    enum class Kind : std::uint8_t { kPoints, kScore };
    Kind kind = Kind::kPoints;
    int factor = 1;    // of the contract (F6)
    int poignees = 0;  // premiums of all poignees shown (F19)
    bool slam_announced = false;
    bool defence_slam = true;  // F23
};

// Techniques that a benchmark switches off one by one; the values never depend on them.
struct SolverFeatures {
    enum : std::uint32_t {
        kRelevance = 1u << 0,       // table entries bind only the ranks that mattered
        kTrumpRelevance = 1u << 1,  // and only the trumps that mattered
        kHonours = 1u << 2,         // entries serve positions with other honours, bounds corrected
        kDominance = 1u << 3,       // a move no better than one that failed is skipped
        kMasters = 1u << 4,         // bounds from master trumps
        kQuickTricks = 1u << 5,     // bounds from tricks that the leader can cash
        kOrdering = 1u << 6,        // static order of moves
        kCourts = 1u << 7,          // which side takes each court card is known of each proof
        kGuess = 1u << 8,           // a first guess by playing out
        kRuns = 1u << 9,            // equal neighbours are one move
        kTable = 1u << 10,          // the table at all
        kAnyWinner = 1u << 11,      // nor who of the defence took a trick, where any may lead
        kDuties = 1u << 12,      // nor a duty to overtrump, where what it bars would fail as well
        kKnownFirst = 1u << 13,  // a last card after which the rest is known first
        kSparing = 1u << 14,     // searches to spare a cut
        kAll = (1u << 15) - 1,
        // Beside them, for tests: such searches with any number of tricks left, not only where
        // they pay.
        kSparingEverywhere = 1u << 15,
    };
    std::uint32_t on = kAll;
};

// A valid reason to refuse a position; `kFine` when there is none.
enum class PositionFault : std::uint8_t {
    kFine,
    kPlayers,
    kSides,
    kLeader,
    kTrickSize,
    kDuplicateCard,
    kUnequalHands,
    kNoCards,
    kTrickCard,
    kPoints,
    kTricks,
    kFactor,
};

PositionFault check(const SolverPosition& position, const SolverObjective& objective) noexcept;

// How far a search may go. `cancelled` may be set by another thread.
struct SolverLimits {
    std::uint64_t nodes = 0;  // 0: no limit
    const std::atomic<bool>* cancelled = nullptr;
};

struct SolverStatistics {
    std::uint64_t nodes = 0;  // cards played
    std::uint64_t probes = 0;
    std::uint64_t hits = 0;
    std::uint64_t stores = 0;
    std::uint64_t evictions = 0;
};

// Bounds of a value: card points in half points, or S. Equal when the value is exact.
struct SolverBounds {
    int lower = 0;
    int upper = 0;
    bool exact() const noexcept { return lower == upper; }
};

class SolverKernel;  // one implementation for one set of instructions

// A solver with its table. Not to be used by two threads at once.
class Solver {
  public:
    // A table of as many buckets as `table_bytes` has room for; nullptr-like (`valid()` false)
    // when the memory is not there.
    explicit Solver(std::size_t table_bytes, Isa set = best_isa()) noexcept;
    ~Solver();
    Solver(Solver&&) noexcept;
    Solver& operator=(Solver&&) noexcept;

    bool valid() const noexcept { return kernel_ != nullptr; }

    // The value of the position for both sides, as final card points or S. The position must have
    // passed `check`. Bounds that are not equal mean that a limit stopped the search.
    SolverBounds solve(const SolverPosition& position, const SolverRules& rules,
                       const SolverObjective& objective, const SolverLimits& limits,
                       SolverFeatures features, SolverStatistics& statistics) noexcept;

    // The same for the position after `card`, which must be legal, with what the table holds of
    // the position before: `guess` is a value to start from.
    SolverBounds solve_card(const SolverPosition& position, Card card, const SolverRules& rules,
                            const SolverObjective& objective, const SolverLimits& limits,
                            SolverFeatures features, int guess,
                            SolverStatistics& statistics) noexcept;

    // Forgets everything: the next search gives the same node counts as a new solver's.
    void forget() noexcept;

  private:
    std::unique_ptr<SolverKernel> kernel_;
};

// The legal cards of the seat to move.
CardSet legal_cards(const SolverPosition& position, const SolverRules& rules) noexcept;

// The position after the seat to move has played `card`, which must be legal.
SolverPosition after(const SolverPosition& position, Card card, const SolverRules& rules) noexcept;

// The seat to move.
inline int to_move(const SolverPosition& position) noexcept {
    return (position.leader + position.played) % position.players;
}

}  // namespace oudler
