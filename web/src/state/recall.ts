// The log of a deal that one comes into, told again from what lies on the table: whoever loads the page in
// the middle of it reads what whoever stayed has read, as far as a snapshot says it.

import { cardsOfTrick } from "./deal";
import { tell, type Told } from "./log";
import type { DealInfo, GameEvent, Seat, TableInfo } from "./types";

export function recall(deal: DealInfo | null, table: TableInfo, me: Seat | null): Told[] {
  if (!deal) return [];
  const told: Told[] = [];
  let before: DealInfo = { ...deal, tricks: [], trick: [] };
  const say = (event: string, fields: Omit<GameEvent, "event">): void => {
    told.push(...tell({ event, ...fields }, { before, deal, table, me }));
  };
  say("deal_opened", { dealer: deal.dealer, number: table.match.deal || 1 });
  for (const { seat, bid } of deal.bids) say("bid_made", { seat, contract: bid });
  if (deal.contract) say("contract_made", { taker: deal.taker, contract: deal.contract });
  if (deal.called) say("card_called", { seat: deal.taker, card: deal.called });
  if (deal.talon_shown) say("talon_shown", { cards: deal.talon });
  if (deal.shown.length) told.push({ message: "play-trumps-laid-away", cards: deal.shown });
  if (deal.slam_announced) say("slam_declared", { seat: deal.taker, announced: true });
  deal.marks.forEach((marks, index) => {
    if (marks) say("marked", { seat: index + 1, marks });
  });
  for (const one of deal.poignees) say("poignee_shown", { ...one });
  for (const trick of deal.tricks) {
    lay(cardsOfTrick(trick, deal.players));
    say("trick_taken", { seat: trick.winner });
    before = { ...before, tricks: [...before.tricks, trick], trick: [] };
  }
  lay(deal.trick);
  if (deal.partner) say("partner_revealed", { seat: deal.partner });
  if (deal.result) say("deal_scored", {});
  return told;

  function lay(cards: DealInfo["trick"]): void {
    for (const one of cards) {
      say("played", { ...one });
      before = { ...before, trick: [...before.trick, one] };
    }
  }
}
