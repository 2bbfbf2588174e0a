// The order of leads. What is best to lead depends on more than a weighted sum can tell, and a lead
// decides over four cards: so a small network looks at the position around a move as well. Whole
// numbers all through, the same from every set of instructions.
//
// The weights (`lead_weights.hpp`) were fitted by `bench/fit_leads.py` to what each lead cost at
// places sampled from searches.

#pragma once

#include "ordering.hpp"

namespace oudler::OUDLER_KERNEL_NAMESPACE {

inline constexpr int kAround = 19;  // facts of the position
inline constexpr int kInSuit = 11;  // further facts of a move
inline constexpr int kLeadFeatures = kFeatures + kAround + kInSuit;
inline constexpr int kLeadHidden = 32;

struct LeadWeights {
    std::array<std::array<std::int16_t, kLeadHidden>, kLeadFeatures> first;
    std::array<std::int32_t, kLeadHidden> bias;
    std::array<std::int32_t, kLeadHidden> out;
    std::array<std::int32_t, kLeadFeatures> linear;
};

}  // namespace oudler::OUDLER_KERNEL_NAMESPACE

#include "lead_weights.hpp"

namespace oudler::OUDLER_KERNEL_NAMESPACE {

// What is the same for all leads of a position.
template <int P>
struct Around {
    std::array<int, kAround> of{};
    u64 enemy_suits = 0, friend_suits = 0;
    u32 enemy_trumps = 0, friend_trumps = 0;

