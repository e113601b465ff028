import type { Failure } from "@cantstop/rules";
import { type GameRecord, parseRecord } from "@cantstop/rules/notation";
import { type GameJsonFault, readGameJson } from "../share/game-json.ts";
import { bringsGame, LONGEST_RECORD, readGameLink } from "../share/link.ts";

/**
 * Why a text brings no game.
 *
 * - `empty`: there is nothing
 * - `too_long`: longer than any game
 * - `damaged_link`: an address of which something is missing
 * - `backup`: all games of a device, which are loaded elsewhere
 * - `bad_record`: a record, or an address's position, that breaks its grammar or the rules, see `failure`
 * - and what can be wrong with a game's JSON
 */
export type ImportFault =
  | { readonly code: "empty" | "too_long" | "damaged_link" | "backup" }
  | { readonly code: "bad_record"; readonly failure: Failure }
  | GameJsonFault;

export type Imported =
  | { readonly ok: true; readonly value: GameRecord }
  | { readonly ok: false; readonly error: ImportFault };

const fault = (error: ImportFault): Imported => ({ ok: false, error });

/** A record's failure as a fault; one without a place or a reason comes from an address. */
export const faultOf = (failure: Failure): ImportFault =>
  failure.code === "invalid_record" && failure.problem === undefined
    ? { code: "damaged_link" }
    : { code: "bad_record", failure };

/** The game in a text that somebody has: a record, its JSON, or an address with whatever was written around it. */
export function readGame(text: string): Imported {
  const content = text.replace(/^\uFEFF/, "").trim();
  if (content === "") return fault({ code: "empty" });
  if (/^\{\s*"app"\s*:\s*"cantstop"/.test(content)) return fault({ code: "backup" });
  if (content.length > LONGEST_RECORD) return fault({ code: "too_long" });
  if (content.startsWith("{")) return readGameJson(content);
  const [address] = /\S*#\S+/.exec(content) ?? [];
  if (!content.startsWith("Format:") && address !== undefined && bringsGame(address)) {
    const linked = readGameLink(address);
    return linked.ok ? linked : fault(faultOf(linked.error));
  }
  const record = parseRecord(content);
  if (record.ok) return record;
  return fault(faultOf(lower(record.error, text.slice(0, text.indexOf(content)).split("\n").length - 1)));
}

/** The failure of a record that has so many lines above it. */
const lower = (failure: Failure, lines: number): Failure =>
  failure.at ? { ...failure, at: { ...failure.at, line: failure.at.line + lines } } : failure;
