// Prints a signature of random deals under every preset and number of players, and of worlds: the
// same number from every compiler, instruction set and machine, WebAssembly included. Then the
// solver's signature, which is one of its nodes and values. Both stand in signature.txt; a change
// that alters one alters what the core computes, or how the solver searches (`make
// bench-signature` writes the file anew). With a number of seconds as
// argument it also prints how many deals and playouts a second each variant does.
//
//     bench [SECONDS] [VARIANT]

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>

#include "oudler/constraints.hpp"
#include "oudler/deals.hpp"
#include "oudler/kernels.hpp"
#include "oudler/solve_set.hpp"

namespace {

using namespace oudler;

constexpr std::size_t kDeals = 2000;
constexpr const char* kPresets[] = {"fft", "michelsen", "mathers", "mathers-1888", "greer"};

// Not `constexpr`: 700 kB do not belong on a small stack.
Table tables[kDeals];
std::int16_t results[kDeals * kResults];
std::uint8_t cards[kDeals * kCards];

struct Signature {
    std::uint64_t value = 0xCBF29CE484222325;  // FNV-1a
    void add(std::uint64_t number) noexcept {
        for (int byte = 0; byte < 8; ++byte, number >>= 8)
            value = (value ^ (number & 0xFF)) * 0x100000001B3;
    }
};

std::uint64_t signature_of(Isa isa) noexcept {
    Signature signature;
    const Kernels& kernel = kernels(isa);
    for (const char* name : kPresets) {
        const PlayRules& rules = *preset(name);
        for (int players = 2; players <= kMaxPlayers; ++players) {
            const int size = hand_size(rules.game, players);
            if (size == 0) continue;
            kernel.random_tables(rules, players, 1, 0, kDeals, tables);
            PlayOutput output;
            output.cards = cards;
            output.results = results;
            kernel.play_randomly(rules, tables, 1, 0, kDeals, output);
            for (std::size_t n = 0; n < kDeals * static_cast<std::size_t>(size * players); ++n)
                signature.add(cards[n]);
            for (const std::int16_t number : results)
                signature.add(static_cast<std::uint64_t>(number));
        }
    }
    return signature.value;
}

// Worlds of hands of which something is known, as after some tricks: voids, a ceiling of trumps.
std::uint64_t worlds_signature() noexcept {
    static double memory[1 << 16];
    Signature signature;
    for (std::uint64_t number = 0; number < 200; ++number) {
        Random random = Random::from(2, number);
        const Table table = random_table(kFft, 4, random);
        Constraints known;
        known.holders = 4;
        known.hidden = table.pile;
        for (int seat = 0; seat < 3; ++seat) {
            const CardSet held = some_of(table.hands[seat], 12, random);
            known.hidden |= held;
            known.counts[seat] = 12;
            // No suit that the seat does not in truth lack is ruled out.
            known.may[seat] = CardSet::all();
            for (int suit = 0; suit < kSuits; ++suit)
                if (in_suit(held, suit).size() < 3)
                    known.may[seat] -= in_suit(CardSet::all(), suit) - held;
        }
        known.counts[3] = table.pile.size();
        known.may[3] = CardSet::all() - kNeverLaidAway;
        WorldSampler sampler;
        std::size_t needed = 0;
        signature.add(static_cast<std::uint64_t>(
            sampler.prepare(known, memory, sizeof memory / sizeof *memory, needed)));
        signature.add(needed);
        for (int n = 0; n < 20; ++n) {
            CardSet hands[kMaxHolders];
            sampler.draw(random, hands);
            for (int holder = 0; holder < known.holders; ++holder) {
                signature.add(hands[holder].suits);
                signature.add(hands[holder].trumps);
            }
        }
    }
    return signature.value;
}

// The processor's time, so that what else the machine does counts little.
double now() noexcept { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

void time_variant(Isa isa, double seconds) noexcept {
    const Kernels& kernel = kernels(isa);
    PlayOutput output;
    output.results = results;
    kernel.random_tables(kFft, 4, 1, 0, kDeals, tables);
    const auto rate = [&](auto run) {
        std::uint64_t rounds = 0;
        const double start = now();
        do {
            run(rounds++ * kDeals);
        } while (now() - start < seconds);
        return static_cast<double>(rounds * kDeals) / (now() - start);
    };
    const double playouts = rate(
        [&](std::uint64_t first) { kernel.play_randomly(kFft, tables, 1, first, kDeals, output); });
    const double deals = rate([&](std::uint64_t first) {
        kernel.random_tables(kFft, 4, 1, first, kDeals, tables);
        kernel.play_randomly(kFft, tables, 1, first, kDeals, output);
    });
    std::printf("%-8s %12.0f playouts of 18 tricks a second\n", name_of(isa), playouts);
    std::printf("%-8s %12.0f whole deals a second\n", name_of(isa), deals);
}

}  // namespace

int main(int argc, char** argv) {
    const double seconds = argc > 1 ? std::atof(argv[1]) : 0;
    std::uint64_t first = 0, first_solver = 0;
    bool same = true;
    for (int n = 0; n < kIsas; ++n) {
        const Isa isa = static_cast<Isa>(n);
        if (!available(isa) || (argc > 2 && std::strcmp(argv[2], name_of(isa)) != 0)) continue;
        const std::uint64_t value = signature_of(isa);
        if (first == 0) first = value;
        same = same && value == first;
        const std::uint64_t solver = solver_signature(isa);
        if (first_solver == 0) first_solver = solver;
        same = same && solver == first_solver;
        if (seconds > 0) time_variant(isa, seconds);
    }
    Signature all;
    all.add(first);
    all.add(worlds_signature());
    std::printf("signature %016llx\n", static_cast<unsigned long long>(all.value));
    std::printf("solver %016llx\n", static_cast<unsigned long long>(first_solver));
    if (!same) std::printf("the variants do not agree\n");
    return same ? 0 : 1;
}
