import type { Failure, GameEvent, Result } from "@cantstop/rules";
import { parseDice, play } from "@cantstop/rules";
import {
  type GameRecord,
  parsePositionText,
  parseRecord,
  SEAT_LETTERS,
  writeRecord,
} from "@cantstop/rules/notation";
import { deflateSync, inflateSync, strFromU8, strToU8 } from "fflate";
import { fromBase64Url, toBase64Url } from "./base64.ts";

/*
 * A shared game travels in the address itself, behind `#`, which browsers keep from servers:
 *
 * - `g=` and the game's record, deflated, in the letters of base64url
 * - or `s=` and a position's text with `+` for its spaces, which people and programs can write by hand
 * - `d=2345` with a position: dice that wait for a move
 * - `at=12` with a game: the event to look at first
 */

/** Where games that came with the address are looked at. */
const SCREEN = "/review";

/** No game is longer; what claims to be would only keep the browser busy. */
export const LONGEST_RECORD = 200_000;

/** A record that cannot be had from an address: it is damaged, or was cut off. */
const DAMAGED: Failure = { code: "invalid_record" };

/**
 * The address of a game, without the site's own: `/review#g=…`.
 *
 * @param event how many events have happened at the moment to look at first; the reader's choice where it is left out
 */
export function gameLink(record: GameRecord, event?: number): string {
  const game = toBase64Url(deflateSync(strToU8(writeRecord(record)), { level: 9 }));
  return `${SCREEN}#g=${game}${event === undefined ? "" : `&at=${event}`}`;
}

/** Does the part of an address behind `#`, or a whole address, bring a game or a position along? */
export const bringsGame = (address: string): boolean => /[#&][gs]=/.test(fragmentOf(address));

/** The event to look at first, by an address; null where it does not say. */
export function momentOfLink(address: string): number | null {
  const at = fieldsOf(address).get("at");
  return at !== undefined && /^\d{1,6}$/.test(at) ? Number(at) : null;
}

/**
 * The game that an address brings along; a position is one that starts there. Fails with `invalid_record`, without a
 * place where the address itself is damaged, or with what is wrong with the position.
 *
 * @param address what follows `#`, with or without it, or a whole address
 */
export function readGameLink(address: string): Result<GameRecord> {
  const fields = fieldsOf(address);
  const [game, position] = [fields.get("g"), fields.get("s")];
  if (game !== undefined) return readGame(game);
  if (position !== undefined) return readPosition(position, fields.get("d"));
  return { ok: false, error: DAMAGED };
}

function readGame(letters: string): Result<GameRecord> {
  const out = new Uint8Array(LONGEST_RECORD);
  try {
    const bytes = inflateSync(fromBase64Url(letters), { out });
    if (bytes.length < LONGEST_RECORD) return parseRecord(strFromU8(bytes));
  } catch {
    // Letters that are none, or what is no deflated text.
  }
  return { ok: false, error: DAMAGED };
}

function readPosition(text: string, dice: string | undefined): Result<GameRecord> {
  const start = parsePositionText(text.replaceAll("+", " "));
  if (!start.ok) return start;
  const record = {
    start: start.value,
    names: [...SEAT_LETTERS].slice(0, start.value.rules.players),
    tags: [],
  };
  if (dice === undefined) return { ok: true, value: { ...record, events: [] } };
  const parsed = parseDice([...dice].map(Number));
  if (!parsed.ok) return parsed;
  const roll: GameEvent = { type: "roll", dice: parsed.value };
  const rolled = play({ position: start.value, dice: null }, roll);
  return rolled.ok ? { ok: true, value: { ...record, events: [roll] } } : rolled;
}

const fragmentOf = (address: string): string => `#${address.slice(address.indexOf("#") + 1)}`;

/** The fields behind `#`, as they were before anybody wrote some of their letters as `%40`. */
function fieldsOf(address: string): Map<string, string> {
  const parts = fragmentOf(address).slice(1).split("&");
  return new Map(
    parts.map((part) => {
      const end = part.indexOf("=");
      return end < 0 ? [part, ""] : [part.slice(0, end), decoded(part.slice(end + 1))];
    }),
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
