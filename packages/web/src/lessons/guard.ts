import type { ReadonlySignal } from "@preact/signals";
import type { Commands } from "../play/hand.ts";
import type { Deed, Standing } from "./standing.ts";

/**
 * The commands of a pupil: what the script has next is done, anything else is answered. Choices can be tried freely,
 * for they do not count yet.
 *
 * @param answer says something about what was done instead
 */
export function guardCommands(
  commands: Commands,
  standing: ReadonlySignal<Standing>,
  answer: (deed: Deed) => void,
): Commands {
  const only = (type: "roll" | "stop", act: () => void) => () => {
    const { next, deed, isAstray } = standing.peek();
    if (isAstray && deed !== null) answer(deed);
    else if (next?.type === type) act();
    else if (next) answer(type);
  };
  return {
    ...commands,
    roll: only("roll", commands.roll),
    stop: only("stop", commands.stop),
    commit() {
      const { deed, isAstray } = standing.peek();
      if (isAstray && deed !== null) answer(deed);
      else commands.commit();
    },
  };
}
