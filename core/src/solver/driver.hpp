// From a position to its value: a first guess, then tests that close in on it.

#pragma once

#include "guess.hpp"
#include "kernel.hpp"
#include "search.hpp"

namespace oudler::OUDLER_KERNEL_NAMESPACE {

// With so many tricks left or more narrow searches make the first guess better.
inline constexpr int kNarrowFrom = 11;
// They are narrow while so many tricks are left or more: the first, the second, the third.
inline constexpr std::array kNarrowUntil = {7, 9, 10};

// Up to so many tricks the lone attacker's sure tricks are asked for inside tricks, which saves
// some nodes; with more it takes longer than it saves.
inline constexpr int kSureInsideTo = 8;

// With so many tricks left or fewer cuts are worth a search. The more tricks there are, the more
// positions an answer may serve.
inline int spare_from(int left) noexcept { return left * 7 / 10 - 3; }

// A position's constants that the search does not carry along. Its seats are turned, so that the
// first of the attack is 0.
template <int P>
struct Root {
    unsigned attack = 0;
    std::array<CardSet, P> hands{};
    Trick<P> trick;
    Past past;
    CardSet barred{};
    int left = 0;  // tricks still to be finished, the one on the table among them
    int rest = 0;  // half points in the hands and on the table
    int expected_oudlers = 0;
};

template <int P>
Root<P> root_of(const SolverPosition& position) noexcept {
    Root<P> root;
    int most = 0;
    bool petit_live = false;
    const int first = std::countr_zero(position.attack);
    root.attack = position.attack >> first | (position.attack << (P - first) & ((1u << P) - 1));
    const auto attacks = [&](int seat) { return (root.attack >> seat & 1) != 0; };
    root.expected_oudlers = position.oudlers;
    const auto see = [&](CardSet cards, int seat) {
        root.rest += half_points(cards);
        petit_live |= (cards.trumps & kPetitBit) != 0;
        if (attacks(seat))
            root.expected_oudlers += std::popcount(cards.trumps & (kTwentyOneBit | kExcuseBit));
    };
    for (int seat = 0; seat < P; ++seat) {
        root.hands[static_cast<std::size_t>(seat)] =
            position.hands[static_cast<std::size_t>((first + seat) % P)];
        most = std::max(most, root.hands[static_cast<std::size_t>(seat)].size());
        see(root.hands[static_cast<std::size_t>(seat)], seat);
    }
    root.left = most;
    root.trick.leader = (position.leader + P - first) % P;
    for (int place = 0; place < position.played; ++place) {
        const int seat = (root.trick.leader + place) % P;
        const Card card = position.trick[static_cast<std::size_t>(place)];
        see(CardSet::of(card), seat);
        root.trick.add(card, seat);
    }
    root.past.sweeps = static_cast<u8>((position.defence_tricks == 0 ? kAttackSweeps : 0) |
                                       (position.attack_tricks == 0 ? kDefenceSweeps : 0));
    root.past.petit = petit_live ? Petit::kLive : Petit::kGone;
    root.past.broken = position.trumps_broken;
    root.past.petit_before = position.petit_in_trick_before;
    if (position.played == 0) root.barred = position.barred;  // else it was led already
    return root;
}

template <int P, typename Watch = Unwatched>
class Driver {
  public:
    Driver(const TableMemory& memory, TableUse& use, const SolverPosition& position,
           const SolverRules& rules, const SolverObjective& objective, const SolverLimits& limits,
           u32 features, SolverStatistics& statistics, Watch* watch = nullptr) noexcept
        : root_(root_of<P>(position)),
          points_(position.points),
          objective_(objective),
          features_(features),
          search_(Table<P>(memory, use), rules, root_.attack, features, limits, statistics, watch),
          rules_(rules) {
        search_.set_hands(root_.hands);
        const bool everywhere = (features & SolverFeatures::kSparingEverywhere) != 0;
        search_.spare_from(everywhere ? root_.left : spare_from(root_.left));
        search_.sure_inside(root_.left <= kSureInsideTo);
    }

    SolverBounds value(const int* guess) noexcept {
        return objective_.kind == SolverObjective::Kind::kPoints ? points(guess) : score(guess);
    }

  private:
    // The value for the attack from the root on, as far as the test for `beta` tells it.
    int test(int beta) noexcept {
        search_.barred = root_.barred;
        search_.set_hands(root_.hands);
        if (root_.left == 1) return search_.last(root_.past, root_.trick, beta).value;
        if (root_.trick.played > 0)
            return search_.inside(root_.trick, root_.past, root_.left, root_.rest, beta).value;
        return search_.trick(root_.past, root_.trick.leader, root_.left, root_.rest, beta).value;
    }

    SolverBounds points(const int* guess) noexcept {
        const int beta = guess != nullptr ? *guess - points_ : estimate();
        search_.set_goal(Shifts{}, 0);
        const SolverBounds bounds = close_in(beta);
        return {bounds.lower + points_, bounds.upper + points_};
    }

