// The exact solver: values, every card's too, lines, many positions over threads.

#include "oudler/solver.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <atomic>
#include <mutex>
#include <new>
#include <thread>
#include <vector>

#include "arrays.hpp"
#include "bindings.hpp"
#include "casters.hpp"
#include "interrupts.hpp"
#include "oudler/solve_set.hpp"
#include "oudler/study.hpp"
#include "positions.hpp"

namespace oudler::bindings {

namespace {

constexpr std::size_t kTableBytes = std::size_t{64} << 20;
// With so few tricks left a search is over before anybody could interrupt it.
constexpr int kShort = 5;
// A thread that can be interrupted costs as much as a short search. So with a few tricks more it is
// first tried without one, as far as a few hundredths of a second go.
constexpr int kRatherShort = 9;
constexpr std::uint64_t kFewNodes = 100'000;
// What stands in an array for a card that may not be played.
constexpr std::int16_t kNoValue = INT16_MIN;

// Whoever solves may be stopped by another thread.
struct Cancellation {
    std::atomic<bool> asked{false};
};

struct Answer {
    Study study;
    SolverStatistics statistics;
    bool with_cards = false;
};

// The solver of Python: one search at a time.
class PySolver {
  public:
    PySolver(std::size_t bytes, std::optional<std::string_view> isa)
        : bytes_(bytes), set_(isa_named(isa)), solver_(made(bytes, set_)) {}

    // The right to search, or RuntimeError while another thread has it.
    std::unique_lock<std::mutex> claimed() {
        std::unique_lock lock(busy_, std::try_to_lock);
        if (!lock.owns_lock()) throw std::runtime_error("this solver is at work in another thread");
        return lock;
    }
    Solver& core() noexcept { return solver_; }
    std::size_t bytes() const noexcept { return bytes_; }
    const char* isa() const noexcept { return name_of(set_); }

    static Solver made(std::size_t bytes, Isa set) {
        // A table beyond the machine's memory may be promised, and never be given.
        if (bytes > machine_memory()) throw std::bad_alloc();
        Solver solver(bytes, set);
        if (!solver.valid()) throw std::bad_alloc();
        return solver;
    }

