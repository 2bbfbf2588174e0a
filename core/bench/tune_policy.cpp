// Tunes the weights of the policy at French tarot: one weight is changed, the side that plays by it
// plays the same deals again, and the change is kept if that side scores better, on these deals and
// on others. Prints the weights that differ from those compiled in.
//
//     tune_policy [DEALS] [ROUNDS] [PLAYERS]

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "../src/policy/choose.hpp"

namespace {

using namespace oudler;

struct Named {
    const char* name;
    float FrenchWeights::*weight;
    float step;
};

#define WEIGHT(name, step) \
    { #name, &FrenchWeights::name, step }
constexpr Named kNamed[] = {
    WEIGHT(to_come, 0.6F),     WEIGHT(petit_safe, 0.05F), WEIGHT(petit_in_danger, 0.1F),
    WEIGHT(excuse_each, 0.5F), WEIGHT(excuse_most, 2),    WEIGHT(lost, 0.1F),
    WEIGHT(nearly, 0.1F),      WEIGHT(master, 0.08F),     WEIGHT(master_alone, 0.05F),
    WEIGHT(later_trick, 2),    WEIGHT(charge, 2),         WEIGHT(shorten, 0.15F),
    WEIGHT(trump, 2),          WEIGHT(trump_rank, 0.15F), WEIGHT(trump_master, 1),
    WEIGHT(twenty_one, 2),     WEIGHT(petit, 2.5F),       WEIGHT(draw_share, 0.3F),
    WEIGHT(draw, 4),           WEIGHT(draw_less, 4),      WEIGHT(draw_not, 3),
    WEIGHT(length, 0.5F),      WEIGHT(call_lead, 3),      WEIGHT(friend_suit, 1),
    WEIGHT(foe_suit, 1),       WEIGHT(void_taker, 3),     WEIGHT(partner_draws, 3),
};
#undef WEIGHT

// Scores of the attack, without the contract's factor, of each deal that is taken.
template <int kPlayers>
std::vector<float> scores(const FrenchPolicy& policy, std::uint64_t seed, std::size_t count) {
    std::vector<float> found;
    for (std::size_t n = 0; n < count; ++n) {
        Random random = Random::from(seed, n);
        Simulated deal;
        Watched watched;
        if (!deal_and_settle(kFft, kPlayers, random, deal, watched)) continue;
        deal.contract = 1;
        finish<kPlayers>(kFft, policy, random, deal, watched);
        found.push_back(static_cast<float>(deal.score));
    }
    return found;
}

std::vector<float> scores(const FrenchPolicy& policy, int players, std::uint64_t seed,
                          std::size_t count) {
    if (players == 3) return scores<3>(policy, seed, count);
    if (players == 5) return scores<5>(policy, seed, count);
    return scores<4>(policy, seed, count);
}

struct Difference {
    double mean;
    double error;
};

Difference compared(const std::vector<float>& after, const std::vector<float>& before) {
    double sum = 0;
    double squares = 0;
    for (std::size_t n = 0; n < after.size(); ++n) {
        const double difference = static_cast<double>(after[n]) - static_cast<double>(before[n]);
        sum += difference;
        squares += difference * difference;
    }
    const double count = static_cast<double>(after.size());
    const double mean = sum / count;
    return {mean, std::sqrt((squares / count - mean * mean) / count)};
}

}  // namespace

int main(int argc, char** argv) {
    const std::size_t count = argc > 1 ? static_cast<std::size_t>(std::atoi(argv[1])) : 20000;
    const int rounds = argc > 2 ? std::atoi(argv[2]) : 1;
    const int players = argc > 3 ? std::atoi(argv[3]) : 4;
    FrenchPolicy policy = kFrenchPolicy;
    std::uint64_t seed = 1000;
    for (int round = 0; round < rounds; ++round) {
        const float scale = round == 0 ? 1.0F : 0.6F;
        for (int side = 0; side < 2; ++side) {
            const double sign = side == 0 ? 1 : -1;
            std::vector<float> base = scores(policy, players, ++seed, count);
            for (const Named& one : kNamed) {
                for (const float step : {one.step * scale, -one.step * scale}) {
                    FrenchPolicy changed = policy;
                    FrenchWeights& weights = side == 0 ? changed.attack : changed.defence;
                    weights.*one.weight += step;
                    const Difference first = compared(scores(changed, players, seed, count), base);
                    if (sign * first.mean < 1.5 * first.error || first.error == 0) continue;
                    const std::uint64_t other = seed + 500;
                    const Difference second = compared(scores(changed, players, other, count),
                                                       scores(policy, players, other, count));
                    if (sign * second.mean < second.error) continue;
                    std::printf("%s.%s = %g: %+.2f +- %.2f, %+.2f +- %.2f\n",
                                side == 0 ? "attack" : "defence", one.name,
                                static_cast<double>(weights.*one.weight), sign * first.mean,
                                first.error, sign * second.mean, second.error);
                    std::fflush(stdout);
                    policy = changed;
                    base = scores(policy, players, seed, count);
                    break;
                }
            }
        }
    }
    for (int side = 0; side < 2; ++side) {
        std::printf("    .%s = {", side == 0 ? "attack" : "defence");
        const FrenchWeights& weights = side == 0 ? policy.attack : policy.defence;
        const FrenchWeights usual;
        const char* comma = "";
        for (const Named& one : kNamed) {
            if (weights.*one.weight == usual.*one.weight) continue;
            std::printf("%s.%s = %gF", comma, one.name, static_cast<double>(weights.*one.weight));
            comma = ", ";
        }
        std::printf("},\n");
    }
    return 0;
}
