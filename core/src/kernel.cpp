// The kernels for playing many deals. Compiled once for each instruction set.

#include "oudler/kernels.hpp"

#include "oudler/deals.hpp"

namespace oudler {
inline namespace OUDLER_VARIANT {

extern const Kernels kKernels;

namespace {

template <Game kGame, int kPlayers>
OUDLER_INLINE void write_results(const Play& play, std::int16_t* row) noexcept {
    for (int n = 0; n < kResults; ++n) row[n] = 0;
    if constexpr (kGame == Game::kFrench) {
        const FrenchCount count = counted(play.french);
        row[0] = static_cast<std::int16_t>(count.half_points);
        row[1] = static_cast<std::int16_t>(count.oudlers);
        row[2] = static_cast<std::int16_t>(count.petit_au_bout);
        row[3] = static_cast<std::int16_t>(count.attack_tricks);
        row[4] = static_cast<std::int16_t>(count.tricks);
    } else {
        for (int seat = 0; seat < kPlayers; ++seat) row[seat] = play.points[seat];
    }
}

// Plays one deal to its end. `choose(legal, ply)` gives the next card, kNoCard to stop. Returns the
// number of plies played. kRecord: `output` wants more than the results.
template <Game kGame, int kPlayers, bool kRecord, class Choose>
OUDLER_INLINE int play_one(const PlayRules& rules, const Table& table, std::size_t number,
                           const PlayOutput& output, Choose&& choose) noexcept {
    Play play = begun(rules, table);
    const int tricks = play.hand_size;
    const int plies = tricks * kPlayers;
    int ply = 0;
    for (int trick = 0; trick < tricks; ++trick) {
        for (int place = 0; place < kPlayers; ++place, ++ply) {
            const CardSet set = legal(play, rules);
            const Card card = choose(set, ply);
            if (card == kNoCard) return ply;
            if constexpr (kRecord) {
                const std::size_t at =
                    number * static_cast<std::size_t>(plies) + static_cast<std::size_t>(ply);
                if (output.cards != nullptr) output.cards[at] = card;
                if (output.legal != nullptr) {
                    output.legal[2 * at] = set.suits;
                    output.legal[2 * at + 1] = set.trumps;
                }
            }
            push<kGame, kPlayers>(play, card, rules);
        }
        if constexpr (kRecord)
            if (output.winners != nullptr)
                output.winners[number * static_cast<std::size_t>(tricks) +
                               static_cast<std::size_t>(trick)] = play.leader;
    }
    if (output.results != nullptr)
        write_results<kGame, kPlayers>(play, output.results + number * kResults);
    return ply;
}

void random_tables(const PlayRules& rules, int players, std::uint64_t seed, std::uint64_t first,
                   std::size_t count, Table* tables) {
    for (std::size_t n = 0; n < count; ++n) {
        Random random = Random::from(seed, first + n);
        tables[n] = random_table(rules, players, random);
    }
}

template <bool kRecord>
void play_all_randomly(const PlayRules& rules, const Table* tables, std::uint64_t seed,
                       std::uint64_t first, std::size_t count, const PlayOutput& output) {
    with_table(rules.game, tables[0].players, [&]<Game kGame, int kPlayers>() {
        for (std::size_t n = 0; n < count; ++n) {
            Random random = Random::from(~seed, first + n);
            play_one<kGame, kPlayers, kRecord>(
                rules, tables[n], n, output, [&](CardSet set, int) { return any_of(set, random); });
        }
    });
}

void play_randomly(const PlayRules& rules, const Table* tables, std::uint64_t seed,
                   std::uint64_t first, std::size_t count, const PlayOutput& output) {
    if (count == 0) return;
    if (output.cards == nullptr && output.legal == nullptr && output.winners == nullptr)
        play_all_randomly<false>(rules, tables, seed, first, count, output);
    else
        play_all_randomly<true>(rules, tables, seed, first, count, output);
}

std::size_t replay(const PlayRules& rules, const Table* tables, const std::uint8_t* cards,
                   std::size_t count, const PlayOutput& output, int& ply) {
    std::size_t stopped = count;
    if (count == 0) return stopped;
    with_table(rules.game, tables[0].players, [&]<Game kGame, int kPlayers>() {
        for (std::size_t n = 0; n < count; ++n) {
            const int plies = tables[n].hands[0].size() * kPlayers;
            const std::uint8_t* row = cards + n * static_cast<std::size_t>(plies);
            const int played = play_one<kGame, kPlayers, true>(
                rules, tables[n], n, output, [row](CardSet set, int at) -> Card {
                    return row[at] < kCards && set.has(row[at]) ? row[at] : kNoCard;
                });
            if (played != plies) {
                ply = played;
                stopped = n;
                return;
            }
        }
    });
    return stopped;
}

}  // namespace

const Kernels kKernels{random_tables, play_randomly, replay};

}  // namespace OUDLER_VARIANT
}  // namespace oudler
