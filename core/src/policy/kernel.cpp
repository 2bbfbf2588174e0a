// The kernels of the policy. Compiled once for each instruction set.

#include "alone.hpp"
#include "choose.hpp"
#include "oudler/constraints.hpp"
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

// What a seat wins or loses in a deal that has been scored.
int share_of(int seat, int players, unsigned attack, int taker) noexcept {
    if ((attack >> seat & 1) == 0) return -1;
    const int others = players - std::popcount(attack);
    if (std::has_single_bit(attack)) return others;
    return seat == taker ? others - 1 : 1;
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

template <int kPlayers>
void roll_out_for(const PlayRules& rules, const Watched& watched, const WorldSampler& sampler,
                  const std::uint8_t* holders, const PastTrick* past, const Stakes& stakes,
                  const Card* cards, std::size_t card_count, std::uint64_t seed, std::size_t worlds,
                  Rollouts* sums) {
    const int seat = watched.play.turn;
    const Seen& seen = watched.seen;
    const FrenchPremiums premiums{stakes.factor, stakes.poignees, stakes.slam_announced};
    for (std::size_t n = 0; n < worlds; ++n) {
        Random random = Random::from(seed, n);
        CardSet drawn[kMaxHolders];
        sampler.draw(random, drawn);
        Watched world = watched;
        Play& play = world.play;
        CardSet held = play.hands[seat];
        for (int holder = 0; holder < sampler.holders; ++holder) {
            if (holders[holder] == kNone) continue;
            play.hands[holders[holder]] = drawn[holder];
            held |= drawn[holder];
        }
        const CardSet pile = CardSet::all() - seen.played - held;
        unsigned attack = 1U << seen.taker;
        if (seen.partner != kNone) attack |= 1U << seen.partner;
        if (seen.called != kNoCard)
            for (int other = 0; other < play.players; ++other)
                if (play.hands[other].has(seen.called)) attack |= 1U << other;
        play.attack = static_cast<std::uint8_t>(attack);
        play.french = tally_of(past, play.tricks, watched.play.french, attack, rules);
        if (stakes.pile_attacks) play.french.won |= pile;
        if (stakes.pile_known) world.seen.aside = pile;
        const int share = share_of(seat, kPlayers, attack, seen.taker);
        const std::uint64_t luck = random.next();
        for (std::size_t at = 0; at < card_count; ++at) {
            Watched line = world;
            Random words = Random::from(luck, n);
            watch(line, cards[at], rules);
            while (!line.play.over())
                watch(line,
                      chosen<Game::kFrench, kPlayers>(rules, line, kFrenchPolicy, words.next()),
                      rules);
            const double score =
                share * french_score(counted(line.play.french), premiums, rules.french);
            sums[at].total += score;
            sums[at].squares += score * score;
        }
    }
}

void roll_out(const PlayRules& rules, const Watched& watched, const WorldSampler& sampler,
              const std::uint8_t* holders, const PastTrick* past, const Stakes& stakes,
              const Card* cards, std::size_t card_count, std::uint64_t seed, std::size_t worlds,
              Rollouts* sums) {
    with_table(Game::kFrench, watched.play.players, [&]<Game kGame, int kPlayers>() {
        roll_out_for<kPlayers>(rules, watched, sampler, holders, past, stakes, cards, card_count,
                               seed, worlds, sums);
    });
}

}  // namespace

const PolicyKernels kPolicyKernels{card, weigh,   lay_away, call,     margin,  features, bid,
                                   slam, poignee, play_out, simulate, bid_out, roll_out};

}  // namespace OUDLER_VARIANT
}  // namespace oudler
