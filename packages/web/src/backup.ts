import type { Failure } from "@cantstop/rules";
import { type GameRecord, parseRecord } from "@cantstop/rules/notation";
import type { Archive } from "./archive/archive.ts";
import { type ArchivedGame, archivedGame } from "./archive/game.ts";
import { parseSummary, type ReviewSummary } from "./archive/review.ts";
import { dailyResults } from "./archive/statistics.ts";
import { dayOf } from "./daily.ts";
import type { DailyResult } from "./daily-result.ts";
import { parseSettings, type Settings } from "./settings.ts";
import { makeSetupFields, parseSetup, type Setup } from "./setup.ts";
import type { Shelf } from "./table/shelf.ts";

/**
 * Everything of a device in one file, as JSON:
 *
 * - `app`: `cantstop`, and `version`: 1; it changes when older apps could misread a file
 * - `made`: when, ISO 8601
 * - `settings` and `setup` as the device keeps them
 * - `games`: records by id, running and finished
 * - `unreadable`: texts that were set aside, by id
 * - `reviews`: what the reviews of games came to, by id; older files have none
 */
export interface Backup {
  readonly app: typeof APP;
  readonly version: typeof VERSION;
  readonly made: string;
  readonly settings: Settings;
  readonly setup: ReturnType<typeof makeSetupFields>;
  readonly games: Readonly<Record<string, string>>;
  readonly unreadable: Readonly<Record<string, string>>;
  readonly reviews: Readonly<Record<string, ReviewSummary>>;
}

const APP = "cantstop";
const VERSION = 1;

/** What a backup is made of, and put back into. */
export interface Belongings {
  readonly settings: Settings;
  readonly setup: Setup;
  readonly shelf: Shelf;
  readonly archive: Archive;
}

/** A file to be saved. */
export interface BackupFile {
  readonly name: string;
  readonly text: string;
}

/** Everything of this device. */
export async function makeBackup(
  { settings, setup, shelf, archive }: Belongings,
  now: Date,
): Promise<BackupFile> {
  const archived = await archive.all();
  const finished = archived.map(({ id, text }) => [id, text] as const);
  const onShelf = shelf.ids().map((id) => [id, shelf.read(id) ?? ""] as const);
  const backup: Backup = {
    app: APP,
    version: VERSION,
    made: now.toISOString(),
    settings,
    setup: makeSetupFields(setup),
    games: Object.fromEntries([...finished, ...onShelf]),
    unreadable: Object.fromEntries(shelf.aside()),
    reviews: Object.fromEntries(archived.flatMap(({ id, review }) => (review ? [[id, review]] : []))),
  };
  return { name: `cantstop-${dayOf(now)}.json`, text: `${JSON.stringify(backup, null, 1)}\n` };
}

/**
 * Why a file is not taken in.
 *
 * - `not_json`: no JSON at all
 * - `not_a_backup`: JSON, but not of this app, or not in its form
 * - `newer_version`: written by a newer app
 * - `bad_game`: the record of game `id` cannot be read, see `failure`
 */
export type BackupFault =
  | { readonly code: "not_json" | "not_a_backup" | "newer_version" }
  | { readonly code: "bad_game"; readonly id: string; readonly failure: Failure };

/** What was taken in. */
export interface Restored {
  readonly settings: Settings;
  readonly setup: Setup;
  /** What now counts for the last day that a daily climb was finished on. */
  readonly daily: DailyResult | null;
  /** Games that were not here before. */
  readonly added: number;
  /** Games that went on elsewhere. */
  readonly updated: number;
  /** False where the device remembers games only until the page is closed. */
  readonly kept: boolean;
}

export type RestoreResult =
  | { readonly ok: true; readonly value: Restored }
  | { readonly ok: false; readonly error: BackupFault };

