// What a seat knows at its turn: the policy's opinion of its cards, worlds drawn and weighed, cards
// and other choices played out or solved in them.

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <new>
#include <optional>
#include <tuple>
#include <vector>

#include "bindings.hpp"
#include "casters.hpp"

#include "oudler/deals.hpp"
#include "oudler/policy.hpp"
#include "oudler/study.hpp"
#include "positions.hpp"
#include "worlds.hpp"

namespace oudler::bindings {

namespace {

// A card or a seat that need not be there.
std::uint8_t checked(std::optional<int> number, int below, const char* name) {
    if (!number) return kNone;
    if (*number < 0 || *number >= below) refuse("%s: %d is none", name, *number);
    return static_cast<std::uint8_t>(*number);
}

// Worlds that were drawn, each with its weight; the weights add up to 1.
struct Sample {
    std::vector<std::uint8_t> holders;
    std::vector<int> counts;  // of the cards of each holder
    CardSet hidden;           // all of these cards
    std::vector<CardSet> hands;
    std::vector<float> weights;
    double evidence = 0;  // the logarithm of the mean likelihood

    std::size_t count() const { return weights.size(); }
    WorldSet set() const {
        return {holders.data(), static_cast<int>(holders.size()), hands.data(), weights.data(),
                weights.size()};
    }
    // How many equally likely worlds would tell as much.
    double effective() const {
        double squares = 0;
        for (const float weight : weights)
            squares += static_cast<double>(weight) * static_cast<double>(weight);
        return 1 / squares;
    }
};

// Weights from logarithms of likelihoods.
std::vector<float> weights_of(const std::vector<float>& logs, double& evidence) {
    const float most = *std::max_element(logs.begin(), logs.end());
    std::vector<float> weights;
    double sum = 0;
    for (const float log : logs) {
        weights.push_back(std::exp(log - most));
        sum += static_cast<double>(weights.back());
    }
    evidence = static_cast<double>(most) + std::log(sum / static_cast<double>(logs.size()));
    for (float& weight : weights) weight = static_cast<float>(static_cast<double>(weight) / sum);
    return weights;
}

// So many worlds of a larger sample that stand for all of it: each is taken as often as its weight
// asks, by equal steps through the weights from a random start.
Sample thinned(const Sample& all, std::size_t keep, Random& random) {
    Sample kept;
    kept.holders = all.holders;
    kept.counts = all.counts;
    kept.hidden = all.hidden;
    kept.evidence = all.evidence;
    const std::size_t wide = all.holders.size();
    const double step = 1 / static_cast<double>(keep);
    double next = step * static_cast<double>(random.next()) / 4294967296.0;
    double sum = 0;
    for (std::size_t n = 0; n < all.count(); ++n) {
        sum += static_cast<double>(all.weights[n]);
        const bool last = n + 1 == all.count();
        int times = 0;
        for (; next < sum || (last && next < 1 - step / 2); next += step) ++times;
        if (times == 0) continue;
        for (std::size_t holder = 0; holder < wide; ++holder)
            kept.hands.push_back(all.hands[n * wide + holder]);
        kept.weights.push_back(static_cast<float>(times * step));
    }
    return kept;
}

// What a seat knows while the cards are played, at its turn to play; or before the first card.
struct Sight {
    PlayRules rules;
    Watched watched;
    std::vector<PastTrick> past;
    std::vector<Card> cards;
    std::uint8_t seat;
    std::uint8_t first_leader;

