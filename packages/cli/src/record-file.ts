import { type GameRecord, parseRecord } from "@cantstop/rules/notation";
import { loadTexts } from "@cantstop/texts";
import { runtimeFault } from "./fault.ts";
import { readTextFile } from "./text-file.ts";

/** Reads a record from a file, `-` being standard input. Throws a fault that says where it is wrong. */
export async function readRecord(path: string): Promise<GameRecord> {
  const record = parseRecord(await readTextFile(path));
  if (record.ok) return record.value;
  const failureText = await (await loadTexts("en")).loadFailures();
  throw runtimeFault(`${path}: ${failureText(record.error)}`);
}
