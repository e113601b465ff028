import type { LiveMessage, OnlineEvent } from "@cantstop/protocol";
import { type ReadonlySignal, signal } from "@preact/signals";

/** How well the server is heard: `offline` where the device itself knows that it has no network. */
export type LinkState = "live" | "reconnecting" | "offline";

/** What a stream tells. */
export interface Heard {
  readonly opened: () => void;
  readonly message: (message: OnlineEvent | LiveMessage) => void;
  /** It broke. */
  readonly broken: () => void;
}

/** Opens a stream of what happens; returns what closes it. */
export type Listen = (path: string, heard: Heard) => () => void;

/** What a link has to know of the page that it serves. */
export interface PageState {
  readonly isHidden: () => boolean;
  readonly isOnline: () => boolean;
  /** Calls back when one of them has changed; returns what ends that. */
  readonly watch: (changed: () => void) => () => void;
}

/** How long things take, in milliseconds. */
export interface LinkTimes {
  /** Before each further try to listen; the last one again and again. */
  readonly retries: readonly number[];
  /** A hidden page listens for so long; then it asks, every so often. */
  readonly hidden: number;
  readonly ask: number;
  /** A network may fall silent without a word: so often a page that listens asks whether it has missed anything. */
  readonly doubt: number;
}

const TIMES: LinkTimes = {
  retries: [300, 1000, 2000, 4000, 8000],
  hidden: 60_000,
  ask: 15_000,
  doubt: 30_000,
};

/** What a link serves. */
export interface LinkSources {
  /** Where to listen, given what is known by now. */
  readonly path: () => string;
  readonly message: (message: OnlineEvent | LiveMessage) => void;
  /** Gets what happened meanwhile; `missed` when that was something, `failed` when nobody answered. */
  readonly catchUp: () => Promise<"missed" | "nothing" | "failed">;
  readonly listen: Listen;
  readonly page: PageState;
  readonly times?: LinkTimes;
}

export interface Link {
  readonly state: ReadonlySignal<LinkState>;
  /** The server did not answer: what is open is not to be trusted. */
  readonly mistrust: () => void;
  /** Listens anew, as whoever one has become meanwhile. */
  readonly renew: () => void;
  readonly close: () => void;
}

/**
 * Hears what happens in a game for as long as somebody looks at it. A page that has been hidden for a while gives its
 * stream up, of which browsers allow few, and asks now and then; seen again it listens again.
 */
export function keepListening({ path, message, catchUp, listen, page, times = TIMES }: LinkSources): Link {
  const state = signal<LinkState>("reconnecting");
  let stop: (() => void) | null = null;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  let isResting = false;
  let isClosed = false;

  const later = (ms: number, what: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(what, ms);
  };
  const hangUp = () => {
    stop?.();
    stop = null;
    clearTimeout(timer);
  };
  const doubt = async () => {
    const found = await catchUp();
    if (isClosed || stop === null) return;
    // What the stream should have brought was missed, or nobody answers any more.
    if (found === "nothing") later(times.doubt, () => void doubt());
    else open();
  };
  const open = () => {
    hangUp();
    if (isClosed) return;
    if (!page.isOnline()) {
      state.value = "offline";
      return;
    }
    if (state.value === "offline") state.value = "reconnecting";
    stop = listen(path(), {
      opened() {
        tries = 0;
        state.value = "live";
        later(times.doubt, () => void doubt());
      },
      message,
      broken() {
        hangUp();
        state.value = page.isOnline() ? "reconnecting" : "offline";
        later(times.retries[Math.min(tries++, times.retries.length - 1)] ?? 0, open);
      },
    });
  };
  const ask = async () => {
    await catchUp();
    if (isResting && !isClosed) later(times.ask, () => void ask());
  };
  const rest = () => {
    hangUp();
    isResting = true;
    later(times.ask, () => void ask());
  };

  let wasOnline = page.isOnline();
  const look = () => {
    const isOnline = page.isOnline();
    if (page.isHidden()) hiding ??= setTimeout(rest, times.hidden);
    else {
      clearTimeout(hiding);
      hiding = undefined;
    }
    if (isResting && !page.isHidden()) {
      isResting = false;
      open();
    } else if (isOnline !== wasOnline && !isResting) open();
    wasOnline = isOnline;
  };
  const unwatch = page.watch(look);
  open();
  look();

  return {
    state,
    mistrust() {
      if (stop === null || isClosed) return;
      state.value = "reconnecting";
      open();
    },
    renew() {
      if (stop !== null) open();
    },
    close() {
      isClosed = true;
      unwatch();
      clearTimeout(hiding);
      hangUp();
    },
  };
}

/** A stream by the browser's own means. It is opened anew by whoever uses it, not by itself. */
export const browserListen: Listen = (path, { opened, message, broken }) => {
  const source = new EventSource(path);
  source.addEventListener("open", opened);
  source.addEventListener("error", () => {
    source.close();
    broken();
  });
  source.addEventListener("message", ({ data }) =>
    message(JSON.parse(String(data)) as OnlineEvent | LiveMessage),
  );
  return () => source.close();
};

/** The page that this runs in. */
export const browserPage: PageState = {
  isHidden: () => document.visibilityState === "hidden",
  isOnline: () => navigator.onLine,
  watch(changed) {
    document.addEventListener("visibilitychange", changed);
    addEventListener("online", changed);
    addEventListener("offline", changed);
    return () => {
      document.removeEventListener("visibilitychange", changed);
      removeEventListener("online", changed);
      removeEventListener("offline", changed);
    };
  },
};
