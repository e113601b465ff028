import { readFile } from "node:fs/promises";
import { text as readAll } from "node:stream/consumers";
import { type GameRecord, parseRecord } from "@cantstop/rules/notation";
import { loadTexts } from "@cantstop/texts";
import { runtimeFault } from "./fault.ts";

/** Reads a record from a file, `-` being standard input. Throws a fault that says where it is wrong. */
export async function readRecord(path: string): Promise<GameRecord> {
  let text: string;
  try {
    text = path === "-" ? await readAll(process.stdin) : await readFile(path, "utf8");
  } catch (error) {
    throw runtimeFault(`${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
  const record = parseRecord(text);
  if (record.ok) return record.value;
  const failureText = await (await loadTexts("en")).loadFailures();
  throw runtimeFault(`${path}: ${failureText(record.error)}`);
}