    Around(const std::array<CardSet, P>& hands, int seat, unsigned attack, u64 all_suits, int left,
           int beta, int rest) noexcept {
        const bool ours = (attack >> seat & 1) != 0;
        const CardSet& hand = hands[static_cast<std::size_t>(seat)];
        u32 enemy = 0, friendly = 0;
        int most = 0;
        for (int place = 1; place < P; ++place) {
            const int other = (seat + place) % P;
            const CardSet& theirs = hands[static_cast<std::size_t>(other)];
            if (((attack >> other & 1) != 0) != ours) {
                enemy |= theirs.trumps;
                enemy_suits |= theirs.suits;
                most = std::max(most, std::popcount(theirs.trumps & kTrumpMask));
                of[16] = place;
            } else {
                friendly |= theirs.trumps;
                friend_suits |= theirs.suits;
            }
        }
        enemy_trumps = enemy & kTrumpMask;
        friend_trumps = friendly & kTrumpMask;
        const u32 mine = hand.trumps & kTrumpMask;
        const u32 others = enemy_trumps | friend_trumps;
        of[0] = left;
        of[1] = std::popcount(mine);
        of[2] = most;
        of[3] = std::popcount(enemy_trumps);
        of[4] = std::popcount(friend_trumps);
        of[5] = others == 0 ? std::popcount(mine)
                            : std::popcount(mine & ~((2u << (31 - std::countl_zero(others))) - 1));
        of[6] = (hand.trumps & kExcuseBit) != 0;
        of[7] = (friendly & kExcuseBit) != 0;
        of[8] = (enemy & kExcuseBit) != 0;
        of[9] = (hand.trumps & kPetitBit) != 0;
        of[10] = (friendly & kPetitBit) != 0;
        of[11] = (enemy & kPetitBit) != 0;
        of[12] = (enemy & kTwentyOneBit) != 0;
        of[13] = ((hand.trumps | friendly) & kTwentyOneBit) != 0;
        of[14] = std::clamp(16 * beta / std::max(rest, 1), 0, 16);
        for (int suit = 0; suit < kSuits; ++suit) {
            const u64 own = hand.suits & lane(suit);
            const u64 there = all_suits & lane(suit) & ~hand.suits;
            if (own == 0) {
                ++of[17];
                continue;
            }
            of[15] += there == 0 ? std::popcount(own)
                                 : std::popcount(own & (~u64{0} << (63 - std::countl_zero(there))));
            of[18] = std::max(of[18], std::popcount(own));
        }
    }
};

// The rest of what is seen of a lead.
template <int P>
void look_at_lead(const Move& move, const std::array<CardSet, P>& hands, int seat, unsigned attack,
                  u64 all_suits, u32 all_trumps, const Around<P>& around,
                  std::array<int, kInSuit>& f) noexcept {
    f.fill(0);
    const bool ours = (attack >> seat & 1) != 0;
    if (move.suit < 4) {
        const u64 suit = lane(move.suit);
        const u64 above = suit & (~u64{1} << move.card);
        int shortest = kRanks, voids = 0;
        for (int place = 1; place < P; ++place) {
            const int other = (seat + place) % P;
            const int length = std::popcount(hands[static_cast<std::size_t>(other)].suits & suit);
            if (((attack >> other & 1) != 0) != ours)
                shortest = std::min(shortest, length);
            else
                voids += length == 0;
        }
        f[0] = shortest;
        f[1] = std::popcount(around.enemy_suits & above);
        f[2] = std::popcount(around.friend_suits & above);
        f[3] = std::popcount(all_suits & suit);
        f[4] = std::popcount(around.enemy_suits & suit);
        f[5] = std::popcount(around.friend_suits & suit);
        f[6] = voids;
        f[7] = std::popcount(hands[static_cast<std::size_t>(seat)].suits & suit);
    } else if (move.suit == kTrumpLed) {
        const u32 above = kTrumpMask & ~((2u << (move.card - kFirstTrump)) - 1);
        f[8] = std::popcount(all_trumps & above);
        f[9] = std::popcount(around.enemy_trumps & above);
        f[10] = std::popcount(around.friend_trumps & above);
    }
}

// Rates each lead by what is seen of it, as `look_at` and `look_at_lead` say it. What leads of one
// suit share is added up once. A rating has sums to which it adds facts, by their numbers.
template <int P, typename Rating>
void rate_leads(MoveList& list, const Rating& rating, const std::array<CardSet, P>& hands, int seat,
                unsigned attack, u64 all_suits, u32 all_trumps) noexcept {
    using Sum = typename Rating::Sum;
    constexpr int kMore = kFeatures + kAround;
    const CardSet& hand = hands[static_cast<std::size_t>(seat)];
    const u32 my_trumps = hand.trumps & kTrumpMask;
    // The others, enemies and friends of whoever leads.
    struct Side {
        u64 suits = 0;
        u32 trumps = 0;
        int most_trumps = 0;
    };
    std::array<Side, 2> sides;
    const auto side_of = [&](int other) {
        return static_cast<std::size_t>(((attack >> other ^ attack >> seat) & 1) != 0);
    };
    for (int other = 0; other < P; ++other) {
        if (other == seat) continue;
        const CardSet& theirs = hands[static_cast<std::size_t>(other)];
        Side& side = sides[side_of(other)];
        side.suits |= theirs.suits;
        side.trumps |= theirs.trumps & kTrumpMask;
        side.most_trumps = std::max(side.most_trumps, std::popcount(theirs.trumps & kTrumpMask));
    }
    const Side &friends = sides[0], &enemies = sides[1];

    int suit = -1;
    Sum of_suit = rating.none();  // what all moves of a suit share
    bool top_held = false;        // its highest card is in the hand
    u64 others = 0;               // cards of it in other hands
    Strength strength;            // of the enemies
    for (int i = 0; i < list.count; ++i) {
        Move& move = list.moves[static_cast<std::size_t>(i)];
        const bool plain = move.suit < 4;
        if (move.suit != suit && plain) {
            suit = move.suit;
            const u64 mask = lane(suit), all = all_suits & mask;
            const int length = std::popcount(hand.suits & mask);
            others = all & ~hand.suits;
            std::array<int, 2> voids{}, follow{}, most{}, without{};
            int shortest = kRanks;
            strength = {};
            for (int other = 0; other < P; ++other) {
                if (other == seat) continue;
                const CardSet& theirs = hands[static_cast<std::size_t>(other)];
                const std::size_t side = side_of(other);
                const int held = std::popcount(theirs.suits & mask);
                if (side == 1) shortest = std::min(shortest, held);
                if (held != 0) {
                    ++follow[side];
                    most[side] = std::max(most[side], held);
                    continue;
                }
                ++without[side];
                if ((theirs.trumps & kTrumpMask) == 0) continue;
                ++voids[side];
                if (side == 1) strength.trump = 0;
            }
            if ((enemies.suits & mask) != 0)
                strength.suit = 63 - std::countl_zero(enemies.suits & mask);
            const u64 top = u64{1} << (63 - std::countl_zero(all));
            top_held = (hand.suits & top) != 0;
            const auto worth = [mask](u64 cards) {
                cards &= mask;
                return 4 * std::popcount(cards & kKings) + 3 * std::popcount(cards & kQueens) +
                       2 * std::popcount(cards & kKnights) + std::popcount(cards & kJacks);
            };
            of_suit = rating.none();
            rating.add(of_suit, 14, 1);
            rating.add(of_suit, 4, length - 1);
            rating.add(of_suit, 21, voids[1]);
            rating.add(of_suit, 22, voids[0]);
            rating.add(of_suit, 23, follow[1]);
            rating.add(of_suit, 24, follow[0]);
            rating.add(of_suit, 25, most[1]);
            rating.add(of_suit, 26, most[0]);
            rating.add(of_suit, 33, worth(enemies.suits));
            rating.add(of_suit, 34, worth(friends.suits));
            rating.add(of_suit, 35, worth(hand.suits));
            rating.add(of_suit, 36, length);
            if (enemies.trumps == 0) rating.add(of_suit, 29, 1);
            if (length == 1) rating.add(of_suit, 5, 1);
            if (length == 1 && my_trumps != 0) rating.add(of_suit, 37, 1);
            if (voids[1] > 0) rating.add(of_suit, 38, std::min(enemies.most_trumps, 4));
            if (voids[0] > 0) rating.add(of_suit, 39, std::min(friends.most_trumps, 4));
            if ((friends.suits & top) != 0) rating.add(of_suit, 31, 1);
            if ((enemies.suits & top) != 0) rating.add(of_suit, 32, 1);
            if constexpr (Rating::kSeesMore) {
                rating.add(of_suit, kMore, shortest);
                rating.add(of_suit, kMore + 3, std::popcount(all));
                rating.add(of_suit, kMore + 4, std::popcount(enemies.suits & mask));
                rating.add(of_suit, kMore + 5, std::popcount(friends.suits & mask));
                rating.add(of_suit, kMore + 6, without[0]);
                rating.add(of_suit, kMore + 7, length);
            }
        } else if (move.suit == kTrumpLed && suit != kTrumpLed) {
            suit = kTrumpLed;
            const int length = std::popcount(my_trumps);
            others = all_trumps & kTrumpMask & ~my_trumps;
            top_held = false;
            strength = {};
            if (enemies.trumps != 0) strength.trump = 31 - std::countl_zero(enemies.trumps);
            of_suit = rating.none();
            rating.add(of_suit, 14, 1);
            rating.add(of_suit, 0, 1);
            rating.add(of_suit, 4, length - 1);
            rating.add(of_suit, 27, std::clamp(length - enemies.most_trumps, -4, 4));
            rating.add(of_suit, 38, std::min(length, 6));
            rating.add(of_suit, 39, std::min(enemies.most_trumps, 6));
            if (length == 1) rating.add(of_suit, 5, 1);
            if (enemies.trumps == 0) rating.add(of_suit, 28, 1);
        }
        if (move.suit > kTrumpLed) {
            Sum sum = rating.none();
            rating.add(sum, 1, 1);
            rating.add(sum, 4, -1);
            rating.add(sum, 11, 1);
            move.score = rating.score(sum);
            continue;
        }
        Sum sum = of_suit;
        rating.add(sum, 3, move.place);
        rating.add(sum, 4, -move.place);
        if (strength.beats(move.card)) {
            rating.add(sum, 15, 1);
            rating.add(sum, 11, move.value);
        } else {
            rating.add(sum, 7, 1);
            rating.add(sum, 17, 1);
            rating.add(sum, 9, move.value);
        }
        const int index = plain ? move.card : move.card - kFirstTrump;
        if (others >> index == 0) {
            rating.add(sum, 6, 1);
            rating.add(sum, plain ? 19 : 20, plain ? move.value : 1);
        } else if (top_held) {
            rating.add(sum, 30, 1);
        }
        if (move.card == kPetit) rating.add(sum, 2, 1);
        if constexpr (Rating::kSeesMore) {
            const u64 above = (plain ? lane(suit) : kTrumpMask) & (~u64{1} << index);
            const auto count = [above](u64 cards) { return std::popcount(cards & above); };
            if (plain) {
                rating.add(sum, kMore + 1, count(enemies.suits));
                rating.add(sum, kMore + 2, count(friends.suits));
            } else {
                rating.add(sum, kMore + 8, count(all_trumps));
                rating.add(sum, kMore + 9, count(enemies.trumps));
                rating.add(sum, kMore + 10, count(friends.trumps));
            }
        }
        move.score = rating.score(sum);
    }
}

// The weighted sum.
struct Weighing {
    static constexpr bool kSeesMore = false;
    using Sum = int;
    const Weights& weights;

