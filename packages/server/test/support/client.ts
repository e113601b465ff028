// A program that plays over HTTP: what every test that talks to a server uses. Each answer is held to its schema.
import {
  type Action,
  Changed,
  CreatedGame,
  ERRORS,
  type ErrorCode,
  GameView,
  LiveMessage,
  OnlineEvent,
  SignedIn,
} from "@cantstop/protocol";
import { expect } from "vitest";
import type * as z from "zod/mini";

export interface Answered<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

export interface AskOptions {
  readonly method?: string;
  readonly token?: string | null;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks a server, and reads the JSON it answers. */
export async function ask(base: string, path: string, options: AskOptions = {}): Promise<Answered<unknown>> {
  const { token, body } = options;
  const answer = await fetch(base + path, {
    method: options.method ?? (body === undefined ? "GET" : "POST"),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...options.headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const isJson = answer.headers.get("content-type")?.startsWith("application/json") ?? false;
  return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text };
}

/** Expects a refusal, whole: the code, the status that belongs to it, and words. */
export function expectRefusal({ status, body }: Answered<unknown>, code: ErrorCode): void {
  expect(body).toMatchObject({ error: { code, message: expect.stringMatching(/\w{2}/) } });
  expect(status).toBe(ERRORS[code].status);
}

/** Expects success, and an answer as it is described. */
export function expectBody<Schema extends z.ZodMiniType>(
  { status, body }: Answered<unknown>,
  schema: Schema,
  expected = 200,
): z.infer<Schema> {
  expect({ status, ...(status === expected ? {} : { body }) }).toEqual({ status: expected });
  const parsed = schema.safeParse(body);
  expect(parsed.error?.issues ?? []).toEqual([]);
  return body as z.infer<Schema>;
}

/** A person with a token. */
export class Person {
  readonly base: string;
  readonly id: string;
  readonly name: string;
  readonly token: string;

  private constructor(base: string, { id, name, token }: SignedIn) {
    this.base = base;
    this.id = id;
    this.name = name;
    this.token = token;
  }

  static async arrive(base: string, name: string): Promise<Person> {
    const answer = await ask(base, "/api/players", { body: { name } });
    return new Person(base, expectBody(answer, SignedIn, 201));
  }

  /** A person whose token is known already. */
  static known(base: string, who: SignedIn): Person {
    return new Person(base, who);
  }

  /** The same person at another server over the same database. */
  at(base: string): Person {
    return new Person(base, this);
  }

  ask(path: string, options: AskOptions = {}): Promise<Answered<unknown>> {
    return ask(this.base, path, { token: this.token, ...options });
  }

  async create(game: object): Promise<CreatedGame> {
    const body = { ruleset: QUICK, ...game };
    return expectBody(await this.ask("/api/games", { body }), CreatedGame, 201);
  }

  async look(id: string): Promise<GameView> {
    return expectBody(await this.ask(`/api/games/${id}`), GameView) as GameView;
  }

  /** Changes a game, which must succeed. */
  async change(id: string, how: string, body: object = {}): Promise<Changed> {
    return expectBody(await this.ask(`/api/games/${id}/${how}`, { body }), Changed) as Changed;
  }

  tryActions(id: string, version: number, ...actions: Action[]): Promise<Answered<unknown>> {
    return this.ask(`/api/games/${id}/actions`, { body: { version, actions } });
  }

  /** Acts in a game that bots go on with meanwhile. */
  async insist(id: string, ...actions: Action[]): Promise<Changed> {
    for (;;) {
      const { version } = await this.look(id);
      const answer = await this.tryActions(id, version, ...actions);
      if (answer.status !== 409) return expectBody(answer, Changed) as Changed;
    }
  }

  async act(id: string, version: number, ...actions: Action[]): Promise<Changed> {
    return expectBody(await this.tryActions(id, version, ...actions), Changed) as Changed;
  }
}

/** A game that does not take long. */
const QUICK = { preset: "standard", columnsToWin: 1 };

/** What to do next in a game, simply: the first legal move, and a stop when three runners are placed. */
export function nextActions({ dice, legal, state }: Pick<GameView, "dice" | "legal" | "state">): Action[] {
  if (dice) return [{ type: "move", columns: [...(legal.moves[0] ?? [])] }];
  return [{ type: legal.canStop && Object.keys(state.runners).length === 3 ? "stop" : "roll" }];
}

/** Plays a game of people to its end, each in turn by {@link nextActions}. */
export async function playOn(
  people: readonly Person[],
  id: string,
  until: (game: GameView) => boolean = () => false,
): Promise<GameView> {
  const [first] = people;
  if (!first) throw new Error("Nobody plays.");
  let game = await first.look(id);
  while (game.status === "running" && !until(game)) {
    const { player } = game.seats[game.state.seat] ?? {};
    const person = people.find(({ id }) => id === player);
    if (!person) throw new Error("Somebody is on turn who does not play along.");
    game = (await person.act(id, game.version, ...nextActions(game))).game;
  }
  return game;
}

export interface Stream {
  /** What has come so far. */
  readonly events: OnlineEvent[];
  readonly live: LiveMessage[];
  /** The text as it came. */
  readonly text: () => string;
  /** Resolves when this holds, or the stream has ended. */
  until(holds: () => boolean): Promise<void>;
  /** Resolves when the server has ended the stream. */
  untilEnd(): Promise<void>;
  close(): void;
}

/** Listens to a game, checking each message. Versions must follow each other. */
export async function listen(
  base: string,
  id: string,
  {
    token,
    since,
    lines = false,
    lastEventId,
  }: { token?: string; since?: number; lines?: boolean; lastEventId?: number } = {},
): Promise<Stream> {
  const abort = new AbortController();
  const answer = await fetch(
    `${base}/api/games/${id}/events${since === undefined ? "" : `?since=${since}`}`,
    {
      headers: {
        accept: lines ? "application/x-ndjson" : "text/event-stream",
        ...(token && { authorization: `Bearer ${token}` }),
        ...(lastEventId !== undefined && { "last-event-id": String(lastEventId) }),
      },
      signal: abort.signal,
    },
  );
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain(lines ? "application/x-ndjson" : "text/event-stream");
  const events: OnlineEvent[] = [];
  const live: LiveMessage[] = [];
  let text = "";
  let rest = "";
  const state = { ended: false };
  const waiting = new Set<() => void>();
  const take = (frame: string): void => {
    const id = /^id: (\d+)$/m.exec(frame)?.[1];
    const data = lines ? frame : /^data: (.*)$/m.exec(frame)?.[1];
    if (!data) return;
    const message = JSON.parse(data) as { version?: number };
    if (message.version === undefined) {
      expect(LiveMessage.safeParse(message).error?.issues ?? []).toEqual([]);
      expect(id).toBeUndefined();
      live.push(message as LiveMessage);
    } else {
      expect(OnlineEvent.safeParse(message).error?.issues ?? []).toEqual([]);
      if (!lines) expect(id).toBe(String(message.version));
      events.push(message as OnlineEvent);
    }
  };
  const read = async (): Promise<void> => {
    try {
      for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        text += chunk;
        const frames = (rest + chunk).split(lines ? "\n" : "\n\n");
        rest = frames.pop() ?? "";
        for (const frame of frames) take(frame);
        for (const wake of waiting) wake();
      }
    } catch (error) {
      if (!abort.signal.aborted && (error as Error).name === "AssertionError") throw error;
    } finally {
      state.ended = true;
      for (const wake of waiting) wake();
    }
  };
  const reading = read();
  return {
    events,
    live,
    text: () => text,
    async until(holds) {
      while (!holds() && !state.ended) {
        await new Promise<void>((resolve) => {
          const wake = (): void => {
            waiting.delete(wake);
            resolve();
          };
          waiting.add(wake);
        });
      }
      if (state.ended) await reading;
    },
    untilEnd: () => reading,
    close: () => abort.abort(),
  };
}

export const versionsOf = (events: readonly { version: number }[]): number[] =>
  events.map(({ version }) => version);

/** Whole numbers from one to another, both included. */
export const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
