// How the end of a deal is worth more or less than its card points.
//
// A search only ever asks: does the attack reach this value? For card points the answer is a
// number of points. For the score it is one too, once it is known which oudlers the attack has,
// who took the petit at the end, and whether one side took every trick: for each of these classes
// the wanted score is reached from so many half points on. So a test for a score is a test for
// points in which the class that a deal ends in shifts the points (`Shifts`).

#pragma once

#include <algorithm>

#include "bits.hpp"
#include "oudler/solver.hpp"

namespace oudler::OUDLER_KERNEL_NAMESPACE {

// Which side took every trick so far, as bits: both before the first trick.
enum : u8 { kAttackSweeps = 1, kDefenceSweeps = 2 };

// Where the petit is: still to be played, or taken.
enum class Petit : u8 { kLive, kGone, kWon };

// What of the past bears on the rest.
struct Past {
    u8 sweeps = 0;
    Petit petit = Petit::kLive;  // kWon: taken since the root by the attack
    bool broken = true;          // trumps may be led
    bool petit_before = false;   // the petit fell in the last trick
};

enum : int { kNoBout = 0, kBoutAttack = 1, kBoutDefence = 2 };  // petit au bout
enum : int { kNoSlam = 0, kSlamAttack = 1, kSlamDefence = 2 };

// Half points by which a class is nearer to the goal than the class that the root expects (the
// petit lost, every other oudler with its owner, no slam); all 0 for card points.
struct Shifts {
    int of[4][3][3] = {};      // oudlers, petit au bout, slam
    int expected_oudlers = 0;  // at the root: those already won, and 21 and Excuse in hand
    bool any = false;

    int shift(int oudlers, int bout, int slam) const noexcept {
        return of[std::clamp(oudlers, 0, 3)][bout][slam];
    }
    // What has been credited when the petit is where it is.
    int credited(Petit petit) const noexcept {
        return shift(expected_oudlers + (petit == Petit::kWon), kNoBout, kNoSlam);
    }
    int petit_won() const noexcept { return credited(Petit::kWon) - credited(Petit::kGone); }
};

// S from half points of the attack and the class (F24, C1). Beyond 0 to 182 half points it goes
// on in the same way, which keeps the search for its inverse simple.
inline int score_of(int half, int oudlers, int bout, int slam,
                    const SolverObjective& objective) noexcept {
    constexpr int targets[4] = {56, 51, 41, 36};
    const int target = targets[oudlers];
    const bool made = half >= 2 * target;
    const int floor_half = half >= 0 ? half / 2 : -((1 - half) / 2);
    const int whole = made ? floor_half + (half - 2 * floor_half) : floor_half;
    const int difference = whole - target;
    int score = made ? 25 + difference : -25 + difference;
    if (bout == kBoutAttack) score += 10;
    if (bout == kBoutDefence) score -= 10;
    score *= objective.factor;
    score += made ? objective.poignees : -objective.poignees;
    if (objective.slam_announced)
        score += slam == kSlamAttack ? 400 : -200;
    else if (slam == kSlamAttack)
        score += 200;
    if (slam == kSlamDefence && objective.defence_slam) score -= 200;
    return score;
}

// The least half points of a class from which on the score is `wanted` or more.
inline int points_for(int wanted, int oudlers, int bout, int slam,
                      const SolverObjective& objective) noexcept {
    int low = -4000, high = 4000;  // far beyond what any score needs
    while (low < high) {
        const int middle = low + (high - low) / 2;
        if (score_of(middle, oudlers, bout, slam, objective) >= wanted)
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

// The shifts for the test "the score is `wanted` or more", and in `needed` the half points that
// the expected class needs.
inline Shifts shifts_for(int wanted, int expected_oudlers, const SolverObjective& objective,
                         int& needed) noexcept {
    Shifts shifts;
    shifts.expected_oudlers = expected_oudlers;
    shifts.any = true;
    needed = points_for(wanted, std::clamp(expected_oudlers, 0, 3), kNoBout, kNoSlam, objective);
    for (int oudlers = 0; oudlers < 4; ++oudlers)
        for (int bout = 0; bout < 3; ++bout)
            for (int slam = 0; slam < 3; ++slam)
                shifts.of[oudlers][bout][slam] =
                    needed - points_for(wanted, oudlers, bout, slam, objective);
    return shifts;
}

// The least and the most that what is still open can shift a result from what was credited.
struct ShiftRange {
    int least = 0;
    int most = 0;
};

// By where the petit is, whether the Excuse is still to be played and by whom, and the sweeps.
struct ShiftRanges {
    ShiftRange of[3][3][4];

    static int excuse_state(bool live, bool attack_owns) noexcept {
        return !live ? 0 : attack_owns ? 1 : 2;
    }
    const ShiftRange& at(Petit petit, int excuse, u8 sweeps) const noexcept {
        return of[static_cast<int>(petit)][excuse][sweeps];
    }
};

inline ShiftRanges ranges_of(const Shifts& shifts) noexcept {
    ShiftRanges ranges{};
    if (!shifts.any) return ranges;
    for (int petit = 0; petit < 3; ++petit) {
        for (int excuse = 0; excuse < 3; ++excuse) {
            for (u8 sweeps = 0; sweeps < 4; ++sweeps) {
                int least = 1 << 20, most = -(1 << 20);
                const auto consider = [&](int oudlers, int bout, int slam) {
                    const int shift = shifts.shift(oudlers, bout, slam);
                    least = std::min(least, shift);
                    most = std::max(most, shift);
                };
                const int known = shifts.expected_oudlers + (petit == 2);
                // An Excuse still out may change hands, and led last by a side that swept it
                // takes the 21 too.
                const int fewer = excuse == 1 ? 2 : excuse == 2 ? 1 : 0;
                const int more = excuse == 2 ? 2 : excuse == 1 ? 1 : 0;
                for (int o = known - fewer; o <= known + more; ++o) {
                    for (int slam = 0; slam < 3; ++slam) {
                        if (slam == kSlamAttack && !(sweeps & kAttackSweeps)) continue;
                        if (slam == kSlamDefence && !(sweeps & kDefenceSweeps)) continue;
                        consider(o, kNoBout, slam);
                        if (petit == 0) {
                            consider(o + 1, kNoBout, slam);
                            consider(o + 1, kBoutAttack, slam);
                            consider(o, kBoutDefence, slam);
                        }
                    }
                }
                const int credited = shifts.credited(static_cast<Petit>(petit));
                ranges.of[petit][excuse][sweeps] = {least - credited, most - credited};
            }
        }
    }
    return ranges;
}

}  // namespace oudler::OUDLER_KERNEL_NAMESPACE