type Fields = { readonly [field: string]: unknown };

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Texts by id. Ids become addresses and names in storage, so not every string is one. */
const isTexts = (value: unknown): value is Backup["games"] =>
  isFields(value) &&
  Object.entries(value).every(([id, text]) => /^[\w-]{1,40}$/.test(id) && typeof text === "string");

/** A game of a file, and what its review came to where that is told. */
interface ReadGame {
  readonly text: string;
  readonly record: GameRecord;
  readonly review: ReviewSummary | null;
}

/** A file's content that was read and found in order. */
interface ReadBackup {
  readonly settings: Settings;
  readonly setup: Setup;
  readonly games: ReadonlyMap<string, ReadGame>;
  readonly unreadable: Backup["unreadable"];
}

type ReadResult =
  | { readonly ok: true; readonly value: ReadBackup }
  | { readonly ok: false; readonly error: BackupFault };

const fail = (error: BackupFault) => ({ ok: false, error }) as const;

function readBackup(text: string): ReadResult {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return fail({ code: "not_json" });
  }
  if (!isFields(json) || json.app !== APP) return fail({ code: "not_a_backup" });
  const { version, settings, setup, games, unreadable, reviews } = json;
  if (typeof version === "number" && version > VERSION) return fail({ code: "newer_version" });
  if (version !== VERSION || !isFields(settings) || !isFields(setup)) return fail({ code: "not_a_backup" });
  if (!isTexts(games) || !isTexts(unreadable)) return fail({ code: "not_a_backup" });
  // A review can be made again, so one that makes no sense is as good as none.
  const reviewOf = (id: string, { names }: GameRecord) =>
    isFields(reviews) && Object.hasOwn(reviews, id) ? parseSummary(reviews[id], names.length) : null;
  const records = new Map<string, ReadGame>();
  for (const [id, text] of Object.entries(games)) {
    const record = parseRecord(text);
    if (!record.ok) return fail({ code: "bad_game", id, failure: record.error });
    records.set(id, { text, record: record.value, review: reviewOf(id, record.value) });
  }
  return {
    ok: true,
    value: { settings: parseSettings(settings), setup: parseSetup(setup), games: records, unreadable },
  };
}

/**
 * Takes in a backup, if all of it is in order; otherwise nothing changes. Of a game that is here, too, the longer
 * record wins. The file's settings and setup are handed back, to be used instead of those of this device.
 */
export async function restoreBackup(
  text: string,
  { shelf, archive }: Pick<Belongings, "shelf" | "archive">,
): Promise<RestoreResult> {
  const read = readBackup(text);
  if (!read.ok) return read;
  const { settings, setup, games, unreadable } = read.value;
  const finished: ArchivedGame[] = [];
  const running: string[] = [];
  let added = 0;
  let updated = 0;
  const archived = new Map((await archive.all()).map((game) => [game.id, game]));
  const here = new Map([...archived.values()].map((game) => [game.id, game.text]));
  for (const id of shelf.ids()) here.set(id, shelf.read(id) ?? "");
  for (const [id, { text, record, review }] of games) {
    const own = here.get(id);
    const known = own === undefined ? null : parseRecord(own);
    if (known?.ok && known.value.events.length >= record.events.length) {
      const game = archived.get(id);
      if (review && game?.text === text && game.review === null) finished.push({ ...game, review });
      continue;
    }
    if (own === undefined) added++;
    else updated++;
    const game = archivedGame(id, text);
    if (game) finished.push({ ...game, review });
    else running.push(id);
  }
  await archive.takeIn(finished);
  // The last one written is the first in lists.
  for (const id of running.reverse()) shelf.write(id, games.get(id)?.text ?? "");
  for (const [id, text] of Object.entries(unreadable)) shelf.putAside(id, text);
  const kept = [...finished.map(({ id }) => id), ...running].every((id) => shelf.keeps(id));
  const daily = [...dailyResults(await archive.all()).values()].at(-1) ?? null;
  return { ok: true, value: { settings, setup, daily, added, updated, kept } };
}
