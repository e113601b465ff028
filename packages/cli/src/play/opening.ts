import type { Rules } from "@cantstop/rules";
import type { DieSource } from "./dice-source.ts";
import type { Keys } from "./keys.ts";
import { findSeat } from "./players.ts";
import type { Screen } from "./screen.ts";

/** Who begins, and how it came about. */
export interface Opening {
  readonly seat: number;
  /** Sentences to tell it with. */
  readonly news: readonly string[];
  /** The dice that decided, for the record's tag StartRolls (see `docs/notation.md`): `55-/61-`; null where none did. */
  readonly startRolls: string | null;
}

export interface OpeningQuestion {
  readonly rules: Rules;
  readonly names: readonly string[];
  /** Are there people who can be asked? */
  readonly hasPeople: boolean;
  /** Who begins whatever the ruleset says. */
  readonly first: number | undefined;
  readonly die: DieSource;
  readonly keys: Keys;
  readonly screen: Screen;
}

/** Finds out who begins, as the ruleset says; null where the input ends before that. */
export async function openGame(question: OpeningQuestion): Promise<Opening | null> {
  const { rules, names, hasPeople, first, die } = question;
  if (first !== undefined) return { seat: first, news: [], startRolls: null };
  if (names.length === 1) return { seat: 0, news: [], startRolls: null };
  const { firstPlayer } = rules.ruleset.options;
  if (firstPlayer === "highest_die" || !hasPeople) return rollForFirst(names, die);
  const seat = await askForFirst(
    firstPlayer === "youngest" ? "The youngest player begins. Who is it?" : "Who begins?",
    question,
  );
  return seat === null ? null : { seat, news: [`${names[seat]} begins.`], startRolls: null };
}

/** Everybody rolls one die, the highest begins; those who tie for it roll again. */
function rollForFirst(names: readonly string[], die: DieSource): Opening {
  const news: string[] = [];
  const rounds: string[] = [];
  let seats = names.map((_, seat) => seat);
  while (seats.length > 1) {
    const rolled = seats.map((seat) => ({ seat, die: die() }));
    const highest = Math.max(...rolled.map(({ die }) => die));
    news.push(`${rolled.map(({ seat, die }) => `${names[seat]} rolls ${die}`).join(", ")}.`);
    rounds.push(names.map((_, seat) => rolled.find((roll) => roll.seat === seat)?.die ?? "-").join(""));
    seats = rolled.filter(({ die }) => die === highest).map(({ seat }) => seat);
  }
  const seat = seats[0] as number;
  return { seat, news: [...news, `${names[seat]} begins.`], startRolls: rounds.join("/") };
}

async function askForFirst(
  text: string,
  { names, keys, screen }: Pick<OpeningQuestion, "names" | "keys" | "screen">,
): Promise<number | null> {
  let complaint: string[] = [];
  for (;;) {
    screen.show([...complaint, text, ...names.map((name, seat) => `  ${seat + 1}  ${name}`)]);
    const typed = await keys.next();
    if (typed === null) return null;
    const seat = findSeat(names, typed);
    if (seat !== undefined) return seat;
    complaint = [`"${typed}" is none of the players: type a number.`];
  }
}
