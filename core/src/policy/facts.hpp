// What a seat can tell of the hidden cards at its turn: who may hold what, and how likely somebody
// behind it beats a card. The same for all games.

#pragma once

#include "oudler/policy.hpp"

namespace oudler {
inline namespace OUDLER_VARIANT {

// The chance that a hand has none of n cards, by the share of the cards in question that it holds.
struct Misses {
    static constexpr int kShares = 32;
    static constexpr int kMost = 24;
    static constexpr int kNever = 32;  // added to the number: the chance is 0
    float at[kShares + 1][2 * kNever] = {};
    constexpr Misses() noexcept {
        for (int share = 0; share <= kShares; ++share) {
            float chance = 1;
            for (int n = 0; n < kMost; ++n) {
                at[share][n] = chance;
                chance *= 1 - static_cast<float>(share) / kShares;
            }
        }
    }
};
inline constexpr Misses kMisses;

// Which share of `free` cards `drawn` of them are, in steps of Misses.
struct Shares {
    std::uint8_t at[kMaxHand + 1][kCards + 1] = {};
    constexpr Shares() noexcept {
        for (int drawn = 0; drawn <= kMaxHand; ++drawn)
            for (int free = 0; free <= kCards; ++free)
                at[drawn][free] = static_cast<std::uint8_t>(
                    drawn >= free ? Misses::kShares : drawn * Misses::kShares / free);
    }
};
inline constexpr Shares kShareOf;

// Half points of each card, and 0 beyond.
struct CardPoints {
    std::int8_t at[kCards] = {};
    constexpr CardPoints() noexcept {
        for (int card = 0; card < kCards; ++card)
            at[card] = static_cast<std::int8_t>(half_points(static_cast<Card>(card)));
    }
};
inline constexpr CardPoints kHalfPoints;

// The others are numbered by the order in which they play after this seat: 1 is the next one. The
// place in the trick (0 leads) is known at compile time, so that what asks those behind is written
// out: random cards make every branch a guess.
//
// With kPlayers 0 both are found at run time, for games where speed matters less than size.
template <int kPlayers, int kPlace>
struct Facts {
    static constexpr int kSeats = kPlayers != 0 ? kPlayers : kMaxPlayers;

    const Play& play;
    const Seen& seen;
    CardSet hand;
    CardSet unseen;  // cards that others, or the pile, may hold
    CardSet may[kSeats];
    CardSet sure[kSeats];
    const float* miss[kSeats];  // chances, by number of cards
    int spare[kSeats];          // cards the seat may hold beyond those it does
    float trust[kSeats];        // the chance that a seat is on our side
    float trump[kSeats] = {};   // that it has a trump
    float ruff[kSeats] = {};    // that it is void in the suit at hand and has a trump
    float clear[kSeats] = {};   // that it is void in the suit at hand
    int seat;
    int left;  // cards in the hand

    OUDLER_INLINE int players() const noexcept { return kPlayers != 0 ? kPlayers : play.players; }
    // How many play after this seat.
    OUDLER_INLINE int behind() const noexcept {
        return kPlayers != 0 ? kPlayers - 1 - kPlace : play.players - 1 - play.on_table;
    }

    // The seat of the n-th other, and which other a seat is.
    OUDLER_INLINE int seat_of(int other) const noexcept {
        const int found = seat + other;
        return found >= players() ? found - players() : found;
    }
    OUDLER_INLINE int other_at(int where) const noexcept {
        return where >= seat ? where - seat : where + players() - seat;
    }

    OUDLER_INLINE Facts(const Play& in_play, const Seen& by_all) noexcept
        : play(in_play), seen(by_all), seat(in_play.turn) {
        hand = play.hands[seat];
        left = play.hand_size - play.tricks;
        unseen = CardSet::all() - seen.played - hand - seen.gone;
        if (seat == seen.taker) unseen -= seen.aside;
        CardSet placed;
        for (int other = 1; other < players(); ++other) {
            sure[other] = seen.shown[seat_of(other)] & unseen;
            placed |= sure[other];
        }
        const CardSet open = unseen - placed;
        for (int other = 1; other < players(); ++other) {
            const CardSet loose = open - seen.excluded[seat_of(other)];
            may[other] = loose | sure[other];
            if (other > behind()) continue;
            const int free = loose.size();
            int drawn = left - sure[other].size();
            if (drawn < 0) drawn = 0;
            miss[other] = kMisses.at[kShareOf.at[drawn][free]];
            spare[other] = free > drawn ? free - drawn : 0;
        }
    }

    // The chance that one behind holds none of so many cards of which it may have `wanted` and has
    // `some` for certain.
    OUDLER_INLINE float missing(int other, int wanted, bool some) const noexcept {
        // Without a branch: the sign says whether there are too many.
        const int many = (spare[other] - wanted) >> 31 & Misses::kNever;
        const int sure_of = static_cast<int>(some) * Misses::kNever;
        return miss[other][wanted | many | sure_of];
    }
    OUDLER_INLINE float misses_trumps(int other, std::uint32_t cards) const noexcept {
        return missing(other, std::popcount(may[other].trumps & cards),
                       (sure[other].trumps & cards) != 0);
    }
    OUDLER_INLINE float misses_plain(int other, std::uint64_t cards) const noexcept {
        return missing(other, std::popcount(may[other].suits & cards),
                       (sure[other].suits & cards) != 0);
    }

    // What the next questions about cards that beat others build on.
    OUDLER_INLINE void look_for_trumps() noexcept {
        for (int other = 1; other <= behind(); ++other)
            trump[other] = 1 - misses_trumps(other, kTrumpMask);
    }
    OUDLER_INLINE void look_at_suit(int suit) noexcept {
        const std::uint64_t cards = kSuitMask << (kRanks * suit);
        for (int other = 1; other <= behind(); ++other) {
            clear[other] = misses_plain(other, cards);
            ruff[other] = clear[other] * trump[other];
        }
    }

    // The chance that our side takes the trick once `best` is its best card, in the suit `led`, and
    // is ours with the chance `owned`. Those behind take it from the other side whenever they can.
    OUDLER_INLINE float taken_over_trump(Card best, int led, float owned) const noexcept {
        const std::uint32_t above = kTrumpMask & ~((2U << (best - kFirstTrump)) - 1);
        float chance = owned;
        for (int other = 1; other <= behind(); ++other) {
            float beats = 1 - misses_trumps(other, above);
            if (led != kTrumpLed) beats *= clear[other];
            chance += beats * (trust[other] - chance);
        }
        return chance;
    }
    OUDLER_INLINE float taken_over_plain(Card best, int led, float owned) const noexcept {
        const std::uint64_t above = kSuitMask << (kRanks * led) & ~((std::uint64_t{2} << best) - 1);
        float chance = owned;
        for (int other = 1; other <= behind(); ++other) {
            const float beats = 1 - misses_plain(other, above) + ruff[other];
            chance += (beats > 1 ? 1 : beats) * (trust[other] - chance);
        }
        return chance;
    }
    OUDLER_INLINE float taken(Card best, int led, float owned) const noexcept {
        return best >= kFirstTrump ? taken_over_trump(best, led, owned)
                                   : taken_over_plain(best, led, owned);
    }

    // The cards of the same suit that are higher and that another seat may hold.
    OUDLER_INLINE int above_plain(Card card, int suit) const noexcept {
        return std::popcount(unseen.suits & kSuitMask << (kRanks * suit) &
                             ~((std::uint64_t{2} << card) - 1));
    }
    OUDLER_INLINE bool best_trump(Card card) const noexcept {
        return (unseen.trumps & kTrumpMask) >> (card - kFirstTrump) == 0;
    }
};

// The cards of a suit that are worth a thought: the lowest, the highest, the lowest above the trick
// and the honours. Others are as good as one of these.
OUDLER_INLINE constexpr std::uint64_t worth_a_thought(std::uint64_t cards,
                                                      std::uint64_t over) noexcept {
    constexpr std::uint64_t honours = kKings | kQueens | kKnights | kJacks;
    const std::uint64_t high = std::uint64_t{1} << (std::bit_width(cards) - 1);
    return (cards & honours) | (cards & (0 - cards)) | high | (over & (0 - over));
}

}  // namespace OUDLER_VARIANT
}  // namespace oudler
