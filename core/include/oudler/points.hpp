// What the tricks are worth, in each of the games: the reference is `oudler.games.french_score`,
// `greer` and `mathers_score`. Card points are integers of half points.
//
// French tarot counts by sides. The attack (the taker, and the partner at five) gathers what it
// has won; the defence has the rest of the 182. The Excuse goes three ways:
//
// - before the last trick its side keeps it and gives the winners of the trick a low card: 8 half
//   points to its side and 1 to the other, or all 9 if the side won the trick itself (F14);
// - in the last trick it changes side whoever wins (F15), or goes with the trick (M30);
// - led to the last trick by a side that has all the others, it takes the trick (F16, M28).
//
// Rules: F14-F24, C1-C2; M26-M35; G11-G16; H17-H19.

#pragma once

#include "oudler/cards.hpp"

namespace oudler {

// What differs between the federation's game and Michelsen's when tricks are counted.
struct FrenchRules {
    bool excuse_changes_side = true;          // F15; otherwise it goes with the last trick (M30)
    bool petit_au_bout_before_excuse = true;  // F21, B0-13
    bool defence_slam = true;                 // F23, B0-12
};

// What has been won so far in French tarot.
struct FrenchTally {
    CardSet won;              // cards of the attack, without an Excuse that was played
    int excuse_points = 0;    // half points that the Excuse played brings the attack
    bool excuse_won = false;  // whether that Excuse is one of the attack's oudlers
    int petit_au_bout = 0;    // 1 for the attack, -1 for the defence
    int attack_tricks = 0;
    int tricks = 0;
    bool petit_in_last = false;  // whether the petit fell in the trick before this one
};

// What the attack has won in the end.
struct FrenchCount {
    int half_points = 0;
    int oudlers = 0;
    int petit_au_bout = 0;
    int attack_tricks = 0;
    int tricks = 0;
};

// What counts besides, for the score of a deal.
struct FrenchPremiums {
    int factor = 1;    // of the contract: 1, 2, 4, 6 (F6)
    int poignees = 0;  // the premiums of all poignees shown, added up (F19)
    bool slam_announced = false;
};

inline constexpr int kAllHalfPoints = 182;
inline constexpr int kExcuseNet = 8;  // the Excuse less the low card that is given for it
inline constexpr int kLowCard = 1;

inline namespace OUDLER_VARIANT {

inline constexpr int kTargets[] = {56, 51, 41, 36};  // by the oudlers won (F18)

// A trick that has been taken. `cards` are without the Excuse, `excuse_in` says that it is there,
// `excuse_owner_attacks` who played it, `excuse_takes` that it took the trick.
struct TakenTrick {
    CardSet cards;
    bool winner_attacks = false;
    bool last = false;
    bool excuse_in = false;
    bool excuse_owner_attacks = false;
    bool excuse_takes = false;
};

// What the attack has before the first trick: the cards not played, if they count for it (F8, M15).
OUDLER_INLINE constexpr FrenchTally french_start(CardSet pile, bool pile_attacks) noexcept {
    FrenchTally tally;
    if (pile_attacks) tally.won = pile;
    return tally;
}

OUDLER_INLINE constexpr void add_trick(FrenchTally& tally, const TakenTrick& trick,
                                       const FrenchRules& rules) noexcept {
    ++tally.tricks;
    if (trick.winner_attacks) {
        tally.won |= trick.cards;
        ++tally.attack_tricks;
    }
    if (trick.excuse_in) {
        bool attack = trick.excuse_owner_attacks;
        if (trick.last) {
            const bool with_trick = trick.excuse_takes || !rules.excuse_changes_side;
            attack = with_trick ? trick.winner_attacks : !attack;
        }
        tally.excuse_won = attack;
        if (attack)
            tally.excuse_points = trick.winner_attacks ? kExcuseNet + kLowCard : kExcuseNet;
        else
            tally.excuse_points = trick.winner_attacks ? kLowCard : 0;
    }
    const bool petit_in = (trick.cards.trumps & kPetitBit) != 0;
    if (trick.last) {
        const bool before = trick.excuse_takes && rules.petit_au_bout_before_excuse;
        if (petit_in || (before && tally.petit_in_last))
            tally.petit_au_bout = trick.winner_attacks ? 1 : -1;
    }
    tally.petit_in_last = petit_in;
}

OUDLER_INLINE constexpr FrenchCount counted(const FrenchTally& tally) noexcept {
    return {half_points(tally.won) + tally.excuse_points,
            std::popcount(tally.won.trumps & kOudlers) + (tally.excuse_won ? 1 : 0),
            tally.petit_au_bout, tally.attack_tricks, tally.tricks};
}

// S, what each defender pays (F24, M35). The half point goes to the winner of the contract (C1).
OUDLER_INLINE constexpr int french_score(const FrenchCount& count, const FrenchPremiums& premiums,
                                         const FrenchRules& rules) noexcept {
    const int target = kTargets[count.oudlers];
    const bool made = count.half_points >= 2 * target;
    const int whole = made ? (count.half_points + 1) / 2 : count.half_points / 2;
    const int base = made ? 25 + (whole - target) : whole - target - 25;
    int total = (base + 10 * count.petit_au_bout) * premiums.factor;
    total += made ? premiums.poignees : -premiums.poignees;
    const bool slam = count.attack_tricks == count.tricks;
    if (premiums.slam_announced)
        total += slam ? 400 : -200;
    else if (slam)
        total += 200;
    if (count.attack_tricks == 0 && rules.defence_slam) total -= 200;
    return total;
}

// Points of cards won in Greer's game, counted in piles of three with one scoring card each (G15).
OUDLER_INLINE constexpr int greer_points(CardSet won) noexcept {
    const int fives = std::popcount(won.suits & kKings) + std::popcount(won.trumps & kOudlers);
    const int queens = std::popcount(won.suits & kQueens);
    const int knights = std::popcount(won.suits & kKnights);
    const int jacks = std::popcount(won.suits & kJacks);
    const int scoring = fives + queens + knights + jacks;
    const int cards = won.size();
    // With two plain cards for each scoring one, three more make a point and one or two nothing;
    // without, what is left over are piles short of plain cards, which cost a point less.
    const int piles = cards - scoring >= 2 * scoring ? cards / 3 : (cards + 2) / 3;
    return 5 * fives + 4 * queens + 3 * knights + 2 * jacks - scoring + piles;
}

inline constexpr int kMagicianLast = 10;  // the last trick taken by trump 1 (G14)

// What a trick is worth in Mathers's game: the highest class in it, once (H18). Without the 0.
OUDLER_INLINE constexpr int mathers_value(CardSet cards) noexcept {
    if ((cards.suits & kKings) != 0 || (cards.trumps & (kPetitBit | kTwentyOneBit)) != 0) return 5;
    if ((cards.suits & kQueens) != 0) return 4;
    if ((cards.suits & kKnights) != 0) return 3;
    return (cards.suits & kJacks) != 0 ? 2 : 1;
}

inline constexpr int kFool = 5;     // to who plays the 0 (H19)
inline constexpr int kKingCut = 5;  // a king of the suit led that falls to a trump (H17)

}  // namespace OUDLER_VARIANT
}  // namespace oudler
