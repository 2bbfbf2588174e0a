// What is wrong with a table, and the presets by name.

#include "oudler/play.hpp"

#include <cstring>

#include "oudler/deals.hpp"

namespace oudler {

const PlayRules* preset(const char* name) noexcept {
    struct Named {
        const char* name;
        const PlayRules* rules;
    };
    static constexpr Named kPresets[] = {{"fft", &kFft},
                                         {"michelsen", &kMichelsen},
                                         {"mathers", &kMathers},
                                         {"mathers-1888", &kMathers1888},
                                         {"greer", &kGreer}};
    for (const Named& one : kPresets)
        if (std::strcmp(one.name, name) == 0) return one.rules;
    return nullptr;
}

Fault fault_of(const PlayRules& rules, const Table& table) noexcept {
    const int players = table.players;
    if (players > kMaxPlayers || hand_size(rules.game, players) == 0) return Fault::kPlayers;
    if (table.leader >= players || table.dealer >= players) return Fault::kSeat;
    const int size = table.hands[0].size();
    if (size == 0) return Fault::kNoCards;
    CardSet seen = table.pile;
    int cards = table.pile.size();
    for (int seat = 0; seat < players; ++seat) {
        if (table.hands[seat].size() != size) return Fault::kUnequalHands;
        cards += size;
        seen |= table.hands[seat];
    }
    if (seen.size() != cards || !(seen - CardSet::all()).empty()) return Fault::kDuplicateCard;
    if (cards != kCards) return Fault::kMissingCard;
    if (rules.game == Game::kFrench) {
        const unsigned all = (1u << players) - 1;
        if (table.attack == 0 || (table.attack & ~all) != 0 || table.attack == all)
            return Fault::kSides;
        if (table.called != kNoCard && (table.called >= kFirstTrump || players != 5))
            return Fault::kCalledCard;
    }
    return Fault::kFine;
}

}  // namespace oudler
