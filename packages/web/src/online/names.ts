import { isBotName } from "../bots/names.ts";
import type { HomeWords } from "../words/words.ts";

/** A seat as far as its name goes; that of an open one may be kept for somebody. */
export interface NamedSeat {
  readonly kind: "person" | "open" | "bot";
  readonly name?: string | null;
  readonly bot?: string | null;
}

/** What seats are called, all differently: people by their names, bots by those of the reader's language. */
export function seatNames(seats: readonly NamedSeat[], home: HomeWords["home"]): string[] {
  const names: string[] = [];
  for (const { kind, name, bot } of seats) {
    const called = kind === "bot" && isBotName(bot) ? home.bots[bot].name : (name ?? bot ?? "");
    let own = called;
    for (let count = 2; own !== "" && names.includes(own); count++) own = home.numbered(called, count);
    names.push(own);
  }
  return names;
}