    Sum none() const noexcept { return 0; }
    void add(Sum& sum, int fact, int number) const noexcept {
        sum += number * weights.of[static_cast<std::size_t>(fact)];
    }
    std::int16_t score(Sum sum) const noexcept {
        return static_cast<std::int16_t>(std::clamp(sum, -30000, 30000));
    }
};

// The network; the facts of the position are in each sum.
class LeadNetwork {
  public:
    static constexpr bool kSeesMore = true;
    struct Sum {
        std::array<std::int32_t, kLeadHidden> hidden;
        std::int32_t straight;
    };

    LeadNetwork(const LeadWeights& weights, const std::array<int, kAround>& around) noexcept
        : weights_(weights), none_{weights.bias, 0} {
        int row = kFeatures;
        for (const int number : around) add(none_, row++, number);
    }
    const Sum& none() const noexcept { return none_; }
    void add(Sum& sum, int fact, int number) const noexcept {
        const auto row = static_cast<std::size_t>(fact);
        sum.straight += number * weights_.linear[row];
        for (std::size_t h = 0; h < kLeadHidden; ++h)
            sum.hidden[h] += number * weights_.first[row][h];
    }
    std::int16_t score(const Sum& sum) const noexcept {
        int score = sum.straight;
        for (std::size_t h = 0; h < kLeadHidden; ++h)
            score += std::clamp(sum.hidden[h], 0, 1 << 16) * weights_.out[h];
        return static_cast<std::int16_t>(std::clamp(score / 256, -30000, 30000));
    }

