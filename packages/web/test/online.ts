// People at a real server in this process, as the app's own client makes them.
import type { LiveMessage, OnlineEvent } from "@cantstop/protocol";
import { signal } from "@preact/signals";
import { Person } from "../../server/test/support/client.ts";
import type { Pace } from "../src/bots/pace.ts";
import { type Client, openClient } from "../src/online/client.ts";
import type { Heard, LinkTimes, Listen, PageState } from "../src/online/link.ts";
import { openRemoteGame, type RemoteGame } from "../src/online/remote-game.ts";
import { sitAtRemote } from "../src/online/remote-table.ts";

/** A person's network: may be cut, and says how often it was used. */
export class Network {
  readonly base: string;
  readonly token: string | null;
  /** No request arrives. */
  isDown = false;
  /** Requests arrive, but their answers do not; so many of them. */
  lost = 0;
  /** Streams that are open. */
  readonly streams = new Set<() => void>();
  asked = 0;

  constructor(base: string, token: string | null) {
    this.base = base;
    this.token = token;
  }

  #headers(): Record<string, string> {
    return this.token === null ? {} : { authorization: `Bearer ${this.token}` };
  }

  readonly fetch = async (path: string, init: RequestInit): Promise<Response> => {
    this.asked++;
    if (this.isDown) throw new TypeError("the network is down");
    const headers = { ...(init.headers as Record<string, string>), ...this.#headers() };
    const response = await fetch(this.base + path, { ...init, headers });
    if (this.lost === 0) return response;
    this.lost--;
    throw new TypeError("the answer was lost");
  };

  /** Server-sent events as a browser reads them. */
  readonly listen: Listen = (path, heard) => {
    const abort = new AbortController();
    const cut = () => abort.abort("cut");
    this.streams.add(cut);
    const read = async () => {
      await this.#read(path, heard, abort.signal);
      this.streams.delete(cut);
      if (!abort.signal.aborted || abort.signal.reason === "cut") heard.broken();
    };
    void read();
    return () => abort.abort("closed");
  };

  async #read(path: string, { opened, message }: Heard, aborted: AbortSignal): Promise<void> {
    if (this.isDown) return;
    try {
      const headers = { accept: "text/event-stream", ...this.#headers() };
      const response = await fetch(this.base + path, { headers, signal: aborted });
      if (!response.ok) return;
      opened();
      let rest = "";
      for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        const frames = (rest + chunk).split("\n\n");
        rest = frames.pop() ?? "";
        for (const frame of frames) {
          const data = /^data: (.*)$/m.exec(frame)?.[1];
          if (data !== undefined) message(JSON.parse(data) as OnlineEvent | LiveMessage);
        }
      }
    } catch {
      // Closed, or the server has gone: either way it is over.
    }
  }
}

/** A page that is looked at until it says otherwise. */
export function fakePage(): PageState & {
  hide: (hidden: boolean) => void;
  connect: (online: boolean) => void;
} {
  const [hidden, online] = [signal(false), signal(true)];
  const watchers = new Set<() => void>();
  const tell = () => {
    for (const watcher of watchers) watcher();
  };
  return {
    isHidden: () => hidden.value,
    isOnline: () => online.value,
    watch(changed) {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    hide(is) {
      hidden.value = is;
      tell();
    },
    connect(is) {
      online.value = is;
      tell();
    },
  };
}

/** So short that no test waits. */
const QUICK: LinkTimes = { retries: [10, 20], hidden: 30, ask: 20, doubt: 50 };
const AT_ONCE: Pace = { begin: 0, dice: 0, choice: 0, decision: 0 };

/** Somebody with the app open. */
export interface AppUser {
  readonly person: Person;
  readonly network: Network;
  readonly client: Client;
  readonly page: ReturnType<typeof fakePage>;
  open(id: string, times?: LinkTimes): Promise<RemoteGame>;
  sit(game: RemoteGame, pace?: () => Pace): ReturnType<typeof sitAtRemote>;
}

/** Somebody arrives at a server; without a name they only look on. */
export async function arrive(base: string, name: string): Promise<AppUser> {
  const person = await Person.arrive(base, name);
  const network = new Network(base, person.token);
  const client = openClient({ fetch: network.fetch, waits: [10, 20, 40] });
  const page = fakePage();
  return {
    person,
    network,
    client,
    page,
    async open(id, times = QUICK) {
      const opened = await openRemoteGame(id, { client, listen: network.listen, page, times });
      if (!opened.ok) throw new Error(opened.error.code);
      return opened.value;
    },
    sit: (game, pace = () => AT_ONCE) =>
      sitAtRemote(game, {
        me: person.id,
        namesOf: (seats) => seats.map((seat) => (seat.kind === "bot" ? seat.bot : (seat.name ?? ""))),
        pace,
        isHidden: page.isHidden,
      }),
  };
}

/** Resolves when this holds. */
export async function until(holds: () => boolean, what = String(holds)): Promise<void> {
  const end = Date.now() + 10_000;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`It never came about: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
