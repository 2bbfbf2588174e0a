// The policy: which card a sensible player plays, from what that player may know. The novice bot,
// the playouts of the search and the simulation of whole deals all ask here.
//
// What a seat may know is its own hand, the trick on the table, and a `Seen`: what everybody at the
// table has seen so far, kept up card by card (`watch`). The other hands, the tally by sides and
// the side of a partner who has not shown himself are in a `Play`, but the policy never looks at
// them, so it gives the same card when they are filled in (a playout) and when they are not (a
// bot's view); a test holds it to that.
//
// How it chooses (core/src/policy/): each card worth a thought is weighed. What lies in the trick,
// times the chance that our side takes it, less what the card may still bring later; leads have a
// plan on top. Chances come from who may still hold what: spread evenly over the hands that may.
// The weights were tuned by policies with one weight changed playing the same deals against each
// other (core/bench/tune_policy.cpp).
//
// A decision depends on nothing else but a random word, which settles what is as good as equal.

#pragma once

#include <cstddef>

#include "oudler/play.hpp"
#include "oudler/random.hpp"

namespace oudler {

// What everybody has seen, besides what a `Play` shows of the trick on the table.
struct Seen {
    CardSet played;                 // all cards played, those on the table among them
    CardSet excluded[kMaxPlayers];  // what a seat cannot hold, by the duties it did not meet
    CardSet shown[kMaxPlayers];     // what a seat is known to hold, or has played since
    CardSet gone;                   // cards that all know to be out of play
    CardSet aside;                  // cards that only the taker or dealer knows to be out of play
    std::uint8_t led[kMaxPlayers] = {};  // a bit for each suit that the seat has led
    std::uint8_t taker = kNone;          // French; in Greer's game the dealer
    std::uint8_t called = kNoCard;
    std::uint8_t partner = kNone;  // once the called card has shown him
    std::uint8_t takers = 0;       // a bit for each seat that has taken a trick
};

// A deal in play together with what its players know.
struct Watched {
    Play play;
    Seen seen;
};

// The contracts, as numbers (F6).
enum class Contract : std::uint8_t { kPass, kPrise, kGarde, kSans, kContre };

// A deal that was bid, laid away and played by policies.
struct Simulated {
    Table table;                 // up to the first card
    std::uint8_t taker = kNone;  // nobody: passed, or the petit sec (F4)
    std::uint8_t contract = 0;
    std::uint8_t partner = kNone;
    std::uint8_t poignees = 0;  // what all that were shown are worth
    bool slam_announced = false;
    std::int16_t results[6] = {};  // as in PlayOutput
    std::int32_t score = 0;        // S
};

// What a decision's rollouts are worth.
struct Rollouts {
    double total = 0;    // of the seat's score over the worlds, each with its weight
    double squares = 0;  // of the scores
};

// What counts besides the tricks when a deal is scored for one seat.
struct Stakes {
    int factor = 1;
    int poignees = 0;
    bool slam_announced = false;
    bool pile_attacks = true;  // whether the cards not played count for the attack (F8),
    bool pile_known = true;    // and whether the taker knows them
};

// How far players keep to the policy: what a world's likelihood is reckoned with.
struct Manner {
    float heat = 3;        // a card that is this much worse is played a third as often
    float slip = 0.05F;    // the share of cards that follow nothing
    float lowest = 0.8F;   // of equal cards the lowest is played that often
    float bid_spread = 5;  // how far bids stray from the margins asked, in points
    float discard = 0.7F;  // what a card laid away against the policy costs, as a logarithm
    float trust = 1;       // the power that likelihoods are raised to
    float signals = 0;     // how surely a defender's first small card of a suit signals
};

// What lies behind at a seat's turn, as all saw it. In the other games only the cards count.
struct Past {
    std::uint8_t leader = 0;  // of the first trick
    const Card* cards = nullptr;
    int count = 0;
    CardSet shown[kMaxPlayers];     // known from the first card on
    CardSet excluded[kMaxPlayers];  // and known not to be there
    CardSet gone;                   // laid away before all
    CardSet talon;                  // turned up
    bool takes_talon = false;
    std::uint8_t taker = kNone;
    std::uint8_t first_to_speak = 0;
    int spoken = 0;
    Contract said[kMaxPlayers] = {};
};

// Hidden cards that were drawn: for each world a hand for each holder, and its weight. Holders are
// seats, kNone for the pile.
struct WorldSet {
    const std::uint8_t* holders = nullptr;
    int holder_count = 0;
    const CardSet* hands = nullptr;
    const float* weights = nullptr;
    std::size_t count = 0;
};

// A trick that lies behind. While a partner is unknown nobody can tell whose it was.
struct PastTrick {
    CardSet cards;  // without the Excuse
    std::uint8_t winner = 0;
    std::uint8_t excuse = kNone;  // who played it
};

// An auction as one seat hears it, its turn to speak.
struct Auction {
    int players = 4;
    std::uint8_t leader = 0;
    std::uint8_t seat = 0;
    CardSet hand;
    int spoken = 0;  // seats that have spoken, from the leader on
    Contract said[kMaxPlayers] = {};
};

inline constexpr int kFeatures = 14;

// Something that a seat may do: how things then stand for it, and a card that it plays at once,
// kNoCard if it is not to play one.
struct Choice {
    Watched watched;
    Stakes stakes;
    Card card = kNoCard;
};

// The entry points, once for each instruction set.
struct PolicyKernels {
    // The card for the seat in turn, which must have one. `word` is a random word.
    Card (*card)(const PlayRules& rules, const Watched& watched, std::uint32_t word);

