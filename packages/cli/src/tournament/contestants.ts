import { requireBot } from "../bots/bot-argument.ts";
import { usageFault } from "../fault.ts";

const PROGRAM = "exec:";

/** Who takes part: a bot of this name, or an outside program started by a command. */
export interface Contestant {
  /** As it was asked for: `best`, or `exec:` and a command. */
  readonly name: string;
  /** The command of an outside program; null for a bot. */
  readonly command: string | null;
}

/** Contestants from their names with commas between them. Throws a {@link usageFault}. */
export function readContestants(option: string, text: string): Contestant[] {
  return text.split(",").map((part) => {
    const name = part.trim();
    if (name.startsWith(PROGRAM)) {
      const command = name.slice(PROGRAM.length).trim();
      if (command === "") throw usageFault(`${option}: a command is missing after "${PROGRAM}".`);
      return { name, command };
    }
    requireBot(option, name);
    return { name, command: null };
  });
}
