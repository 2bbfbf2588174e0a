// The policy: the variants agree, it looks only at what the seat may know, and it does not do what
// players complain about in other programs (each over many deals).

#include <cstring>
#include <utility>

#include "check.hpp"
#include "oudler/deals.hpp"
#include "oudler/kernels.hpp"
#include "oudler/policy.hpp"

namespace {

using namespace oudler;

constexpr std::size_t kDeals = 300;
Table tables[kDeals];
Simulated deals[kDeals];
Simulated others[kDeals];
std::uint8_t cards[kDeals * kCards];
std::uint8_t again[kDeals * kCards];
std::int16_t results[kDeals * kResults];
std::int16_t replayed[kDeals * kResults];

template <class Run>
void each_table(Run&& run) {
    const PlayRules all[] = {kFft, kMichelsen, kMathers, kMathers1888, kGreer};
    for (const PlayRules& rules : all)
        for (int players = 2; players <= kMaxPlayers; ++players)
            if (hand_size(rules.game, players) != 0) run(rules, players);
}

// Calls `look(watched, card, options)` for every card that the policy plays in many deals.
template <class Look>
void each_card(const PlayRules& rules, int players, Look&& look) {
    const PolicyKernels& kernel = policy_kernels(best_isa());
    kernels(best_isa()).random_tables(rules, players, 3, 0, kDeals, tables);
    for (std::size_t n = 0; n < kDeals; ++n) {
        Watched watched = watched_from(rules, tables[n], true);
        Random random = Random::from(5, n);
        while (!watched.play.over()) {
            const std::uint32_t word = random.next();
            const Card card = kernel.card(rules, watched, word);
            look(watched, card, word);
            watch(watched, card, rules);
        }
    }
}

TEST(policy_plays_legal_cards_and_the_variants_agree) {
    each_table([](const PlayRules& rules, int players) {
        kernels(Isa::kScalar).random_tables(rules, players, 3, 0, kDeals, tables);
        policy_kernels(Isa::kScalar).play_out(rules, tables, true, 5, 0, kDeals, cards, results);
        int ply = 0;
        PlayOutput output;
        output.results = replayed;
        CHECK(kernels(Isa::kScalar).replay(rules, tables, cards, kDeals, output, ply) == kDeals);
        CHECK(std::memcmp(results, replayed, sizeof results) == 0);
        for (int n = 1; n < kIsas; ++n) {
            const Isa isa = static_cast<Isa>(n);
            if (!available(isa)) continue;
            std::memset(again, 0, sizeof again);
            policy_kernels(isa).play_out(rules, tables, true, 5, 0, kDeals, again, replayed);
            const std::size_t plies = static_cast<std::size_t>(tables[0].hands[0].size() * players);
            CHECK(std::memcmp(cards, again, kDeals * plies) == 0);
            CHECK(std::memcmp(results, replayed, sizeof results) == 0);
        }
    });
}

TEST(simulated_deals_agree_between_variants_and_are_sane) {
    for (int players = 3; players <= 5; ++players) {
        policy_kernels(Isa::kScalar).simulate(kFft, players, 9, 0, kDeals, deals);
        int taken = 0;
        int made = 0;
        for (const Simulated& deal : deals) {
            if (deal.taker == kNone) continue;
            ++taken;
            made += deal.score > 0;
            CHECK(fault_of(kFft, deal.table) == Fault::kFine);
            CHECK((deal.table.attack >> deal.taker & 1) != 0);
            if (deal.contract <= static_cast<std::uint8_t>(Contract::kGarde))
                CHECK((deal.table.pile & kNeverLaidAway).empty());
        }
        CHECK(taken > 150 && made * 2 > taken && made < taken);
        for (int n = 1; n < kIsas; ++n) {
            const Isa isa = static_cast<Isa>(n);
            if (!available(isa)) continue;
            policy_kernels(isa).simulate(kFft, players, 9, 0, kDeals, others);
            for (std::size_t at = 0; at < kDeals; ++at) {
                CHECK(deals[at].score == others[at].score);
                CHECK(std::memcmp(deals[at].results, others[at].results, sizeof(results[0]) * 6) ==
                      0);
            }
        }
    }
}

TEST(policy_looks_only_at_what_the_seat_may_know) {
    each_table([](const PlayRules& rules, int players) {
        each_card(rules, players, [&](const Watched& watched, Card card, std::uint32_t word) {
            Watched blind = watched;
            Play& play = blind.play;
            for (int seat = 0; seat < players; ++seat)
                if (seat != play.turn) play.hands[seat] = {};
            play.attack = 0;
            play.french = {};
            for (int seat = 0; seat < players; ++seat) play.won[seat] = {};
            if (play.turn != blind.seen.taker) blind.seen.aside = {};
            CHECK(policy_kernels(best_isa()).card(rules, blind, word) == card);
        });
    });
}

// Who takes the trick if the card is played last.
bool takes(const Watched& watched, Card card) {
    const RunningTrick& trick = watched.play.trick;
    return trick.led < 0 || beats(card, trick.best, trick.led);
}

TEST(policy_spares_the_21_where_a_lower_trump_takes_the_trick) {
    int wasted = 0;
    for (int players = 3; players <= 5; ++players)
        each_card(kFft, players, [&](const Watched& watched, Card card, std::uint32_t) {
            const Play& play = watched.play;
            if (card != kTwentyOne || play.on_table + 1 != play.players) return;
            const CardSet others = legal(play, kFft) - CardSet{0, kTwentyOneBit | kExcuseBit};
            for (Card lower = kPetit; lower < kTwentyOne; ++lower)
                if (others.has(lower) && takes(watched, lower)) ++wasted;
        });
    CHECK(wasted == 0);
}

TEST(policy_never_leads_trumps_that_nobody_has_while_it_has_other_cards) {
    int drawn = 0;
    for (int players = 3; players <= 5; ++players)
        each_card(kFft, players, [&](const Watched& watched, Card card, std::uint32_t) {
            const Play& play = watched.play;
            if (play.on_table != 0 || card < kFirstTrump || card == kExcuse) return;
            const CardSet unseen = CardSet::all() - watched.seen.played - play.hands[play.turn];
            if ((unseen.trumps & kTrumpMask) == 0 && legal(play, kFft).suits != 0) ++drawn;
        });
    CHECK(drawn == 0);
}

TEST(policy_gives_the_excuse_before_the_last_trick) {
    int lost = 0;
    for (int players = 3; players <= 5; ++players)
        each_card(kFft, players, [&](const Watched& watched, Card card, std::uint32_t) {
            const Play& play = watched.play;
            const bool all = std::has_single_bit(watched.seen.takers) ||
                             (watched.seen.takers & play.attack) == 0 ||
                             (watched.seen.takers & ~play.attack) == 0;
            if (card == kExcuse && play.tricks + 1 == play.hand_size && !all) ++lost;
        });
    CHECK(lost == 0);
}

TEST(policy_leads_the_petit_only_when_no_enemy_has_a_trump) {
    int lost = 0;
    for (int players = 3; players <= 5; ++players)
        each_card(kFft, players, [&](const Watched& watched, Card card, std::uint32_t) {
            const Play& play = watched.play;
            if (card != kPetit || play.on_table != 0) return;
            if ((legal(play, kFft) - CardSet{0, kPetitBit | kExcuseBit}).empty()) return;
            const unsigned side = play.attack >> play.turn & 1;
            for (int seat = 0; seat < players; ++seat)
                lost += (play.attack >> seat & 1) != side &&
                        (play.hands[seat].trumps & kTrumpMask) != 0;
        });
    CHECK(lost == 0);
}

TEST(policy_does_not_throw_honours_to_a_trick_that_is_lost) {
    int thrown = 0;
    each_card(kFft, 4, [&](const Watched& watched, Card card, std::uint32_t) {
        const Play& play = watched.play;
        if (play.on_table != 3 || card >= kFirstTrump || takes(watched, card)) return;
        const bool friendly =
            (play.attack >> play.turn & 1) == (play.attack >> play.trick.winner & 1);
        if (friendly) return;
        const CardSet options = legal(play, kFft);
        for (Card low = 0; low < kFirstTrump; ++low)
            if (options.has(low) && half_points(low) + 2 < half_points(card)) {
                ++thrown;
                return;
            }
    });
    CHECK(thrown < 20);
}

// Worlds of a deal in play: the true one, and others with the hands of two others exchanged.
struct Drawn {
    std::uint8_t holders[kMaxPlayers];
    CardSet hands[4 * kMaxPlayers];
    float weights[4] = {0.25F, 0.25F, 0.25F, 0.25F};
    WorldSet set;