    // What the rest is probably worth: searches that look at the first one, two, three moves only
    // while many tricks are left, each starting from the one before. A guess a little too high
    // costs less than one too low.
    int estimate() noexcept {
        int beta = first_guess();
        if ((features_ & SolverFeatures::kGuess) == 0) return beta;
        if (root_.left < kNarrowFrom) return beta + (root_.left < 10 ? 1 : 2);
        const int passes = root_.left < 13 ? 2 : 3;
        for (int pass = 0; pass < passes; ++pass) {
            search_.narrow(pass + 1, kNarrowUntil[static_cast<std::size_t>(pass)]);
            search_.set_goal(Shifts{}, 0x6A09E667F3BCC909ull + static_cast<u64>(pass));
            beta = close_in(beta, pass == 2).lower;
        }
        search_.narrow(kAllMoves, 0);
        return beta + (root_.left < 14 ? 1 : 0);
    }

    // Tests from `beta` on until the bounds meet. That the attack fails is quicker to see than that
    // it succeeds, so what is too high is lowered a little at a time; `once` it succeeds that may
    // do.
    SolverBounds close_in(int beta, bool once = false) noexcept {
        int lower = 0, upper = root_.rest;
        beta = std::clamp(beta, lower + 1, std::max(upper, lower + 1));
        int up = 1;
        while (lower < upper) {
            const int value = test(beta);
            if (search_.stopped()) break;
            if (value >= beta) {
                lower = std::max(lower, value);
                if (once) break;
                beta = lower + up;
                up *= 4;
            } else {
                upper = std::min(upper, value);
                beta = upper;
            }
            if (beta > upper || beta <= lower) beta = lower + (upper - lower + 1) / 2;
        }
        return {lower, upper};
    }

    SolverBounds score(const int* guess) noexcept {
        const int oudlers = std::clamp(root_.expected_oudlers, 0, 3);
        // No score is further from 0 (C10 is 2886 / 3).
        const int steepest = 2000 + 400 * objective_.factor;
        int lower = -steepest, upper = steepest;
        int wanted = guess != nullptr
                         ? *guess
                         : score_of(estimate() + points_, oudlers, kNoBout, kNoSlam, objective_);
        int up = 1, down = objective_.factor;
        while (lower < upper) {
            wanted = std::clamp(wanted, lower + 1, upper);
            int needed = 0;
            const Shifts shifts = shifts_for(wanted, root_.expected_oudlers, objective_, needed);
            u64 salt = 0x9E3779B97F4A7C15ull;
            for (const auto& by_bout : shifts.of)
                for (const auto& by_slam : by_bout)
                    for (const int shift : by_slam) salt = mixed(salt, static_cast<u64>(shift) + 1);
            search_.set_goal(shifts, salt);
            const int value = test(needed - points_);
            if (search_.stopped()) break;
            if (value >= needed - points_) {
                lower = wanted;
                wanted = lower + up;
                up *= 4;
            } else {
                upper = wanted - 1;
                wanted = upper - down + 1;
                down *= 2;
            }
            if (wanted > upper || wanted <= lower) wanted = lower + (upper - lower + 1) / 2;
        }
        return {lower, upper};
    }

    // What the attack probably makes from here on, by what is seen after the trick on the table.
    int first_guess() noexcept {
        if ((features_ & SolverFeatures::kGuess) == 0) return root_.rest / 2;
        std::array<CardSet, P> hands = root_.hands;
        Trick<P> trick = root_.trick;
        bool broken = root_.past.broken;
        int left = root_.left, made = 0;
        if (trick.played > 0) {
            made = play_on<P>(hands, trick, broken, root_.attack, rules_, 1, left);
            if (--left == 0) return made;
        }
        GuessFacts facts;
        look_at_all<P>(hands, trick.leader, broken, root_.attack, rules_, left, facts);
        return made + guess_from(facts);
    }

    Root<P> root_;
    int points_;
    const SolverObjective& objective_;
    u32 features_;
    Search<P, Watch> search_;
    const SolverRules& rules_;
};

class KernelHere final : public SolverKernel {
  public:
    explicit KernelHere(std::size_t bytes) noexcept : memory_(bytes) {}
    bool valid() const noexcept override { return memory_.data() != nullptr; }

    SolverBounds solve(const SolverPosition& position, const SolverRules& rules,
                       const SolverObjective& objective, const SolverLimits& limits, u32 features,
                       const int* guess, bool fresh,
                       SolverStatistics& statistics) noexcept override {
        // Buckets of another number of players are laid out otherwise.
        if (position.players != players_) forget();
        players_ = position.players;
        if (fresh) {
            if (++use_.generation == 0) forget();
            int left = 0;
            for (const CardSet& hand : position.hands) left = std::max(left, hand.size());
            use_.bytes = TableUse::enough_for(left);
        }
        switch (position.players) {
            case 3:
                return Driver<3>(memory_, use_, position, rules, objective, limits, features,
                                 statistics)
                    .value(guess);
            case 4:
                return Driver<4>(memory_, use_, position, rules, objective, limits, features,
                                 statistics)
                    .value(guess);
            default:
                return Driver<5>(memory_, use_, position, rules, objective, limits, features,
                                 statistics)
                    .value(guess);
        }
    }

    void forget() noexcept override {
        std::memset(memory_.data(), 0, memory_.bytes());
        use_ = {};
    }

  private:
    TableMemory memory_;
    TableUse use_;
    int players_ = 0;
};

}  // namespace oudler::OUDLER_KERNEL_NAMESPACE
