import {
  type Action,
  appendEvent,
  type Changed,
  type CreatedGame,
  type LiveMessage,
  type OnlineEvent,
  type OnlineGame,
  type Reaction,
} from "@cantstop/protocol";
import { batch, type ReadonlySignal, signal } from "@preact/signals";
import type { Answer, Client } from "./client.ts";
import { keepListening, type LinkSources, type LinkState } from "./link.ts";

/** A game on the server as its log tells it. Never changed in place. */
export interface GameLog {
  readonly game: OnlineGame;
  readonly events: readonly OnlineEvent[];
}

/** Who listens now. */
export interface Presence {
  /** By seat. */
  readonly seats: readonly boolean[];
  /** How many look on who do not sit at the table. */
  readonly watchers: number;
}

/** Something that was called out. */
export interface Called {
  readonly seat: number;
  readonly reaction: Reaction;
  /** Another one each time. */
  readonly time: number;
}

/** A game on the server, followed for as long as somebody looks at it. */
export interface RemoteGame {
  readonly id: string;
  readonly log: ReadonlySignal<GameLog>;
  readonly link: ReadonlySignal<LinkState>;
  /** Null while it is not known. */
  readonly presence: ReadonlySignal<Presence | null>;
  /** What was called out last. */
  readonly called: ReadonlySignal<Called | null>;
  /** The next game of the same people, once one of them has asked for it. */
  readonly next: ReadonlySignal<string | null>;
  /** How far the server's clock is ahead of the device's, in milliseconds. */
  readonly ahead: () => number;
  join(seed?: string): Promise<Answer<Changed>>;
  seatBot(seat: number, bot: string): Promise<Answer<Changed>>;
  giveUpSeat(): Promise<Answer<Changed>>;
  seed(seed: string): Promise<Answer<Changed>>;
  /** Plays, at the version that is known. */
  act(actions: readonly Action[]): Promise<Answer<Changed>>;
  rematch(): Promise<Answer<CreatedGame>>;
  react(reaction: Reaction): Promise<Answer<unknown>>;
  leave(): void;
}

export interface RemoteSources extends Pick<LinkSources, "listen" | "page" | "times"> {
  readonly client: Client;
}

/** The log with what is new of these events: those that are known are passed over, and nothing follows a gap. */
function extend(id: string, log: GameLog | null, events: readonly OnlineEvent[]): GameLog | null {
  let game = log?.game ?? null;
  const fresh: OnlineEvent[] = [];
  for (const event of events) {
    const version = game?.version ?? 0;
    if (event.version <= version) continue;
    if (event.version > version + 1) break;
    game = appendEvent(id, game, event);
    fresh.push(event);
  }
  return game && fresh.length > 0 ? { game, events: [...(log?.events ?? []), ...fresh] } : log;
}

/** Opens a game of the server. Whoever opens it leaves it. */
export async function openRemoteGame(
  id: string,
  { client, ...sources }: RemoteSources,
): Promise<Answer<RemoteGame>> {
  const known = await client.events(id, 0);
  if (!known.ok) return known;
  const first = extend(id, null, known.value);
  if (!first) return { ok: false, error: { code: "not_found" } };

  const log = signal(first);
  const presence = signal<Presence | null>(null);
  const called = signal<Called | null>(null);
  const next = signal<string | null>(null);
  let calls = 0;

  const take = (events: readonly OnlineEvent[]): boolean => {
    const before = log.peek();
    const after = extend(id, before, events);
    if (after) log.value = after;
    return after !== before;
  };
  const catchUp = async () => {
    const { game } = log.peek();
    const answer = await client.events(id, game.version);
    if (!answer.ok) return "failed";
    return take(answer.value) ? "missed" : "nothing";
  };
  const hear = (message: OnlineEvent | LiveMessage) => {
    switch (message.type) {
      case "presence":
        presence.value = { seats: message.seats, watchers: message.watchers };
        break;
      case "reaction":
        called.value = { seat: message.seat, reaction: message.reaction, time: ++calls };
        break;
      case "rematch":
        next.value = message.id;
        break;
      default:
        if (message.version > log.peek().game.version + 1) void catchUp();
        else take([message]);
    }
  };
  const link = keepListening({
    ...sources,
    path: () => `/api/games/${encodeURIComponent(id)}/events?since=${log.peek().game.version}`,
    message: (message) => batch(() => hear(message)),
    catchUp,
  });

  // A call for a rematch that was missed is told by the game itself.
  const lookForRematch = async () => {
    const view = await client.look(id);
    const called = view.ok && view.value.rematch !== null ? await client.look(view.value.rematch) : null;
    // One that has been played meanwhile is neither joined nor watched.
    if (called?.ok && called.value.status !== "finished") next.value = called.value.id;
  };
  if (first.game.status === "finished") void lookForRematch();

  /** Takes in what a change made happen. */
  const changed = async (asked: Promise<Answer<Changed>>): Promise<Answer<Changed>> => {
    const answer = await asked;
    if (answer.ok) {
      take(answer.value.events);
      // Somebody else's came before, and was not heard yet.
      if (log.peek().game.version < answer.value.version) await catchUp();
    } else if (answer.error.code === "no_answer") link.mistrust();
    // What is refused was perhaps asked of a game that has gone on.
    else await catchUp();
    return answer;
  };

  return {
    ok: true,
    value: {
      id,
      log,
      link: link.state,
      presence,
      called,
      next,
      ahead: client.ahead,
      async join(seed) {
        const answer = await changed(client.join(id, seed));
        // Who listens was nobody known so far.
        if (answer.ok) link.renew();
        return answer;
      },
      seatBot: (seat, bot) => changed(client.seatBot(id, seat, bot)),
      giveUpSeat: () => changed(client.giveUpSeat(id)),
      seed: (seed) => changed(client.seed(id, seed)),
      act: (actions) => changed(client.act(id, log.peek().game.version, actions)),
      rematch: () => client.rematch(id),
      react: (reaction) => client.react(id, reaction),
      leave: link.close,
    },
  };
}
