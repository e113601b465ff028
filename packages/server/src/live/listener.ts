import type { ServerResponse } from "node:http";
import type { OnlineEvent } from "@cantstop/protocol";
import type { LoggedEvent } from "../games/games.ts";

/** How events are written to a listener. */
export interface Format {
  readonly contentType: string;
  /** Written first. */
  readonly greeting: string;
  /** Written now and then, so that neither side believes the other gone. */
  readonly pulse: string;
  /** There is nothing to wait for once the game is finished. */
  readonly endsWithGame: boolean;
  event(event: LoggedEvent): string;
  live(message: string): string;
}

/** Server-sent events, as browsers read them: the id is the version, which they send back when they reconnect. */
export const SERVER_SENT_EVENTS: Format = {
  contentType: "text/event-stream; charset=utf-8",
  greeting: "retry: 1000\n\n",
  pulse: ":\n\n",
  endsWithGame: false,
  event: ({ version, event }) => `id: ${version}\ndata: ${event}\n\n`,
  live: (message) => `data: ${message}\n\n`,
};

/** One JSON object a line: a program need not know when to stop reading. */
export const JSON_LINES: Format = {
  contentType: "application/x-ndjson; charset=utf-8",
  greeting: "",
  pulse: "",
  endsWithGame: true,
  event: ({ event }) => `${event}\n`,
  live: (message) => `${message}\n`,
};

/** How many events are read at a time for a listener who is behind. */
const PAGE = 200;

/** Reads events after a version, at most so many. */
export type ReadEvents = (since: number, limit: number) => Promise<readonly LoggedEvent[]>;

/**
 * Somebody who listens to a game: gets every event after a version once, in order, and live messages while they come.
 *
 * Whatever is announced is only a hint: events that do not follow the last one sent are read from the log, a page at a
 * time and no faster than the listener takes them, so that a slow one costs no memory and misses nothing.
 */
export class Listener {
  readonly player: string | null;
  readonly format: Format;
  readonly #response: ServerResponse;
  readonly #read: ReadEvents;
  #sent: number;
  #reading = false;
  /** Something was announced while reading. */
  #more = false;

  constructor(
    response: ServerResponse,
    format: Format,
    { player, since, read }: { player: string | null; since: number; read: ReadEvents },
  ) {
    this.#response = response;
    this.format = format;
    this.player = player;
    this.#sent = since;
    this.#read = read;
    if (format.greeting) response.write(format.greeting);
  }

  /** The last version sent. */
  get version(): number {
    return this.#sent;
  }

  /** Sends events that were just appended, or finds out what is missing before them. */
  offer(events: readonly LoggedEvent[], frames: string): void {
    const last = events.at(-1)?.version ?? 0;
    if (last <= this.#sent || this.#response.writableEnded) return;
    if (this.#reading || events[0]?.version !== this.#sent + 1 || this.#response.writableNeedDrain) {
      this.catchUp();
      return;
    }
    this.#send(events, frames);
  }

  /** Sends all that the log has and the listener has not. */
  catchUp(): void {
    this.#more = true;
    if (!this.#reading) void this.#readOn();
  }

  /** Sends what is true of now; whoever cannot take it now is not told later. */
  say(frame: string): void {
    if (!this.#response.writableNeedDrain && !this.#response.writableEnded) this.#response.write(frame);
  }

  pulse(): void {
    if (this.format.pulse) this.say(this.format.pulse);
  }

  end(): void {
    this.#response.end();
  }

  /** Writes events; false if the listener should be waited for before more. */
  #send(events: readonly LoggedEvent[], frames: string): boolean {
    const last = events[events.length - 1];
    if (!last) return true;
    this.#sent = last.version;
    const isTaken = this.#response.write(frames);
    if (this.format.endsWithGame && (JSON.parse(last.event) as OnlineEvent).type === "finished") this.end();
    return isTaken;
  }

  async #readOn(): Promise<void> {
    this.#reading = true;
    try {
      while (this.#more && !this.#response.writableEnded && !this.#response.destroyed) {
        this.#more = false;
        const events = await this.#read(this.#sent, PAGE);
        if (events.length === 0) continue;
        if (events.length === PAGE) this.#more = true;
        if (!this.#send(events, events.map((event) => this.format.event(event)).join("")))
          await drained(this.#response);
      }
    } catch {
      // The listener comes back, with the version it has.
      this.#response.destroy();
    } finally {
      this.#reading = false;
    }
  }
}

/** Resolves when the response can take more, or nothing any more. */
function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      response.off("drain", done);
      response.off("close", done);
      resolve();
    };
    response.on("drain", done);
    response.on("close", done);
  });
}
