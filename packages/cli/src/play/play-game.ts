import { bitsOf, canStop, explainStop, legalMoves, type Position } from "@cantstop/rules";
import type { Adviser } from "../bots/adviser.ts";
import { type DieSource, rollFour } from "./dice-source.ts";
import { Hints } from "./hints.ts";
import type { Keys } from "./keys.ts";
import { Picture, type Style, stakeOf } from "./picture.ts";
import type { Screen } from "./screen.ts";
import type { Table } from "./table.ts";

const HELP = [
  "1-9  choose the move with this number",
  "r    roll the dice",
  "s    stop: keep what you have climbed",
  "h    a hint: what the strongest bot would do, and the chances to win",
  "u    take the last move back, until the next roll or stop",
  "q    leave the game",
];

/** What a key or a typed word asks for; a number is a choice. */
const COMMANDS: Readonly<Record<string, "roll" | "stop" | "undo" | "hint" | "help" | "quit">> = {
  r: "roll",
  roll: "roll",
  s: "stop",
  stop: "stop",
  u: "undo",
  undo: "undo",
  "?": "help",
  h: "hint",
  hint: "hint",
  help: "help",
  q: "quit",
  quit: "quit",
};

/** What several bots did one after the other must leave room for the board. */
const LONGEST_NEWS = 4;

/** How long people may look at what a bot does, in milliseconds. */
const GLANCE = 900;
const LOOK = 1_500;

const UNFINISHED = "The game stays unfinished.";

export interface Sitting {
  readonly table: Table;
  /** Who plays by itself, by seat; null for a person. */
  readonly bots: readonly (Adviser | null)[];
  readonly die: DieSource;
  readonly keys: Keys;
  readonly screen: Screen;
  readonly style: Style;
  /** What to tell with the first picture. */
  readonly news: readonly string[];
}

/** Plays a game to its end, or until somebody leaves it. Returns what is to be said last. */
export async function playGame(sitting: Sitting): Promise<readonly string[]> {
  const { table, bots, keys, screen } = sitting;
  const picture = new Picture(table, sitting.style);
  const hints = new Hints();
  let news = sitting.news;
  for (;;) {
    const { position, dice } = table.game;
    if (position.finished) {
      screen.show([...picture.board(), "", ...news]);
      return [ending(table, sitting.style)];
    }
    const bot = bots[position.seat];
    if (bot) {
      const told = await playBotRoll(sitting, picture, bot);
      if (told === null) return [UNFINISHED];
      news = [...news, ...told].slice(-LONGEST_NEWS);
      continue;
    }
    screen.show([
      ...picture.board(),
      ...(news.length > 0 ? ["", ...news] : []),
      "",
      ...(dice ? picture.choices(position, dice) : picture.decision()),
      prompt(table, picture),
    ]);
    const typed = await keys.next();
    if (typed === null) return [UNFINISHED];
    if (typed === "") continue;
    const command = Object.hasOwn(COMMANDS, typed.toLowerCase()) ? COMMANDS[typed.toLowerCase()] : undefined;
    switch (command) {
      case "quit":
        if (await confirmsLeaving(sitting, picture)) return [UNFINISHED];
        news = [];
        break;
      case "help":
        news = [picture.legend(), ...HELP];
        break;
      case "hint":
        news = [await hints.about(table.game, picture)];
        break;
      case "undo":
        news = [table.canTakeBack ? "Taken back." : "There is no move to take back."];
        table.takeBack();
        break;
      case "roll":
        news = dice ? ["Choose a move first."] : await roll(sitting, picture);
        break;
      case "stop":
        news = stop(table, picture, sitting.style);
        break;
      case undefined:
        news = choose(typed, table, picture);
        break;
    }
  }
}

/** The keys that do something now. */
function prompt({ game: { position, dice }, canTakeBack }: Table, picture: Picture): string {
  const keys: [string, string][] = [];
  if (dice) {
    const choices = legalMoves(position, dice).length;
    keys.push([choices === 1 ? "1" : `1-${choices}`, "choose"]);
  } else {
    keys.push(["r", "roll"]);
    if (canStop(position)) keys.push(["s", "stop"]);
  }
  if (canTakeBack) keys.push(["u", "take back"]);
  return picture.keys([...keys, ["h", "hint"], ["?", "help"], ["q", "quit"]]);
}

async function confirmsLeaving({ keys, screen }: Sitting, picture: Picture): Promise<boolean> {
  const answers = picture.keys([
    ["y", "leave"],
    [keys.areSingle ? "any other key" : "anything else", "go on"],
  ]);
  screen.show([...picture.board(), "", "Leave the game?", answers]);
  const typed = await keys.next();
  return typed === null || /^y(es)?$/i.test(typed);
}

