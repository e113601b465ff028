import { isBotName } from "../bots/names.ts";
import type { HomeWords } from "../words/words.ts";

/** A seat as far as its name goes; that of an open one may be kept for somebody. */
export interface NamedSeat {
  readonly kind: "person" | "open" | "bot";
  readonly name?: string | null;
  readonly bot?: string | null;
}

/** What a bot is called in the reader's language; as programs call it, where that is all there is. */
export const botName = (bot: string | null | undefined, home: HomeWords["home"]): string =>
  isBotName(bot) ? home.bots[bot].name : (bot ?? "");

/** What seats are called, all differently: people by their names, bots by those of the reader's language. */
export function seatNames(seats: readonly NamedSeat[], home: HomeWords["home"]): string[] {
  const names: string[] = [];
  for (const { kind, name, bot } of seats) {
    const called = kind === "bot" ? botName(bot, home) : (name ?? "");
    let own = called;
    for (let count = 2; own !== "" && names.includes(own); count++) own = home.numbered(called, count);
    names.push(own);
  }
  return names;
}
