import type { Dice } from "@cantstop/rules";
import type { Face } from "../dice/Die.tsx";
import { isLastARoll } from "../table/table.ts";
import { DICE } from "./entry.ts";
import type { Commands, Entry } from "./hand.ts";
import type { Stage } from "./scene.ts";

/**
 * The commands by which own dice are typed in.
 *
 * @param stage what is the case
 * @param hold keeps what is typed in so far
 * @param enter all dice are typed in
 */
export function typeDice(
  stage: () => Stage,
  hold: (entry: Entry | null) => void,
  enter: (dice: Dice, now: Stage) => void,
): Pick<Commands, "face" | "unface" | "correct"> {
  return {
    face(face) {
      const now = stage();
      if (!now.entry || now.entry.dice.length >= DICE) return;
      const dice = [...now.entry.dice, face];
      hold({ ...now.entry, dice });
      if (dice.length === DICE) enter(dice as unknown as Dice, now);
    },
    unface(place) {
      const { entry } = stage();
      if (!entry || entry.dice.length === 0) return;
      const gone = place ?? entry.dice.length - 1;
      hold({ ...entry, dice: entry.dice.filter((_, i) => i !== gone) });
    },
    correct() {
      const { table, state, entry } = stage();
      const last = state.record.events.at(-1);
      if (entry?.of === "correction") hold(null);
      else if (table.ownDice && isLastARoll(state) && last?.type === "roll")
        hold({ of: "correction", dice: [...last.dice] as Face[] });
    },
  };
}
