/**
 * What this device remembers, as texts by name. Everything may fail: private windows refuse to write, quotas
 * run out, people switch storage off. So nothing here throws; whoever writes is told whether it was kept.
 *
 * Names are paths: `settings`, `game/k3j9x2ab`.
 */
export interface Store {
  /** The text kept under a name; null when there is none, or none can be read. */
  read(name: string): string | null;
  /** Keeps a text; false when it was not kept. */
  write(name: string, text: string): boolean;
  remove(name: string): void;
  /** All names that begin so, in no order. */
  names(prefix: string): string[];
  /** Calls back when another tab changes the text of a name that begins so; returns what ends that. */
  watch(prefix: string, changed: () => void): () => void;
}

const PREFIX = "cantstop:";

/** The browser's own storage, which all tabs of this site share. */
export const browserStore: Store = {
  read(name) {
    try {
      return localStorage.getItem(PREFIX + name);
    } catch {
      return null;
    }
  },
  write(name, text) {
    try {
      localStorage.setItem(PREFIX + name, text);
      return true;
    } catch {
      return false;
    }
  },
  remove(name) {
    try {
      localStorage.removeItem(PREFIX + name);
    } catch {
      // Nothing was kept, so nothing is left.
    }
  },
  names(prefix) {
    try {
      return Object.keys(localStorage)
        .filter((key) => key.startsWith(PREFIX + prefix))
        .map((key) => key.slice(PREFIX.length));
    } catch {
      return [];
    }
  },
  watch(prefix, changed) {
    // A null key: the other tab cleared everything.
    const listen = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith(PREFIX + prefix)) changed();
    };
    addEventListener("storage", listen);
    return () => removeEventListener("storage", listen);
  },
};

/** A kept JSON object's fields, whatever they are; none where no object was kept. */
export function readFields(store: Store, name: string): { readonly [field: string]: unknown } {
  try {
    const kept: unknown = JSON.parse(store.read(name) ?? "{}");
    return typeof kept === "object" && kept !== null && !Array.isArray(kept) ? { ...kept } : {};
  } catch {
    return {};
  }
}

/** The value, if it is one of those that are known. */
export const oneOf = <T>(known: readonly T[], value: unknown, otherwise: T): T =>
  known.find((one) => one === value) ?? otherwise;
