// A libFuzzer target: tricks, tables and constraints made from bytes. Whatever they are, they are
// refused or lead to results that make sense; the sanitizers watch.

#include <cstring>

#include "bytes.hpp"
#include "oudler/constraints.hpp"
#include "oudler/deals.hpp"
#include "oudler/kernels.hpp"

namespace {

using namespace oudler;
using fuzzing::Bytes;
using fuzzing::require;

PlayRules rules_from(Bytes& bytes) noexcept {
    static const PlayRules* const kPresets[] = {&kFft, &kMichelsen, &kGreer, &kMathers,
                                                &kMathers1888};
    PlayRules rules = *kPresets[bytes.below(5)];
    const int options = bytes.byte();
    if ((options & 1) != 0) rules.trick.undertrump_lowest = true;
    if ((options & 2) != 0) rules.trick.trump_lead_needs_break ^= true;
    if ((options & 4) != 0) rules.french.excuse_changes_side ^= true;
    if ((options & 8) != 0) rules.french.petit_au_bout_before_excuse ^= true;
    if ((options & 16) != 0) rules.trick.must_overtrump ^= true;
    return rules;
}

void trick(Bytes& bytes) noexcept {
    const PlayRules rules = rules_from(bytes);
    Card cards[kMaxPlayers];
    const int size = bytes.below(kMaxPlayers + 1);
    for (int place = 0; place < size; ++place)
        cards[place] = static_cast<Card>(bytes.below(kCards));
    const CardSet hand = bytes.set();
    const CardSet found =
        legal_cards(hand, cards, size, rules.trick, bytes.below(2) != 0, bytes.set());
    require((found - hand).empty());
    require(found.empty() == hand.empty());
    require(trick_winner(cards, size, bytes.below(2) != 0) < (size == 0 ? 1 : size));
}

void raw_table(Bytes& bytes) noexcept {
    const PlayRules rules = rules_from(bytes);
    Table table;
    table.players = bytes.byte();
    for (CardSet& hand : table.hands) hand = bytes.raw_set();
    table.pile = bytes.raw_set();
    table.leader = bytes.byte();
    table.dealer = bytes.byte();
    table.attack = bytes.byte();
    table.called = bytes.byte();
    fault_of(rules, table);
}

// A deal from a seed, with sides and a pile's owner from bytes, played by bytes.
void deal(Bytes& bytes) noexcept {
    const PlayRules rules = rules_from(bytes);
    const int players = 2 + bytes.below(5);
    if (hand_size(rules.game, players) == 0) return;
    Table table;
    kernels(Isa::kScalar).random_tables(rules, players, bytes.word(), 0, 1, &table);
    table.attack = bytes.byte();
    table.pile_attacks = bytes.below(2) != 0;
    table.leader = bytes.byte();
    if (fault_of(rules, table) != Fault::kFine) return;
    Play play = begun(rules, table);
    std::uint8_t cards[kCards];
    int plies = 0;
    while (!play.over()) {
        const CardSet set = legal(play, rules);
        require(!set.empty());
        const Card card = nth(set, static_cast<unsigned>(bytes.below(set.size())));
        cards[plies++] = card;
        push(play, card, rules);
    }
    std::int16_t results[kResults];
    PlayOutput output;
    output.results = results;
    int ply = 0;
    for (int n = 0; n < kIsas; ++n)
        if (available(static_cast<Isa>(n)))
            require(kernels(static_cast<Isa>(n)).replay(rules, &table, cards, 1, output, ply) == 1);
    if (rules.game != Game::kFrench) return;
    const FrenchCount count = counted(play.french);
    require(count.half_points == results[0]);
    require(count.half_points >= 0 && count.half_points <= kAllHalfPoints);
    require(count.oudlers >= 0 && count.oudlers <= 3);
    require(count.attack_tricks <= count.tricks);
}

void constraints(Bytes& bytes) noexcept {
    static double memory[1 << 16];
    Constraints known;
    known.holders = bytes.below(kMaxHolders + 2);
    known.hidden = bytes.set();
    int left = known.hidden.size();
    for (int holder = 0; holder < known.holders && holder < kMaxHolders; ++holder) {
        known.may[holder] = bytes.below(3) == 0 ? bytes.set() : CardSet::all() - bytes.set();
        if (bytes.below(3) == 0) known.may[holder] = CardSet::all();
        if (bytes.below(4) == 0) known.must[holder] = known.hidden & bytes.set() & bytes.set();
        known.counts[holder] = holder + 1 == known.holders ? left : bytes.below(left + 1);
        left -= known.counts[holder];
    }
    WorldSampler sampler;
    std::size_t needed = 0;
    if (sampler.prepare(known, memory, 1 << 16, needed) != WorldsFault::kFine) return;
    Random random = Random::from(bytes.word(), 0);
    for (int n = 0; n < 4; ++n) {
        CardSet hands[kMaxHolders];
        sampler.draw(random, hands);
        CardSet all;
        for (int holder = 0; holder < known.holders; ++holder) {
            require((hands[holder] & all).empty());
            all |= hands[holder];
            require(hands[holder].size() == known.counts[holder]);
            require((hands[holder] - known.may[holder] - known.must[holder]).empty());
            require((known.must[holder] - hands[holder]).empty());
        }
        require(all == known.hidden);
    }
}

}  // namespace

// The name is libFuzzer's.
// NOLINTNEXTLINE(readability-identifier-naming)
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Bytes bytes{data, size};
    switch (bytes.below(4)) {
        case 0:
            trick(bytes);
            break;
        case 1:
            raw_table(bytes);
            break;
        case 2:
            deal(bytes);
            break;
        default:
            constraints(bytes);
    }
    return 0;
}
