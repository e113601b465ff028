import { type ReadonlySignal, signal } from "@preact/signals";
import type { Store } from "../storage.ts";

/**
 * The games of this device as record texts by id, until they are put into the archive. What the device does
 * not keep is remembered until the page is closed.
 */
export interface Shelf {
  /** Counts up with every change, of another tab too. */
  readonly version: ReadonlySignal<number>;
  /** All ids, the game last played first. */
  ids(): string[];
  read(id: string): string | null;
  /** Is a game's text kept by the device, and not only remembered? */
  keeps(id: string): boolean;
  /** False when the text is only remembered, not kept. */
  write(id: string, text: string): boolean;
  remove(id: string): void;
  /** Puts a text that is no game out of the way, for good, where it can still be had. */
  setAside(id: string): void;
  /** Puts such a text of another device beside them; none is replaced. */
  putAside(id: string, text: string): void;
  /** Texts that were set aside, by id. */
  aside(): ReadonlyMap<string, string>;
  /** Forgets such a text for good. */
  forgetAside(id: string): void;
  /** Calls back when another tab changes a game; returns what ends that. */
  watch(id: string, changed: () => void): () => void;
}

const GAMES = "game/";
const ASIDE = "aside/";
/** Ids in one text, the game last played first. Only an order: what is not named here is there all the same. */
const RECENT = "recent";

/** Where version 0.1 kept its only game, and one that could not be read. */
const FORMER = "game";
const FORMER_ASIDE = "game-unreadable";

/** Names a game. They need not be secret, only different, also from those of other devices. */
export const newId = (): string => Math.random().toString(36).slice(2, 10).padEnd(8, "0");

/** Moves a text to another name; it stays where it is if there is no room. */
function rename(store: Store, from: string, to: string): void {
  const text = store.read(from);
  if (text !== null && store.write(to, text)) store.remove(from);
}

export function openShelf(store: Store): Shelf {
  rename(store, FORMER, GAMES + newId());
  rename(store, FORMER_ASIDE, ASIDE + newId());

  const version = signal(0);
  const remembered = new Map<string, string>();
  const changed = () => {
    version.value++;
  };
  store.watch(GAMES, changed);

  const read = (id: string) => remembered.get(id) ?? store.read(GAMES + id);
  let recent = (store.read(RECENT) ?? "").split(" ");
  const putFirst = (id: string): void => {
    if (recent[0] === id) return;
    recent = [id, ...(store.read(RECENT)?.split(" ") ?? recent).filter((other) => other !== id)];
    store.write(RECENT, recent.join(" "));
  };

  const freeAside = (id: string) => (store.read(ASIDE + id) === null ? id : newId());

  return {
    version,
    read,
    ids() {
      const kept = store.names(GAMES).map((name) => name.slice(GAMES.length));
      const all = new Set([...remembered.keys(), ...kept]);
      recent = store.read(RECENT)?.split(" ") ?? recent;
      return [...new Set([...recent.filter((id) => all.has(id)), ...all])];
    },
    keeps: (id) => !remembered.has(id),
    write(id, text) {
      // Before the text: other tabs look at the order when they hear of the text.
      putFirst(id);
      const isKept = store.write(GAMES + id, text);
      if (isKept) remembered.delete(id);
      else remembered.set(id, text);
      changed();
      return isKept;
    },
    remove(id) {
      remembered.delete(id);
      store.remove(GAMES + id);
      changed();
    },
    setAside(id) {
      rename(store, GAMES + id, ASIDE + freeAside(id));
      changed();
    },
    putAside(id, text) {
      if (store.read(ASIDE + id) !== text) store.write(ASIDE + freeAside(id), text);
    },
    forgetAside(id) {
      store.remove(ASIDE + id);
      changed();
    },
    aside: () =>
      new Map(store.names(ASIDE).map((name) => [name.slice(ASIDE.length), store.read(name) ?? ""] as const)),
    watch: (id, changed) => store.watch(GAMES + id, changed),
  };
}
