// Prints a signature of random deals under every preset and number of players: the same numbers
// from every compiler, instruction set and machine, WebAssembly included. With a number of seconds
// as argument it also prints how many deals and playouts a second each variant does.
//
//     bench [SECONDS] [VARIANT]

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>

#include "oudler/deals.hpp"
#include "oudler/kernels.hpp"

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
    std::uint64_t first = 0;
    bool same = true;
    for (int n = 0; n < kIsas; ++n) {
        const Isa isa = static_cast<Isa>(n);
        if (!available(isa) || (argc > 2 && std::strcmp(argv[2], name_of(isa)) != 0)) continue;
        const std::uint64_t value = signature_of(isa);
        if (first == 0) first = value;
        same = same && value == first;
        if (seconds > 0) time_variant(isa, seconds);
    }
    std::printf("signature %016llx\n", static_cast<unsigned long long>(first));
    if (!same) std::printf("the variants do not agree\n");
    return same ? 0 : 1;
}
