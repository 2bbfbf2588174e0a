// Tricks that one side is sure of, without looking further.
//
// Two sources. Trumps take the trick they are played to unless a higher one of the other side lies
// there too, so some of them win whatever happens. And who is on lead can cash suit cards that
// nobody can beat or ruff. Each other player gives a card to each of these tricks, at the very
// least his cheapest ones.
//
// Ranks that such a bound looks at are ranks that it needs (`suits`, `trumps`): a table entry made
// from it must bind them.

#pragma once

#include "courts.hpp"
#include "needs.hpp"

namespace oudler::OUDLER_KERNEL_NAMESPACE {

// Cards of a hand in each suit, a byte a suit.
using Lengths = u32;
inline constexpr Lengths kOneEach = 0x01010101;

inline Lengths one_of(int suit) noexcept { return Lengths{1} << (8 * suit); }
inline int length_in(Lengths lengths, int suit) noexcept {
    return static_cast<int>(lengths >> (8 * suit) & 0xFF);
}
// One in each suit in which there is a card.
inline Lengths held_in(Lengths lengths) noexcept {
    return (lengths + 0x7F * kOneEach) >> 7 & kOneEach;
}
// All bits of those suits in which `a` is at least as long as `b`, but the highest one of each.
inline Lengths no_shorter(Lengths a, Lengths b) noexcept {
    const Lengths is = ((a | 0x80 * kOneEach) - b) & 0x80 * kOneEach;
    return is - (is >> 7);
}
inline Lengths longer(Lengths a, Lengths b) noexcept { return b ^ ((a ^ b) & no_shorter(a, b)); }
inline Lengths shorter(Lengths a, Lengths b) noexcept { return a ^ ((a ^ b) & no_shorter(a, b)); }

template <int P>
std::array<Lengths, P> lengths_of(const std::array<CardSet, P>& hands) noexcept {
    std::array<Lengths, P> lengths{};
    for (std::size_t seat = 0; seat < P; ++seat)
        for (int suit = 0; suit < kSuits; ++suit)
            lengths[seat] |= static_cast<Lengths>(std::popcount(hands[seat].suits & lane(suit)))
                             << (8 * suit);
    return lengths;
}

struct Sure {
    int points = 0;  // half points of the side, the Excuse's exchange apart
    Cuts needs;
    u64 won = 0;   // suit cards of the hand that are counted
    u64 some = 0;  // of which some may be counted, at the least the cheapest

