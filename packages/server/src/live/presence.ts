import type { Bus, Message } from "./bus.ts";

/** Somebody who reloads the page has not left. */
const AWAY_AFTER_MS = 4000;
/** Changes of this long travel to the other processes together. */
const GATHER_MS = 100;
const ALIVE_EVERY_MS = 5000;
/** A process that says nothing for this long is taken for dead, and who listened through it for away. */
const DEAD_AFTER_MS = 3 * ALIVE_EVERY_MS;
/** Games in a message, so that it stays small enough whatever their listeners. */
const GAMES_TOGETHER = 40;

/** What processes tell each other about who listens. */
type PresenceMessage = Exclude<Message, { kind: "appended" | "said" }>;

/** Who has come or gone: for a watcher nobody needs to hurry. */
type Who = "player" | "watcher";

/** Who listens to a game through one process: how many do not sit there, and the players who do. */
interface Crowd {
  watchers: number;
  /** By player: how many of their devices and tabs. */
  readonly players: Map<string, number>;
}
type Told = readonly [number, ...string[]];

/**
 * Who listens to which games, through any process. Nothing of it is kept: it is true of now, and processes tell each
 * other.
 */
export class Presences {
  readonly #me: string;
  readonly #bus: Bus;
  readonly #changed: (game: string, who: Who) => void;
  readonly #here = new Map<string, Crowd>();
  readonly #elsewhere = new Map<string, { games: Map<string, Told>; heardAt: number }>();
  readonly #toTell = new Set<string>();
  #telling: NodeJS.Timeout | undefined;
  readonly #beat: NodeJS.Timeout;

  /** @param changed called when somebody has come to a game, or left it */
  constructor(me: string, bus: Bus, changed: (game: string, who: Who) => void) {
    this.#me = me;
    this.#bus = bus;
    this.#changed = changed;
    this.#beat = setInterval(() => {
      bus.send({ kind: "alive", from: me });
      this.#forgetTheDead();
    }, ALIVE_EVERY_MS).unref();
  }

  /** Somebody listens to a game from now on: a player who sits there, or anybody (null). Returns what ends it. */
  enter(game: string, player: string | null): () => void {
    this.#count(game, player, 1);
    const leave = () => this.#count(game, player, -1);
    return () => {
      // Nobody waits for a watcher to come back; and whoever sits down looks on no longer.
      if (player === null) leave();
      else setTimeout(leave, AWAY_AFTER_MS).unref();
    };
  }

  isPresent(game: string, player: string): boolean {
    if (this.#here.get(game)?.players.has(player)) return true;
    for (const { games } of this.#elsewhere.values()) if (games.get(game)?.includes(player)) return true;
    return false;
  }

  /** How many listen to a game without sitting there. */
  watchersOf(game: string): number {
    let watchers = this.#here.get(game)?.watchers ?? 0;
    for (const { games } of this.#elsewhere.values()) watchers += games.get(game)?.[0] ?? 0;
    return watchers;
  }

  /** Takes in what another process tells. */
  hear(message: PresenceMessage): void {
    switch (message.kind) {
      case "hello":
        this.tellAll();
        break;
      case "alive":
        this.#processOf(message.from);
        break;
      case "bye":
        this.#forget(message.from);
        break;
      case "listeners": {
        const { games } = this.#processOf(message.from);
        for (const [game, told] of Object.entries(message.games)) {
          if (told[0] === 0 && told.length === 1) games.delete(game);
          else games.set(game, told);
          this.#changed(game, "player");
        }
      }
    }
  }

  /** Tells the others of everyone here. */
  tellAll(): void {
    for (const game of this.#here.keys()) this.#toTell.add(game);
    this.#tell();
  }

  close(): void {
    clearInterval(this.#beat);
    clearTimeout(this.#telling);
    this.#bus.send({ kind: "bye", from: this.#me });
  }

  #count(game: string, player: string | null, by: 1 | -1): void {
    const crowd = this.#here.get(game) ?? { watchers: 0, players: new Map<string, number>() };
    if (player === null) crowd.watchers += by;
    else {
      const devices = (crowd.players.get(player) ?? 0) + by;
      if (devices === 0) crowd.players.delete(player);
      else crowd.players.set(player, devices);
    }
    if (crowd.watchers === 0 && crowd.players.size === 0) this.#here.delete(game);
    else this.#here.set(game, crowd);
    this.#changed(game, player === null ? "watcher" : "player");
    this.#toTell.add(game);
    this.#telling ??= setTimeout(() => this.#tell(), GATHER_MS).unref();
  }

  #tell(): void {
    clearTimeout(this.#telling);
    this.#telling = undefined;
    const games = [...this.#toTell];
    this.#toTell.clear();
    for (let i = 0; i < games.length; i += GAMES_TOGETHER)
      this.#bus.send({
        kind: "listeners",
        from: this.#me,
        games: Object.fromEntries(
          games.slice(i, i + GAMES_TOGETHER).map((game): [string, Told] => {
            const crowd = this.#here.get(game);
            return [game, crowd ? [crowd.watchers, ...crowd.players.keys()] : [0]];
          }),
        ),
      });
  }

  #processOf(from: string): { games: Map<string, Told> } {
    const known = this.#elsewhere.get(from);
    if (known) {
      known.heardAt = Date.now();
      return known;
    }
    const found = { games: new Map<string, Told>(), heardAt: Date.now() };
    this.#elsewhere.set(from, found);
    return found;
  }

  #forgetTheDead(): void {
    for (const [from, { heardAt }] of this.#elsewhere)
      if (heardAt < Date.now() - DEAD_AFTER_MS) this.#forget(from);
  }

  #forget(from: string): void {
    const games = this.#elsewhere.get(from)?.games.keys() ?? [];
    this.#elsewhere.delete(from);
    for (const game of games) this.#changed(game, "player");
  }
}