    Sight(const PlayRules& play_rules, int players, int own, CardSet hand, int leader,
          const std::vector<Card>& in_order, std::optional<int> taker, std::optional<int> called,
          CardSet aside, CardSet gone, const std::optional<std::vector<CardSet>>& shown,
          const std::optional<std::vector<CardSet>>& excluded)
        : rules(play_rules),
          cards(in_order),
          seat(static_cast<std::uint8_t>(own)),
          first_leader(static_cast<std::uint8_t>(leader)) {
        const int size = hand_size(rules.game, players);
        if (size == 0) refuse("the game is not played by so many");
        if (own < 0 || own >= players || leader < 0 || leader >= players)
            refuse("seat, leader: no seat of the table");
        Table table;
        table.players = static_cast<std::uint8_t>(players);
        table.leader = static_cast<std::uint8_t>(leader);
        table.called = checked(called, kFirstTrump, "called");
        table.hands[0] = some_cards(size);  // begun() counts them
        watched.play = begun(rules, table);
        Play& play = watched.play;
        Seen& seen = watched.seen;
        play.hands[0] = {};
        play.hands[seat] = checked_set(hand, "hand");
        play.attack = 0;
        seen.taker = checked(taker, players, "taker");
        seen.called = table.called;
        seen.aside = checked_set(aside, "aside");
        seen.gone = checked_set(gone, "gone");
        if (rules.game == Game::kFrench && !taker) refuse("taker: nobody takes");
        if (cards.size() >= static_cast<std::size_t>(size * players))
            refuse("cards: the deal is over");
        for (const Card card : cards) {
            if (card >= kCards || seen.played.has(card) || play.hands[seat].has(card))
                refuse("cards: %d cannot have been played", card);
            RunningTrick trick = play.trick;
            add_card(trick, card, play.turn, play.on_table == 0);
            const int winner = watch(watched, card, rules);
            if (winner == kNone) refuse("cards: a trick that nobody takes");
            if (winner >= 0)
                past.push_back({trick.cards, static_cast<std::uint8_t>(winner), trick.excuse});
        }
        if (play.turn != seat && !cards.empty()) refuse("seat: it is not its turn");
        if (play.hands[seat].size() != size - play.tricks)
            refuse("hand: needed are %d cards", size - play.tricks);
        add("shown", shown, players, seen.shown);
        add("excluded", excluded, players, seen.excluded);
    }

    // The first cards of the pack: so many, and any will do.
    static CardSet some_cards(int count) {
        CardSet set;
        for (int card = 0; card < count; ++card) set |= CardSet::of(static_cast<Card>(card));
        return set;
    }

    static void add(const char* name, const std::optional<std::vector<CardSet>>& sets, int players,
                    CardSet* to) {
        if (!sets) return;
        if (sets->size() != static_cast<std::size_t>(players))
            refuse("%s: needed is a set for each seat", name);
        for (std::size_t seat = 0; seat < sets->size(); ++seat)
            to[seat] |= checked_set((*sets)[seat], name);
    }

    void check_turn() const {
        if (watched.play.turn != seat) refuse("seat: it is not its turn");
    }

    // The seats of holders of worlds, which must be all the others.
    std::vector<std::uint8_t> seats_of(const Worlds& worlds,
                                       const std::vector<std::optional<int>>& holders) const {
        const Play& play = watched.play;
        if (static_cast<int>(holders.size()) != worlds.sampler.holders)
            refuse("holders: needed is a seat or None for each holder of the worlds");
        std::vector<std::uint8_t> seats;
        unsigned filled = 1U << seat;
        for (std::size_t at = 0; at < holders.size(); ++at) {
            seats.push_back(checked(holders[at], play.players, "holders"));
            if (seats[at] == kNone) continue;
            if ((filled >> seats[at] & 1) != 0) refuse("holders: a seat that has its cards");
            filled |= 1U << seats[at];
            if (worlds.counts[at] != cards_left(seats[at]))
                refuse("holders: seat %d has another number of cards", seats[at]);
        }
        if (filled != (1U << play.players) - 1) refuse("holders: a seat without cards");
        if (!free_of(worlds.hidden)) refuse("worlds: a card is played or in the seat's own hand");
        return seats;
    }

    // How many cards a seat has at this moment.
    int cards_left(std::size_t other) const {
        const Play& play = watched.play;
        const int place = (static_cast<int>(other) + play.players - play.leader) % play.players;
        return play.hand_size - play.tricks - (place < play.on_table ? 1 : 0);
    }

    // Whether others may hold these cards: they are neither played nor in the seat's own hand.
    bool free_of(CardSet cards_of_others) const {
        return (cards_of_others & (watched.seen.played | watched.play.hands[seat])).empty();
    }

    Past past_of(const std::optional<std::vector<CardSet>>& shown,
                 const std::optional<std::vector<CardSet>>& excluded, CardSet talon, int first,
                 const std::vector<int>& said) const {
        const int players = watched.play.players;
        Past told;
        told.leader = first_leader;
        told.cards = cards.data();
        told.count = static_cast<int>(cards.size());
        add("shown", shown, players, told.shown);
        add("excluded", excluded, players, told.excluded);
        told.gone = watched.seen.gone;
        told.talon = checked_set(talon, "talon");
        told.takes_talon = !talon.empty();
        told.taker = watched.seen.taker;
        if (said.size() > static_cast<std::size_t>(players)) refuse("said: more than the players");
        if (!said.empty()) check_french(rules, players);
        told.first_to_speak = checked(first, players, "first");
        told.spoken = static_cast<int>(said.size());
        for (std::size_t n = 0; n < said.size(); ++n) {
            if (said[n] < 0 || said[n] > 4) refuse("said: %d is no contract", said[n]);
            told.said[n] = static_cast<Contract>(said[n]);
        }
        return told;
    }

