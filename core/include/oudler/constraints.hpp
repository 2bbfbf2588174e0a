// What is known about hidden cards, and worlds that agree with it: every deal of the hidden cards
// that keeps to a `Constraints` is equally likely to be drawn, and no other is drawn.
//
// How. Cards that the same holders may have are alike: they form a class. A world is then a table
// of how many cards of each class each holder gets, and a choice of which ones; the number of
// worlds behind a table is a product of multinomials. Counted class by class, what matters of the
// classes already dealt is only how many cards each holder still needs. So W(c, needs), the number
// of ways to deal the classes from c on to holders with these needs, follows from W(c + 1, ...) by
// going through the ways to split class c; these counts are tabled once. A world is drawn class by
// class, each split with a chance in proportion to the worlds behind it, and then the cards within
// the class by lot.
//
// What makes it quick: cards with one possible holder are given first, which may leave a holder
// without needs and others with one possible holder; holders that may have the same cards count as
// one and share by lot; the class that most holders may have comes last, where nothing is left to
// choose; tables hold only needs that can arise.
//
// Counts are doubles of n! left out (1/n! for each share of a class), so chances are right to about
// one part in 10^13.

#pragma once

#include <cstddef>

#include "oudler/cards.hpp"
#include "oudler/random.hpp"

namespace oudler {

inline constexpr int kMaxHolders = 8;

// Hidden cards and who may hold them. Holders are the seats that are not open, and the talon or
// what was laid away; which is which only the caller knows.
struct Constraints {
    CardSet hidden;
    int holders = 0;
    CardSet may[kMaxHolders];   // the cards that a holder may have; others than hidden do not count
    CardSet must[kMaxHolders];  // the hidden cards that it is known to have
    int counts[kMaxHolders] = {};  // how many of the hidden cards it has, those it must among them
};

enum class WorldsFault : std::uint8_t {
    kFine,
    kHolders,        // none, or too many
    kCounts,         // the counts do not add up to the hidden cards
    kMust,           // a card that two must have, or that is not hidden
    kUnsatisfiable,  // no deal of the hidden cards keeps to it
    kMemory,         // the tables need more memory than was given
};

// Draws worlds. Plain data; the tables lie in memory that the caller gave to `prepare` and keeps.
struct WorldSampler {
    static constexpr int kMaxClasses = kCards;

    struct Stage {
        int size = 0;             // cards of the class
        int first = 0;            // where they stand in `cards`
        std::uint8_t shares = 0;  // groups that get of it
        std::uint8_t groups[kMaxHolders] = {};
        // Needs that can arise before this class is dealt, by group, and where the table of their
        // counts is. The last group's need follows from the others'.
        std::uint8_t low[kMaxHolders] = {};
        std::uint8_t high[kMaxHolders] = {};
        std::uint32_t stride[kMaxHolders] = {};
        std::size_t table = 0;
    };

    int holders = 0;
    CardSet fixed[kMaxHolders];  // cards that have no other place
    std::uint8_t needs[kMaxHolders] = {};

    int groups = 0;  // of holders that may have the same cards
    std::uint8_t group_needs[kMaxHolders] = {};
    std::uint8_t members[kMaxHolders] = {};  // a bit for each holder of the group

    int classes = 0;
    Stage stages[kMaxClasses];
    Card cards[kCards] = {};  // class by class

    double weight = 0;  // of all worlds, the factorials left out
    double worlds = 0;  // how many there are
    double* memory = nullptr;

    // Gets ready to draw worlds. `capacity` is the number of doubles in `memory`; `needed` says how
    // many it takes, also when that is more (kMemory).
    WorldsFault prepare(const Constraints& constraints, double* memory, std::size_t capacity,
                        std::size_t& needed) noexcept;

    // One world: what each holder has.
    void draw(Random& random, CardSet* hands) const noexcept;
};

}  // namespace oudler