    explicit Drawn(const Watched& watched) {
        const Play& play = watched.play;
        int count = 0;
        for (int n = 1; n < play.players; ++n)
            holders[count++] = static_cast<std::uint8_t>((play.turn + n) % play.players);
        for (int world = 0; world < 4; ++world)
            for (int n = 0; n < count; ++n) hands[world * count + n] = play.hands[holders[n]];
        set = {holders, count, hands, weights, 4};
        // Only hands of the same size may change places.
        for (int world = 1; world < 4; ++world) {
            const int first = world % count;
            const int second = (world + 1) % count;
            CardSet* row = hands + world * count;
            if (row[first].size() == row[second].size()) std::swap(row[first], row[second]);
        }
    }
};

TEST(worlds_are_weighed_and_played_out_alike_by_all_variants) {
    each_table([](const PlayRules& rules, int players) {
        kernels(Isa::kScalar).random_tables(rules, players, 11, 0, 20, tables);
        const PolicyKernels& scalar = policy_kernels(Isa::kScalar);
        for (std::size_t n = 0; n < 20; ++n) {
            Watched watched = watched_from(rules, tables[n], true);
            Random random = Random::from(7, n);
            Card told[kCards];
            PastTrick tricks[kMaxHand];
            Past past;
            past.leader = tables[n].leader;
            past.cards = told;
            past.taker = watched.seen.taker;
            past.takes_talon = true;
            std::size_t behind = 0;
            const int until = static_cast<int>(n) * 3 % (watched.play.hand_size * players - 1);
            while (past.count < until) {
                const Card card = scalar.card(rules, watched, random.next());
                RunningTrick trick = watched.play.trick;
                add_card(trick, card, watched.play.turn, watched.play.on_table == 0);
                told[past.count++] = card;
                const int winner = watch(watched, card, rules);
                if (winner >= 0)
                    tricks[behind++] = {trick.cards, static_cast<std::uint8_t>(winner),
                                        trick.excuse};
            }
            const Drawn drawn(watched);
            const int seat = watched.play.turn;
            Choice choices[2];
            choices[0] = {watched, {}, kNoCard};
            choices[1] = {watched, {}, legal(watched.play, rules).lowest()};
            float logs[4];
            Rollouts sums[2];
            scalar.weigh_worlds(rules, watched, seat, past, drawn.set, Manner{}, logs);
            scalar.roll_out(rules, seat, choices, 2, drawn.set, tricks, 3, sums);
            for (const float log : logs) CHECK(log <= 0);
            for (int variant = 1; variant < kIsas; ++variant) {
                const Isa isa = static_cast<Isa>(variant);
                if (!available(isa)) continue;
                float found[4];
                Rollouts played[2];
                policy_kernels(isa).weigh_worlds(rules, watched, seat, past, drawn.set, Manner{},
                                                 found);
                policy_kernels(isa).roll_out(rules, seat, choices, 2, drawn.set, tricks, 3, played);
                for (int world = 0; world < 4; ++world) CHECK(logs[world] == found[world]);
                for (int choice = 0; choice < 2; ++choice)
                    CHECK(sums[choice].total == played[choice].total &&
                          sums[choice].squares == played[choice].squares);
            }
        }
    });
}

TEST(a_world_is_opened_as_the_deal_was_played) {
    // The true world has the tally that the deal has.
    kernels(Isa::kScalar).random_tables(kFft, 4, 13, 0, 50, tables);
    const PolicyKernels& kernel = policy_kernels(best_isa());
    for (std::size_t n = 0; n < 50; ++n) {
        Watched watched = watched_from(kFft, tables[n], true);
        PastTrick tricks[kMaxHand];
        std::size_t behind = 0;
        Random random = Random::from(7, n);
        while (!watched.play.over()) {
            const Drawn drawn(watched);
            Choice choice{watched, {}, kNoCard};
            choice.watched.play.attack = 0;
            choice.stakes.pile_attacks = tables[n].pile_attacks;
            Watched world;
            kernel.open(kFft, choice, drawn.set, 0, tricks, world);
            CHECK(world.play.attack == watched.play.attack);
            const FrenchCount found = counted(world.play.french);
            const FrenchCount wanted = counted(watched.play.french);
            CHECK(found.half_points == wanted.half_points && found.oudlers == wanted.oudlers);
            CHECK(found.attack_tricks == wanted.attack_tricks && found.tricks == wanted.tricks);
            const Card card = kernel.card(kFft, watched, random.next());
            RunningTrick trick = watched.play.trick;
            add_card(trick, card, watched.play.turn, watched.play.on_table == 0);
            const int winner = watch(watched, card, kFft);
            if (winner >= 0)
                tricks[behind++] = {trick.cards, static_cast<std::uint8_t>(winner), trick.excuse};
        }
    }
}

}  // namespace