    // The small card that signals in place of `card`, or `card` itself.
    Card (*signal)(const Watched& watched, Card card);

    // What the policy makes of each legal card, for whoever wants to know why: a value for each
    // card looked at, in half points; the others get -1000.
    void (*weigh)(const PlayRules& rules, const Watched& watched, float* values);

    // The French taker's or Greer's dealer's cards to lay away; of five the card to call; the
    // margin that a taker of the hand may hope for and what he bids over `high`.
    CardSet (*lay_away)(const PlayRules& rules, CardSet hand, int count);
    Card (*call)(CardSet hand);
    float (*margin)(CardSet hand, int players);
    void (*features)(CardSet hand, int* features);  // the kFeatures counts that it is made of
    Contract (*bid)(CardSet hand, int players, Contract high);

    // Whether a taker who leads is certain of every trick, and whether to show a poignée.
    bool (*takes_all)(CardSet hand, CardSet away);
    bool (*shows_poignee)(CardSet hand, int players, bool taker, bool attacks);

    // Plays each table to its end. A taker knows what lies in the pile if `pile_known`.
    void (*play_out)(const PlayRules& rules, const Table* tables, bool pile_known,
                     std::uint64_t seed, std::uint64_t first, std::size_t count,
                     std::uint8_t* cards, std::int16_t* results);

    // Deals, bids, lays away and plays French deals.
    void (*simulate)(const PlayRules& rules, int players, std::uint64_t seed, std::uint64_t first,
                     std::size_t count, Simulated* deals);

    // What each bid is worth to the seat, by dealing the other hands many times and playing the
    // deal out: a row of `sums` for each contract, the first for passing. French tarot only.
    void (*bid_out)(const PlayRules& rules, const Auction& auction, std::uint64_t seed,
                    std::size_t worlds, Rollouts* sums);

    // Plays every choice of `seat` out in every world, and `sums` has a row for each: the seat's
    // scores, which in the other games are its points over the others' mean. Of `past` there are
    // as many as tricks have been played.
    void (*roll_out)(const PlayRules& rules, int seat, const Choice* choices, std::size_t count,
                     const WorldSet& worlds, const PastTrick* past, std::uint64_t seed,
                     Rollouts* sums);

    // A choice in the n-th world, its card not played yet: all hands are there, and the tally and
    // the sides with them. French tarot only.
    void (*open)(const PlayRules& rules, const Choice& choice, const WorldSet& worlds,
                 std::size_t n, const PastTrick* past, Watched& world);

