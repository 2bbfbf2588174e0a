// How likely a world is: whether sensible players would have bid, laid away and played as they did
// if the hidden cards lay so.

#pragma once

#include <cmath>

#include "choose.hpp"
#include "signals.hpp"

namespace oudler {
inline namespace OUDLER_VARIANT {

// The cards that the policy thinks of, with its values.
struct Thoughts {
    static constexpr int kMost = kMaxHand;
    Card cards[kMost];
    float values[kMost];
    int count = 0;

    OUDLER_INLINE void operator()(Card card, float value) noexcept {
        cards[count] = card;
        values[count++] = value;
    }
};

// A chance between 0 and 1 from how far a hope lies over what is asked.
inline float chance_over(float hope, float asked, float spread) noexcept {
    return 1 / (1 + std::exp((asked - hope) / spread));
}

// The logarithm of the chance that the seat in turn plays this card.
template <Game kGame, int kPlayers>
inline float log_of_card(const PlayRules& rules, const Watched& watched, Card card,
                         const Manner& manner) noexcept {
    const CardSet options = legal(watched.play, rules);
    const int choices = options.size();
    if (choices < 2) return 0;
    const float blind = manner.slip / static_cast<float>(choices);
    Thoughts thoughts;
    if constexpr (kGame == Game::kFrench) {
        const Card plain = plainly(watched.play, options);
        if (plain != kNoCard) {
            const float others = (1 - manner.lowest) / static_cast<float>(choices - 1);
            return std::log(blind + (1 - manner.slip) * (card == plain ? manner.lowest : others));
        }
        with_place<kPlayers>(watched.play, [&]<int kPlace>() {
            French<kPlayers, kPlace>(watched, kFrenchPolicy, options).each(thoughts);
        });
    } else {
        Alone<kGame>(watched, rules, options).each(thoughts);
    }
    // A card that the policy does not think of stands beside the next lower one that it does.
    float most = thoughts.values[0];
    float value = 0;
    int found = -1;
    float share = 1;
    const int suit = suit_of(card);
    for (int n = 0; n < thoughts.count; ++n) {
        if (thoughts.values[n] > most) most = thoughts.values[n];
        const Card one = thoughts.cards[n];
        if (one > card || one <= found || suit_of(one) != suit) continue;
        found = one;
        value = thoughts.values[n];
        share = one == card ? manner.lowest : 1 - manner.lowest;
    }
    if (found < 0) return std::log(blind);
    if (kGame == Game::kFrench && manner.signals > 0 && is_small(card)) {
        // Who signals seldom errs.
        constexpr float kSignalled = 0.95F;
        const Card signal = signal_of(watched, suit_of(card));
        if (signal != kNoCard)
            share += manner.signals * ((card == signal ? kSignalled : 1 - kSignalled) - share);
    }
    float total = 0;
    for (int n = 0; n < thoughts.count; ++n)
        total += std::exp((thoughts.values[n] - most) / manner.heat);
    return std::log(blind +
                    (1 - manner.slip) * share * std::exp((value - most) / manner.heat) / total);
}

// The logarithm of the chance that the seat says this over `high`.
inline float log_of_bid(CardSet hand, int players, Contract high, Contract said,
                        const Manner& manner) noexcept {
    const float* asked = kBidWeights[players - 3].bids;
    const int over = static_cast<int>(high);
    if (over == static_cast<int>(Contract::kContre)) return 0;
    const float hope = margin_of(hand, players);
    const int bid = static_cast<int>(said);
    const int from = bid == 0 ? over + 1 : bid;
    const float reached = chance_over(hope, asked[from - 1], manner.bid_spread);
    const float beyond = bid == 0 || bid == static_cast<int>(Contract::kContre)
                             ? 0
                             : chance_over(hope, asked[bid], manner.bid_spread);
    const float chance = bid == 0 ? 1 - reached : reached - beyond;
    return std::log(0.02F + 0.98F * chance);
}

// The logarithm of the chance of what the others said and of what the taker laid away.
template <int kPlayers>
inline float log_of_auction(const Table& table, const Past& past, int seat,
                            const Manner& manner) noexcept {
    float sum = 0;
    if (past.takes_talon && past.taker != seat) {
        const CardSet hand = table.hands[past.taker] | table.pile;
        const CardSet likely = laid_away(hand, table.pile.size(), suit_worth);
        sum -= manner.discard * static_cast<float>((table.pile - likely).size());
    }
    Contract high = Contract::kPass;
    for (int n = 0; n < past.spoken; ++n) {
        const int other = (past.first_to_speak + n) % kPlayers;
        const Contract said = past.said[n];
        if (other != seat) {
            CardSet hand = table.hands[other];
            if (other == past.taker && past.takes_talon) hand = (hand | table.pile) - past.talon;
            sum += log_of_bid(hand, kPlayers, high, said, manner);
        }
        if (said > high) high = said;
    }
    return sum;
}

// The logarithm of the chance of all that was seen of the others, where `table` is the deal at its
// first card. `seat` is who asks; it knows why it played as it did.
template <Game kGame, int kPlayers>
inline float log_of_world(const PlayRules& rules, const Table& table, const Past& past, int seat,
                          const Manner& manner) noexcept {
    float sum = 0;
    if constexpr (kGame == Game::kFrench)
        sum += log_of_auction<kPlayers>(table, past, seat, manner);
    Watched watched = watched_from(rules, table, past.takes_talon);
    Seen& seen = watched.seen;
    seen.taker = past.taker;
    seen.gone = past.gone;
    for (int other = 0; other < kPlayers; ++other) {
        seen.shown[other] = past.shown[other];
        seen.excluded[other] = past.excluded[other];
    }
    for (int n = 0; n < past.count; ++n) {
        if (watched.play.turn != seat)
            sum += log_of_card<kGame, kPlayers>(rules, watched, past.cards[n], manner);
        watch(watched, past.cards[n], rules);
    }
    return sum * manner.trust;
}

}  // namespace OUDLER_VARIANT
}  // namespace oudler
