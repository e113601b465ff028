import type { Shelf } from "../table/shelf.ts";
import { type Database, openDatabase } from "./database.ts";
import { type ArchivedGame, archivedGame } from "./game.ts";

/** The finished games of this device. Nothing here rejects: what the database does not keep stays on the shelf. */
export interface Archive {
  /** All of them, the one that ended last first. */
  all(): Promise<readonly ArchivedGame[]>;
  find(id: string): Promise<ArchivedGame | null>;
  /** Archives a finished game of the shelf, which keeps it as long as somebody may look at it. */
  add(id: string): Promise<void>;
  /** Moves all finished games from the shelf into the database. */
  clearShelf(): Promise<void>;
  /** Takes in finished games from elsewhere; one of the same id is replaced. */
  takeIn(games: readonly ArchivedGame[]): Promise<void>;
  /** Forgets a finished game for good. */
  remove(id: string): Promise<void>;
}

/** Opens the archive of a device. What lies on its shelf is newer than what the database holds of it. */
export function openArchive(shelf: Shelf, database: Database = openDatabase()): Archive {
  const onShelf = (id: string): ArchivedGame | null => archivedGame(id, shelf.read(id) ?? "");
  const finishedOnShelf = () => shelf.ids().flatMap((id) => onShelf(id) ?? []);
  /** True when the database has kept them. */
  const put = (games: readonly ArchivedGame[]): Promise<boolean> =>
    database.put(games).then(
      () => true,
      () => false,
    );

  return {
    async all() {
      const kept = await database.all().catch((): ArchivedGame[] => []);
      const shelved = new Set(shelf.ids());
      const games = [...finishedOnShelf(), ...kept.filter(({ id }) => !shelved.has(id))];
      return games.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
    },
    async find(id) {
      if (shelf.read(id) !== null) return onShelf(id);
      return (await database.get(id).catch(() => undefined)) ?? null;
    },
    async add(id) {
      const game = onShelf(id);
      if (game) await put([game]);
    },
    async clearShelf() {
      const games = finishedOnShelf();
      if (games.length === 0 || !(await put(games))) return;
      for (const { id, text } of games) if (shelf.read(id) === text) shelf.remove(id);
    },
    async takeIn(games) {
      const isKept = await put(games);
      for (const { id, text } of games)
        if (isKept) shelf.remove(id);
        else shelf.write(id, text);
    },
    async remove(id) {
      if (onShelf(id)) shelf.remove(id);
      await database.delete(id).catch(() => {});
    },
  };
}
