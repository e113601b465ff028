import type { Failure } from "@cantstop/rules";
import type { ImportFault } from "../review/import/read-game.ts";

/** Faults that need no more words than their own. */
type PlainFault = Exclude<ImportFault["code"], "bad_record" | "bad_start" | "bad_event">;

/** Words for bringing along a game that was played elsewhere. */
export interface ImportGameWords {
  readonly title: string;
  readonly about: string;
  /** What the text is. */
  readonly text: string;
  readonly read: string;
  readonly file: string;
  /** While a file is held over the page. */
  readonly drop: string;
  readonly faults: { readonly [C in PlainFault]: string };
  /** The record cannot be read; the failure says where and why. */
  readonly badRecord: (failure: Failure) => string;
  /** Of a game as JSON: its start, and the how manieth of its events. */
  readonly badStart: (failure: Failure) => string;
  readonly badEvent: (event: number, failure: Failure) => string;
  /** The place is marked in the text. */
  readonly marked: string;
  readonly fileFailed: string;
  /** To where all games of a device are loaded. */
  readonly toGames: string;
}
