import type { OnlineGame } from "@cantstop/protocol";
import { parseRecord, writeRecord } from "@cantstop/rules/notation";
import type { Desk } from "../desk.ts";
import type { HomeWords } from "../words/words.ts";
import type { Client } from "./client.ts";
import { seatNames } from "./names.ts";

/**
 * Puts a finished game of the server among the finished games of this device, with all that proves its dice.
 */
export async function keepFinished(
  desk: Pick<Desk, "archive">,
  client: Pick<Client, "record">,
  { id, seats }: OnlineGame,
  home: HomeWords["home"],
): Promise<void> {
  const answer = await client.record(id);
  const record = answer.ok ? parseRecord(answer.value) : null;
  if (!record?.ok) return;
  // To the server bots go by their names for programs.
  const text = writeRecord({ ...record.value, names: seatNames(seats, home) });
  const [{ archivedGame }, archive] = await Promise.all([import("../archive/game.ts"), desk.archive()]);
  const game = archivedGame(id, text);
  if (game) await archive.takeIn([game]);
}
