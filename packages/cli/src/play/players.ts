import { SEAT_LETTERS } from "@cantstop/rules/notation";
import { requireBot } from "../bots/bot-argument.ts";
import { usageFault } from "../fault.ts";

const MOST_PLAYERS = 4;
const LONGEST_NAME = 20;

const BOT = "bot:";

/** Who sits at the table. */
export interface Participant {
  readonly name: string;
  /** The name of the bot that plays; null for a person. */
  readonly bot: string | null;
}

/**
 * The players, from names with commas between them or from their number. `bot:NAME` is a bot, called by its
 * name. Throws a {@link usageFault}.
 */
export function readPlayers(text: string): Participant[] {
  if (/^\d+$/.test(text)) {
    const players = Number(text);
    if (players < 1 || players > MOST_PLAYERS) throw usageFault("--players: the game is for 1 to 4 players.");
    return Array.from({ length: players }, (_, seat) => ({
      name: `Player ${SEAT_LETTERS[seat]}`,
      bot: null,
    }));
  }
  // A name is printed on many lines: nothing in it may steer the terminal.
  const words = text.split(",").map((word) => word.replace(/\p{C}/gu, "").trim());
  if (words.length > MOST_PLAYERS) throw usageFault("--players: the game is for 1 to 4 players.");
  const isBot = (word: string) => word.startsWith(BOT);
  for (const word of words) {
    if (word.startsWith("exec:"))
      throw usageFault("--players: outside programs play in tournaments; bots are written bot:NAME.");
    if (isBot(word)) requireBot("--players", word.slice(BOT.length));
    else if (word === "") throw usageFault("--players: a name is missing between the commas.");
    else if (word.length > LONGEST_NAME)
      throw usageFault(`--players: a name may be ${LONGEST_NAME} characters long at most.`);
  }
  const taken = new Set(words.filter((word) => !isBot(word)).map((name) => name.toLowerCase()));
  if (taken.size < words.filter((word) => !isBot(word)).length)
    throw usageFault("--players: each name may be used once.");
  return words.map((word) => {
    if (!isBot(word)) return { name: word, bot: null };
    const bot = word.slice(BOT.length);
    // Two of a kind are told apart by a number.
    let name = bot;
    for (let number = 2; taken.has(name); number++) name = `${bot} ${number}`;
    taken.add(name);
    return { name, bot };
  });
}

/** The seat that a player's name, letter or number (from 1) stands for; undefined where it stands for none. */
export function findSeat(names: readonly string[], text: string): number | undefined {
  const wanted = text.trim().toLowerCase();
  const matches = (name: string, seat: number) =>
    [name, SEAT_LETTERS[seat] as string, String(seat + 1)].some((word) => word.toLowerCase() === wanted);
  const seat = names.findIndex(matches);
  return seat < 0 ? undefined : seat;
}
