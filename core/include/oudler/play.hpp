// The play of a deal, card by card, under the rules of any of the five presets with two to six
// players: whose turn it is, what is legal, who takes the trick, what each side or seat has.
//
// A `Play` is plain data, copied freely. It is begun from hands (`begun`), moved on by `push`, and
// may be looked at or continued from at any card. Nothing here checks its input: `fault_of` does
// that for whoever takes it from outside.
//
// Random playouts, where the time goes, have a form of their own in core/src/kernel.cpp.
//
// Rules: F10-F17, M20-M30, G5-G13, H13-H19.

#pragma once

#include "oudler/points.hpp"
#include "oudler/tricks.hpp"

namespace oudler {

// How tricks are counted.
enum class Game : std::uint8_t { kFrench, kGreer, kMathers };

// All that the play of the cards depends on. The presets have the names they have in Python.
struct PlayRules {
    Game game = Game::kFrench;
    TrickRules trick{};
    FrenchRules french{};
    bool discard_scores = true;  // Greer: what the dealer lays away counts for the dealer (G4)
    bool king_cut = false;       // Mathers: a king that is trumped gives 5 more (H17)
};

inline constexpr PlayRules kFft{};
inline constexpr PlayRules kMichelsen{.trick = {.trump_lead_needs_break = true},
                                      .french = {false, false, false}};
inline constexpr PlayRules kGreer{
    .game = Game::kGreer, .trick = {.must_overtrump = false, .trump_lead_needs_break = true}};
inline constexpr PlayRules kMathers{.game = Game::kMathers,
                                    .trick = {.must_trump = false, .must_overtrump = false}};
inline constexpr PlayRules kMathers1888{.game = Game::kMathers,
                                        .trick = {.must_trump = false, .must_overtrump = false},
                                        .king_cut = true};

// The presets by name: "fft", "michelsen", "mathers", "mathers-1888", "greer". Null if unknown.
const PlayRules* preset(const char* name) noexcept;

inline constexpr int kMaxHand = 39;         // Greer's game for two
inline constexpr std::uint8_t kNone = 255;  // no seat

// A deal as the first card is about to be led.
struct Table {
    CardSet hands[kMaxPlayers];
    CardSet pile;  // the cards that are not played: talon, cards laid away, a dead hand
    std::uint8_t players = 4;
    std::uint8_t leader = 0;
    std::uint8_t dealer = 0;        // Greer: whose the pile is
    std::uint8_t attack = 1;        // French: a bit for each seat of the taker's side
    std::uint8_t called = kNoCard;  // C2: the card that a taker of five called
    bool pile_attacks = true;       // French: whether the pile counts for the taker (F8)
};

// Why a table or a card is refused.
enum class Fault : std::uint8_t {
    kFine,
    kPlayers,
    kSeat,
    kSides,
    kUnequalHands,
    kNoCards,
    kDuplicateCard,
    kMissingCard,
    kCalledCard,
    kIllegalCard,
};

// Whether a table is one: hands of equal size, each of the 78 cards in one place. What is in the
// hands and in the pile is not questioned further.
Fault fault_of(const PlayRules& rules, const Table& table) noexcept;

// The trick on the table. `best` is the card that takes it so far, once something was led.
struct RunningTrick {
    CardSet cards;  // without the Excuse
    int led = kNothingLed;
    Card best = kNoTrump;
    std::uint8_t winner = kNone;
    std::uint8_t excuse = kNone;  // the seat that played it to this trick
    bool excuse_led = false;
};

// A deal being played.
struct Play {
    CardSet hands[kMaxPlayers];
    CardSet barred;  // cards that may not be led now
    RunningTrick trick;
    std::uint8_t players = 4;
    std::uint8_t turn = 0;
    std::uint8_t leader = 0;
    std::uint8_t on_table = 0;  // cards of the trick
    std::uint8_t tricks = 0;    // complete ones
    std::uint8_t hand_size = 0;
    std::uint8_t attack = 0;
    bool broken = false;
    FrenchTally french;                     // French
    CardSet won[kMaxPlayers];               // Greer, without the Excuse
    std::int16_t points[kMaxPlayers] = {};  // Mathers; Greer when over
    std::uint8_t excuse_owner = kNone;
    std::uint8_t takers = 0;  // a bit for each seat that has taken a trick