    // Which side the bound counts each court card for, if it is one of `ours`.
    Courts courts(u64 all_suits, bool ours) const noexcept {
        Courts courts;
        courts.take(courts_of(won | some), ours);
        courts.take(courts_of(all_suits & ~won), !ours);
        return courts;
    }
};

// The least half points of `count` cards of a hand. The Excuse counts as the low card it stands
// for: its own worth goes by its owner.
inline int cheapest(const CardSet& hand, int count) noexcept {
    const u64 honours = hand.suits & (kKings | kQueens | kKnights | kJacks);
    int left = count - (std::popcount(hand.suits ^ honours) +
                        std::popcount(hand.trumps & ~(kPetitBit | kTwentyOneBit)));
    if (left <= 0) return count;
    int sum = count + 2 * left;
    left -= std::popcount(hand.suits & kJacks);
    if (left <= 0) return sum;
    sum += 2 * left;
    left -= std::popcount(hand.suits & kKnights);
    if (left <= 0) return sum;
    sum += 2 * left;
    left -= std::popcount(hand.suits & kQueens);
    if (left <= 0) return sum;
    return sum + 2 * left;
}

inline int trump_points(u32 trumps) noexcept {
    return std::popcount(trumps) + 8 * std::popcount(trumps & kOudlers);
}
inline int suit_points(u64 suits) noexcept {
    return std::popcount(suits) + 8 * std::popcount(suits & kKings) +
           6 * std::popcount(suits & kQueens) + 4 * std::popcount(suits & kKnights) +
           2 * std::popcount(suits & kJacks);
}

// The same, and whether court cards are among the cheapest.
inline int cheapest(const CardSet& hand, int count, u64& some) noexcept {
    const int points = cheapest(hand, count);
    if (points != count) some |= hand.suits;
    return points;
}

// The suit cards of `own` above every one of `others` of their suit.
inline u64 top_runs(u64 own, u64 others) noexcept {
    // All places from the highest of the others down; what is shifted stays in its suit.
    u64 below = others;
    below |= below >> 1 & ((u64{1} << (kRanks - 1)) - 1) * kEachSuit;
    below |= below >> 2 & ((u64{1} << (kRanks - 2)) - 1) * kEachSuit;
    below |= below >> 4 & ((u64{1} << (kRanks - 4)) - 1) * kEachSuit;
    below |= below >> 8 & ((u64{1} << (kRanks - 8)) - 1) * kEachSuit;
    return own & ~below;
}

// The trumps of `own` above every one of `others`.
inline u32 masters(u32 own, u32 others) noexcept {
    if (others == 0) return own;
    const int top = 31 - std::countl_zero(others);
    return own & ~((2u << top) - 1);
}

// Of cards from the top down, the bits of eight of them: one's own are set. How many more they are
// than the others' in all, and at the most above some cut, and the place right above the highest
// such cut.
struct Surplus {
    std::int8_t in_all = 0;
    std::int8_t most = 0;
    std::int8_t place = -1;
};

inline constexpr auto kSurplus = [] {
    std::array<Surplus, 256> table{};
    for (unsigned bits = 0; bits < 256; ++bits) {
        Surplus& surplus = table[bits];
        for (int place = 7; place >= 0; --place) {
            surplus.in_all =
                static_cast<std::int8_t>(surplus.in_all + ((bits >> place & 1) != 0 ? 1 : -1));
            if (surplus.in_all <= surplus.most) continue;
            surplus.most = surplus.in_all;
            surplus.place = static_cast<std::int8_t>(place);
        }
    }
    return table;
}();

// Tricks that a hand's trumps take whatever happens. A trump loses only to a higher one of the
// other side, and each of those beats at most one: so among the trumps above any cut, as many win
// as there are more of them than of the enemies'. The best cut, below the trump `lowest`.
struct TrumpTricks {
    int count = 0;
    int lowest = -1;
};

inline TrumpTricks trump_tricks(u32 own, u32 enemies) noexcept {
    TrumpTricks tricks;
    if (own == 0) return tricks;
    const u32 both = own | enemies;
    // What fills up the last eight counts as the enemies' and changes nothing.
    const int filled = 24 - std::popcount(both);
    const u64 bits = extract(own, both) << filled;
    int more = 0, place = -1;
    for (int shift = 16; shift >= 0; shift -= 8) {
        const Surplus& surplus = kSurplus[bits >> shift & 255];
        const bool better = more + surplus.most > tricks.count;
        tricks.count = better ? more + surplus.most : tricks.count;
        place = better ? shift + surplus.place : place;
        more += surplus.in_all;
    }
    if (place >= 0) tricks.lowest = std::countr_zero(deposit(u64{1} << (place - filled), both));
    return tricks;
}

// A trick on the table whose taker's side is known, while some have yet to play to it: their hands
// hold a card more. What is sure then is sure from the next trick on, and if the trick is `won`, of
// those cards as well.
struct Decided {
    unsigned to_come = 0;  // a bit for each seat
    int led = kNothingLed;
    bool won = false;

