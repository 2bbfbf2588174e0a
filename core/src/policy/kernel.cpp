// The kernels of the policy. Compiled once for each instruction set.

#include "alone.hpp"
#include "belief.hpp"
#include "choose.hpp"
#include "oudler/deals.hpp"

namespace oudler {
inline namespace OUDLER_VARIANT {

extern const PolicyKernels kPolicyKernels;

namespace {

template <Game kGame>
void write_results(const Play& play, std::int16_t* row) noexcept {
    for (int n = 0; n < 6; ++n) row[n] = 0;
    if constexpr (kGame == Game::kFrench) {
        const FrenchCount count = counted(play.french);
        row[0] = static_cast<std::int16_t>(count.half_points);
        row[1] = static_cast<std::int16_t>(count.oudlers);
        row[2] = static_cast<std::int16_t>(count.petit_au_bout);
        row[3] = static_cast<std::int16_t>(count.attack_tricks);
        row[4] = static_cast<std::int16_t>(count.tricks);
    } else {
        for (int seat = 0; seat < play.players; ++seat) row[seat] = play.points[seat];
    }
}

Card card(const PlayRules& rules, const Watched& watched, std::uint32_t word) {
    Card found = kNoCard;
    with_table(rules.game, watched.play.players, [&]<Game kGame, int kPlayers>() {
        found = chosen<kGame, kPlayers>(rules, watched, kFrenchPolicy, word);
    });
    return found;
}

Card signal(const Watched& watched, Card card) {
    const Card other = is_small(card) ? signal_of(watched, suit_of(card)) : kNoCard;
    return other == kNoCard ? card : other;
}

void weigh(const PlayRules& rules, const Watched& watched, float* values) {
    for (int n = 0; n < kCards; ++n) values[n] = -1000;
    with_table(rules.game, watched.play.players, [&]<Game kGame, int kPlayers>() {
        weighed<kGame, kGame == Game::kFrench ? kPlayers : 0>(
            rules, watched, kFrenchPolicy, legal(watched.play, rules), 0, values);
    });
}

CardSet lay_away(const PlayRules& rules, CardSet hand, int count) {
    if (rules.game == Game::kGreer)
        return laid_away(hand, count, [&](std::uint64_t kept, std::uint64_t laid) {
            return greer_suit_worth(kept, laid, rules.discard_scores);
        });
    return laid_away(hand, count, suit_worth);
}

Card call(CardSet hand) { return card_to_call(hand); }

float margin(CardSet hand, int players) { return margin_of(hand, players); }

void features(CardSet hand, int* found) {
    const Features counts = features_of(hand);
    for (int n = 0; n < kFeatures; ++n) found[n] = counts.at[n];
}

Contract bid(CardSet hand, int players, Contract high) { return bid_over(hand, players, high); }

void play_out(const PlayRules& rules, const Table* tables, bool pile_known, std::uint64_t seed,
              std::uint64_t first, std::size_t count, std::uint8_t* cards, std::int16_t* results) {
    if (count == 0) return;
    with_table(rules.game, tables[0].players, [&]<Game kGame, int kPlayers>() {
        for (std::size_t n = 0; n < count; ++n) {
            Random random = Random::from(~seed, first + n);
            Watched watched = watched_from(rules, tables[n], pile_known);
            while (!watched.play.over()) {
                const Card one =
                    chosen<kGame, kPlayers>(rules, watched, kFrenchPolicy, random.next());
                watch(watched, one, rules);
                if (cards != nullptr) *cards++ = one;
            }
            if (results != nullptr) write_results<kGame>(watched.play, results + n * 6);
        }
    });
}

void simulate(const PlayRules& rules, int players, std::uint64_t seed, std::uint64_t first,
              std::size_t count, Simulated* deals) {
    with_table(Game::kFrench, players, [&]<Game kGame, int kPlayers>() {
        for (std::size_t n = 0; n < count; ++n) {
            Random random = Random::from(seed, first + n);
            Simulated& deal = deals[n];
            deal = {};
            Watched watched;
            if (!deal_and_settle(rules, kPlayers, random, deal, watched)) continue;
            finish<kPlayers>(rules, kFrenchPolicy, random, deal, watched);
            write_results<kGame>(watched.play, deal.results);
        }
    });
}

bool slam(CardSet hand, CardSet away) { return takes_all(hand, away); }

bool poignee(CardSet hand, int players, bool taker, bool attacks) {
    return shows_poignee(hand, players, taker, attacks);
}

// Hands and talon beside the one that is known, such that nobody who passed would have bid. After a
// few tries any will do: people are not policies.
void deal_around(const PlayRules& rules, const Auction& auction, Random& random,
                 Table& table) noexcept {
    constexpr int kTries = 12;
    const int size = hand_size(rules.game, auction.players);
    for (int tries = 0; tries < kTries; ++tries) {
        CardSet left = CardSet::all() - auction.hand;
        Card pack[kCards];
        int count = 0;
        for (CardSet rest = left; !rest.empty(); rest -= CardSet::of(rest.lowest()))
            pack[count++] = rest.lowest();
        bool agrees = true;
        Contract high = Contract::kPass;
        for (int n = 0; n < auction.players; ++n) {
            const int seat = (auction.leader + n) % auction.players;
            CardSet& hand = table.hands[seat];
            if (seat == auction.seat) {
                hand = auction.hand;
                continue;
            }
            hand = {};
            for (int held = 0; held < size; ++held) {
                const std::uint32_t at = random.below(static_cast<std::uint32_t>(count));
                hand |= CardSet::of(pack[at]);
                pack[at] = pack[--count];
            }
            left -= hand;
            agrees = agrees && hand.trumps != kPetitBit;
            if (n >= auction.spoken) continue;
            const Contract said = auction.said[n];
            const Contract wanted = bid_over(hand, auction.players, high);
            agrees = agrees && (wanted == Contract::kPass) == (said == Contract::kPass);
            if (said > high) high = said;
        }
        table.pile = left;
        if (agrees) return;
    }
}

template <int kPlayers>
void bid_out_for(const PlayRules& rules, const Auction& auction, std::uint64_t seed,
                 std::size_t worlds, Rollouts* sums) {
    const int seat = auction.seat;
    Contract high = Contract::kPass;
    int before = kNone;
    for (int n = 0; n < auction.spoken; ++n) {
        if (auction.said[n] <= high) continue;
        high = auction.said[n];
        before = (auction.leader + n) % kPlayers;
    }
    for (std::size_t n = 0; n < worlds; ++n) {
        Random random = Random::from(seed, n);
        Table table;
        table.players = kPlayers;
        table.leader = auction.leader;
        table.dealer = static_cast<std::uint8_t>((auction.leader + kPlayers - 1) % kPlayers);
        deal_around(rules, auction, random, table);
        const std::uint64_t luck = random.next();
        for (int choice = 0; choice <= static_cast<int>(Contract::kContre); ++choice) {
            if (choice != 0 && choice <= static_cast<int>(high)) continue;
            Simulated deal;
            deal.table = table;
            deal.contract =
                static_cast<std::uint8_t>(choice == 0 ? static_cast<int>(high) : choice);
            deal.taker = static_cast<std::uint8_t>(choice == 0 ? before : seat);
            // Once it has been said that this seat takes, the others are not asked: who would
            // overbid it gains by that, and so it is as if all passed.
            if (choice == 0 && !bid_on(deal, auction.spoken + 1)) continue;
            Watched watched;
            settle(rules, deal, watched);
            Random words = Random::from(luck, n);
            finish<kPlayers>(rules, kFrenchPolicy, words, deal, watched);
            const double score =
                share_of(seat, kPlayers, deal.table.attack, deal.taker) * deal.score;
            sums[choice].total += score;
            sums[choice].squares += score * score;
        }
    }
}

void bid_out(const PlayRules& rules, const Auction& auction, std::uint64_t seed, std::size_t worlds,
             Rollouts* sums) {
    with_table(Game::kFrench, auction.players, [&]<Game kGame, int kPlayers>() {
        bid_out_for<kPlayers>(rules, auction, seed, worlds, sums);
    });
}

// What lies behind, now that the sides are known.
FrenchTally tally_of(const PastTrick* past, int tricks, const FrenchTally& known, unsigned attack,
                     const PlayRules& rules) noexcept {
    FrenchTally tally;
    tally.petit_in_last = known.petit_in_last;
    for (int n = 0; n < tricks; ++n) {
        TakenTrick taken;
        taken.cards = past[n].cards;
        taken.winner_attacks = (attack >> past[n].winner & 1) != 0;
        taken.excuse_in = past[n].excuse != kNone;
        taken.excuse_owner_attacks = taken.excuse_in && (attack >> past[n].excuse & 1) != 0;
        add_trick(tally, taken, rules.french);
    }
    return tally;
}

// A world's hands in a deal in play. Returns the cards that nobody holds and nobody has played.
CardSet fill(Watched& world, const WorldSet& worlds, std::size_t n) noexcept {
    Play& play = world.play;
    const CardSet* drawn = worlds.hands + n * static_cast<std::size_t>(worlds.holder_count);
    for (int holder = 0; holder < worlds.holder_count; ++holder)
        if (worlds.holders[holder] != kNone) play.hands[worlds.holders[holder]] = drawn[holder];
    CardSet pile = CardSet::all() - world.seen.played;
    for (int seat = 0; seat < play.players; ++seat) pile -= play.hands[seat];
    return pile;
}

// The seats that attack, when all hands are known.
unsigned attack_of(const Watched& world) noexcept {
    const Seen& seen = world.seen;
    unsigned attack = 1U << seen.taker;
    if (seen.partner != kNone) attack |= 1U << seen.partner;
    if (seen.called != kNoCard)
        for (int seat = 0; seat < world.play.players; ++seat)
            if (world.play.hands[seat].has(seen.called)) attack |= 1U << seat;
    return attack;
}

// A choice in a world: sides, tally and pile as they are there.
template <Game kGame>
void open_world(const PlayRules& rules, const Choice& choice, const PastTrick* past, CardSet pile,
                Watched& world) noexcept {
    Play& play = world.play;
    if constexpr (kGame == Game::kFrench) {
        const unsigned attack = attack_of(world);
        play.attack = static_cast<std::uint8_t>(attack);
        play.french = tally_of(past, play.tricks, choice.watched.play.french, attack, rules);
        if (choice.stakes.pile_attacks) play.french.won |= pile;
    } else if constexpr (kGame == Game::kGreer) {
        if (rules.discard_scores) play.won[world.seen.taker] |= pile - CardSet::of(kExcuse);
    }
    if (choice.stakes.pile_known) world.seen.aside = pile;
}

// What the seat has of a deal that was played to its end.
template <Game kGame>
double score_of(const PlayRules& rules, const Watched& line, const Stakes& stakes,
                int seat) noexcept {
    const Play& play = line.play;
    if constexpr (kGame == Game::kFrench) {
        const FrenchPremiums premiums{stakes.factor, stakes.poignees, stakes.slam_announced};
        return share_of(seat, play.players, play.attack, line.seen.taker) *
               french_score(counted(play.french), premiums, rules.french);
    } else {
        int others = 0;
        for (int other = 0; other < play.players; ++other)
            if (other != seat) others += play.points[other];
        return play.points[seat] - static_cast<double>(others) / (play.players - 1);
    }
}

void roll_out(const PlayRules& rules, int seat, const Choice* choices, std::size_t count,
              const WorldSet& worlds, const PastTrick* past, std::uint64_t seed, Rollouts* sums) {
    if (count == 0) return;
    with_table(rules.game, choices[0].watched.play.players, [&]<Game kGame, int kPlayers>() {
        for (std::size_t n = 0; n < worlds.count; ++n) {
            const double weight = static_cast<double>(worlds.weights[n]);
            for (std::size_t at = 0; at < count; ++at) {
                Watched line = choices[at].watched;
                const CardSet pile = fill(line, worlds, n);
                open_world<kGame>(rules, choices[at], past, pile, line);
                Random words = Random::from(seed, n);
                if (choices[at].card != kNoCard) watch(line, choices[at].card, rules);
                while (!line.play.over())
                    watch(line, chosen<kGame, kPlayers>(rules, line, kFrenchPolicy, words.next()),
                          rules);
                const double score = score_of<kGame>(rules, line, choices[at].stakes, seat);
                sums[at].total += weight * score;
                sums[at].squares += weight * score * score;
            }
        }
    });
}

void open(const PlayRules& rules, const Choice& choice, const WorldSet& worlds, std::size_t n,
          const PastTrick* past, Watched& world) {
    world = choice.watched;
    const CardSet pile = fill(world, worlds, n);
    open_world<Game::kFrench>(rules, choice, past, pile, world);
}

void weigh_worlds(const PlayRules& rules, const Watched& watched, int seat, const Past& past,
                  const WorldSet& worlds, const Manner& manner, float* logs) {
    // Who played what: a world's deal begins with it in the hands.
    CardSet played[kMaxPlayers];
    Play again;
    again.players = watched.play.players;
    again.hand_size = watched.play.hand_size;
    again.turn = again.leader = past.leader;
    again.excuse_owner = past.leader;  // somebody: what is won does not matter here
    for (int n = 0; n < past.count; ++n) {
        played[again.turn] |= CardSet::of(past.cards[n]);
        push(again, past.cards[n], rules);
    }
    with_table(rules.game, again.players, [&]<Game kGame, int kPlayers>() {
        for (std::size_t n = 0; n < worlds.count; ++n) {
            Watched world = watched;
            Table table;
            table.players = kPlayers;
            table.leader = past.leader;
            table.called = watched.seen.called;
            table.pile = fill(world, worlds, n);
            for (int other = 0; other < kPlayers; ++other)
                table.hands[other] = world.play.hands[other] | played[other];
            if constexpr (kGame == Game::kFrench)
                table.attack = static_cast<std::uint8_t>(attack_of(world));
            if constexpr (kGame == Game::kGreer) table.dealer = watched.seen.taker;
            logs[n] = log_of_world<kGame, kPlayers>(rules, table, past, seat, manner);
        }
    });
}

}  // namespace

const PolicyKernels kPolicyKernels{card,     signal,   weigh, lay_away,    call,     margin,
                                   features, bid,      slam,  poignee,     play_out, simulate,
                                   bid_out,  roll_out, open,  weigh_worlds};

}  // namespace OUDLER_VARIANT
}  // namespace oudler