    OUDLER_INLINE constexpr bool over() const noexcept { return tricks == hand_size; }
};

inline namespace OUDLER_VARIANT {

inline constexpr Play begun(const PlayRules& rules, const Table& table) noexcept {
    Play play;
    for (int seat = 0; seat < table.players; ++seat) play.hands[seat] = table.hands[seat];
    play.players = table.players;
    play.turn = play.leader = table.leader;
    play.hand_size = static_cast<std::uint8_t>(table.hands[0].size());
    if (rules.game == Game::kFrench) {
        play.attack = table.attack;
        play.french = french_start(table.pile, table.pile_attacks);
        if (table.called != kNoCard)
            play.barred =
                in_suit(CardSet::all(), suit_of(table.called)) - CardSet::of(table.called);
    }
    if (rules.game == Game::kGreer) {
        // A Fool that nobody plays stays in the pile.
        play.excuse_owner = table.dealer;
        if (rules.discard_scores) play.won[table.dealer] = table.pile - CardSet::of(kExcuse);
    }
    return play;
}

// The cards that the seat in turn may play.
OUDLER_INLINE constexpr CardSet legal(const Play& play, const PlayRules& rules) noexcept {
    const CardSet hand = play.hands[play.turn];
    if (play.on_table == 0) return lead_mask(hand, rules.trick, play.broken, play.barred);
    const Card top = play.trick.best >= kFirstTrump ? play.trick.best : kNoTrump;
    return legal_mask(hand, play.trick.led, top, rules.trick);
}

// A card comes to the trick.
OUDLER_INLINE constexpr void add_card(RunningTrick& trick, Card card, int seat,
                                      bool leads) noexcept {
    if (card == kExcuse) {
        trick.excuse = static_cast<std::uint8_t>(seat);
        trick.excuse_led = leads;
        return;
    }
    trick.cards |= CardSet::of(card);
    if (trick.led < 0)
        trick.led = suit_of(card);
    else if (!beats(card, trick.best, trick.led))
        return;
    trick.best = card;
    trick.winner = static_cast<std::uint8_t>(seat);
}

// Whether an Excuse that was led takes this trick: led to the last one by a side with all the
// others (F16, M28).
OUDLER_INLINE constexpr bool excuse_takes(const Play& play) noexcept {
    if (!play.trick.excuse_led || play.tricks + 1 != play.hand_size) return false;
    const bool attacks = (play.attack >> play.leader & 1) != 0;
    return play.french.attack_tricks == (attacks ? play.tricks : 0);
}

// The trick is complete: somebody takes it and leads the next.
template <Game kGame>
OUDLER_INLINE constexpr void take_trick(Play& play, const PlayRules& rules) noexcept {
    RunningTrick& trick = play.trick;
    const bool last = play.tricks + 1 == play.hand_size;
    if constexpr (kGame == Game::kFrench) {
        const bool takes = excuse_takes(play);
        if (takes) trick.winner = play.leader;
        TakenTrick taken;
        taken.cards = trick.cards;
        taken.winner_attacks = (play.attack >> trick.winner & 1) != 0;
        taken.last = last;
        taken.excuse_in = trick.excuse != kNone;
        taken.excuse_owner_attacks = taken.excuse_in && (play.attack >> trick.excuse & 1) != 0;
        taken.excuse_takes = takes;
        add_trick(play.french, taken, rules.french);
    } else if constexpr (kGame == Game::kGreer) {
        if (trick.excuse != kNone) play.excuse_owner = trick.excuse;
        play.takers = static_cast<std::uint8_t>(play.takers | 1 << trick.winner);
        play.won[trick.winner] |= trick.cards;
        if (last) {
            // The Fool goes back to its player, or with the last trick if he won none (G11, G12).
            const bool keeps = (play.takers >> play.excuse_owner & 1) != 0;
            play.won[keeps ? play.excuse_owner : trick.winner] |= CardSet::of(kExcuse);
            for (int seat = 0; seat < play.players; ++seat)
                play.points[seat] = static_cast<std::int16_t>(greer_points(play.won[seat]));
            if (trick.best == kPetit) play.points[trick.winner] += kMagicianLast;
        }
    } else {
        int worth = mathers_value(trick.cards);
        if (rules.king_cut && trick.best >= kFirstTrump && trick.led < kSuits &&
            (in_suit(trick.cards, trick.led).suits & kKings) != 0)
            worth += kKingCut;
        play.points[trick.winner] = static_cast<std::int16_t>(play.points[trick.winner] + worth);
        if (trick.excuse != kNone) play.points[trick.excuse] += kFool;
    }
    play.turn = play.leader = trick.winner;
    ++play.tricks;
    play.on_table = 0;
    play.trick = RunningTrick{};
}

// The seat in turn plays a card, which must be legal. Returns who takes the trick that it
// completes, or -1.
inline constexpr int push(Play& play, Card card, const PlayRules& rules) noexcept {
    play.hands[play.turn] -= CardSet::of(card);
    add_card(play.trick, card, play.turn, play.on_table == 0);
    play.broken = play.broken || (card >= kFirstTrump && card != kExcuse);
    play.barred = {};
    play.turn = static_cast<std::uint8_t>(play.turn + 1 == play.players ? 0 : play.turn + 1);
    if (++play.on_table != play.players) return -1;
    switch (rules.game) {
        case Game::kFrench:
            take_trick<Game::kFrench>(play, rules);
            break;
        case Game::kGreer:
            take_trick<Game::kGreer>(play, rules);
            break;
        case Game::kMathers:
            take_trick<Game::kMathers>(play, rules);
            break;
    }
    return play.leader;
}

// Calls `run.template operator()<game, players>()` for a game and a number of players that it
// allows; returns false for any other.
template <class Run>
OUDLER_INLINE bool with_table(Game game, int players, Run&& run) noexcept {
    switch (game) {
        case Game::kFrench:
            if (players == 3) return run.template operator()<Game::kFrench, 3>(), true;
            if (players == 4) return run.template operator()<Game::kFrench, 4>(), true;
            if (players == 5) return run.template operator()<Game::kFrench, 5>(), true;
            return false;
        case Game::kGreer:
            if (players == 2) return run.template operator()<Game::kGreer, 2>(), true;
            if (players == 3) return run.template operator()<Game::kGreer, 3>(), true;
            if (players == 4) return run.template operator()<Game::kGreer, 4>(), true;
            if (players == 5) return run.template operator()<Game::kGreer, 5>(), true;
            if (players == 6) return run.template operator()<Game::kGreer, 6>(), true;
            return false;
        case Game::kMathers:
            if (players == 2) return run.template operator()<Game::kMathers, 2>(), true;
            if (players == 3) return run.template operator()<Game::kMathers, 3>(), true;
            return false;
    }
    return false;
}

}  // namespace OUDLER_VARIANT
}  // namespace oudler
