// One card out of those that were weighed, and a whole deal bid, laid away and played.

#pragma once

#include "alone.hpp"
#include "auction.hpp"
#include "french.hpp"
#include "oudler/deals.hpp"

namespace oudler {
inline namespace OUDLER_VARIANT {

// Calls `run.template operator()<place>()` for the place in the trick of the card to play.
template <int kPlayers, class Run>
OUDLER_INLINE void with_place(const Play& play, Run&& run) noexcept {
    switch (play.on_table) {
        case 0:
            return run.template operator()<0>();
        case 1:
            return run.template operator()<1>();
        case 2:
            if constexpr (kPlayers > 2) return run.template operator()<2>();
            break;
        case 3:
            if constexpr (kPlayers > 3) return run.template operator()<3>();
            break;
        case 4:
            if constexpr (kPlayers > 4) return run.template operator()<4>();
            break;
        case 5:
            if constexpr (kPlayers > 5) return run.template operator()<5>();
            break;
        default:
            break;
    }
}

// The card where nothing needs weighing, else kNoCard: of cards that cannot take the trick and are
// worth nothing the lowest, and of trumps in last place the lowest that takes it.
OUDLER_INLINE Card plainly(const Play& play, CardSet options) noexcept {
    constexpr std::uint64_t honours = kKings | kQueens | kKnights | kJacks;
    const RunningTrick& trick = play.trick;
    if (options.trumps == 0) {
        if (trick.led < 0 || trick.led >= kSuits || (options.suits & honours) != 0) return kNoCard;
        if ((options.suits & ~(kSuitMask << (kRanks * trick.led))) != 0) return kNoCard;
        const Card highest = static_cast<Card>(std::bit_width(options.suits) - 1);
        if (play.on_table + 1 != play.players && highest > trick.best) return kNoCard;
        return options.lowest();
    }
    if (options.suits != 0 || (options.trumps & (kPetitBit | kExcuseBit)) != 0) return kNoCard;
    if (trick.led < 0) return kNoCard;
    const bool last = play.on_table + 1 == play.players;
    const Card highest = static_cast<Card>(kFirstTrump - 1 + std::bit_width(options.trumps));
    return last || highest < trick.best ? options.lowest() : kNoCard;
}

// The best card so far. Value and card are one number, so that the better one is found without a
// branch: nobody can guess it, and the guess would have to wait for the whole computation.
struct Weighed {
    std::uint32_t word;
    float* values;  // what the policy makes of each card, if anybody wants to know
    std::int64_t best = INT64_MIN;

    OUDLER_INLINE void operator()(Card card, float value) noexcept {
        if (values != nullptr) values[card] = value;
        constexpr float kUnits = 4096;
        const std::int64_t luck = word * (2U * card + 0x9E3779B1U) >> 26;
        const std::int64_t rank = static_cast<std::int64_t>(value * kUnits) + luck;
        const std::int64_t key = rank * 256 + card;
        best = key > best ? key : best;
    }
    OUDLER_INLINE Card card() const noexcept { return static_cast<Card>(best & 0xFF); }
};

// The card with the highest value; the word settles what is as good as equal.
template <Game kGame, int kPlayers>
inline Card weighed(const PlayRules& rules, const Watched& watched, const FrenchPolicy& policy,
                    CardSet options, std::uint32_t word, float* values) noexcept {
    Weighed weigh{word, values};
    if constexpr (kGame == Game::kFrench)
        with_place<kPlayers>(watched.play, [&]<int kPlace>() {
            French<kPlayers, kPlace>(watched, policy, options).each(weigh);
        });
    else
        Alone<kGame>(watched, rules, options).each(weigh);
    return weigh.card();
}

template <Game kGame, int kPlayers>
OUDLER_INLINE Card chosen(const PlayRules& rules, const Watched& watched,
                          const FrenchPolicy& policy, std::uint32_t word) noexcept {
    const CardSet options = legal(watched.play, rules);
    if (options.size() == 1) return options.lowest();
    if constexpr (kGame == Game::kFrench) {
        const Card plain = plainly(watched.play, options);
        if (plain != kNoCard) return plain;
        return weighed<kGame, kPlayers>(rules, watched, policy, options, word, nullptr);
    } else {
        return weighed<kGame, 0>(rules, watched, policy, options, word, nullptr);
    }
}

// The auction from `from` on, counted from the leader, over what was said before. False if all
// pass.
inline bool bid_on(Simulated& deal, int from) noexcept {
    const Table& table = deal.table;
    for (int n = from; n < table.players; ++n) {
        const int seat = (table.leader + n) % table.players;
        const Contract high = static_cast<Contract>(deal.contract);
        const Contract said = bid_over(table.hands[seat], table.players, high);
        if (said == Contract::kPass) continue;
        deal.contract = static_cast<std::uint8_t>(said);
        deal.taker = static_cast<std::uint8_t>(seat);
    }
    return deal.taker != kNone;
}

// From the auction to the first card: the taker calls, takes the talon up and lays away.
inline void settle(const PlayRules& rules, Simulated& deal, Watched& watched) noexcept {
    Table& table = deal.table;
    const int players = table.players;
    const Contract high = static_cast<Contract>(deal.contract);
    const int taker = deal.taker;
    CardSet& hand = table.hands[taker];
    const CardSet talon = table.pile;
    table.attack = static_cast<std::uint8_t>(1 << taker);
    if (players == 5) {
        table.called = card_to_call(hand);
        for (int seat = 0; seat < players; ++seat)
            if (seat != taker && table.hands[seat].has(table.called)) {
                deal.partner = static_cast<std::uint8_t>(seat);
                table.attack = static_cast<std::uint8_t>(table.attack | 1 << seat);
            }
    }
    table.pile_attacks = high != Contract::kContre;
    const bool takes = high <= Contract::kGarde;
    if (takes) {
        hand |= talon;
        table.pile = laid_away(hand, talon.size(), suit_worth);
        hand -= table.pile;
    }
    deal.slam_announced = takes && table.leader == taker && takes_all(hand, table.pile);
    watched = watched_from(rules, table, takes);
    watched.seen.taker = deal.taker;
    if (takes) {
        // Trumps laid away are shown, kings and oudlers never are, so these are in the hand.
        watched.seen.shown[taker] = (talon & CardSet{kKings, ~0U}) - table.pile;
        watched.seen.gone = {0, table.pile.trumps};
    }
}

// A deal of French tarot up to its first card. False if it will not be played: the petit sec, or
// all have passed.
inline bool deal_and_settle(const PlayRules& rules, int players, Random& random, Simulated& deal,
                            Watched& watched) noexcept {
    Table& table = deal.table;
    table.players = static_cast<std::uint8_t>(players);
    deal_hands(table, hand_size(rules.game, players), random);
    table.dealer = static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(players)));
    table.leader = static_cast<std::uint8_t>(table.dealer + 1 == players ? 0 : table.dealer + 1);
    for (int seat = 0; seat < players; ++seat)
        if (table.hands[seat].trumps == kPetitBit) return false;
    if (!bid_on(deal, 0)) return false;
    settle(rules, deal, watched);
    return true;
}

