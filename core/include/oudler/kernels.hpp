// The entry points that exist once for each instruction set: work on many deals in one call. All
// variants give the same numbers.

#pragma once

#include <cstddef>

#include "oudler/play.hpp"
#include "oudler/random.hpp"

namespace oudler {

inline constexpr int kResults = 6;  // numbers that a deal ends with

// Where a batch writes what happened, a row for each deal; null where nobody asks. The caller owns
// the arrays.
struct PlayOutput {
    std::uint8_t* cards = nullptr;    // the card of each ply
    std::uint64_t* legal = nullptr;   // the legal cards of each ply, two words each
    std::uint8_t* winners = nullptr;  // the seat that takes each trick
    // French: half points, oudlers, petit au bout, tricks of the attack, all tricks, 0.
    // Greer, Mathers: the points of each seat.
    std::int16_t* results = nullptr;
};

struct Kernels {
    // Deals up to the first card, numbered from `first`, into `tables`.
    void (*random_tables)(const PlayRules& rules, int players, std::uint64_t seed,
                          std::uint64_t first, std::size_t count, Table* tables);

    // Plays random legal cards to the end of each table, which must be without fault and all for
    // the same number of players.
    void (*play_randomly)(const PlayRules& rules, const Table* tables, std::uint64_t seed,
                          std::uint64_t first, std::size_t count, const PlayOutput& output);

    // Plays the cards given, as many as the deal has plies. Stops at a card that is not legal and
    // returns the deal's number, with the ply in `ply`; otherwise returns `count`.
    std::size_t (*replay)(const PlayRules& rules, const Table* tables, const std::uint8_t* cards,
                          std::size_t count, const PlayOutput& output, int& ply);
};

// The kernels of a variant, which must be available.
const Kernels& kernels(Isa isa) noexcept;

}  // namespace oudler
