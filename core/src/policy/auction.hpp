// What comes before the cards at French tarot: the bid, the call, the cards laid away, the slam.
//
// A hand is counted (trumps, courts, length, voids), the counts make a margin: the card points over
// the target that its taker may hope for. The weights were fitted to deals played by the policy
// (benchmarks/novice_table.py --fit), and the margins from which each contract is bid chosen so
// that it pays.

#pragma once

#include "oudler/policy.hpp"

namespace oudler {

// How a number of players values hands.
struct BidWeights {
    float empty;
    float points[kFeatures];
    float bids[4];  // margins from which prise, garde, sans and contre are bid
};

inline namespace OUDLER_VARIANT {

// The counts: trumps, 16 to 20, the 21, the Excuse, the petit with five trumps, with fewer, kings,
// queens with their king, other queens, knights, jacks, voids, singletons, cards beyond four.
struct Features {
    int at[kFeatures] = {};
};

inline constexpr BidWeights kBidWeights[] = {
    {-41.5F,
     {2.1F, 1, 12, 11, 8.5F, 6, 4.5F, 3.5F, 1.5F, 1, 0.5F, 1.5F, 0.5F, 1},
     {-1, 11, 20, 26}},
    {-40, {2.6F, 1.3F, 13, 11.5F, 8.5F, 5, 5, 2, 1, 0.5F, 0, 1.5F, 0.5F, 1}, {-2, 8, 20, 28}},
    {-23, {2.1F, 1.6F, 11.5F, 9, 6, 3, 4.5F, 0, 0.5F, 0, 0, 4, 1.5F, 0}, {2, 14, 23, 29}},
};

OUDLER_INLINE Features features_of(CardSet hand) noexcept {
    Features found;
    int* at = found.at;
    at[0] = std::popcount(hand.trumps & kTrumpMask);
    at[1] = std::popcount(hand.trumps & 0x1FU << 15);
    at[2] = (hand.trumps & kTwentyOneBit) != 0;
    at[3] = (hand.trumps & kExcuseBit) != 0;
    const bool petit = (hand.trumps & kPetitBit) != 0;
    at[4] = petit && at[0] >= 5;
    at[5] = petit && at[0] < 5;
    at[6] = std::popcount(hand.suits & kKings);
    at[7] = std::popcount((hand.suits & kQueens) & (hand.suits & kKings) >> 1);
    at[8] = std::popcount(hand.suits & kQueens) - at[7];
    at[9] = std::popcount(hand.suits & kKnights);
    at[10] = std::popcount(hand.suits & kJacks);
    for (int suit = 0; suit < kSuits; ++suit) {
        const int size = std::popcount(hand.suits & kSuitMask << (kRanks * suit));
        at[11] += size == 0;
        at[12] += size == 1;
        at[13] += size > 4 ? size - 4 : 0;
    }
    return found;
}

// The margin that a taker of the hand may hope for.
OUDLER_INLINE float margin_of(CardSet hand, int players) noexcept {
    const BidWeights& weights = kBidWeights[players - 3];
    const Features features = features_of(hand);
    float margin = weights.empty;
    for (int n = 0; n < kFeatures; ++n)
        margin += weights.points[n] * static_cast<float>(features.at[n]);
    return margin;
}

// What is bid over `high`.
OUDLER_INLINE Contract bid_over(CardSet hand, int players, Contract high) noexcept {
    const BidWeights& weights = kBidWeights[players - 3];
    const float hope = margin_of(hand, players);
    int found = 0;
    for (int n = 0; n < 4; ++n)
        if (hope >= weights.bids[n]) found = n + 1;
    return found > static_cast<int>(high) ? static_cast<Contract>(found) : Contract::kPass;
}

// A card that somebody else has, in a suit with the queen, else in a short one. With the queen a
// king in the partner's hand makes two tricks; a suit of one or two cards is soon trumped; in a
// void the call would leave nothing to lead to the partner.
inline Card card_to_call(CardSet hand) noexcept {
    std::uint64_t rank = kKings;
    while ((hand.suits & rank) == rank && rank != kJacks) rank >>= 1;
    Card best = kNoCard;
    int lowest = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
        const std::uint64_t lane = kSuitMask << (kRanks * suit);
        const std::uint64_t held = hand.suits & lane;
        const int wish = (held & rank) != 0 ? 1000 : 0;
        const int cost =
            wish + ((held & kQueens) == 0 ? 200 : 0) + (held == 0 ? 100 : 0) + std::popcount(held);
        if (best == kNoCard || cost < lowest) {
            lowest = cost;
            best = static_cast<Card>(std::countr_zero(rank & lane));
        }
    }
    return best;
}

// Half points that a suit brings: those laid away are safe, those kept must still be won.
OUDLER_INLINE float suit_worth(std::uint64_t kept, std::uint64_t laid) noexcept {
    float worth = static_cast<float>(half_points(CardSet{laid, 0}));
    const bool king = (kept & kKings) != 0;
    const bool queen = (kept & kQueens) != 0;
    const int size = std::popcount(kept);
    if (king) worth += 5;
    if (queen) worth += king ? 4.0F : size >= 3 ? -2.0F : -4.0F;
    if ((kept & kKnights) != 0) worth += king && queen ? 1.0F : king || queen ? -1.5F : -3.0F;
    if ((kept & kJacks) != 0) worth -= 1;
    if (size == 0) return worth + 6;
    if (size == 1 && !king) worth += 2;
    return worth + (size > 4 ? 2.0F * static_cast<float>(size - 4) : 0);
}

// Greer's dealer keeps courts only where they win; laid away they score (G4), or nothing does.
OUDLER_INLINE float greer_suit_worth(std::uint64_t kept, std::uint64_t laid, bool scores) noexcept {
    float worth = 0;
    if (scores)
        worth += 4.0F * static_cast<float>(std::popcount(laid & kQueens)) +
                 3.0F * static_cast<float>(std::popcount(laid & kKnights)) +
                 2.0F * static_cast<float>(std::popcount(laid & kJacks));
    const bool king = (kept & kKings) != 0;
    const bool queen = (kept & kQueens) != 0;
    const int size = std::popcount(kept);
    if (queen) worth += king ? 3.5F : size >= 3 ? 1.5F : 0.0F;
    if ((kept & kKnights) != 0) worth += king && queen ? 2.0F : 0.5F;
    if (size == 0) worth += 2.5F;
    return worth + (size == 1 ? 0.5F : 0.0F);
}

OUDLER_INLINE std::uint64_t lowest_of(std::uint64_t cards, int count) noexcept {
    std::uint64_t found = 0;
    for (; count > 0; --count) {
        found |= cards & (0 - cards);
        cards &= cards - 1;
    }
    return found;
}

// `count` cards of the hand to lay away: the best choice over all suits, put together from what is
// best in each. A suit's choices are its highest cards with its lowest, as people consider; suits
// do not influence each other. Only if there are too few plain cards the lowest trumps go.
template <class Worth>
OUDLER_INLINE CardSet laid_away(CardSet hand, int count, Worth&& suit_value) noexcept {
    constexpr int kMost = 12;
    constexpr float kNever = -1e9F;
    const std::uint64_t free = hand.suits & ~kKings;
    const int plain = std::popcount(free) < count ? std::popcount(free) : count;
    float total[kMost + 1];
    std::uint64_t chosen[kMost + 1] = {};
    for (int n = 0; n <= plain; ++n) total[n] = n == 0 ? 0 : kNever;
    for (int suit = 0; suit < kSuits; ++suit) {
        const std::uint64_t lane = kSuitMask << (kRanks * suit);
        const std::uint64_t held = hand.suits & lane;
        const std::uint64_t loose = free & lane;
        const int size = std::popcount(loose);
        const int most = size < plain ? size : plain;
        float value[kMost + 1];
        std::uint64_t away[kMost + 1] = {};
        for (int going = 0; going <= most; ++going) {
            value[going] = kNever;
            for (int high = 0; high <= going; ++high) {
                const std::uint64_t laid =
                    (loose & ~lowest_of(loose, size - high)) | lowest_of(loose, going - high);
                const float worth = suit_value(held & ~laid, laid);
                if (worth > value[going]) {
                    value[going] = worth;
                    away[going] = laid;
                }
                if (going == size) break;
            }
        }
        // From the top down, so that what is read is still of the suits before.
        for (int sum = plain; sum >= 0; --sum) {
            float best = kNever;
            std::uint64_t set = 0;
            for (int going = 0; going <= most && going <= sum; ++going) {
                const float worth = total[sum - going] + value[going];
                if (worth > best) {
                    best = worth;
                    set = chosen[sum - going] | away[going];
                }
            }
            total[sum] = best;
            chosen[sum] = set;
        }
    }
    CardSet away{chosen[plain], 0};
    std::uint32_t trumps = hand.trumps & kTrumpMask & ~kOudlers;
    for (int n = plain; n < count && trumps != 0; ++n) {
        away.trumps |= trumps & (0U - trumps);
        trumps &= trumps - 1;
    }
    return away;
}

// Whether a taker who leads first takes every trick: trumps to draw them all, and beyond them only
// cards that nothing else beats.
inline bool takes_all(CardSet hand, CardSet away) noexcept {
    const std::uint32_t missing = kTrumpMask & ~hand.trumps & ~away.trumps;
    const std::uint32_t above =
        hand.trumps & kTrumpMask & ~((std::uint32_t{1} << std::bit_width(missing)) - 1);
    // All the missing trumps in one hand would need as many rounds.
    if (std::popcount(above) < std::popcount(missing)) return false;
    for (int suit = 0; suit < kSuits; ++suit) {
        const std::uint64_t lane = kSuitMask << (kRanks * suit);
        const std::uint64_t held = hand.suits & lane;
        const std::uint64_t out = lane & ~hand.suits & ~away.suits;
        const std::uint64_t top = held & ~((std::uint64_t{1} << std::bit_width(out)) - 1);
        if (held != top && std::popcount(top) < std::popcount(out)) return false;
    }
    return true;
}

// How many trumps each size of a poignée shows (F19, C1, C2).
inline constexpr int kPoigneeSizes[3][3] = {{13, 15, 18}, {10, 13, 15}, {8, 10, 13}};

// The largest poignée that the hand may show: 1 to 3, or 0.
OUDLER_INLINE int poignee_of(CardSet hand, int players) noexcept {
    const int trumps = std::popcount(hand.trumps);
    const int* sizes = kPoigneeSizes[players - 3];
    return trumps >= sizes[2] ? 3 : trumps >= sizes[1] ? 2 : trumps >= sizes[0] ? 1 : 0;
}

// Whether to show it: when one's side is likely to win, because what is shown helps the other side
// to count.
OUDLER_INLINE bool shows_poignee(CardSet hand, int players, bool taker, bool attacks) noexcept {
    if (taker) return margin_of(hand, players) >= 8;
    if (attacks) return true;
    return (hand.trumps & kTwentyOneBit) != 0 &&
           std::popcount(hand.trumps & kTrumpMask) > kPoigneeSizes[players - 3][0];
}

// The cards that show it: as many trumps as its size asks, the lowest; the Excuse only fills in for
// one that is missing (B0-10).
OUDLER_INLINE CardSet shown_for(CardSet hand, int players, int size) noexcept {
    int wanted = kPoigneeSizes[players - 3][size - 1];
    CardSet shown;
    for (std::uint32_t rest = hand.trumps; rest != 0 && wanted > 0; rest &= rest - 1, --wanted)
        shown.trumps |= rest & (0U - rest);
    return shown;
}

}  // namespace OUDLER_VARIANT
}  // namespace oudler
