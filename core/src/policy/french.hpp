// The policy at French tarot, for three, four and five players.
//
// A card is worth the chance that our side takes the trick, times what lies in it, less what the
// card may still bring later. Leads have a plan on top: the taker draws trumps when he has enough
// of them and forces with his long suit, the defence makes him trump. A few things are never
// weighed: the Excuse goes before the last trick, the petit goes only where it is safe.

#pragma once

#include "facts.hpp"
#include "weights.hpp"

namespace oudler {

inline namespace OUDLER_VARIANT {

template <int kPlayers, int kPlace>
struct French {
    Facts<kPlayers, kPlace> facts;
    static constexpr bool kLeads = kPlace == 0;
    const FrenchWeights& weights;
    CardSet legal;
    float stake;
    float duck;  // our chance if the card played does not take the trick
    int foes_trumps;
    int taker;  // which of the others he is, for a defender who leads
    unsigned friends_led = 0;
    unsigned foes_led = 0;
    float held_to[3];  // the chance that a card is still good later, by the number above it
    int trumps;
    bool attacks;
    bool all_ours;

    OUDLER_INLINE French(const Watched& watched, const FrenchPolicy& policy,
                         CardSet allowed) noexcept
        : facts(watched.play, watched.seen),
          weights(attacking(watched) ? policy.attack : policy.defence),
          legal(allowed) {
        attacks = &weights == &policy.attack;
        weigh_trust();
        const Play& play = watched.play;
        std::uint32_t theirs = 0;
        unsigned ours = 1U << facts.seat;
        for (int other = 1; other < kPlayers; ++other) {
            const bool friendly = facts.trust[other] >= 1;
            theirs |= friendly ? 0 : facts.may[other].trumps;
            ours |= friendly ? 1U << (static_cast<unsigned>(facts.seat_of(other)) & 7U) : 0;
        }
        foes_trumps = std::popcount(theirs & kTrumpMask);
        trumps = std::popcount(facts.hand.trumps & kTrumpMask);
        held_to[0] = foes_trumps != 0 ? weights.master : weights.master_alone;
        held_to[1] = weights.lost + weights.nearly;
        held_to[2] = weights.lost;
        // The Excuse is kept by its side, so it is not at stake in the trick.
        stake = weights.to_come * static_cast<float>(facts.behind());
        if (!kLeads) stake += static_cast<float>(half_points(play.trick.cards));
        all_ours = (watched.seen.takers & ~ours) == 0;
        if (play.trick.led != kTrumpLed) facts.look_for_trumps();
    }

    OUDLER_INLINE static bool attacking(const Watched& watched) noexcept {
        const Seen& seen = watched.seen;
        const int seat = watched.play.turn;
        return seat == seen.taker || seat == seen.partner ||
               (seen.called != kNoCard && watched.play.hands[seat].has(seen.called));
    }

    // The chances that the others are on this seat's side.
    OUDLER_INLINE void weigh_trust() noexcept {
        const Seen& seen = facts.seen;
        const bool taker = facts.seat == seen.taker;
        for (int other = 1; other < kPlayers; ++other) facts.trust[other] = attacks ? 0.0F : 1.0F;
        if (!taker) facts.trust[facts.other_at(seen.taker)] = attacks ? 1.0F : 0.0F;
        if constexpr (kPlayers == 5) {
            if (seen.called == kNoCard || (attacks && !taker)) return;
            if (seen.partner != kNone) {
                facts.trust[facts.other_at(seen.partner)] = taker ? 1.0F : 0.0F;
                return;
            }
            if (!facts.unseen.has(seen.called)) return;  // the taker called himself
            int maybe = 0;
            for (int other = 1; other < kPlayers; ++other)
                maybe += facts.seat_of(other) != seen.taker && facts.may[other].has(seen.called);
            if (maybe == 0) return;
            const float share = 1 / static_cast<float>(maybe);
            for (int other = 1; other < kPlayers; ++other)
                if (facts.seat_of(other) != seen.taker && facts.may[other].has(seen.called))
                    facts.trust[other] = taker ? share : 1 - share;
        }
    }

    // -- what is never weighed --------------------------------------------------------------------

    // The chance that our side takes the trick with this card.
    OUDLER_INLINE float chance(Card card) const noexcept {
        const RunningTrick& trick = facts.play.trick;
        if (card == kExcuse) return duck;
        if (trick.led < 0) return facts.taken(card, suit_of(card), 1);
        if (!beats(card, trick.best, trick.led)) return duck;
        return facts.taken(card, trick.led, 1);
    }

    // Every trick is ours and so is this one: then the Excuse, led last, wins as well.
    OUDLER_INLINE bool slam_with_excuse() noexcept {
        if (!all_ours || facts.play.tricks == 0) return false;
        const CardSet other = facts.hand - CardSet::of(kExcuse);
        const Card card = other.lowest();
        if (!legal.has(card)) return false;
        const RunningTrick& trick = facts.play.trick;
        const bool best = trick.led < 0 || beats(card, trick.best, trick.led);
        if (trick.led < 0 && card < kFirstTrump) facts.look_at_suit(suit_of(card));
        return best && chance(card) >= 1;
    }

    // The petit is safe in this trick, and there is nothing better to hope for.
    OUDLER_INLINE bool petit_may_go() const noexcept {
        if (foes_trumps == 0) return facts.left <= 2 || facts.play.trick.led == kTrumpLed || kLeads;
        if (kLeads) return false;
        return chance(kPetit) >= (trumps > 2 ? weights.petit_safe : weights.petit_in_danger);
    }

    // The legal cards without the Excuse or the petit where they are out of question.
    OUDLER_INLINE CardSet thinkable() noexcept {
        CardSet options = legal;
        if ((options.trumps & kExcuseBit) != 0) {
            // In the last trick it would be lost.
            if (facts.left == 2 && !slam_with_excuse()) return CardSet::of(kExcuse);
            const CardSet rest = options - CardSet{0, kExcuseBit | kPetitBit};
            // Leading it gives the lead away for nothing.
            const bool kept = (kLeads && !rest.empty()) ||
                              (all_ours && facts.play.tricks > facts.play.hand_size / 2);
            const CardSet others = options - CardSet::of(kExcuse);
            if (kept && !others.empty()) options = others;
        }
        if ((options.trumps & kPetitBit) != 0 && options != CardSet::of(kPetit) && !petit_may_go())
            options.trumps &= ~kPetitBit;
        return options;
    }

    // -- what a card may still bring ----------------------------------------------------------

    OUDLER_INLINE float excuse_later() const noexcept {
        const float kept = weights.excuse_each * static_cast<float>(facts.left - 2);
        return kept < weights.excuse_most ? kept : weights.excuse_most;
    }

    OUDLER_INLINE float trump_later(Card card) const noexcept {
        if (card == kPetit) return foes_trumps == 0 ? 12 : weights.petit;
        const int rank = card - kFirstTrump + 1;
        float later = weights.trump + weights.trump_rank * static_cast<float>(rank);
        if (facts.best_trump(card)) later += weights.trump_master;
        if (rank == 21) later += weights.twenty_one;
        return later;
    }

    OUDLER_INLINE float plain_later(Card card, int suit, int length) const noexcept {
        const int above = facts.above_plain(card, suit);
        const float chance = held_to[above < 2 ? above : 2];
        const float points = kHalfPoints.at[card];
        return points * (2 * chance - 1) + weights.later_trick * chance +
               weights.shorten * static_cast<float>(length) +
               0.01F * static_cast<float>(card - kRanks * suit);
    }

    // -- the value of a card ------------------------------------------------------------------

    OUDLER_INLINE float plain_value(Card card, int suit, float ours, int length) const noexcept {
        const float points = kHalfPoints.at[card];
        float value = (2 * ours - 1) * (stake + points) - plain_later(card, suit, length);
        // Points in the bag are better than points hoped for.
        if (ours >= 0.97F && points > 1 && !kLeads) value += weights.charge;
        return value;
    }
    OUDLER_INLINE float trump_value(Card card, float ours) const noexcept {
        // The 21 brings its own points home in any trick, so they are no reason to play it.
        const float points = card == kPetit ? 9 : 1;
        return (2 * ours - 1) * (stake + points) - trump_later(card);
    }
    OUDLER_INLINE float excuse_value(float ours) const noexcept {
        return (2 * ours - 1) * stake - excuse_later();
    }

    OUDLER_INLINE float trump_plan() const noexcept {
        if (foes_trumps == 0) return -30;
        if (!attacks || facts.seat != facts.seen.taker)
            return attacks ? weights.partner_draws : weights.draw;
        const float share = static_cast<float>(trumps) / static_cast<float>(foes_trumps);
        if (share >= weights.draw_share) return weights.draw;
        return share >= 0.75F * weights.draw_share ? weights.draw_less : weights.draw_not;
    }

    // Who has led which suits, for the plans of all four.
    OUDLER_INLINE void look_at_leads() noexcept {
        taker = attacks ? 0 : facts.other_at(facts.seen.taker);
        for (int other = 1; other < kPlayers; ++other) {
            const unsigned suits = facts.seen.led[facts.seat_of(other)];
            const bool friendly = facts.trust[other] > 0.5F;
            friends_led |= friendly ? suits : 0;
            foes_led |= friendly ? 0 : suits;
        }
    }

    OUDLER_INLINE float suit_plan(int suit, int length) const noexcept {
        const Seen& seen = facts.seen;
        float plan = weights.length * static_cast<float>(length - 3);
        if (seen.called != kNoCard && facts.seat == seen.taker && seen.partner == kNone &&
            suit_of(seen.called) == suit && facts.unseen.has(seen.called))
            plan += weights.call_lead;
        plan += weights.friend_suit * static_cast<float>(friends_led >> suit & 1);
        plan += weights.foe_suit * static_cast<float>(foes_led >> suit & 1);
        if (!attacks) plan += weights.void_taker * facts.clear[taker];
        return plan;
    }

    // Calls `weigh(card, value)` for the cards worth a thought.
    template <class Weigh>
    OUDLER_INLINE void each(Weigh&& weigh) noexcept {
        const RunningTrick& trick = facts.play.trick;
        duck = 0;
        if (!kLeads && trick.led >= 0) {
            if (trick.led < kSuits) facts.look_at_suit(trick.led);
            const int owner = facts.other_at(trick.winner);
            duck = facts.taken(trick.best, trick.led, facts.trust[owner]);
        } else if (facts.behind() != 0) {
            for (int other = 1; other <= facts.behind(); ++other) duck += facts.trust[other];
            duck /= static_cast<float>(facts.behind());
        }
        const CardSet options = thinkable();
        if (options.size() == 1) return weigh(options.lowest(), 0.0F);
        if (kLeads || trick.led < 0)
            each_lead(options, weigh);
        else
            each_answer(options, weigh);
        if ((options.trumps & kExcuseBit) != 0) weigh(kExcuse, excuse_value(duck));
    }

    // Leads, and the first card after an Excuse that was led.
    template <class Weigh>
    OUDLER_INLINE void each_lead(CardSet options, Weigh&& weigh) noexcept {
        if constexpr (kLeads) look_at_leads();
        for (int suit = 0; suit < kSuits; ++suit) {
            const std::uint64_t cards = options.suits & kSuitMask << (kRanks * suit);
            if (cards == 0) continue;
            const int length = std::popcount(facts.hand.suits & kSuitMask << (kRanks * suit));
            facts.look_at_suit(suit);
            float plan = 0;
            if constexpr (kLeads) plan = suit_plan(suit, length);
            // The lowest, and the highest if it is good or nearly so: what lies between is neither
            // safe nor cheap.
            const Card low = static_cast<Card>(std::countr_zero(cards));
            const Card high = static_cast<Card>(std::bit_width(cards) - 1);
            weigh(low, plan + plain_value(low, suit, facts.taken_over_plain(low, suit, 1), length));
            if (high != low && facts.above_plain(high, suit) <= 1)
                weigh(high, plan + plain_value(high, suit, facts.taken_over_plain(high, suit, 1),
                                               length));
        }
        const std::uint32_t held = options.trumps & kTrumpMask;
        if (held == 0) return;
        const float plan = kLeads ? trump_plan() : 0;
        for (std::uint32_t rest = thought_of(held, held); rest != 0; rest &= rest - 1) {
            const Card card = static_cast<Card>(kFirstTrump + std::countr_zero(rest));
            weigh(card, plan + trump_value(card, facts.taken_over_trump(card, kTrumpLed, 1)));
        }
    }

    // The trumps worth a thought: the petit, the lowest, of those that beat the trick (`over`) the
    // lowest, and the lowest that nobody can beat or else the highest.
    OUDLER_INLINE std::uint32_t thought_of(std::uint32_t held, std::uint32_t over) const noexcept {
        const std::uint32_t others = held & ~kPetitBit;
        std::uint32_t found = (held & kPetitBit) | (others & (0U - others));
        const std::uint32_t winning = over & ~kPetitBit;
        if (winning == 0) return found;
        const std::uint32_t unseen = facts.unseen.trumps & kTrumpMask;
        const std::uint32_t masters = winning & ~((std::uint32_t{1} << std::bit_width(unseen)) - 1);
        found |= winning & (0U - winning);
        if (masters != 0) return found | (masters & (0U - masters));
        return found | (std::uint32_t{1} << (std::bit_width(winning) - 1));
    }

    template <class Weigh>
    OUDLER_INLINE void each_answer(CardSet options, Weigh&& weigh) noexcept {
        const RunningTrick& trick = facts.play.trick;
        const std::uint32_t held = options.trumps & kTrumpMask;
        if (held != 0) {
            const std::uint32_t over =
                trick.best >= kFirstTrump ? held & ~((2U << (trick.best - kFirstTrump)) - 1) : held;
            for (std::uint32_t rest = thought_of(held, over); rest != 0; rest &= rest - 1) {
                const std::uint32_t bit = rest & (0U - rest);
                const Card card = static_cast<Card>(kFirstTrump + std::countr_zero(bit));
                const float ours =
                    (bit & over) != 0 ? facts.taken_over_trump(card, trick.led, 1) : duck;
                weigh(card, trump_value(card, ours));
            }
        }
        if (options.suits == 0) return;
        for (int suit = 0; suit < kSuits; ++suit) {
            const std::uint64_t cards = options.suits & kSuitMask << (kRanks * suit);
            if (cards == 0) continue;
            const int length = std::popcount(facts.hand.suits & kSuitMask << (kRanks * suit));
            const std::uint64_t over = suit == trick.led && trick.best < kFirstTrump
                                           ? cards & ~((std::uint64_t{2} << trick.best) - 1)
                                           : 0;
            for (std::uint64_t rest = worth_a_thought(cards, over); rest != 0; rest &= rest - 1) {
                const std::uint64_t bit = rest & (0 - rest);
                const Card card = static_cast<Card>(std::countr_zero(bit));
                const float ours = (bit & over) != 0 ? facts.taken_over_plain(card, suit, 1) : duck;
                weigh(card, plain_value(card, suit, ours, length));
            }
        }
    }
};

}  // namespace OUDLER_VARIANT
}  // namespace oudler
