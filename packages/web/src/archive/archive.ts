import { unwrap } from "@cantstop/rules";
import { parseRecord } from "@cantstop/rules/notation";
import type { Review } from "@cantstop/strategy";
import type { Shelf } from "../table/shelf.ts";
import { type Database, openDatabase } from "./database.ts";
import { type ArchivedGame, archivedGame } from "./game.ts";
import { summaryOf } from "./review.ts";

/** The finished games of this device. Nothing here rejects: what the database does not keep stays on the shelf. */
export interface Archive {
  /** All of them, the one that ended last first. */
  all(): Promise<readonly ArchivedGame[]>;
  find(id: string): Promise<ArchivedGame | null>;
  /** Archives a finished game of the shelf, which keeps it as long as somebody may look at it. */
  add(id: string): Promise<void>;
  /** Moves all finished games from the shelf into the database. */
  clearShelf(): Promise<void>;
  /** Keeps what the review of a finished game came to. */
  noteReview(id: string, review: Review): Promise<void>;
  /** Takes in finished games from elsewhere; one of the same id is replaced. */
  takeIn(games: readonly ArchivedGame[]): Promise<void>;
  /** Forgets a finished game for good. */
  remove(id: string): Promise<void>;
}

/** A game with what is known of its review, as long as that is the same game. */
const withReview = (game: ArchivedGame, known: ArchivedGame | undefined): ArchivedGame =>
  game.review === null && known?.text === game.text ? { ...game, review: known.review } : game;

/** Opens the archive of a device. What lies on its shelf is newer than what the database holds of it. */
export function openArchive(shelf: Shelf, database: Database = openDatabase()): Archive {
  const onShelf = (id: string): ArchivedGame | null => archivedGame(id, shelf.read(id) ?? "");
  const finishedOnShelf = () => shelf.ids().flatMap((id) => onShelf(id) ?? []);
  const inDatabase = (id: string): Promise<ArchivedGame | undefined> =>
    database.get(id).catch(() => undefined);
  /** True when the database has kept them. */
  const put = async (games: readonly ArchivedGame[]): Promise<boolean> => {
    const whole = await Promise.all(games.map(async (game) => withReview(game, await inDatabase(game.id))));
    return database.put(whole).then(
      () => true,
      () => false,
    );
  };
  const find = async (id: string): Promise<ArchivedGame | null> => {
    const kept = await inDatabase(id);
    if (shelf.read(id) === null) return kept ?? null;
    const shelved = onShelf(id);
    return shelved && withReview(shelved, kept);
  };

  return {
    async all() {
      const kept = await database.all().catch((): ArchivedGame[] => []);
      const shelved = new Set(shelf.ids());
      const byId = new Map(kept.map((game) => [game.id, game]));
      const games = [
        ...finishedOnShelf().map((game) => withReview(game, byId.get(game.id))),
        ...kept.filter(({ id }) => !shelved.has(id)),
      ];
      return games.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
    },
    find,
    async add(id) {
      const game = onShelf(id);
      if (game) await put([game]);
    },
    async clearShelf() {
      const games = finishedOnShelf();
      if (games.length === 0 || !(await put(games))) return;
      for (const { id, text } of games) if (shelf.read(id) === text) shelf.remove(id);
    },
    async noteReview(id, review) {
      const game = await find(id);
      if (!game) return;
      const isWhole = review.chances.length === unwrap(parseRecord(game.text)).events.length + 1;
      if (isWhole) await put([{ ...game, review: summaryOf(review) }]);
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