  private:
    const LeadWeights& weights_;
    Sum none_;
};

template <int P>
void order_leads(MoveList& list, const std::array<CardSet, P>& hands, int seat, unsigned attack,
                 u64 all_suits, u32 all_trumps, int left, int beta, int rest) noexcept {
    const Around<P> around(hands, seat, attack, all_suits, left, beta, rest);
    rate_leads<P>(list, LeadNetwork(kLeadWeights[attack >> seat & 1], around.of), hands, seat,
                  attack, all_suits, all_trumps);
}

template <int P>
void order(MoveList& list, const std::array<CardSet, P>& hands, const Trick<P>& trick, int seat,
           unsigned attack, u64 all_suits, u32 all_trumps, int left) noexcept {
    const Weights& weights = kWeights[static_cast<std::size_t>(
        weights_of(trick.played, P, (attack >> seat & 1) != 0) + (left >= kEarly ? 6 : 0))];
    if (trick.led != kNothingLed)
        return order_following<P>(list, weights, hands, trick, seat, attack, all_suits, all_trumps);
    if (trick.played == 0)
        return rate_leads<P>(list, Weighing{weights}, hands, seat, attack, all_suits, all_trumps);
    Features f;  // after an Excuse led, which is seldom
    for (int i = 0; i < list.count; ++i) {
        Move& move = list.moves[static_cast<std::size_t>(i)];
        look_at<P>(move, hands, trick, seat, attack, all_suits, all_trumps, f);
        int score = 0;
        for (int k = 0; k < kFeatures; ++k)
            score += weights.of[static_cast<std::size_t>(k)] * f[static_cast<std::size_t>(k)];
        move.score = static_cast<std::int16_t>(std::clamp(score, -30000, 30000));
    }
}

}  // namespace oudler::OUDLER_KERNEL_NAMESPACE
