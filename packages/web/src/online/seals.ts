import { browserStore, readFields } from "../storage.ts";

const NAME = "seals";
/** Of so many games, those opened last, it is remembered. */
const MOST = 50;

/** Remembers what a game's dice were committed to, as it was seen before the first roll. */
export function noteSeal(id: string, commitment: string): void {
  const kept = readFields(browserStore, NAME);
  if (kept[id] === undefined)
    browserStore.write(
      NAME,
      JSON.stringify(Object.fromEntries([...Object.entries(kept).slice(1 - MOST), [id, commitment]])),
    );
}

/** What this device saw before the first roll; null where it was not there. */
export function seenSeal(id: string): string | null {
  const seen = readFields(browserStore, NAME)[id];
  return typeof seen === "string" ? seen : null;
}
