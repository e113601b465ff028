import type { Rules } from "@cantstop/rules";
import { BOTS, type Bot, findBot } from "@cantstop/strategy";
import { usageFault } from "../fault.ts";

/** Throws a {@link usageFault} where there is no bot of this name. */
export function requireBot(option: string, name: string): void {
  if (findBot(name)) return;
  throw usageFault(
    name === ""
      ? `${option}: the name of a bot is missing.`
      : `${option}: there is no bot "${name}"; there are ${BOTS.map((bot) => bot.name).join(", ")}.`,
  );
}

/** A bot whose name is known to exist. */
export function loadBot(name: string, rules: Rules): Promise<Bot> {
  const entry = findBot(name);
  if (!entry) throw new Error(`There is no bot "${name}".`);
  return entry.load(rules);
}
