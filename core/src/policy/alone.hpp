// The policy where everybody plays for himself: Greer's game, in which the cards of a trick score,
// and Mathers's, in which its best card does. The same weighing as at French tarot.

#pragma once

#include "facts.hpp"

namespace oudler {
inline namespace OUDLER_VARIANT {

template <Game kGame>
struct Alone {
    Facts<0, 0> facts;
    CardSet legal;
    float inside = 0;  // what lies in the trick, or its best class
    float rival;       // what a point that another wins costs
    bool trumps_out;   // whether anybody else may hold a trump
    bool cuts;         // a king of the suit led lies there that a trump may cut

    OUDLER_INLINE Alone(const Watched& watched, const PlayRules& rules, CardSet allowed) noexcept
        : facts(watched.play, watched.seen), legal(allowed) {
        for (int other = 1; other < facts.players(); ++other) facts.trust[other] = 0;
        const RunningTrick& trick = facts.play.trick;
        if constexpr (kGame == Game::kGreer) {
            rival = 0.5F;
            inside = static_cast<float>(half_points(trick.cards)) / 2 -
                     static_cast<float>(trick.cards.size()) / 6 +
                     0.7F * static_cast<float>(facts.behind());
        } else {
            rival = facts.players() == 2 ? 1.0F : 0.6F;
            inside = trick.cards.empty() ? 0 : static_cast<float>(mathers_value(trick.cards));
        }
        cuts = rules.king_cut && trick.led >= 0 && trick.led < kSuits &&
               (in_suit(trick.cards, trick.led).suits & kKings) != 0;
        trumps_out = (facts.unseen.trumps & kTrumpMask) != 0;
        facts.look_for_trumps();
    }

    // What a card is worth in a trick.
    OUDLER_INLINE float worth(Card card) const noexcept {
        // The World brings itself home, and the Fool is not at stake (G11, H19).
        if (card == kExcuse || card == kTwentyOne) return kGame == Game::kGreer ? 0 : 1;
        if constexpr (kGame == Game::kGreer)
            return static_cast<float>(kHalfPoints.at[card]) / 2 - 1.0F / 6;
        return static_cast<float>(mathers_value(CardSet::of(card)));
    }

    OUDLER_INLINE float later(Card card) const noexcept {
        constexpr bool greer = kGame == Game::kGreer;
        if (card == kExcuse) {
            const bool leads = facts.play.on_table == 0;
            return greer ? (leads ? 6.0F : 2.0F) : (leads ? 5.0F : 1.5F);
        }
        if (card >= kFirstTrump) {
            const float rank = static_cast<float>(card - kFirstTrump + 1);
            if (greer && card == kPetit) return trumps_out ? 3.0F : 15.0F;
            float kept = greer ? 1 + 0.12F * rank : 1.5F + 0.1F * rank;
            if (!greer && card == kPetit) kept += trumps_out ? 1.0F : 3.0F;
            if (facts.best_trump(card)) kept += greer ? 1.5F : 1.0F;
            return kept;
        }
        const int above = facts.above_plain(card, suit_of(card));
        const float best = trumps_out ? 0.7F : 0.95F;
        const float chance = above == 0 ? best : above == 1 ? 0.35F : 0.12F;
        const int length = std::popcount(facts.hand.suits & kSuitMask << (kRanks * suit_of(card)));
        const float gain = greer ? worth(card) + 2 : worth(card) > 2.5F ? worth(card) : 2.5F;
        return chance * gain + 0.05F * static_cast<float>(length) +
               0.005F * static_cast<float>(card % kRanks);
    }

    OUDLER_INLINE float plan(Card card) const noexcept {
        if (facts.play.on_table != 0 || card == kExcuse) return 0;
        const int held = std::popcount(facts.hand.trumps & kTrumpMask);
        const int others = facts.players() - 1;
        if (card >= kFirstTrump) {
            if (!trumps_out) return kGame == Game::kGreer ? -4 : -2;
            const int out = std::popcount(facts.unseen.trumps & kTrumpMask);
            const bool many = 2 * held * others > 3 * out;
            if (kGame == Game::kGreer) return many ? 2 : -2;
            return many ? 1.5F : -1;
        }
        const int length = std::popcount(facts.hand.suits & kSuitMask << (kRanks * suit_of(card)));
        if (kGame == Game::kGreer) return held != 0 ? 0.6F * static_cast<float>(4 - length) : 0;
        return 0.2F * static_cast<float>(length);
    }

    OUDLER_INLINE float value(Card card, float ours) const noexcept {
        const bool last = facts.left == 1;
        float gain;
        if constexpr (kGame == Game::kGreer) {
            gain = (ours - rival * (1 - ours)) * (inside + worth(card));
            if (last && card == kPetit) gain += kMagicianLast * ours;
        } else {
            float at_stake = facts.behind() != 0 ? 2.5F : 1.0F;
            if (inside > at_stake) at_stake = inside;
            if (worth(card) > at_stake) at_stake = worth(card);
            if (cuts && card >= kFirstTrump && card != kExcuse) at_stake += kKingCut;
            gain = (ours - rival * (1 - ours)) * at_stake;
        }
        return gain + plan(card) - later(card);
    }

    template <class Weigh>
    OUDLER_INLINE void each(Weigh&& weigh) noexcept {
        const RunningTrick& trick = facts.play.trick;
        if (trick.led >= 0 && trick.led < kSuits) facts.look_at_suit(trick.led);
        for (int suit = 0; suit < kSuits; ++suit) {
            const std::uint64_t cards = legal.suits & kSuitMask << (kRanks * suit);
            if (cards == 0) continue;
            if (trick.led < 0) facts.look_at_suit(suit);
            for (std::uint64_t rest = cards; rest != 0; rest &= rest - 1) {
                const Card card = static_cast<Card>(std::countr_zero(rest));
                const bool best = trick.led < 0 || beats(card, trick.best, trick.led);
                weigh(card, value(card, best ? facts.taken_over_plain(card, suit, 1) : 0));
            }
        }
        for (std::uint32_t rest = legal.trumps & kTrumpMask; rest != 0; rest &= rest - 1) {
            const Card card = static_cast<Card>(kFirstTrump + std::countr_zero(rest));
            const int led = trick.led < 0 ? kTrumpLed : trick.led;
            const bool best = trick.led < 0 || beats(card, trick.best, trick.led);
            weigh(card, value(card, best ? facts.taken_over_trump(card, led, 1) : 0));
        }
        if (legal.has(kExcuse)) weigh(kExcuse, value(kExcuse, 0));
    }
};

}  // namespace OUDLER_VARIANT
}  // namespace oudler
