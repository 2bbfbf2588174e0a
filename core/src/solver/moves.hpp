// A trick as the search sees it, and the moves that are worth telling apart.

#pragma once

#include <algorithm>
#include <array>

#include "bits.hpp"

namespace oudler::OUDLER_KERNEL_NAMESPACE {

template <int P>
struct Trick {
    int leader = 0;
    int played = 0;
    std::array<Card, P> cards{};
    int led = kNothingLed;
    int top = 0;           // highest trump in the trick, counted from 1; 0: none
    int second_trump = 0;  // the next
    int winner = 0;
    int winning_card = -1;
    int second_card = -1;  // the next of the suit led, while no trump is in it
    int points = 0;        // half points, the Excuse as the low card it stands for
    int excuse_place = -1;
    int trumps = 0;       // numbered trumps in it
    int of_led_suit = 0;  // suit cards of the suit led
    bool has_petit = false;
    u64 suit_cards = 0;

    void add(Card card, int seat) noexcept {
        cards[static_cast<std::size_t>(played)] = card;
        if (card == kExcuse) {
            excuse_place = played;
            points += 1;
        } else if (card >= kFirstTrump) {
            if (led == kNothingLed) led = kTrumpLed;
            const int rank = card - kFirstTrump + 1;
            ++trumps;
            has_petit |= card == kPetit;
            points += value_of(card);
            if (rank > top) {
                second_trump = top;
                top = rank;
                winner = seat;
                winning_card = card;
            } else if (rank > second_trump) {
                second_trump = rank;
            }
        } else {
            const int suit = card / kRanks;
            suit_cards |= u64{1} << card;
            if (led == kNothingLed) led = suit;
            points += value_of(card);
            if (suit == led) {
                ++of_led_suit;
                if (top == 0 && card > winning_card) {
                    second_card = winning_card;
                    winner = seat;
                    winning_card = card;
                } else if (card > second_card) {
                    second_card = card;
                }
            }
        }
        ++played;
    }
};

struct Move {
    Card card;
    u8 suit;   // 0-3, 4 trumps, 5 Excuse
    u8 value;  // half points
    u8 place;  // of its suit in the hand, from the top
    Card run_low;
    Card run_high;
    std::int16_t score;
};

struct MoveList {
    std::array<Move, 24> moves;
    int count = 0;
};

inline int value_class(int rank) noexcept { return rank < 10 ? 0 : rank - 9; }

// Fills `list` with one move for each set of equal cards among the legal ones: neighbours with no
// other player's card between them, of equal worth. `all` is what remained when the trick began.
inline void find_moves(const CardSet& hand, const CardSet& legal, u64 all_suits, u32 all_trumps,
                       bool grouped, MoveList& list) noexcept {
    list.count = 0;
    for (u64 rest = legal.suits; rest != 0;) {
        const int suit = std::countr_zero(rest) / kRanks;
        u64 mine = rest & lane(suit);
        rest ^= mine;
        const u64 held = hand.suits & lane(suit);
        const u64 others = all_suits & lane(suit) & ~hand.suits;
        const u64 low_cards = ((u64{1} << 10) - 1) << (kRanks * suit);
        while (mine != 0) {
            const int low = std::countr_zero(mine);
            const u64 above = others & (~u64{0} << low);
            u64 run = mine;
            if (above != 0) run &= (above & (~above + 1)) - 1;
            if (!grouped) run = mine & (~mine + 1);
            mine &= ~run;
            const int high = 63 - std::countl_zero(run);
            while (run != 0) {
                const int card = std::countr_zero(run);
                Move& move = list.moves[static_cast<std::size_t>(list.count++)];
                move.card = static_cast<Card>(card);
                move.suit = static_cast<u8>(suit);
                move.value = static_cast<u8>(value_of(card));
                move.run_low = static_cast<Card>(low);
                move.run_high = static_cast<Card>(high);
                // All low cards of the run at once; an honour alone.
                const u64 one = run & (~run + 1);
                run &= (one & low_cards) != 0 ? ~low_cards : ~one;
                move.place = static_cast<u8>(std::popcount(held >> card) - 1);
            }
        }
    }
    u32 mine = legal.trumps & kTrumpMask;
    const u32 others = all_trumps & kTrumpMask & ~hand.trumps;
    while (mine != 0) {
        const int low = std::countr_zero(mine);
        const u32 above = others & (~0u << low);
        u32 run = mine;
        if (above != 0) run &= (1u << std::countr_zero(above)) - 1;
        if (!grouped) run = mine & (~mine + 1);
        mine &= ~run;
        const int high = 31 - std::countl_zero(run);
        while (run != 0) {
            const int index = std::countr_zero(run);
            u32 same = run & (~run + 1);
            if (index != 0 && index != 20) same = run & ~(kPetitBit | kTwentyOneBit);
            run &= ~same;
            Move& move = list.moves[static_cast<std::size_t>(list.count++)];
            move.card = static_cast<Card>(kFirstTrump + index);
            move.suit = kTrumpLed;
            move.value = static_cast<u8>(value_of(move.card));
            move.run_low = static_cast<Card>(kFirstTrump + low);
            move.run_high = static_cast<Card>(kFirstTrump + high);
            move.place = static_cast<u8>(std::popcount((hand.trumps & kTrumpMask) >> index) - 1);
        }
    }
    if (legal.trumps & kExcuseBit) {
        Move& move = list.moves[static_cast<std::size_t>(list.count++)];
        move = {kExcuse, 5, 1, 0, kExcuse, kExcuse, 0};
    }
}

// What of `hands` a seat may still play to beat `card`, given the trick it lies in.
template <int P>
bool can_beat(const CardSet& hand, int led, int card) noexcept {
    if (card >= kFirstTrump) {
        if ((hand.trumps & kTrumpMask & ~((2u << (card - kFirstTrump)) - 1)) == 0) return false;
        return led == kTrumpLed || led < 0 || (hand.suits & lane(led)) == 0;
    }
    const u64 own = hand.suits & lane(card / kRanks);
    if (own != 0) return own >> card > 1;
    return (hand.trumps & kTrumpMask) != 0;
}

}  // namespace oudler::OUDLER_KERNEL_NAMESPACE