    // How likely each world makes what lies behind: logarithms, for `seat`, whose turn it is or is
    // about to be.
    void (*weigh_worlds)(const PlayRules& rules, const Watched& watched, int seat, const Past& past,
                         const WorldSet& worlds, const Manner& manner, float* logs);
};

// The policy's kernels of a variant, which must be available.
const PolicyKernels& policy_kernels(Isa isa) noexcept;

inline namespace OUDLER_VARIANT {

// What the contracts multiply with, by their numbers, and what poignées of each size are worth.
inline constexpr int kFactors[] = {0, 1, 2, 4, 6};
inline constexpr int kPoigneePremiums[] = {0, 20, 30, 40};

// What a seat wins or loses in a deal that has been scored.
inline int share_of(int seat, int players, unsigned attack, int taker) noexcept {
    if ((attack >> seat & 1) == 0) return -1;
    const int others = players - std::popcount(attack);
    if (std::has_single_bit(attack)) return others;
    return seat == taker ? others - 1 : 1;
}

// The sets of plain cards and trumps that a hand cannot hold which legally plays `card`: the duties
// it would break (`oudler.tricks.ruled_out`).
OUDLER_INLINE constexpr CardSet ruled_out(Card card, const Play& play,
                                          const PlayRules& rules) noexcept {
    const TrickRules& duties = rules.trick;
    const int suit = suit_of(card);
    if (play.on_table == 0) {
        const bool hides = duties.trump_lead_needs_break && !play.broken && suit == kTrumpLed;
        return hides ? CardSet{kPlain, 0} : CardSet{};
    }
    const int led = play.trick.led;
    if (led < 0 || card == kExcuse) return {};
    CardSet out;
    if (suit != led) {
        out = in_suit(CardSet::all(), led);
        if (led == kTrumpLed || !duties.must_trump) return out;
        if (suit != kTrumpLed) return {out.suits, kTrumpMask};
    }
    const Card top = play.trick.best;
    if (suit == kTrumpLed && top >= kFirstTrump && duties.must_overtrump && card < top) {
        out.trumps |= kTrumpMask & ~((2u << (top - kFirstTrump)) - 1);
        if (duties.undertrump_lowest) out.trumps |= (1u << (card - kFirstTrump)) - 1;
    }
    return out;
}

// The seat in turn plays a card, and everybody sees it. Returns who takes the trick, or -1.
OUDLER_INLINE int watch(Watched& watched, Card card, const PlayRules& rules) noexcept {
    Seen& seen = watched.seen;
    const int seat = watched.play.turn;
    seen.excluded[seat] |= ruled_out(card, watched.play, rules);
    seen.played |= CardSet::of(card);
    if (watched.play.on_table == 0 && card < kFirstTrump)
        seen.led[seat] = static_cast<std::uint8_t>(seen.led[seat] | 1 << suit_of(card));
    if (card == seen.called && seat != seen.taker) seen.partner = static_cast<std::uint8_t>(seat);
    const int winner = push(watched.play, card, rules);
    if (winner >= 0) seen.takers = static_cast<std::uint8_t>(seen.takers | 1 << winner);
    return winner;
}

// A deal about to be played, with what everybody knows. Of two seats in the attack the taker is the
// one without the called card.
inline Watched watched_from(const PlayRules& rules, const Table& table, bool pile_known) noexcept {
    Watched watched{begun(rules, table), {}};
    Seen& seen = watched.seen;
    if (rules.game == Game::kMathers) return watched;
    seen.taker = table.dealer;
    if (rules.game == Game::kFrench) {
        seen.called = table.called;
        for (int seat = 0; seat < table.players; ++seat)
            if ((table.attack >> seat & 1) != 0 &&
                (std::has_single_bit(table.attack) || table.called == kNoCard ||
                 !table.hands[seat].has(table.called))) {
                seen.taker = static_cast<std::uint8_t>(seat);
                break;
            }
    }
    if (pile_known) seen.aside = table.pile;
    return watched;
}

}  // namespace OUDLER_VARIANT
}  // namespace oudler
