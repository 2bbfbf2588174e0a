// The socket of one table: it stays connected by itself, sends again what was not answered, and asks for
// the steps it missed. What comes in goes to the reducer; this module knows nothing of cards.

import type { ServerMessage } from "../state/types";
import { Problem } from "./rest";

export type Connection = "connecting" | "open" | "waiting" | "closed";

export interface Listener {
  message(message: ServerMessage): void;
  connection(state: Connection): void;
  /** The version up to which everything is known; null for nothing. */
  version(): number | null;
}

interface Pending {
  text: string;
  resolve(): void;
  reject(problem: Problem): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** A connection that says nothing for so long is asked whether it lives. */
const PING_EVERY = 15_000;
const PATIENCE = 8_000;

/** Letters that no other command has; works where `crypto.randomUUID` does not (plain HTTP). */
function newId(): string {
  return hex(crypto.getRandomValues(new Uint8Array(8)));
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Client {
  private socket: WebSocket | null = null;
  private readonly pending = new Map<string, Pending>();
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private greeted = false;
  private ended = false;
  /** The server's clock minus ours, in seconds: countdowns are its. */
  skew = 0;

  constructor(
    private readonly table: string,
    private readonly token: string | null,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  close(): void {
    this.ended = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.retry);
    clearInterval(this.watch);
    this.socket?.close();
    this.fail("unreachable");
  }

  /** Sends a command; resolves when the server has stored it, rejects with what is wrong. */
  send(type: string, fields: Record<string, unknown> = {}): Promise<void> {
    const id = newId();
    const text = JSON.stringify({ type, id, ...fields });
    return new Promise((resolve, reject) => {
      if (this.ended) {
        reject(new Problem("unreachable"));
        return;
      }
      this.pending.set(id, { text, resolve, reject });
      if (this.greeted) this.socket?.send(text);
    });
  }

  /** Asks for the steps after the version that is known. */
  catchUp(): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.hello();
  }

  /** Tries at once, instead of after the wait. */
  readonly hurry = (): void => {
    if (document.visibilityState !== "visible" || this.ended) return;
    if (this.socket === null) {
      clearTimeout(this.retry);
      this.connect();
    } else this.ping();
  };

  private connect(): void {
    this.listener.connection("connecting");
    const url = new URL(`api/tables/${this.table}/socket`, location.href.replace(/#.*/, ""));
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(url);
    this.socket = socket;
    this.greeted = false;
    const slow = setTimeout(() => socket.close(), PATIENCE);
    socket.onopen = () => {
      clearTimeout(slow);
      this.heard = Date.now();
      this.hello();
      clearInterval(this.watch);
      this.watch = setInterval(() => this.ping(), PING_EVERY);
    };
    socket.onmessage = (event) => this.receive(JSON.parse(event.data as string));
    socket.onclose = () => {
      clearTimeout(slow);
      if (this.socket === socket) this.lost();
    };
  }

  private hello(): void {
    this.socket?.send(JSON.stringify({ type: "hello", id: newId(), token: this.token, last: this.listener.version() }));
  }

  private ping(): void {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heard > PING_EVERY + PATIENCE) {
      // Silent for too long: the network is gone, whatever the socket believes.
      this.socket = null;
      socket.onclose = null;
      socket.close();
      this.lost();
      return;
    }
    socket.send(JSON.stringify({ type: "ping", id: newId() }));
  }

  private lost(): void {
    this.socket = null;
    this.greeted = false;
    clearInterval(this.watch);
    if (this.ended) {
      this.listener.connection("closed");
      return;
    }
    this.listener.connection("waiting");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++) * (0.7 + 0.6 * Math.random());
    this.retry = setTimeout(() => this.connect(), wait);
  }

  private receive(message: ServerMessage): void {
    this.heard = Date.now();
    switch (message.type) {
      case "welcome":
        this.greeted = true;
        this.tries = 0;
        this.skew = message.time - Date.now() / 1000;
        this.listener.message(message);
        this.listener.connection("open");
        for (const one of this.pending.values()) this.socket?.send(one.text);
        return;
      case "ack":
        this.pending.get(message.id)?.resolve();
        this.pending.delete(message.id);
        return;
      case "error": {
        const waiting = message.id === null ? undefined : this.pending.get(message.id);
        if (message.id !== null) this.pending.delete(message.id);
        if (waiting) waiting.reject(new Problem(message.code, message.args, message.rule));
        else {
          // The greeting itself was refused: coming again with the same token helps nobody.
          if (!this.greeted) this.ended = true;
          this.listener.message(message);
        }
        return;
      }
      case "bye":
        if (message.code === "seat_lost") this.ended = true;
        this.listener.message(message);
        return;
      default:
        this.listener.message(message);
    }
  }

  private fail(code: string): void {
    for (const one of this.pending.values()) one.reject(new Problem(code));
    this.pending.clear();
  }
}
