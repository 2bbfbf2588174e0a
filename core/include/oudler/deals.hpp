// Random deals, as playouts, benchmarks and tests want them: every deal equally likely. The
// procedure of a real table (packets of three, talon cards in between, F3) gives the same
// distribution and is `oudler.games.dealing`'s business.
//
// What comes before the first card is done at random too, as simply as the rules allow: a random
// seat takes (prise: the talon is taken up and cards are laid away), at five players it calls a
// random king, Greer's dealer lays cards away, in Mathers's game nobody exchanges.

#pragma once

#include "oudler/play.hpp"
#include "oudler/select.hpp"

namespace oudler {

inline constexpr CardSet kNeverLaidAway{kKings, kOudlers};  // F7, M14, G3

// How many cards a hand has after the deal; the rest of the 78 are talon or dead (F3, C1, C2, H2,
// G2). 0 if the game does not allow the number of players.
constexpr int hand_size(Game game, int players) noexcept {
    switch (game) {
        case Game::kFrench:
            return players == 3 ? 24 : players == 4 ? 18 : players == 5 ? 15 : 0;
        case Game::kGreer:
            return players >= 2 && players <= 6 ? kCards / players : 0;
        case Game::kMathers:
            return players == 2 || players == 3 ? 25 : 0;
    }
    return 0;
}

inline namespace OUDLER_VARIANT {

// Hands of the given size and what is left over, all ways equally likely.
inline void deal_hands(Table& table, int size, Random& random) noexcept {
    Card pack[kCards];
    for (int card = 0; card < kCards; ++card) pack[card] = static_cast<Card>(card);
    // Each hand is drawn from what is left; the rest needs no shuffling.
    int left = kCards;
    for (int seat = 0; seat < table.players; ++seat) {
        CardSet hand;
        for (int n = 0; n < size; ++n) {
            const std::uint32_t at = random.below(static_cast<std::uint32_t>(left));
            hand |= CardSet::of(pack[at]);
            pack[at] = pack[--left];
        }
        table.hands[seat] = hand;
    }
    table.pile = {};
    for (int n = 0; n < left; ++n) table.pile |= CardSet::of(pack[n]);
}

// Cards that a French taker lays away: no king, no oudler, trumps only if nothing else is left
// (F7).
inline CardSet random_discard(CardSet hand, int count, Random& random) noexcept {
    const CardSet plain = CardSet{hand.suits, 0} - kNeverLaidAway;
    const int have = plain.size();
    if (have >= count) return some_of(plain, count, random);
    const CardSet trumps = CardSet{0, hand.trumps} - kNeverLaidAway;
    return plain | some_of(trumps, count - have, random);
}

// A deal up to the first card. `players` must be a number that the game allows.
inline Table random_table(const PlayRules& rules, int players, Random& random) noexcept {
    Table table;
    table.players = static_cast<std::uint8_t>(players);
    deal_hands(table, hand_size(rules.game, players), random);
    table.dealer = static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(players)));
    table.leader = static_cast<std::uint8_t>(table.dealer + 1 == players ? 0 : table.dealer + 1);
    if (rules.game == Game::kMathers) return table;
    const bool french = rules.game == Game::kFrench;
    const int taker =
        french ? static_cast<int>(random.below(static_cast<std::uint32_t>(players))) : table.dealer;
    CardSet& hand = table.hands[taker];
    const int count = table.pile.size();
    hand |= table.pile;
    table.pile = french ? random_discard(hand, count, random)
                        : some_of(hand - kNeverLaidAway, count, random);
    hand -= table.pile;
    if (!french) return table;
    table.attack = static_cast<std::uint8_t>(1 << taker);
    if (players != 5) return table;
    table.called = static_cast<Card>(kRanks * random.below(kSuits) + kRanks - 1);
    for (int seat = 0; seat < players; ++seat)
        if (table.hands[seat].has(table.called))
            table.attack = static_cast<std::uint8_t>(table.attack | 1 << seat);
    return table;
}

}  // namespace OUDLER_VARIANT
}  // namespace oudler
