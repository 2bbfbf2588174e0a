// Watches a search for those who fit the order of moves: what each move of some places looked like,
// whether it refuted, and what that cost.

#pragma once

#include <cstdio>

#include "../src/solver/driver.hpp"

namespace oudler::OUDLER_KERNEL_NAMESPACE {

struct OrderPlace {
    int left = 0;
    int seat = 0;
    unsigned attack = 0;
    int count = 0;
    int beta = 0;
    int rest = 0;
    std::array<CardSet, 4> hands{};
    Trick<4> trick;
    u64 all_suits = 0;
    u32 all_trumps = 0;
    std::array<Move, 24> moves{};
    std::array<bool, 24> good{};
    std::array<u64, 24> cost{};
};

class OrderLog {
    // Moves are tried with what the search knows and an empty table of their own, so that none
    // lives on what another found.
    TableMemory memory_{std::size_t{64} << 20};
    u32 generation_ = 0;

  public:
    static constexpr bool kWatches = true;

    // What the search knows, while moves are tried; else of a generation that has nothing.
    Table<4> known{memory_, 0};

    OrderLog(std::FILE* file, u64 every, SolverLimits& limits) noexcept
        : file_(file), every_(every), limits_(limits) {}

    void begin_search() noexcept {
        seen_ = {};
        for (auto& kinds : next_)
            for (u64& due : kinds) due = static_cast<u64>(below(static_cast<int>(8 * every_)));
    }

    template <int K, typename Search>
    void look(Search& search, const Trick<4>& trick, const Past& past, int left, int rest, int beta,
              const MoveList& list) noexcept {
        const int seat = (trick.leader + K) % 4;
        const bool ours = search.attacks(seat);
        if (!wants(search.statistics_.nodes, left, weights_of(K, 4, ours))) return;
        inside_ = true;
        OrderPlace place;
        place.left = left;
        place.seat = seat;
        place.attack = search.attack_;
        place.count = list.count;
        place.beta = beta;
        place.rest = rest;
        place.hands = search.hands_;
        place.trick = trick;
        place.all_suits = search.all_suits_;
        place.all_trumps = search.all_trumps_;
        const u64 nodes = search.statistics_.nodes;
        const SolverLimits limits = limits_;
        known = search.table_;
        for (int i = 0; i < list.count; ++i) {
            const auto at = static_cast<std::size_t>(i);
            const Move& move = list.moves[at];
            search.table_ = Table<4>(memory_, ++generation_);
            const u64 before = search.statistics_.nodes++;
            limits_.nodes = before + kDearest;
            search.take(seat, move.card);
            Trick<4> then = trick;
            then.add(move.card, seat);
            const Outcome outcome = search.template next<K>(then, past, left, rest, beta);
            search.give(seat, move.card);
            place.good[at] =
                !search.stopped_ && (ours ? outcome.value >= beta : outcome.value < beta);
            place.cost[at] = search.statistics_.nodes - before;
            place.moves[at] = move;
            search.stopped_ = false;
        }
        search.table_ = known;
        known = Table<4>(memory_, 0);
        limits_ = limits;
        search.statistics_.nodes = nodes;
        std::fwrite(&place, sizeof place, 1, file_);
        inside_ = false;
    }

  private:
    static constexpr int kMost = 4;  // places of a kind in one search
    static constexpr u64 kDearest = 400'000;

    int below(int bound) noexcept {
        state_ = state_ * 6364136223846793005u + 1442695040888963407u;
        return static_cast<int>((state_ >> 33) % static_cast<u64>(bound));
    }
    bool wants(u64 nodes, int left, int kind) noexcept {
        u64& due = next_[static_cast<std::size_t>(left)][static_cast<std::size_t>(kind)];
        int& count = seen_[static_cast<std::size_t>(left)][static_cast<std::size_t>(kind)];
        if (inside_ || nodes < due || count >= (kind < 2 ? kMost : kMost / 4)) return false;
        ++count;
        due = nodes + static_cast<u64>(below(static_cast<int>(2 * every_)));
        return true;
    }

    std::FILE* file_;
    u64 every_;  // nodes between two places of a kind, on average
    SolverLimits& limits_;
    // By tricks left, since early ones are few and dear, and by the kind of the place.
    std::array<std::array<u64, 6>, 25> next_{};
    std::array<std::array<int, 6>, 25> seen_{};
    bool inside_ = false;
    u64 state_ = 1;
};

}  // namespace oudler::OUDLER_KERNEL_NAMESPACE
