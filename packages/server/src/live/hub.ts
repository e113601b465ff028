import type { LiveMessage, OnlineEvent } from "@cantstop/protocol";
import type { Database } from "../db/database.ts";
import type { Games, LoggedEvent } from "../games/games.ts";
import type { Appended } from "../games/unit.ts";
import { Bus, type Message } from "./bus.ts";
import type { Format, Listener } from "./listener.ts";
import { Presences } from "./presence.ts";

/** Each listener hears a pulse about this often; not all at once. */
const PULSE_MS = 25_000;
const PULSE_PARTS = 25;
/** How often to ask the database whether anything was missed that another process has appended. */
const CHECK_MS = 5000;
/** Comings and goings within this long are told together; a crowd of watchers must not keep everybody busy. */
const PRESENCE_MS = { player: 400, watcher: 1500 };

const toLogged = (event: OnlineEvent): LoggedEvent => ({
  version: event.version,
  event: JSON.stringify(event),
});

/** Brings what happens in games to those who listen, whichever process it happened in. */
export class Hub {
  readonly presences: Presences;
  readonly #database: Database;
  readonly #games: Games;
  readonly #bus: Bus;
  readonly #tables = new Map<string, Set<Listener>>();
  /** Games of which it is to be told who listens: when, and by which timer. */
  readonly #presenceDue = new Map<string, { readonly at: number; readonly timer: NodeJS.Timeout }>();
  readonly #timers: NodeJS.Timeout[] = [];
  #pulsePart = 0;
  #size = 0;
  #checking = false;

  /** @param me this process's name among those over the database */
  constructor(me: string, database: Database, games: Games) {
    this.#database = database;
    this.#games = games;
    this.#bus = new Bus(database);
    this.presences = new Presences(me, this.#bus, (game, who) => this.#noteComing(game, who));
    games.onAppended((appended) => this.#announce(appended));
    this.#bus.listen(
      (message) => this.#hear(message),
      () => {
        this.#catchUpAll();
        this.#bus.send({ kind: "hello", from: me });
        this.presences.tellAll();
      },
    );
    this.#timers.push(setInterval(() => this.#pulse(), PULSE_MS / PULSE_PARTS).unref());
    if (database.shared) this.#timers.push(setInterval(() => void this.#check(), CHECK_MS).unref());
  }

  /** How many listen. */
  get size(): number {
    return this.#size;
  }

  /** Somebody listens from now on, and gets what they lack. Returns what ends it. */
  add(game: string, listener: Listener): () => void {
    const table = this.#tables.get(game) ?? new Set();
    table.add(listener);
    this.#size++;
    this.#tables.set(game, table);
    listener.catchUp();
    const leave = this.presences.enter(game, listener.player);
    return () => {
      if (table.delete(listener)) this.#size--;
      if (table.size === 0 && this.#tables.get(game) === table) this.#tables.delete(game);
      leave();
    };
  }

  /** Says something to all who listen to a game, here and elsewhere. */
  say(game: string, message: LiveMessage): void {
    this.#bus.send({ kind: "said", game, message });
    this.#sayHere(game, message);
  }

  /** Sends everybody away, to come back to another process. */
  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
    for (const { timer } of this.#presenceDue.values()) clearTimeout(timer);
    this.presences.close();
    this.#bus.flush();
    for (const listeners of this.#tables.values()) for (const listener of listeners) listener.end();
    this.#tables.clear();
  }

  #hear(message: Message): void {
    if (message.kind === "appended") {
      this.#games.follow(message.game, message.events);
      if (this.#tables.has(message.game)) this.#deliver(message.game, message.events.map(toLogged));
    } else if (message.kind === "said") this.#sayHere(message.game, message.message);
    else this.presences.hear(message);
  }

  #announce({ game, events }: Appended): void {
    this.#bus.send({ kind: "appended", game: game.id, events });
    if (this.#tables.has(game.id)) this.#deliver(game.id, events.map(toLogged));
  }

  #deliver(game: string, events: readonly LoggedEvent[]): void {
    const frames = new Map<Format, string>();
    for (const listener of this.#tables.get(game) ?? []) {
      const { format } = listener;
      let text = frames.get(format);
      if (text === undefined) {
        text = events.map((event) => format.event(event)).join("");
        frames.set(format, text);
      }
      listener.offer(events, text);
    }
  }

  #sayHere(game: string, message: LiveMessage): void {
    const text = JSON.stringify(message);
    for (const listener of this.#tables.get(game) ?? []) listener.say(listener.format.live(text));
  }

  #noteComing(game: string, who: keyof typeof PRESENCE_MS): void {
    if (!this.#tables.has(game)) return;
    const due = this.#presenceDue.get(game);
    const at = performance.now() + PRESENCE_MS[who];
    if (due && due.at <= at) return;
    clearTimeout(due?.timer);
    const timer = setTimeout(() => {
      this.#presenceDue.delete(game);
      void this.#tellPresence(game);
    }, PRESENCE_MS[who]).unref();
    this.#presenceDue.set(game, { at, timer });
  }

  async #tellPresence(id: string): Promise<void> {
    const game = await this.#games.read(id).catch(() => null);
    if (!game) return;
    this.#sayHere(id, {
      type: "presence",
      seats: game.seats.map(
        (seat) =>
          seat.kind === "bot" || (seat.kind === "person" && this.presences.isPresent(id, seat.player)),
      ),
      watchers: this.presences.watchersOf(id),
    });
  }

  #pulse(): void {
    this.#pulsePart = (this.#pulsePart + 1) % PULSE_PARTS;
    let i = 0;
    for (const listeners of this.#tables.values())
      for (const listener of listeners) if (i++ % PULSE_PARTS === this.#pulsePart) listener.pulse();
  }

  #catchUpAll(): void {
    for (const listeners of this.#tables.values()) for (const listener of listeners) listener.catchUp();
  }

  /** Asks for what no message told, for a process can die between writing and telling. */
  async #check(): Promise<void> {
    if (this.#checking) return;
    this.#checking = true;
    try {
      const games = [...this.#tables.keys()];
      for (let i = 0; i < games.length; i += 500) {
        const rows = await this.#database.db
          .selectFrom("games")
          .select(["id", "version"])
          .where("id", "in", games.slice(i, i + 500))
          .execute();
        for (const { id, version } of rows)
          for (const listener of this.#tables.get(id) ?? [])
            if (listener.version < version) listener.catchUp();
      }
    } catch {
      // The database is away for now. There will be another time.
    } finally {
      this.#checking = false;
    }
  }
}