    // One in the suit led, if who has yet to play must follow with a card of it.
    Lengths follows(int seat, Lengths held) const noexcept {
        return (to_come >> seat & 1) != 0 && led < kSuits ? held & one_of(led) : 0;
    }
    int more(int seat) const noexcept { return won && (to_come >> seat & 1) != 0 ? 1 : 0; }
};

// What is sure for the side of `seat` from its trumps, and from the suits that it can cash when it
// is on lead or alone has trumps. `enemies` are the trumps of the other side.
template <int P>
Sure by_seat(const std::array<CardSet, P>& hands, const std::array<Lengths, P>& lengths, int seat,
             bool leads, u32 enemies, u64 all_suits, u32 all_trumps, bool may_lead_trumps,
             int& count, const Decided& decided = {}) noexcept {
    Sure sure;
    const CardSet& hand = hands[static_cast<std::size_t>(seat)];
    const u32 mine = hand.trumps & kTrumpMask;
    const u32 theirs = all_trumps & kTrumpMask & ~mine;
    const TrumpTricks trumps = trump_tricks(mine, enemies);
    const u32 top = masters(mine, theirs);
    count = trumps.count;
    if (trumps.lowest >= 0) sure.needs.trumps = 1u << trumps.lowest;
    sure.points = trumps.count;
    if (top & kTwentyOneBit) sure.points += 8;
    if (trumps.count == std::popcount(mine) && (mine & kPetitBit)) sure.points += 8;

    // With a trump that wins for certain one need not be on lead: at the latest that trump gains
    // it. Until then nobody gets rid of a suit in which to ruff (who has trumps and not the suit
    // led must trump, so he throws nothing away, and a round of the suit is won by its master), and
    // while one has trumps no good card is thrown away.
    const bool alone = theirs == 0 && mine != 0;
    const bool enters = alone || top != 0 || (trumps.count > 0 && enemies == theirs);
    const u64 runs = leads || enters ? top_runs(hand.suits, all_suits & ~hand.suits) : 0;
    const int rounds = may_lead_trumps && leads ? std::popcount(top) : 0;
    const bool draws = rounds > 0 || alone;
    if (runs != 0 || draws) {
        // Who may still ruff after the master trumps: an Excuse saves its owner one trump. He can
        // in a suit after the cards that he has of it.
        bool ruffed = false;
        Lengths safe = kRanks * kOneEach;
        Lengths longest = 0;  // of any other hand, an Excuse saving its owner one card
        for (int other = 0; other < P; ++other) {
            if (other == seat) continue;
            const u32 trumps_there = hands[static_cast<std::size_t>(other)].trumps;
            const Lengths there = lengths[static_cast<std::size_t>(other)];
            const Lengths held = held_in(there);
            const bool excuse = (trumps_there & kExcuseBit) != 0;
            longest = longer(longest, excuse ? there + held : there);
            const int trumps_held = std::popcount(trumps_there & kTrumpMask);
            if (trumps_held == 0 || trumps_held + (excuse && rounds > 0) <= rounds) continue;
            ruffed = true;
            safe = shorter(safe, there - decided.follows(other, held));
        }
        if (draws && !ruffed) {
            // All others run out of trumps while masters are led: the rest are good as well.
            count = std::popcount(mine);
            sure.points = trump_points(mine);
            sure.needs.trumps = theirs != 0 && top != 0 ? top & (~top + 1) : 0;
        }
        u64 cashed = 0;
        for (int suit = 0; suit < kSuits; ++suit) {
            u64 run = runs & lane(suit);
            if (run == 0) continue;
            const u64 own = hand.suits & lane(suit);
            const int longest_here = length_in(longest, suit), safe_here = length_in(safe, suit);
            if (longest_here == 0) {
                // Nobody else has the suit: its ranks do not matter.
                if (!ruffed) cashed |= own;
                continue;
            }
            int length = std::popcount(run);
            if (length >= longest_here && safe_here >= std::popcount(own)) {
                cashed |= own;
                sure.needs.suits |= run & (~run + 1);
                continue;
            }
            while (length > safe_here) {
                run &= run - 1;
                --length;
            }
            if (length == 0) continue;
            cashed |= run;
            sure.needs.suits |= run & (~run + 1);
        }
        if (cashed != 0) {
            count += std::popcount(cashed);
            sure.points += suit_points(cashed);
            sure.won = cashed;
            // A master gains the lead, or masters were led to draw trumps.
            if (top != 0 && theirs != 0) sure.needs.trumps |= top & (~top + 1);
        }
    }
    if (count == 0) return sure;
    for (int other = 0; other < P; ++other)
        if (other != seat)
            sure.points += cheapest(hands[static_cast<std::size_t>(other)],
                                    count + decided.more(other), sure.some);
    return sure;
}

// The `count` highest cards of a set in one suit.
inline u64 highest(u64 cards, int count) noexcept {
    for (int over = std::popcount(cards) - count; over > 0; --over) cards &= cards - 1;
    return cards;
}

// What a lone attacker is sure of by a plan for all of his hand. Two plans are looked at.
//
// Cashing: on lead he leads plain cards, in each suit from the top; when a suit is led of which he
// has cards he plays the highest; he trumps what he must. In a suit he loses to higher cards at
// most the rounds after his top run, and none once all others are out of it; he is ruffed at most
// in the rounds that follow the length of the shortest hand with trumps (which cannot throw a suit
// away while it has trumps). Each ruff, and each of his trumps that is beaten, costs the defence a
// trump, and no more of his trumps are beaten than can be paired with higher ones. So many tricks
// he loses at most, if his trumps last as long as his plain cards: one is spent whenever the
// defence is on lead, which it is at the start perhaps and after each trick that he loses.
//
// Drawing: on lead, or once a master trump has gained it, he leads master trumps until nobody has
// any. Then only higher plain cards cost him tricks, and before he was on lead a ruff.
struct Plan : Sure {
    int count = 0;
    bool excuse_placed = false;  // his own Excuse falls before the last trick
};

template <int P>
Plan plan_of(const std::array<CardSet, P>& hands, const std::array<Lengths, P>& lengths, int seat,
             bool leads, u64 all_suits, u32 all_trumps, bool may_lead_trumps, int left) noexcept {
    const CardSet& hand = hands[static_cast<std::size_t>(seat)];
    const u32 mine = hand.trumps & kTrumpMask;
    const u32 theirs = all_trumps & kTrumpMask & ~mine;
    const int own_excuse = (hand.trumps & kExcuseBit) != 0;
    const int held = std::popcount(mine);
    const TrumpTricks trumps = trump_tricks(mine, theirs);
    const u32 top = masters(mine, theirs);
    const int beaten = held - trumps.count;
    const int theirs_held = std::popcount(theirs);

    int rounds = 0;  // of trumps until nobody has any; an Excuse saves its owner one
    // Rounds of each suit until nobody else has any, and until somebody can ruff.
    Lengths longest_of = 0, safe_of = kRanks * kOneEach;
    for (int other = 0; other < P; ++other) {
        if (other == seat) continue;
        const u32 held_there = hands[static_cast<std::size_t>(other)].trumps;
        const Lengths there = lengths[static_cast<std::size_t>(other)];
        const bool excuse = (held_there & kExcuseBit) != 0;
        longest_of = longer(longest_of, excuse ? there + held_in(there) : there);
        const int count = std::popcount(held_there & kTrumpMask);
        if (count == 0) continue;
        rounds = std::max(rounds, count + excuse);
        safe_of = shorter(safe_of, there);
    }

    Cuts cuts;
    int plain = 0, masters_held = 0;
    int establishing = 0;  // rounds lost to higher cards when the suits are led out
    int losers = 0;        // when only the top runs are led
    int ruffs = 0, ruffs_of_runs = 0;
    CardSet safe_cards;  // sure to win, if nobody can ruff the top runs, or only where he cannot
    u64 runs = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
        const u64 own = hand.suits & lane(suit);
        if (own == 0) continue;
        const u64 others = all_suits & lane(suit) & ~hand.suits;
        const u64 run = others == 0 ? own : own & (~u64{0} << (63 - std::countl_zero(others)));
        const int longest = length_in(longest_of, suit);
        // His own Excuse may let a round pass in which he does not follow.
        const int safe = std::max(0, length_in(safe_of, suit) - own_excuse);
        const int length = std::popcount(own), tops = std::popcount(run);
        plain += length;
        masters_held += tops;
        losers += length - tops;
        establishing += std::min(length - tops, std::max(0, longest - tops));
        ruffs += std::max(0, length - safe);
        ruffs_of_runs += std::max(0, tops - safe);
        runs |= run;
        safe_cards.suits |= highest(run, safe);
        if (run != 0 && others != 0) cuts.suits |= run & (~run + 1);
    }

