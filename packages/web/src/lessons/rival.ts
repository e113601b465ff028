import type { GameRecord } from "@cantstop/rules/notation";
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Advisers } from "../bots/advice.ts";
import type { Company } from "../bots/company.ts";
import { driveBots } from "../bots/driver.ts";
import { PACES } from "../bots/pace.ts";
import type { Speed } from "../settings.ts";
import type { Table } from "../table/table.ts";

/**
 * The rival at a pupil's table, who plays as the script has it, at the pace of any other bot.
 *
 * @param held while true nothing is played
 */
export function joinScript(
  table: Table,
  { events }: Pick<GameRecord, "events">,
  speed: () => Speed,
  held: ReadonlySignal<boolean>,
): Company {
  const decide: Advisers["decide"] = () => {
    const next = events[table.state.peek().record.events.length];
    return Promise.resolve({
      columns: next?.type === "move" ? next.columns : null,
      stops: next?.type === "stop",
    });
  };
  const driver = driveBots(table, {
    advisers: { decide },
    pace: () => PACES[speed()],
    // At the end of the script nobody plays on.
    held: computed(() => held.value || table.state.value.record.events.length >= events.length),
    isMine: signal(true),
  });
  return { ...driver, hint: () => Promise.reject(new Error("a lesson has its own hints")) };
}