/** Rolls for the seat on turn; tells of a bust, with the runners still where they failed. */
async function roll({ table, die, keys, screen }: Sitting, picture: Picture): Promise<string[]> {
  const { position } = table.game;
  const dice = rollFour(die);
  if (table.roll(dice)) return [];
  const lost = picture.bust(position);
  screen.show([
    ...picture.board(position),
    "",
    ...picture.choices(position, dice),
    lost,
    ...(keys.areSingle ? [picture.keys([["any key", "go on"]])] : []),
  ]);
  // Whoever plays by script has read it already.
  if (keys.areSingle) await keys.next();
  return [lost];
}

/**
 * Rolls and moves for a bot, in sight of all. Returns what is worth telling to whoever plays next, or null
 * where the people have left.
 */
async function playBotRoll(sitting: Sitting, picture: Picture, bot: Adviser): Promise<string[] | null> {
  const { table, die, keys, screen, style } = sitting;
  const { position } = table.game;
  const show = (lines: readonly string[]) => screen.show([...picture.board(position), "", ...lines]);
  const dice = rollFour(die);
  const rolled = picture.choices(position, dice);
  if (!table.roll(dice)) {
    const lost = picture.bust(position);
    show([...rolled, lost]);
    return (await keys.rest(LOOK)) ? [lost] : null;
  }
  const columns = bot.choose(position, dice);
  const { locale } = style.texts;
  show([...rolled, `${picture.seat(position.seat)} moves ${locale.all(columns.map(String))}.`]);
  if (!(await keys.rest(LOOK))) return null;
  table.move(columns);
  const news = claimNews(position, table, picture);
  const moved = table.game.position;
  if (!moved.moved) return news;
  if (bot.stops(moved)) return [...news, ...stop(table, picture, style)];
  screen.show([...picture.board(), "", ...picture.decision(), `${picture.seat(moved.seat)} rolls on.`]);
  return (await keys.rest(GLANCE)) ? news : null;
}

function stop(table: Table, picture: Picture, { texts }: Style): string[] {
  const { position, dice } = table.game;
  if (dice) return ["Choose a move first; then you may stop."];
  const reason = explainStop(position);
  if (reason) return [texts.reason(reason, picture.seatName).sentence];
  const stake = stakeOf(position);
  table.stop();
  const spaces = texts.locale.plural(stake, { one: "1 space", other: `${stake} spaces` });
  return [
    `${picture.seat(position.seat)} stops and keeps ${spaces}.`,
    ...claimNews(position, table, picture),
  ];
}

function choose(typed: string, table: Table, picture: Picture): string[] {
  const { position, dice } = table.game;
  if (!/^\d+$/.test(typed)) return [`"${typed}" does nothing here; ? shows the keys.`];
  if (!dice) return ["There is nothing to choose before the roll."];
  const columns = picture.numberedMoves(position, dice)[Number(typed) - 1];
  if (!columns) return [`There is no choice ${typed}.`];
  table.move(columns);
  return claimNews(position, table, picture);
}

/** Tells which columns an event has claimed for the seat that was on turn, and of a last round. */
function claimNews(before: Position, table: Table, picture: Picture): string[] {
  const { position } = table.game;
  const { seat, rules } = before;
  const claimed = bitsOf((position.claims[seat] as number) & ~(before.claims[seat] as number));
  const reached = (position.scores[seat] as number) >= rules.target && !position.finished;
  return [
    ...claimed.map((column) => `${picture.seat(seat)} claims column ${column}!`),
    ...(claimed.length > 0 && reached ? ["That is enough to win: this is the last round."] : []),
  ];
}

/** Who has won. */
function ending({ game: { position }, names, turns }: Table, { texts }: Style): string {
  const winners = bitsOf(position.winners);
  if (winners.length > 1)
    return `${texts.locale.all(winners.map((seat) => names[seat] as string))} win together.`;
  const winner = winners[0] as number;
  const claims = position.claims[winner] as number;
  const columns = texts.locale.plural(position.scores[winner] as number, {
    one: `column ${texts.locale.all(bitsOf(claims).map(String))}`,
    other: `columns ${texts.locale.all(bitsOf(claims).map(String))}`,
  });
  if (names.length > 1) return `${names[winner]} wins with ${columns}!`;
  return texts.locale.plural(turns, {
    one: `${names[winner]} has claimed ${columns} in one turn!`,
    other: `${names[winner]} has claimed ${columns} in ${turns} turns.`,
  });
}