  private:
    std::size_t bytes_;
    Isa set_;
    Solver solver_;
    std::mutex busy_;
};

void check_solvable(const SolverPosition& position, const SolverRules& rules,
                    const SolverObjective& objective) {
    const PositionFault fault = check(position, objective);
    if (fault != PositionFault::kFine) refuse("%s", text_of(fault));
    if (!trick_is_legal(position, rules))
        refuse("a card on the table may not be played from the hand that it comes from");
}

int tricks_left(const SolverPosition& position) {
    return position.hands[static_cast<std::size_t>(to_move(position))].size();
}
bool is_short(const SolverPosition& position) { return tricks_left(position) <= kShort; }

Answer solve(PySolver& self, const SolverPosition& position, const SolverRules& rules,
             const SolverObjective& objective, bool cards, bool line, std::uint64_t budget,
             std::uint32_t features, Cancellation* cancellation, nb::handle progress) {
    check_solvable(position, rules, objective);
    const auto claim = self.claimed();
    Cancellation own;
    std::atomic<bool>& stop = (cancellation != nullptr ? *cancellation : own).asked;
    const StudyOptions options{cards, line, SolverFeatures{features}};
    Answer answer;
    const auto study_it = [&](bool brief, std::uint64_t nodes) {
        answer = Answer{};
        answer.with_cards = cards;
        const SolverLimits limits{nodes, &stop};
        run_interruptibly(brief, stop, progress, [&] {
            study(self.core(), position, rules, objective, limits, options, answer.study,
                  answer.statistics);
        });
    };
    const bool brief = is_short(position) || (budget != 0 && budget <= kFewNodes);
    if (!brief && tricks_left(position) <= kRatherShort) {
        study_it(true, kFewNodes);
        if (answer.statistics.nodes < kFewNodes) return answer;
    }
    study_it(brief, budget);
    return answer;
}

// What a deal was worth before each card played, as (lower, upper), or None where it was not found
// out: see _core.pyi.
nb::list retrace(PySolver& self, const SolverPosition& start, const std::vector<Card>& cards,
                 const SolverRules& rules, const SolverObjective& objective, std::uint64_t budget,
                 std::uint32_t features, Cancellation* cancellation, nb::handle progress) {
    check_solvable(start, rules, objective);
    std::vector<SolverPosition> positions{start};
    const auto over = [](const SolverPosition& position) {
        return position.hands[static_cast<std::size_t>(to_move(position))].empty();
    };
    for (std::size_t ply = 0; ply < cards.size(); ++ply) {
        const SolverPosition& now = positions.back();
        if (over(now)) refuse("ply %zu: the deal is over", ply);
        if (cards[ply] >= kCards || !legal_cards(now, rules).has(cards[ply]))
            refuse("ply %zu: card %d may not be played", ply, cards[ply]);
        positions.push_back(after(now, cards[ply], rules));
    }
    const bool ended = over(positions.back());
    if (ended) positions.pop_back();

    const auto claim = self.claimed();
    Cancellation own;
    std::atomic<bool>& stop = (cancellation != nullptr ? *cancellation : own).asked;
    SolverStatistics statistics;
    // The value of the position before `ply`: a new search, or one that goes on with the table.
    const auto value = [&](std::size_t ply, const int* guess) {
        SolverBounds bounds;
        SolverLimits limits{0, &stop};
        if (budget != 0) limits.nodes = statistics.nodes + budget;
        const SolverPosition& position = positions[ply];
        run_interruptibly(is_short(position), stop, progress, [&] {
            bounds = guess == nullptr ? self.core().solve(position, rules, objective, limits,
                                                          SolverFeatures{features}, statistics)
                                      : self.core().solve_card(
                                            positions[ply - 1], cards[ply - 1], rules, objective,
                                            limits, SolverFeatures{features}, *guess, statistics);
        });
        return bounds;
    };
    const auto forced = [&](std::size_t ply) {
        return legal_cards(positions[ply], rules).size() == 1;
    };
    std::vector<std::optional<SolverBounds>> values(positions.size());
    values[0] = value(0, nullptr);
    if (values[0]->exact()) {
        // The proof of the first value is in the table, and holds most of what comes after.
        for (std::size_t ply = 1; ply < positions.size(); ++ply) {
            const SolverBounds before = *values[ply - 1];
            values[ply] = forced(ply - 1) ? before : value(ply, &before.lower);
        }
    } else {
        // From the end back, each value the guess for the one before, until one is too hard.
        for (std::size_t ply = positions.size(); ply-- > 1 && !stop;) {
            const bool last = ply + 1 == positions.size();
            if (!last && forced(ply))
                values[ply] = values[ply + 1];
            else
                values[ply] = value(ply, last ? nullptr : &values[ply + 1]->lower);
            if (!values[ply]->exact()) break;
        }
    }
    // The last trick is forced.
    if (ended) values.push_back(values.back());
    nb::list found;
    for (const auto& bounds : values) {
        if (bounds)
            found.append(nb::make_tuple(bounds->lower, bounds->upper));
        else
            found.append(nb::none());
    }
    return found;
}

void solve_many(const std::vector<const SolverPosition*>& positions, const SolverRules& rules,
                const SolverObjective& objective, nb::handle bounds, nb::handle nodes,
                nb::handle cards, int threads, std::size_t table_bytes, std::uint64_t budget,
                std::uint32_t features, std::optional<std::string_view> isa,
                Cancellation* cancellation, nb::handle progress) {
    const std::size_t count = positions.size();
    std::int16_t* to_bounds = output<std::int16_t>("bounds", bounds, {count, 2});
    std::uint64_t* to_nodes = optional_output<std::uint64_t>("nodes", nodes, {count});
    std::int16_t* to_cards = optional_output<std::int16_t>("cards", cards, {count, kCards, 2});
    for (std::size_t row = 0; row < count; ++row) {
        if (positions[row] == nullptr) refuse("position %zu: none", row);
        const PositionFault fault = check(*positions[row], objective);
        if (fault != PositionFault::kFine) refuse("position %zu: %s", row, text_of(fault));
        check_solvable(*positions[row], rules, objective);
    }
    if (threads < 0) refuse("threads: 0 for one for each processor, or how many");
    std::size_t wanted = static_cast<std::size_t>(threads);
    if (wanted == 0) wanted = std::max(1u, std::thread::hardware_concurrency());
    wanted = std::max<std::size_t>(1, std::min(wanted, count));
    if (table_bytes > machine_memory() / wanted) throw std::bad_alloc();
    const Isa set = isa_named(isa);
    std::vector<Solver> solvers;
    solvers.reserve(wanted);
    for (std::size_t n = 0; n < wanted; ++n) solvers.push_back(PySolver::made(table_bytes, set));

    Cancellation own;
    std::atomic<bool>& stop = (cancellation != nullptr ? *cancellation : own).asked;
    std::atomic<std::size_t> next{0};
    // Each position is searched with a table as good as empty, so that its nodes depend on nothing
    // but itself.
    const auto run = [&](Solver& solver) {
        for (std::size_t row = next++; row < count; row = next++) {
            Study found;
            SolverStatistics statistics;
            study(solver, *positions[row], rules, objective, {budget, &stop},
                  {to_cards != nullptr, false, SolverFeatures{features}}, found, statistics);
            to_bounds[2 * row] = static_cast<std::int16_t>(found.value.lower);
            to_bounds[2 * row + 1] = static_cast<std::int16_t>(found.value.upper);
            if (to_nodes != nullptr) to_nodes[row] = statistics.nodes;
            if (to_cards == nullptr) continue;
            std::int16_t* to = to_cards + 2 * kCards * row;
            for (Card card = 0; card < kCards; ++card) {
                const bool legal = found.legal.has(card);
                *to++ = legal ? static_cast<std::int16_t>(found.cards[card].lower) : kNoValue;
                *to++ = legal ? static_cast<std::int16_t>(found.cards[card].upper) : kNoValue;
            }
        }
    };
    const bool brief = count == 0 || (count == 1 && is_short(*positions[0]));
    run_interruptibly(brief, stop, progress, [&] {
        std::vector<std::thread> others;
        for (std::size_t n = 1; n < wanted; ++n) {
            try {
                others.emplace_back([&run, &solver = solvers[n]] { run(solver); });
            } catch (const std::system_error&) {
                break;  // No more threads to be had: those there do all the work.
            }
        }
        run(solvers[0]);
        for (std::thread& other : others) other.join();
    });
}

nb::tuple pair(const SolverBounds& bounds) { return nb::make_tuple(bounds.lower, bounds.upper); }

void add_answer(nb::module_& module) {
    nb::class_<Answer>(module, "SolverAnswer", "What a search found out.")
        .def_prop_ro("lower", [](const Answer& self) { return self.study.value.lower; })
        .def_prop_ro("upper", [](const Answer& self) { return self.study.value.upper; })
        .def_prop_ro("exact", [](const Answer& self) { return self.study.value.exact(); })
        .def_prop_ro("cards",
                     [](const Answer& self) {
                         nb::dict cards;
                         if (!self.with_cards) return cards;
                         for (Card card = 0; card < kCards; ++card)
                             if (self.study.legal.has(card))
                                 cards[nb::int_(card)] = pair(self.study.cards[card]);
                         return cards;
                     })
        .def_prop_ro("line",
                     [](const Answer& self) {
                         nb::list line;
                         for (int at = 0; at < self.study.line_length; ++at)
                             line.append(nb::int_(self.study.line[static_cast<std::size_t>(at)]));
                         return nb::tuple(line);
                     })
        .def_prop_ro("nodes", [](const Answer& self) { return self.statistics.nodes; })
        .def_prop_ro("probes", [](const Answer& self) { return self.statistics.probes; })
        .def_prop_ro("hits", [](const Answer& self) { return self.statistics.hits; })
        .def_prop_ro("stores", [](const Answer& self) { return self.statistics.stores; })
        .def_prop_ro("evictions", [](const Answer& self) { return self.statistics.evictions; });
}

}  // namespace

void add_solver(nb::module_& module) {
    using namespace nb::literals;

    add_positions(module);
    add_answer(module);

    nb::class_<Cancellation>(module, "Cancellation", "A way to stop a search from outside.")
        .def(nb::init<>())
        .def(
            "cancel", [](Cancellation& self) { self.asked = true; }, "Stop the search soon.")
        .def_prop_ro("cancelled", [](const Cancellation& self) { return self.asked.load(); });

    nb::class_<PySolver>(module, "Solver", "An exact solver with its table.")
        .def(nb::init<std::size_t, std::optional<std::string_view>>(),
             "table_bytes"_a = kTableBytes, nb::kw_only(), "isa"_a = nb::none())
        .def_prop_ro("table_bytes", &PySolver::bytes)
        .def_prop_ro("isa", &PySolver::isa)
        .def("solve", &solve, "position"_a, "rules"_a = SolverRules{},
             "objective"_a = SolverObjective{}, nb::kw_only(), "cards"_a = false, "line"_a = false,
             "budget"_a = 0, "features"_a = static_cast<std::uint32_t>(SolverFeatures::kAll),
             "cancellation"_a = nb::none(), "progress"_a = nb::none(),
             "The value of a position, of each card, and a line of best play.")
        .def("retrace", &retrace, "position"_a, "cards"_a, "rules"_a = SolverRules{},
             "objective"_a = SolverObjective{}, nb::kw_only(), "budget"_a = 0,
             "features"_a = static_cast<std::uint32_t>(SolverFeatures::kAll),
             "cancellation"_a = nb::none(), "progress"_a = nb::none(),
             "What a deal was worth before each card played, and at last.");

    nb::dict features;
    const auto add = [&](const char* name, std::uint32_t bit) { features[name] = bit; };
    add("relevance", SolverFeatures::kRelevance);
    add("trump_relevance", SolverFeatures::kTrumpRelevance);
    add("honours", SolverFeatures::kHonours);
    add("dominance", SolverFeatures::kDominance);
    add("masters", SolverFeatures::kMasters);
    add("quick_tricks", SolverFeatures::kQuickTricks);
    add("ordering", SolverFeatures::kOrdering);
    add("courts", SolverFeatures::kCourts);
    add("guess", SolverFeatures::kGuess);
    add("runs", SolverFeatures::kRuns);
    add("table", SolverFeatures::kTable);
    add("any_winner", SolverFeatures::kAnyWinner);
    add("duties", SolverFeatures::kDuties);
    add("known_first", SolverFeatures::kKnownFirst);
    add("sparing", SolverFeatures::kSparing);
    module.attr("SOLVER_FEATURES") = features;
    module.attr("NO_VALUE") = kNoValue;

    module.def("solve_many", &solve_many, "positions"_a, "rules"_a, "objective"_a, "bounds"_a,
               nb::kw_only(), "nodes"_a = nb::none(), "cards"_a = nb::none(), "threads"_a = 1,
               "table_bytes"_a = kTableBytes, "budget"_a = 0,
               "features"_a = static_cast<std::uint32_t>(SolverFeatures::kAll),
               "isa"_a = nb::none(), "cancellation"_a = nb::none(), "progress"_a = nb::none(),
               "Solve many positions over threads, into arrays.");
    module.def(
        "solve_set_position",
        [](std::uint64_t number, int left, bool played) {
            if (left < 1 || left > 18) refuse("1 to 18 tricks can be left");
            return played ? solve_set_played(number, left) : solve_set_position(number, left);
        },
        "number"_a, "left"_a, "played"_a = false,
        "A position of the fixed sets that the solver is measured on.");
    module.def(
        "solver_signature",
        [](std::optional<std::string_view> isa) {
            const Isa set = isa_named(isa);
            const nb::gil_scoped_release released;
            return solver_signature(set);
        },
        "isa"_a = nb::none(), "A number made of nodes and values over a fixed set of positions.");
}

}  // namespace oudler::bindings
