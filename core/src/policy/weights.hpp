// The weights of the policy at French tarot, one set for each side.

#pragma once

#include "oudler/isa.hpp"

namespace oudler {

// How much a player makes of things, in half points unless it is a chance.
struct FrenchWeights {
    float to_come = 1.5F;          // what a player still to come adds to a trick
    float petit_safe = 0.9F;       // our chance from which the petit goes of one's own will;
    float petit_in_danger = 0.7F;  // with few trumps
    // What the Excuse is kept for: so much for each card left beyond two, up to a limit.
    float excuse_each = 1.2F;
    float excuse_most = 4;
    float lost = 0.35F;          // the chance that a card that is beaten ends on our side,
    float nearly = 0.2F;         // more for one that is nearly good,
    float master = 0.85F;        // for the best of a suit while the others have trumps,
    float master_alone = 0.95F;  // and when they have none
    float later_trick = 5;       // what else lies in a trick that a card wins later
    float charge = 3;            // more for an honour that goes to a sure trick of our side
    float shorten = 0.1F;        // a card of a long suit is kept
    float trump = 5;             // a trump kept: any,
    float trump_rank = 0.5F;     // for its rank,
    float trump_master = 0.85F;  // if it is the best,
    float twenty_one = 3;        // the 21
    float petit = 3;
    // Leads: trumps with this share of theirs, less than that, none; length; the called suit.
    float draw_share = 1.2F;
    float draw = 10;
    float draw_less = 4;
    float draw_not = -2;
    float length = 1;
    float call_lead = 6;
    float friend_suit = 1;  // a suit that a friend has led, or the other side
    float foe_suit = -1;
    float void_taker = 7;  // a suit that the taker has to trump
    float partner_draws = 2;
};

struct FrenchPolicy {
    FrenchWeights attack;
    FrenchWeights defence;
};

inline namespace OUDLER_VARIANT {

// Tuned by core/bench/tune_policy.cpp at tables of four and five.
inline constexpr FrenchPolicy kFrenchPolicy{
    .attack = {.to_come = 1.75F,
               .petit_safe = 0.82F,
               .petit_in_danger = 0.65F,
               .excuse_most = 5.5F,
               .lost = 0.33F,
               .master = 0.73F,
               .later_trick = 1.6F,
               .shorten = -0.05F,
               .trump_rank = 0.55F,
               .trump_master = 1.5F,
               .draw_share = 1.4F,
               .friend_suit = 2,
               .partner_draws = -1},
    .defence = {.to_come = 2,
                .petit_safe = 0.9F,
                .excuse_each = 1.5F,
                .excuse_most = 6,
                .lost = 0.57F,
                .nearly = 0.27F,
                .master = 0.76F,
                .trump_rank = 0.4F,
                .draw = -8,
                .length = 0.7F,
                .foe_suit = -1.5F},
};

}  // namespace OUDLER_VARIANT
}  // namespace oudler