// Plays a settled deal to its end and scores it.
template <class Choose>
OUDLER_INLINE void finish_by(const PlayRules& rules, Simulated& deal, Watched& watched,
                             Choose&& choose) noexcept {
    const int players = watched.play.players;
    while (!watched.play.over()) {
        const int seat = watched.play.turn;
        if (watched.play.tricks == 0) {
            const CardSet hand = watched.play.hands[seat];
            const int size = poignee_of(hand, players);
            const bool attacks = (watched.play.attack >> seat & 1) != 0;
            if (size != 0 && shows_poignee(hand, players, seat == deal.taker, attacks)) {
                const CardSet shown = shown_for(hand, players, size);
                watched.seen.shown[seat] |= shown;
                if (shown.has(kExcuse))
                    watched.seen.excluded[seat] |= CardSet{0, kTrumpMask} - shown;
                deal.poignees = static_cast<std::uint8_t>(deal.poignees + kPoigneePremiums[size]);
            }
        }
        watch(watched, choose(), rules);
    }
    deal.score =
        french_score(counted(watched.play.french),
                     {kFactors[deal.contract], deal.poignees, deal.slam_announced}, rules.french);
}

template <int kPlayers>
inline void finish(const PlayRules& rules, const FrenchPolicy& policy, Random& random,
                   Simulated& deal, Watched& watched) noexcept {
    finish_by(rules, deal, watched, [&]() noexcept {
        return chosen<Game::kFrench, kPlayers>(rules, watched, policy, random.next());
    });
}

}  // namespace OUDLER_VARIANT
}  // namespace oudler
