import type { ReadonlySignal } from "@preact/signals";
import type { Speed } from "../settings.ts";
import type { Table } from "../table/table.ts";
import type { Hint } from "./advice.ts";
import { openAdvisers } from "./client.ts";
import { type BotDriver, driveBots, questionOf } from "./driver.ts";
import { holdTabLock } from "./lock.ts";
import { PACES } from "./pace.ts";

/** The bots at a table, and the strongest player's word on it. */
export interface Company extends BotDriver {
  /** What the strongest player thinks of the situation. Rejects where nobody can be asked. */
  hint(): Promise<Hint>;
}

/** One worker for all tables of a page; it is started when there is something to think about. */
const advisers = openAdvisers();

/**
 * Sits bots down at a table, and somebody to ask. Nobody needs this in the first second: `import()` it.
 *
 * @param speed asked before every wait
 * @param held while true the bots wait: for a bust to be seen, for a dialog to be closed
 */
export function joinTable(table: Table, speed: () => Speed, held: ReadonlySignal<boolean>): Company {
  const lock = holdTabLock(`cantstop:${table.id}`);
  const driver = driveBots(table, { advisers, pace: () => PACES[speed()], held, isMine: lock.isMine });
  return {
    ...driver,
    hint: () => advisers.hint(questionOf(table.state.peek())),
    leave() {
      driver.leave();
      lock.leave();
    },
  };
}