    Sample sample(const Worlds& worlds, const std::vector<std::optional<int>>& holders,
                  std::size_t count, std::uint64_t seed, std::optional<std::size_t> keep,
                  const std::optional<Manner>& manner,
                  const std::optional<std::vector<CardSet>>& shown,
                  const std::optional<std::vector<CardSet>>& excluded, CardSet talon, int first,
                  const std::vector<int>& said, std::optional<std::string_view> isa) const {
        const PolicyKernels& kernel = policy_kernels(isa_named(isa));
        if (count == 0 || count > kMostWorlds) refuse("count: %zu is none or too many", count);
        if (keep && *keep == 0) refuse("keep: none");
        Sample all;
        all.holders = seats_of(worlds, holders);
        all.counts = worlds.counts;
        all.hidden = worlds.hidden;
        const Past told = past_of(shown, excluded, talon, first, said);
        const nb::gil_scoped_release released;
        const std::size_t wide = holders.size();
        all.hands.resize(count * wide);
        for (std::size_t n = 0; n < count; ++n) {
            Random random = Random::from(seed, n);
            worlds.sampler.draw(random, &all.hands[n * wide]);
        }
        if (!manner) {
            all.weights.assign(count, 1 / static_cast<float>(count));
        } else {
            std::vector<float> logs(count);
            all.weights.resize(count);
            kernel.weigh_worlds(rules, watched, seat, told, all.set(), *manner, logs.data());
            all.weights = weights_of(logs, all.evidence);
        }
        if (!keep || *keep >= count) return all;
        Random random = Random::from(seed, count);
        return thinned(all, *keep, random);
    }

    // The logarithm of the likelihood of one world.
    double likelihood(const std::vector<CardSet>& hands, const Manner& manner,
                      const std::optional<std::vector<CardSet>>& shown,
                      const std::optional<std::vector<CardSet>>& excluded, CardSet talon, int first,
                      const std::vector<int>& said) const {
        const Past told = past_of(shown, excluded, talon, first, said);
        const std::size_t players = static_cast<std::size_t>(watched.play.players);
        if (hands.size() != players) refuse("hands: needed is one for each seat");
        std::vector<std::uint8_t> seats;
        std::vector<CardSet> others;
        CardSet dealt;
        for (std::size_t other = 0; other < players; ++other) {
            if (other == seat) continue;
            const CardSet hand = checked_set(hands[other], "hands");
            if (hand.size() != cards_left(other))
                refuse("hands: seat %zu has another number of cards", other);
            if (!free_of(hand) || !(hand & dealt).empty())
                refuse("hands: a card of seat %zu is in two places", other);
            dealt |= hand;
            seats.push_back(static_cast<std::uint8_t>(other));
            others.push_back(hand);
        }
        const float weight = 1;
        float log = 0;
        policy_kernels(best_isa())
            .weigh_worlds(rules, watched, seat, told,
                          {seats.data(), static_cast<int>(seats.size()), others.data(), &weight, 1},
                          manner, &log);
        return static_cast<double>(log);
    }

    int signal(int card) const {
        check_turn();
        if (card < 0 || card >= kCards || !legal(watched.play, rules).has(static_cast<Card>(card)))
            refuse("card: not one that may be played");
        return policy_kernels(best_isa()).signal(watched, static_cast<Card>(card));
    }

    using Rows = std::vector<std::tuple<int, double, double>>;

    Rows roll_out(const Sample& worlds, std::uint64_t seed, int factor, int poignees, bool slam,
                  bool pile_attacks, bool pile_known, std::optional<CardSet> only,
                  std::optional<std::string_view> isa) const {
        check_turn();
        check_stakes(factor, poignees);
        CardSet options = legal(watched.play, rules);
        if (only) options = options & checked_set(*only, "cards");
        std::vector<Choice> choices;
        for (CardSet rest = options; !rest.empty(); rest -= CardSet::of(rest.lowest()))
            choices.push_back(
                {watched, {factor, poignees, slam, pile_attacks, pile_known}, rest.lowest()});
        const std::vector<Rollouts> sums = played_out(choices, worlds, seed, isa);
        Rows found;
        for (std::size_t at = 0; at < choices.size(); ++at) {
            const auto [mean, error] = weighted_mean(sums[at], worlds);
            found.emplace_back(choices[at].card, mean, error);
        }
        return found;
    }

