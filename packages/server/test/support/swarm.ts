// People who play on whatever happens to the server, and remember everything that it has answered.
import { randomUUID } from "node:crypto";
import type { Changed, CreatedGame, GameView, OnlineEvent } from "@cantstop/protocol";
import { type Answered, ask, nextActions, Person } from "./client.ts";

/** A game, and what has been answered about it. */
interface Remembered {
  readonly id: string;
  readonly hasBot: boolean;
  readonly answered: OnlineEvent[];
}

const SOON_MS = 20;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export class Swarm {
  readonly games: Remembered[] = [];
  /** Requests that had no answer, or none that said anything, and were sent again. */
  repeats = 0;
  readonly #bases: () => readonly string[];
  #stopped = false;
  readonly #playing: Promise<void>[] = [];

  /** @param bases where servers are, as far as one knows */
  constructor(bases: () => readonly string[]) {
    this.#bases = bases;
  }

  /** How many events have been answered. */
  get answered(): number {
    return this.games.reduce((sum, { answered }) => sum + answered.length, 0);
  }

  /** Sits two people down, who play one game after the other with each other, or with a bot as a third. */
  async seat(hasBot: boolean): Promise<void> {
    const people = await Promise.all(["Ana", "Bo"].map((name) => this.#arrive(name)));
    this.#playing.push(this.#play(people as [Person, Person], hasBot));
  }

  /** Lets everyone finish the request they are at. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#playing);
  }

  /** Asks until there is an answer; everything is sent under one key, so that it happens once. */
  async insist(person: Person | null, path: string, body?: object): Promise<Answered<unknown>> {
    const headers = { "idempotency-key": randomUUID() };
    for (let i = 0; ; i++) {
      const bases = this.#bases();
      const base = bases[i % bases.length];
      if (base !== undefined) {
        const options = { token: person?.token ?? null, headers, ...(body && { body }) };
        const answer = await ask(base, path, options).catch(() => null);
        if (answer && answer.status < 500) return answer;
      }
      this.repeats++;
      await wait(SOON_MS);
    }
  }

  async #arrive(name: string): Promise<Person> {
    const { body } = await this.insist(null, "/api/players", { name });
    return Person.known("", body as Person);
  }

  async #play(people: readonly [Person, Person], hasBot: boolean): Promise<void> {
    const [first, second] = people;
    const bots = hasBot ? [{ kind: "bot", bot: "glenn-aloi" }] : [];
    while (!this.#stopped) {
      const made = await this.insist(first, "/api/games", {
        ruleset: "standard",
        seats: [{ kind: "me" }, { kind: "open" }, ...bots],
      });
      const { id } = made.body as CreatedGame;
      const remembered: Remembered = { id, hasBot, answered: [] };
      this.games.push(remembered);
      let { game } = this.#remember(
        remembered,
        await this.insist(second, `/api/games/${id}/join`, { seed: id }),
      );
      while (game.status !== "finished" && !this.#stopped) game = await this.#step(people, remembered, game);
    }
  }

  async #step(people: readonly Person[], remembered: Remembered, game: GameView): Promise<GameView> {
    const onTurn = people.find(({ id }) => id === game.seats[game.state.seat]?.player);
    if (onTurn) {
      const { version } = game;
      const answer = await this.insist(onTurn, `/api/games/${game.id}/actions`, {
        version,
        actions: nextActions(game),
      });
      if (answer.status === 200) return this.#remember(remembered, answer).game;
    } else await wait(SOON_MS);
    return (await this.insist(null, `/api/games/${game.id}`)).body as GameView;
  }

  #remember({ answered }: Remembered, { status, body }: Answered<unknown>): Changed {
    if (status !== 200) throw new Error(`Refused: ${JSON.stringify(body)}`);
    answered.push(...(body as Changed).events);
    return body as Changed;
  }
}
