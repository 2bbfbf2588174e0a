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

template <int P>
void order_leads(MoveList& list, const std::array<CardSet, P>& hands, int seat, unsigned attack,
                 u64 all_suits, u32 all_trumps, int left, int beta, int rest) noexcept {
    const LeadWeights& weights = kLeadWeights[attack >> seat & 1];
    const Around<P> around(hands, seat, attack, all_suits, left, beta, rest);
    using Hidden = std::array<std::int32_t, kLeadHidden>;
    const auto add = [&](Hidden& hidden, int& sum, const auto& facts, int from) {
        for (const int fact : facts) {
            const auto row = static_cast<std::size_t>(from++);
            if (fact == 0) continue;
            sum += fact * weights.linear[row];
            for (std::size_t h = 0; h < kLeadHidden; ++h) hidden[h] += fact * weights.first[row][h];
        }
    };
    Hidden base = weights.bias;
    int base_sum = 0;
    add(base, base_sum, around.of, kFeatures);
    Trick<P> trick;
    trick.leader = seat;
    for (int i = 0; i < list.count; ++i) {
        Move& move = list.moves[static_cast<std::size_t>(i)];
        Features f;
        look_at<P>(move, hands, trick, seat, attack, all_suits, all_trumps, f);
        std::array<int, kInSuit> more;
        look_at_lead<P>(move, hands, seat, attack, all_suits, all_trumps, around, more);
        Hidden hidden = base;
        int sum = base_sum;
        add(hidden, sum, f, 0);
        add(hidden, sum, more, kFeatures + kAround);
        for (std::size_t h = 0; h < kLeadHidden; ++h)
            sum += std::clamp(hidden[h], 0, 1 << 16) * weights.out[h];
        move.score = static_cast<std::int16_t>(std::clamp(sum / 256, -30000, 30000));
    }
}

}  // namespace oudler::OUDLER_KERNEL_NAMESPACE
