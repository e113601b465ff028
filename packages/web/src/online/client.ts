import type {
  Action,
  ApiError,
  Changed,
  CreatedGame,
  DeviceCode,
  ErrorCode,
  GameList,
  GameView,
  NewGame,
  OnlineEvent,
  Player,
  Reaction,
} from "@cantstop/protocol";

import { randomText } from "./random.ts";

/**
 * Why something asked of the server did not come about: the server's own code, or `no_answer` where it could not be
 * reached, or `no_server` where the app was handed out by something that knows nothing of games.
 */
export interface OnlineFailure extends Partial<Omit<ApiError, "code">> {
  readonly code: ErrorCode | "no_answer" | "no_server";
}

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: OnlineFailure };

/** What a client stands on. */
export interface ClientSources {
  /** Asks the server at a path. */
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** Told of the server's version with every answer. */
  readonly versionSeen?: (version: string) => void;
  /** How long to wait before each further try of a change, in milliseconds. */
  readonly waits?: readonly number[];
}

/** The server, as pages talk to it. Nothing here rejects. */
export interface Client {
  /** How far the server's clock is ahead of the device's, in milliseconds. */
  readonly ahead: () => number;
  me(): Promise<Answer<Player>>;
  signUp(name: string): Promise<Answer<Player>>;
  rename(name: string): Promise<Answer<Player>>;
  ownGames(): Promise<Answer<GameList>>;
  /** A code by which another device becomes the same player's. */
  makeCode(): Promise<Answer<DeviceCode>>;
  redeemCode(code: string): Promise<Answer<Player>>;
  lobby(status: "open" | "running"): Promise<Answer<GameList>>;
  create(game: Partial<NewGame>): Promise<Answer<CreatedGame>>;
  look(id: string): Promise<Answer<GameView>>;
  /** What has happened in a game after a version, up to now. */
  events(id: string, since: number): Promise<Answer<readonly OnlineEvent[]>>;
  record(id: string): Promise<Answer<string>>;
  join(id: string, seed?: string): Promise<Answer<Changed>>;
  /** Gives an open seat to a bot, for whoever set the game up. */
  seatBot(id: string, seat: number, bot: string): Promise<Answer<Changed>>;
  giveUpSeat(id: string): Promise<Answer<Changed>>;
  seed(id: string, seed: string): Promise<Answer<Changed>>;
  act(id: string, version: number, actions: readonly Action[]): Promise<Answer<Changed>>;
  rematch(id: string): Promise<Answer<CreatedGame>>;
  react(id: string, reaction: Reaction): Promise<Answer<unknown>>;
}

/** Whoever is silent for so long does not answer any more. */
const LONGEST_SILENCE_MS = 10_000;
const WAITS_MS = [400, 1200, 3000];

const refused = (code: OnlineFailure["code"]): Answer<never> => ({ ok: false, error: { code } });

/** The browser's way to ask the server that the page came from. */
export const browserFetch: ClientSources["fetch"] = (path, init) => fetch(path, init);

/** A client of the server behind `fetch`. */
export function openClient({ fetch, versionSeen, waits = WAITS_MS }: ClientSources): Client {
  let ahead = 0;

  const failureOf = async (response: Response): Promise<OnlineFailure> => {
    const body: unknown = await response.json().catch(() => null);
    const { error } = (body ?? {}) as { readonly error?: OnlineFailure };
    return typeof error?.code === "string" ? error : { code: "no_server" };
  };

  /** Asks once, and reads what is answered. */
  const ask = async <T>(
    path: string,
    init: RequestInit,
    read: (response: Response) => Promise<T>,
  ): Promise<Answer<T>> => {
    let response: Response;
    try {
      response = await fetch(`/api/${path}`, { ...init, signal: AbortSignal.timeout(LONGEST_SILENCE_MS) });
    } catch {
      return refused("no_answer");
    }
    const version = response.headers.get("cantstop-version");
    // Anything may stand at this address that is not the game's server.
    if (version === null) return refused(response.status >= 502 ? "no_answer" : "no_server");
    versionSeen?.(version);
    const date = response.headers.get("date");
    // It counts whole seconds: on average half a one has gone by.
    if (date !== null) ahead = Date.parse(date) + 500 - Date.now();
    if (!response.ok) return { ok: false, error: await failureOf(response) };
    try {
      return { ok: true, value: await read(response) };
    } catch {
      return refused("no_answer");
    }
  };

  const readJson = <T>(response: Response) => response.json() as Promise<T>;
  const get = <T>(path: string) => ask(path, {}, readJson<T>);
  const send = <T>(method: string, path: string, body: object, key?: string) =>
    ask(
      path,
      {
        method,
        headers: { "content-type": "application/json", ...(key !== undefined && { "idempotency-key": key }) },
        body: JSON.stringify(body),
      },
      readJson<T>,
    );
  /** Tries again, under the same key, while it is not known whether the change was made. */
  const change = async <T>(path: string, body: object): Promise<Answer<T>> => {
    // So that the server knows the request again when it comes twice.
    const key = randomText();
    let answer = await send<T>("POST", path, body, key);
    for (const wait of waits) {
      if (answer.ok || (answer.error.code !== "no_answer" && answer.error.code !== "unavailable")) break;
      await new Promise((resolve) => setTimeout(resolve, wait));
      answer = await send<T>("POST", path, body, key);
    }
    return answer;
  };
  const at = (id: string) => `games/${encodeURIComponent(id)}`;

  return {
    ahead: () => ahead,
    me: () => get("players/me"),
    signUp: (name) => send("POST", "players", { name }),
    rename: (name) => send("PATCH", "players/me", { name }),
    ownGames: () => get("players/me/games"),
    makeCode: () => send("POST", "players/me/codes", {}),
    redeemCode: (code) => send("POST", "devices", { code }),
    lobby: (status) => get(`games?status=${status}`),
    create: (game) => change("games", game),
    look: (id) => get(at(id)),
    events: (id, since) =>
      ask(
        `${at(id)}/events?follow=false&since=${since}`,
        { headers: { accept: "application/x-ndjson" } },
        async (response) =>
          (await response.text())
            .split("\n")
            .filter((line) => line !== "")
            .map((line) => JSON.parse(line) as OnlineEvent),
      ),
    record: (id) => ask(`${at(id)}/record`, {}, (response) => response.text()),
    join: (id, seed) => change(`${at(id)}/join`, seed === undefined ? {} : { seed }),
    seatBot: (id, seat, bot) => change(`${at(id)}/bots`, { seat, bot }),
    giveUpSeat: (id) => change(`${at(id)}/leave`, {}),
    seed: (id, seed) => change(`${at(id)}/seed`, { seed }),
    act: (id, version, actions) => change(`${at(id)}/actions`, { version, actions }),
    rematch: (id) => change(`${at(id)}/rematch`, {}),
    react: (id, reaction) => change(`${at(id)}/reactions`, { reaction }),
  };
}