    // Another seat's worlds, or those of another moment or deal, would put cards in two places.
    void check_worlds(const Sample& worlds) const {
        unsigned held = 1U << seat;
        bool fit = worlds.count() != 0 && free_of(worlds.hidden);
        for (std::size_t at = 0; at < worlds.holders.size(); ++at) {
            const std::uint8_t holder = worlds.holders[at];
            if (holder == kNone) continue;
            held |= 1U << holder;
            fit = fit && holder < watched.play.players && worlds.counts[at] == cards_left(holder);
        }
        if (!fit || held != (1U << watched.play.players) - 1)
            refuse("worlds: they were drawn for another seat");
    }

    static void check_stakes(int factor, int poignees) {
        if (factor < 1 || factor > 6 || poignees < 0 || poignees > 120)
            refuse("%s", text_of(PositionFault::kFactor));
    }

    static std::tuple<double, double> weighted_mean(const Rollouts& sum, const Sample& worlds) {
        const double variance = std::max(0.0, sum.squares - sum.total * sum.total);
        return {sum.total, std::sqrt(variance / std::max(1.0, worlds.effective() - 1))};
    }

    std::vector<Rollouts> played_out(const std::vector<Choice>& choices, const Sample& worlds,
                                     std::uint64_t seed,
                                     std::optional<std::string_view> isa) const {
        const PolicyKernels& kernel = policy_kernels(isa_named(isa));
        check_worlds(worlds);
        std::vector<Rollouts> sums(choices.size());
        const nb::gil_scoped_release released;
        kernel.roll_out(rules, seat, choices.data(), choices.size(), worlds.set(), past.data(),
                        seed, sums.data());
        return sums;
    }
};

// The deal as the solver takes it, at the turn of the seat that looks.
SolverPosition position_of(const Watched& world, const std::vector<Card>& cards) {
    const Play& play = world.play;
    const FrenchCount count = counted(play.french);
    SolverPosition position;
    position.players = play.players;
    position.attack = play.attack;
    for (std::size_t seat = 0; seat < play.players; ++seat) position.hands[seat] = play.hands[seat];
    position.leader = play.leader;
    position.played = play.on_table;
    for (std::size_t at = 0; at < play.on_table; ++at)
        position.trick[at] = cards[cards.size() - play.on_table + at];
    position.trumps_broken = play.broken;
    position.barred = play.barred;
    position.points = count.half_points;
    position.oudlers = count.oudlers;
    position.attack_tricks = count.attack_tricks;
    position.defence_tricks = count.tricks - count.attack_tricks;
    position.petit_in_trick_before = play.french.petit_in_last;
    return position;
}

// What a seat's cards are worth when all is open and everybody plays perfectly: rows of card, mean
// score, and the weight of the worlds in which that is certain; and the nodes that it took.
std::tuple<Sight::Rows, std::uint64_t> solve(const Sight& self, const Sample& worlds,
                                             std::uint64_t nodes, std::size_t table_bytes,
                                             int factor, int poignees, bool slam, bool pile_attacks,
                                             bool pile_known) {
    self.check_turn();
    check_french(self.rules, self.watched.play.players);
    self.check_worlds(worlds);
    Solver solver(table_bytes);
    if (!solver.valid()) throw std::bad_alloc();
    const PlayRules& play_rules = self.rules;
    const SolverRules rules{
        play_rules.french.excuse_changes_side, play_rules.french.petit_au_bout_before_excuse,
        play_rules.trick.undertrump_lowest, play_rules.trick.trump_lead_needs_break};
    SolverObjective objective;
    objective.kind = SolverObjective::Kind::kScore;
    objective.factor = factor;
    objective.poignees = poignees;
    objective.slam_announced = slam;
    objective.defence_slam = play_rules.french.defence_slam;
    const Choice choice{self.watched, {factor, poignees, slam, pile_attacks, pile_known}, kNoCard};
    SolverStatistics statistics;
    std::array<double, kCards> totals{};
    std::array<double, kCards> exact{};
    CardSet options = legal(self.watched.play, play_rules);
    const StudyOptions wanted{true, false, SolverFeatures{}};
    const PolicyKernels& kernel = policy_kernels(best_isa());
    const WorldSet set = worlds.set();
    PositionFault fault = PositionFault::kFine;
    {
        const nb::gil_scoped_release released;
        Study answer;
        for (std::size_t n = 0; n < set.count && fault == PositionFault::kFine; ++n) {
            Watched world;
            kernel.open(play_rules, choice, set, n, self.past.data(), world);
            const SolverPosition position = position_of(world, self.cards);
            fault = check(position, objective);
            if (fault != PositionFault::kFine) break;
            SolverStatistics spent;
            study(solver, position, rules, objective, {nodes, nullptr}, wanted, answer, spent);
            statistics.nodes += spent.nodes;
            const int share =
                share_of(self.seat, world.play.players, world.play.attack, world.seen.taker);
            const double weight = static_cast<double>(set.weights[n]);
            for (CardSet rest = options; !rest.empty(); rest -= CardSet::of(rest.lowest())) {
                const SolverBounds& bounds = answer.cards[rest.lowest()];
                totals[rest.lowest()] += weight * share * 0.5 * (bounds.lower + bounds.upper);
                if (bounds.exact()) exact[rest.lowest()] += weight;
            }
        }
    }
    if (fault != PositionFault::kFine) refuse("%s", text_of(fault));
    Sight::Rows found;
    for (; !options.empty(); options -= CardSet::of(options.lowest()))
        found.emplace_back(options.lowest(), totals[options.lowest()], exact[options.lowest()]);
    return {found, statistics.nodes};
}

// What different ways into a deal are worth to the same seat, before its first card.
std::vector<std::tuple<double, double>> compare(const std::vector<const Sight*>& sights,
                                                const Sample& worlds, std::uint64_t seed,
                                                int factor, const std::vector<int>& poignees,
                                                const std::vector<bool>& slams, bool pile_attacks,
                                                bool pile_known,
                                                std::optional<std::string_view> isa) {
    if (sights.empty()) refuse("sights: none");
    if (poignees.size() != sights.size() || slams.size() != sights.size())
        refuse("poignees, slams: needed is one for each of the sights");
    std::vector<Choice> choices;
    for (std::size_t at = 0; at < sights.size(); ++at) {
        if (sights[at] == nullptr) refuse("sights: None is none");
        const Sight& one = *sights[at];
        const Sight& first = *sights[0];
        if (one.rules.game != first.rules.game || one.seat != first.seat ||
            one.cards != first.cards || one.watched.play.players != first.watched.play.players ||
            (!one.cards.empty() && one.first_leader != first.first_leader))
            refuse("sights: of another seat or another time");
        one.check_worlds(worlds);
        Sight::check_stakes(factor, poignees[at]);
        choices.push_back(
            {one.watched, {factor, poignees[at], slams[at], pile_attacks, pile_known}, kNoCard});
    }
    std::vector<std::tuple<double, double>> found;
    for (const Rollouts& sum : sights[0]->played_out(choices, worlds, seed, isa))
        found.push_back(Sight::weighted_mean(sum, worlds));
    return found;
}

}  // namespace

void add_sight(nb::module_& module) {
    using namespace nb::literals;

    nb::class_<Manner>(module, "Manner", "How far players keep to the policy.")
        .def(
            "__init__",
            [](Manner* manner, float heat, float slip, float lowest, float bid_spread,
               float discard, float trust, float signals) {
                // Within these no likelihood is 0 or beyond what a float holds.
                const auto within = [](float value, float low, float high) {
                    return value >= low && value <= high;
                };
                if (!within(heat, 0.01F, 1000) || !within(bid_spread, 0.01F, 1000))
                    refuse("heat, bid_spread: from 0.01 to 1000");
                if (!within(slip, 1e-6F, 1) || !within(lowest, 1e-6F, 1 - 1e-6F))
                    refuse("slip, lowest: between 0 and 1, the ends left out");
                if (!within(discard, 0, 1000) || !within(trust, 0, 1000))
                    refuse("discard, trust: from 0 to 1000");
                if (!within(signals, 0, 1)) refuse("signals: from 0 to 1");
                new (manner) Manner{heat, slip, lowest, bid_spread, discard, trust, signals};
            },
            nb::kw_only(), "heat"_a = Manner{}.heat, "slip"_a = Manner{}.slip,
            "lowest"_a = Manner{}.lowest, "bid_spread"_a = Manner{}.bid_spread,
            "discard"_a = Manner{}.discard, "trust"_a = Manner{}.trust,
            "signals"_a = Manner{}.signals);

    nb::class_<Sample>(module, "Sample", "Worlds that were drawn, each with its weight.")
        .def_prop_ro("count", &Sample::count)
        .def_prop_ro("effective", &Sample::effective)
        .def_ro("weights", &Sample::weights)
        .def_ro("evidence", &Sample::evidence)
        .def(
            "part",
            [](const Sample& self, std::size_t keep, std::uint64_t seed) {
                if (keep == 0) refuse("keep: none");
                Random random = Random::from(seed, 0);
                return keep < self.count() ? thinned(self, keep, random) : self;
            },
            "keep"_a, "seed"_a, "So many worlds that stand for all.")
        .def(
            "hands",
            [](const Sample& self, std::size_t n) {
                if (n >= self.count()) refuse("world %zu of %zu", n, self.count());
                const std::size_t wide = self.holders.size();
                return std::vector<CardSet>(
                    self.hands.begin() + static_cast<std::ptrdiff_t>(n * wide),
                    self.hands.begin() + static_cast<std::ptrdiff_t>((n + 1) * wide));
            },
            "world"_a);

    nb::class_<Sight>(module, "Sight", "What a seat knows at its turn to play a card.")
        .def(nb::init<const PlayRules&, int, int, CardSet, int, const std::vector<Card>&,
                      std::optional<int>, std::optional<int>, CardSet, CardSet,
                      const std::optional<std::vector<CardSet>>&,
                      const std::optional<std::vector<CardSet>>&>(),
             "rules"_a, "players"_a, "seat"_a, "hand"_a, "leader"_a, "cards"_a, nb::kw_only(),
             "taker"_a = nb::none(), "called"_a = nb::none(), "aside"_a = CardSet{},
             "gone"_a = CardSet{}, "shown"_a = nb::none(), "excluded"_a = nb::none())
        .def_prop_ro("legal",
                     [](const Sight& self) {
                         self.check_turn();
                         return legal(self.watched.play, self.rules);
                     })
        .def(
            "card",
            [](const Sight& self, std::uint32_t word, std::optional<std::string_view> isa) {
                self.check_turn();
                return policy_kernels(isa_named(isa)).card(self.rules, self.watched, word);
            },
            "word"_a = 0, nb::kw_only(), "isa"_a = nb::none(), "The card that the policy plays.")
        .def(
            "weigh",
            [](const Sight& self) {
                self.check_turn();
                float values[kCards];
                policy_kernels(best_isa()).weigh(self.rules, self.watched, values);
                nb::dict found;
                for (int card = 0; card < kCards; ++card)
                    if (values[card] > -1000) found[nb::int_(card)] = values[card];
                return found;
            },
            "What the policy makes of each card worth a thought.")
        .def("sample", &Sight::sample, "worlds"_a, "holders"_a, "count"_a, "seed"_a, nb::kw_only(),
             "keep"_a = nb::none(), "manner"_a = nb::none(), "shown"_a = nb::none(),
             "excluded"_a = nb::none(), "talon"_a = CardSet{}, "first"_a = 0,
             "said"_a = std::vector<int>{}, "isa"_a = nb::none(),
             "Draw worlds and weigh them by what lies behind.")
        .def("likelihood", &Sight::likelihood, "hands"_a, "manner"_a, nb::kw_only(),
             "shown"_a = nb::none(), "excluded"_a = nb::none(), "talon"_a = CardSet{},
             "first"_a = 0, "said"_a = std::vector<int>{},
             "The logarithm of the likelihood of one world.")
        .def("signal", &Sight::signal, "card"_a, "The card that signals in place of a small one.")
        .def("roll_out", &Sight::roll_out, "worlds"_a, "seed"_a, nb::kw_only(), "factor"_a = 1,
             "poignees"_a = 0, "slam"_a = false, "pile_attacks"_a = true, "pile_known"_a = true,
             "cards"_a = nb::none(), "isa"_a = nb::none(),
             "Each card's mean score over worlds played out.");

    module.def("solve_worlds", &solve, "sight"_a, "worlds"_a, nb::kw_only(), "nodes"_a = 0,
               "table_bytes"_a = std::size_t{4} << 20, "factor"_a = 1, "poignees"_a = 0,
               "slam"_a = false, "pile_attacks"_a = true, "pile_known"_a = true,
               "Each card's mean score over worlds that are solved.");
    module.def("compare", &compare, "sights"_a, "worlds"_a, "seed"_a, nb::kw_only(), "factor"_a = 1,
               "poignees"_a, "slams"_a, "pile_attacks"_a = true, "pile_known"_a = true,
               "isa"_a = nb::none(), "What ways into a deal are worth to a seat.");
}

}  // namespace oudler::bindings
