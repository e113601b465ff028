import { type Action, botOf, type OnlineGame } from "@cantstop/protocol";
import { decideSomehow } from "../bots/somehow.ts";
import type { Thinker } from "../bots/thinker.ts";
import type { Database } from "../db/database.ts";
import { isRefusal } from "../refusal.ts";
import { actForBot, timeUp } from "./act.ts";
import { nextTask, type Pace } from "./clock.ts";
import type { Games } from "./games.ts";

/** How often to look for what is due and nobody has done: a process has died, or the server was down. */
const LOOK_EVERY_MS = 1000;
/** Due for this long, a game is nobody's any more; whoever wrote it last would have seen to it. */
const OVERDUE_MS = 2000;
/** Who takes a game over has this long before it is anybody's again. */
const LEASE_MS = 5000;
/** Games taken over at a time. */
const MOST_AT_ONCE = 50;
/** Bots that cannot end a game by themselves do not go on for ever: no game of people is half as long. */
const LONGEST_GAME = 20_000;
/** Timers run for what is due within this; later things are found when they are overdue. */
const HORIZON_MS = 10 * 60 * 1000;

interface Sources {
  readonly database: Database;
  readonly games: Games;
  readonly thinker: Thinker;
  readonly pace: Pace;
  readonly now: () => number;
  /** Told of what went wrong; it is tried again. */
  readonly failed: (error: unknown, game: string) => void;
}

/**
 * Does what games need and no person does: the turns of bots, and what the table chose for those whose time is up.
 *
 * The process that appended last sets a timer. Every process also looks into the database for games that are overdue,
 * and takes them over by moving the time they are due: should it die in its turn, they are due again. Two that act on
 * one game do no harm, for an action names the version that it is meant for.
 */
export class Caretaker {
  readonly #sources: Sources;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #underWay = new Set<Promise<void>>();
  #looking: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(sources: Sources) {
    this.#sources = sources;
    sources.games.onAppended(({ game }) => this.#plan(game));
  }

  /** Sees to the clocks that have run out already, before anybody can act; then goes on. */
  async start(): Promise<void> {
    await this.#takeOver(0);
    this.#looking = setInterval(() => this.#track(this.#takeOver(OVERDUE_MS)), LOOK_EVERY_MS).unref();
  }

  /** Begins nothing more, and resolves when all that was begun has ended. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#looking);
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    await Promise.all(this.#underWay);
  }

  #plan(game: OnlineGame): void {
    clearTimeout(this.#timers.get(game.id));
    this.#timers.delete(game.id);
    const task = nextTask(game, this.#sources.pace);
    if (!task || this.#stopped) return;
    const wait = task.at - this.#sources.now();
    if (wait > HORIZON_MS) return;
    const timer = setTimeout(
      () => {
        this.#timers.delete(game.id);
        this.#track(this.#see(game.id));
      },
      Math.max(0, wait),
    ).unref();
    this.#timers.set(game.id, timer);
  }

  #track(work: Promise<void>): void {
    this.#underWay.add(work);
    void work.finally(() => this.#underWay.delete(work));
  }

  /** Does what a game needs now; what fails is overdue soon, and tried again. */
  async #see(id: string): Promise<void> {
    const { games, pace, now, failed } = this.#sources;
    if (this.#stopped) return;
    try {
      const game = await games.read(id);
      const task = game && nextTask(game, pace);
      if (!task) return;
      if (task.at > now()) this.#plan(game);
      else if (task.kind === "bot") this.#track(this.#playBot(game));
      else
        await games.change(id, (pen, secret) => {
          timeUp(pen, secret);
          return null;
        });
    } catch (error) {
      failed(error, id);
    }
  }

  async #playBot(game: OnlineGame): Promise<void> {
    const { games, thinker, failed } = this.#sources;
    const bot = botOf(game.seats[game.game.position.seat]);
    if (bot === null) return;
    try {
      const actions: readonly Action[] =
        game.version > LONGEST_GAME ? [{ type: "resign" }] : await thinker.think(game.game, bot);
      // A bot that does what it may not must not hold up the game.
      for (const tried of [actions, decideSomehow(game.game)]) {
        const change = await games.change(game.id, (pen, secret) =>
          pen.game.version === game.version ? actForBot(pen, secret, tried) : null,
        );
        if (!isRefusal(change)) return;
        failed(new Error(`The bot ${bot} was refused: ${change.message}`), game.id);
      }
    } catch (error) {
      failed(error, game.id);
    }
  }

  async #takeOver(overdue: number): Promise<void> {
    const { database, now, failed } = this.#sources;
    if (this.#stopped) return;
    try {
      const due = await database.write((tx) =>
        tx
          .updateTable("games")
          .set({ wake_at: now() + LEASE_MS })
          .where("id", "in", (query) =>
            query
              .selectFrom("games")
              .select("id")
              .where("wake_at", "<=", now() - overdue)
              .orderBy("wake_at")
              .limit(MOST_AT_ONCE)
              .$if(database.shared, (query) => query.forUpdate().skipLocked()),
          )
          .returning("id")
          .execute(),
      );
      await Promise.all(due.map(({ id }) => this.#see(id)));
      if (due.length === MOST_AT_ONCE) await this.#takeOver(overdue);
    } catch (error) {
      failed(error, "");
    }
  }
}
