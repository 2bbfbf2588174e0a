// The kernels for playing many deals. Compiled once for each instruction set.

#include "oudler/kernels.hpp"

#include <utility>

#include "oudler/deals.hpp"

namespace oudler {
inline namespace OUDLER_VARIANT {

extern const Kernels kKernels;

namespace {

void write_results(const PlayRules& rules, const Play& play, std::int16_t* row) noexcept {
    for (int n = 0; n < kResults; ++n) row[n] = 0;
    if (rules.game == Game::kFrench) {
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

// Plays one deal to its end and writes what happened; the cards are `given`, or random if that is
// null. Returns the number of plies played, fewer than there are if a card may not be played.
int play_one(const PlayRules& rules, const Table& table, const std::uint8_t* given, Random& random,
             std::size_t number, const PlayOutput& output) noexcept {
    Play play = begun(rules, table);
    const int plies = play.hand_size * play.players;
    const std::size_t first = number * static_cast<std::size_t>(plies);
    for (int ply = 0; ply < plies; ++ply) {
        const CardSet set = legal(play, rules);
        const Card card = given != nullptr ? given[ply] : any_of(set, random);
        if (card >= kCards || !set.has(card)) return ply;
        const std::size_t at = first + static_cast<std::size_t>(ply);
        if (output.cards != nullptr) output.cards[at] = card;
        if (output.legal != nullptr) {
            output.legal[2 * at] = set.suits;
            output.legal[2 * at + 1] = set.trumps;
        }
        const int winner = push(play, card, rules);
        if (winner >= 0 && output.winners != nullptr)
            output.winners[number * play.hand_size + play.tricks - 1] =
                static_cast<std::uint8_t>(winner);
    }
    if (output.results != nullptr) write_results(rules, play, output.results + number * kResults);
    return plies;
}

// The hands of random playouts, which is where the time goes, and the trick at hand. `play_one`
// with random choices, written out for speed; it must give the same results, and a test compares
// them. Random cards make every branch a guess, so there are few: one for what the trick asks of
// the hand (a suit, a trump, nothing), and behind it the shortest way to a card.
template <int kPlayers>
struct FastTrick {
    std::uint64_t suits[kPlayers];  // hands, by seat
    std::uint64_t trumps[kPlayers];
    std::uint64_t suits_in;  // the cards of the trick, without the Excuse
    std::uint64_t trumps_in;
    std::uint64_t follow;  // the suit led
    std::uint64_t over;    // all ones where one must overtrump
    bool duty;             // whether one must trump without the suit led
    bool lowest;           // whether one must undertrump with the lowest
    bool led;
    int cards[kPlayers];  // by place
    int excuse;           // the place of the Excuse, or -1

    OUDLER_INLINE void put_suit(int place, int seat, std::uint64_t bit) noexcept {
        suits[seat] ^= bit;
        suits_in |= bit;
        cards[place] = std::countr_zero(bit);
    }
    OUDLER_INLINE void put_trump(int place, int seat, std::uint64_t bit) noexcept {
        trumps[seat] ^= bit;
        cards[place] = kFirstTrump + std::countr_zero(bit);
        if (bit == kExcuseBit)
            excuse = place;
        else
            trumps_in |= bit;
    }

    // Any card of these, as a lead or where nothing is asked for.
    template <int kPlace>
    OUDLER_INLINE void play_any(int seat, std::uint64_t from_suits, std::uint64_t from_trumps,
                                Random& random) noexcept {
        const std::uint32_t in_suits = static_cast<std::uint32_t>(std::popcount(from_suits));
        const std::uint32_t n =
            random.below(in_suits + static_cast<std::uint32_t>(std::popcount(from_trumps)));
        if (n < in_suits)
            put_suit(kPlace, seat, nth_bit(from_suits, n));
        else
            put_trump(kPlace, seat, nth_bit(from_trumps, n - in_suits));
        if (led || excuse == kPlace) return;
        led = true;
        if (n < in_suits)
            follow = kSuitMask << (kRanks * suit_of(static_cast<Card>(cards[kPlace])));
        else
            duty = true;
    }

    template <int kPlace>
    OUDLER_INLINE void play(int seat, Random& random) noexcept {
        if (!led) return play_any<kPlace>(seat, suits[seat], trumps[seat], random);
        const std::uint64_t excuse_bit = trumps[seat] & kExcuseBit;
        if (const std::uint64_t in_suit = suits[seat] & follow; in_suit != 0) {
            const std::uint32_t size = static_cast<std::uint32_t>(std::popcount(in_suit));
            const std::uint32_t n = random.below(size + (excuse_bit != 0 ? 1 : 0));
            if (n != size)
                put_suit(kPlace, seat, nth_bit(in_suit, n));
            else
                put_trump(kPlace, seat, kExcuseBit);
            return;
        }
        const std::uint64_t numbered = trumps[seat] & kTrumpMask;
        if (!duty || numbered == 0)
            return play_any<kPlace>(seat, suits[seat], trumps[seat], random);
        const std::uint64_t higher = numbered & over << std::bit_width(trumps_in);
        std::uint64_t other = numbered;
        if (lowest && trumps_in != 0) other &= 0 - other;
        const std::uint64_t from = (higher != 0 ? higher : other) | excuse_bit;
        const std::uint32_t n = random.below(static_cast<std::uint32_t>(std::popcount(from)));
        put_trump(kPlace, seat, nth_bit(from, n));
    }

    // The number of the card that takes the trick.
    OUDLER_INLINE int best() const noexcept {
        return trumps_in != 0 ? kFirstTrump - 1 + std::bit_width(trumps_in)
                              : std::bit_width(suits_in & follow) - 1;
    }
};

template <Game kGame, int kPlayers>
OUDLER_INLINE void play_out(const PlayRules& rules, const Table& table, Random& random,
                            std::int16_t* row) noexcept {
    const TrickRules& duties = rules.trick;
    Play play = begun(rules, table);  // for what is won; its hands are not kept
    FastTrick<kPlayers> trick;
    for (int seat = 0; seat < kPlayers; ++seat) {
        trick.suits[seat] = table.hands[seat].suits;
        trick.trumps[seat] = table.hands[seat].trumps;
    }
    trick.over = duties.must_overtrump ? ~std::uint64_t{0} : 0;
    trick.lowest = duties.undertrump_lowest && duties.must_overtrump;
    const int tricks = play.hand_size;
    bool broken = false;
    for (int number = 0; number < tricks; ++number) {
        trick.suits_in = trick.trumps_in = trick.follow = 0;
        trick.duty = duties.must_trump;
        trick.led = false;
        trick.excuse = -1;
        int seat = play.leader;
        const CardSet leads =
            lead_mask({trick.suits[seat], static_cast<std::uint32_t>(trick.trumps[seat])}, duties,
                      broken, number == 0 ? play.barred : CardSet{});
        trick.template play_any<0>(seat, leads.suits, leads.trumps, random);
        [&]<int... kPlaces>(std::integer_sequence<int, kPlaces...>) {
            ((seat = seat + 1 == kPlayers ? 0 : seat + 1,
              trick.template play<kPlaces + 1>(seat, random)),
             ...);
        }
        (std::make_integer_sequence<int, kPlayers - 1>{});
        broken = broken || trick.trumps_in != 0;
        const int best = trick.best();
        int place = 0;
        for (int n = 1; n < kPlayers; ++n) place = trick.cards[n] == best ? n : place;
        const auto seat_at = [&](int at) {
            const int found = play.leader + at;
            return static_cast<std::uint8_t>(found >= kPlayers ? found - kPlayers : found);
        };
        play.trick.winner = seat_at(place);
        play.trick.best = static_cast<Card>(best);
        play.trick.cards = {trick.suits_in, static_cast<std::uint32_t>(trick.trumps_in)};
        if (trick.excuse >= 0) {
            play.trick.excuse = seat_at(trick.excuse);
            play.trick.excuse_led = trick.excuse == 0;
        }
        if constexpr (kGame == Game::kMathers)
            play.trick.led =
                trick.follow != 0 ? std::countr_zero(trick.follow) / kRanks : kTrumpLed;
        take_trick<kGame>(play, rules);
    }
    write_results(rules, play, row);
}

void random_tables(const PlayRules& rules, int players, std::uint64_t seed, std::uint64_t first,
                   std::size_t count, Table* tables) {
    for (std::size_t n = 0; n < count; ++n) {
        Random random = Random::from(seed, first + n);
        tables[n] = random_table(rules, players, random);
    }
}

void play_randomly(const PlayRules& rules, const Table* tables, std::uint64_t seed,
                   std::uint64_t first, std::size_t count, const PlayOutput& output) {
    if (count == 0) return;
    if (output.cards != nullptr || output.legal != nullptr || output.winners != nullptr) {
        for (std::size_t n = 0; n < count; ++n) {
            Random random = Random::from(~seed, first + n);
            play_one(rules, tables[n], nullptr, random, n, output);
        }
        return;
    }
    if (output.results == nullptr) return;
    with_table(rules.game, tables[0].players, [&]<Game kGame, int kPlayers>() {
        for (std::size_t n = 0; n < count; ++n) {
            Random random = Random::from(~seed, first + n);
            play_out<kGame, kPlayers>(rules, tables[n], random, output.results + n * kResults);
        }
    });
}

std::size_t replay(const PlayRules& rules, const Table* tables, const std::uint8_t* cards,
                   std::size_t count, const PlayOutput& output, int& ply) {
    Random unused{};
    for (std::size_t n = 0; n < count; ++n) {
        const int plies = tables[n].hands[0].size() * tables[n].players;
        const std::uint8_t* row = cards + n * static_cast<std::size_t>(plies);
        ply = play_one(rules, tables[n], row, unused, n, output);
        if (ply != plies) return n;
    }
    return count;
}

}  // namespace

const Kernels kKernels{random_tables, play_randomly, replay};

}  // namespace OUDLER_VARIANT
}  // namespace oudler