    Plan best;
    const auto consider = [&](int lost, const CardSet& sure, u32 trump_cuts, bool placed) {
        const int sure_count = sure.size();
        const int count = std::max(left - own_excuse - lost, sure_count);
        if (count <= 0 || count < best.count) return;
        CardSet rest = hand - sure;
        rest.trumps &= ~kExcuseBit;
        u64 some = 0;
        int points = trump_points(sure.trumps) + suit_points(sure.suits) +
                     cheapest(rest, count - sure_count, some);
        for (int other = 0; other < P; ++other)
            if (other != seat)
                points += cheapest(hands[static_cast<std::size_t>(other)], count, some);
        if (count == best.count && points <= best.points) return;
        best.count = count;
        best.points = points;
        best.excuse_placed = placed;
        best.needs = {cuts.suits, trump_cuts};
        best.won = sure.suits;
        best.some = some;
    };

    const int waits = leads ? 0 : 1;
    // Cashing, with all suits led out or the top runs only.
    {
        CardSet sure = safe_cards;
        sure.trumps = beaten == 0 ? mine : mine & kTwentyOneBit;
        const u32 trump_cuts = theirs != 0 && trumps.lowest >= 0 ? 1u << trumps.lowest : 0;
        const auto cash = [&](int lost_rounds, int ruffed, int led_out, int lose_lead) {
            const int to_trumps = std::min(theirs_held, beaten + ruffed);
            const int spent = waits + own_excuse +
                              std::min(lose_lead + to_trumps, beaten + std::max(0, led_out - 1));
            if (led_out == 0 || held >= spent)
                consider(lost_rounds + to_trumps, sure, trump_cuts, held > 0);
        };
        cash(establishing, ruffs, plain, establishing);
        if (losers != establishing) cash(losers, ruffs_of_runs, masters_held, 0);
    }
    // Drawing.
    if (may_lead_trumps && std::popcount(top) >= rounds + waits) {
        CardSet sure = safe_cards;
        if (leads) sure.suits = runs;
        sure.trumps = mine;
        const u32 trump_cuts = theirs != 0 && top != 0 ? top & (~top + 1) : 0;
        const int before = leads ? 0 : std::min(theirs_held, ruffs);
        if (held - rounds - waits >= establishing + own_excuse)
            consider(establishing + before, sure, trump_cuts, true);
        else
            consider(losers + (leads ? 0 : std::min(theirs_held, ruffs_of_runs)), sure, trump_cuts,
                     false);
    }
    return best;
}

}  // namespace oudler::OUDLER_KERNEL_NAMESPACE
