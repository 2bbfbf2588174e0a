// One table as this page is at it: the socket, what is known, and what can be done. The views read it and
// call it; what they show of a move is what the server answered, never a guess.

import { Client, hex, type Connection } from "../net/client";
import { Problem, rest } from "../net/rest";
import type { OwnSeed } from "../lib/fairness";
import type { Card } from "../state/cards";
import type { LogLine } from "../state/log";
import { NOTHING, reduce, type Known } from "../state/reducer";
import type { SeatInfo, ServerMessage } from "../state/types";
import { forgetSeat, keep, keysOf } from "./keys";

export interface Notice {
  number: number;
  code: string;
  args: Record<string, any>;
  rule: string | null;
}

const NOTICE_STAYS = 6000;

export class Session {
  known = $state.raw<Known>(NOTHING);
  connection = $state<Connection>("connecting");
  /** What the last refused command was refused for. */
  notice = $state.raw<Notice | null>(null);
  /** The seat belongs to somebody else now, or the link opens nothing. */
  ended = $state<string | null>(null);
  /** A move is on its way; its card stays where it was put. */
  moving = $state<string | null>(null);
  /** `seat:sitting` of those whose talk is not shown here. */
  muted = $state.raw<string[]>([]);
  private readonly client: Client;
  private notices = 0;

  constructor(
    readonly table: string,
    readonly token: string | null,
  ) {
    this.client = new Client(table, token, {
      message: (message) => this.receive(message),
      connection: (state) => {
        this.connection = state;
        if (state === "waiting") void this.askWhetherItExists();
      },
      version: () => this.known.version || null,
    });
    this.muted = keysOf(table)?.muted ?? [];
  }

  close(): void {
    this.client.close();
  }

  get me(): number | null {
    return this.known.seat;
  }

  get mine(): SeatInfo | null {
    return this.known.table?.seats.find((one) => one.seat === this.known.seat) ?? null;
  }

  get myTurn(): boolean {
    return this.known.legal !== null && !this.known.table?.paused_by && !this.known.table?.offer;
  }

  /** No other person sits here. */
  get alone(): boolean {
    return this.known.table?.seats.every((one) => one.kind !== "person" || one.seat === this.me) ?? true;
  }

  hurry(): void {
    this.client.hurry();
  }

  /** A socket is refused alike by a server that is away and by one that has no such table. */
  private async askWhetherItExists(): Promise<void> {
    const found = await rest.lobby(this.table, this.token).catch((problem: Problem) => problem);
    if (found instanceof Problem && found.status === 404) {
      forgetSeat(this.table);
      this.ended = found.code;
      this.close();
    }
  }

  private sitting(seat: number): string {
    return `${seat}:${this.known.table?.seats.find((one) => one.seat === seat)?.sitting ?? 0}`;
  }

  isMuted(seat: number | undefined): boolean {
    return seat !== undefined && this.muted.includes(this.sitting(seat));
  }

  mute(seat: number, wanted: boolean): void {
    const others = this.muted.filter((one) => one !== this.sitting(seat));
    this.muted = wanted ? [...others, this.sitting(seat)] : others;
    keep(this.table, { muted: this.muted });
  }

  /** What happened, without the talk of those who are muted. */
  get log(): LogLine[] {
    return this.muted.length ? this.known.log.filter((line) => !(line.said && this.isMuted(line.seat))) : this.known.log;
  }

  /** What this device added to the shuffle of the deal, if that was accepted. */
  get ownSeed(): OwnSeed | null {
    const kept = keysOf(this.table)?.seed;
    return kept && kept.commitment === this.known.table?.commitment?.commitment ? { seat: kept.seat, seed: kept.seed } : null;
  }

  /** Seconds until a time of the server's clock. */
  until(time: number): number {
    return Math.max(0, Math.round(time - Date.now() / 1000 - this.client.skew));
  }

  /** Seconds since a time of the server's clock. */
  since(time: number): number {
    return Date.now() / 1000 + this.client.skew - time;
  }

  async command(type: string, fields: Record<string, unknown> = {}): Promise<boolean> {
    try {
      await this.client.send(type, fields);
      return true;
    } catch (problem) {
      if (problem instanceof Problem) this.tell(problem.code, problem.args, problem.rule);
      return false;
    }
  }

  async move(token: string): Promise<boolean> {
    if (this.moving) return false;
    this.moving = token;
    try {
      return await this.command("move", { move: token, made: this.known.now?.made });
    } finally {
      this.moving = null;
    }
  }

  /** Shows why something cannot be done. */
  tell(code: string, args: Record<string, any> = {}, rule: string | null = null): void {
    // The person pressed twice: the first was taken, and nothing is wrong.
    if (code === "other_moment") return;
    const number = ++this.notices;
    this.notice = { number, code, args, rule };
    setTimeout(() => {
      if (this.notice?.number === number) this.notice = null;
    }, NOTICE_STAYS);
  }

  /** Why a card may not go now, as the server said beforehand. */
  tellWhyNot(card: Card): void {
    const legal = this.known.legal;
    if (!legal || legal.kind === "choices") return;
    const reason = legal.why_not.find((one) => one.cards.includes(card));
    if (reason) this.tell(reason.code, { ...reason.args, card }, reason.rule);
  }

  private receive(message: ServerMessage): void {
    const before = this.known;
    const known = reduce(before, message);
    this.known = known;
    if (known.behind && !before.behind) this.client.catchUp();
    if (message.type === "bye") {
      if (message.code === "seat_lost") {
        forgetSeat(this.table);
        this.ended = message.code;
      }
    } else if (message.type === "error") {
      if (this.connection !== "open") this.ended = message.code;
      else this.tell(message.code, message.args, message.rule);
    }
    this.addSeed();
  }

  private seeded = "";

  /** Adds this page's part to the shuffle, once for every commitment. */
  private addSeed(): void {
    const { table, seat } = this.known;
    const commitment = table?.commitment;
    if (!commitment || seat === null || table.stage !== "committed") return;
    if (this.seeded === commitment.commitment || commitment.seeds.some((one) => one.seat === seat)) return;
    this.seeded = commitment.commitment;
    const seed = hex(crypto.getRandomValues(new Uint8Array(32)));
    // Kept once it is accepted, over a reload too: the record must have it.
    const sent = this.client.send("seed", { seed });
    void sent.then(() => keep(this.table, { seed: { commitment: commitment.commitment, seat, seed } })).catch(() => undefined);
  }
}
