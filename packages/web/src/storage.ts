/**
 * What this device remembers, as texts by name. Everything may fail: private windows refuse to write, quotas
 * run out, people switch storage off. So nothing here throws; whoever writes is told whether it was kept.
 */
export interface Store {
  /** The text kept under a name; null when there is none, or none can be read. */
  read(name: string): string | null;
  /** Keeps a text; false when it was not kept. */
  write(name: string, text: string): boolean;
  remove(name: string): void;
  /** Calls back when another tab changes a name's text; returns what ends that. */
  watch(name: string, changed: () => void): () => void;
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
  watch(name, changed) {
    // A null key: the other tab cleared everything.
    const listen = ({ key }: StorageEvent) => {
      if (key === null || key === PREFIX + name) changed();
    };
    addEventListener("storage", listen);
    return () => removeEventListener("storage", listen);
  },
};
