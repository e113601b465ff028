import {
  bitsOf,
  campOf,
  countSuccesses,
  type Dice,
  explainRoll,
  explainStop,
  lowestBit,
  ownerOf,
  type PairingView,
  type Position,
  playMove,
  unwrap,
} from "@cantstop/rules";
import { SEAT_LETTERS } from "@cantstop/rules/notation";
import type { SeatName, Texts } from "@cantstop/texts";
import stringWidth from "string-width";
import type { Terminal } from "../terminal.ts";
import { campSign, drawBoard, runnerSign, seatColor } from "./board-drawing.ts";
import type { Look } from "./looks.ts";
import type { Table } from "./table.ts";

/** How a game is to be shown. */
export interface Style {
  readonly terminal: Terminal;
  readonly look: Look;
  readonly texts: Texts;
}

/** Room for a player's name and columns: half of the board's width. */
const SEAT_WIDTH = 34;

/** Writes what is to be seen of a table. */
export class Picture {
  readonly #style: Style;
  readonly #table: Table;

  constructor(table: Table, style: Style) {
    this.#table = table;
    this.#style = style;
  }

  /** The game's name, the players and the board. */
  board(position: Position = this.#table.game.position): string[] {
    const { terminal, look, texts } = this.#style;
    const { colors } = terminal;
    const { ruleset, target } = position.rules;
    const goal = texts.locale.plural(target, { one: "1 column", other: `${target} columns` });
    const turn = `turn ${texts.locale.number(this.#table.turns)}`;
    return [
      `${colors.bold(`Can't Stop: ${texts.rulesetName(ruleset)}`)}  ${colors.dim(`${goal} to win, ${turn}`)}`,
      ...this.#seats(position),
      ...drawBoard(position, look, terminal),
    ];
  }

  /** A player's sign, letter and name, in the player's colour. */
  seat(seat: number): string {
    return seatColor(this.#style.terminal.colors, seat)(this.#plainSeat(seat));
  }

  #plainSeat(seat: number): string {
    const { unicode } = this.#style.terminal;
    const letter = SEAT_LETTERS[seat] as string;
    const name = this.seatName(seat);
    // "Player A" says its letter itself.
    const lettered = name.endsWith(` ${letter}`) ? name : `${letter} ${name}`;
    return unicode ? `${campSign(seat, unicode)} ${lettered}` : lettered;
  }

  readonly seatName: SeatName = (seat) => this.#table.names[seat] as string;

  /** The players and their columns, two to a line, the one on turn marked. */
  #seats(position: Position): string[] {
    const { colors, unicode } = this.#style.terminal;
    const mark = unicode ? "▸" : ">";
    const seats = this.#table.names.map((_, seat) => {
      const isOn = seat === position.seat && !position.finished;
      const claimed = bitsOf(position.claims[seat] as number).join(" ");
      const columns = claimed === "" ? "" : `: ${claimed}`;
      const gap = " ".repeat(Math.max(2, SEAT_WIDTH - stringWidth(this.#plainSeat(seat)) - columns.length));
      return `${isOn ? colors.bold(mark) : " "} ${this.seat(seat)}${colors.bold(columns)}${gap}`;
    });
    const lines: string[] = [];
    for (let seat = 0; seat < seats.length; seat += 2)
      lines.push(
        seats
          .slice(seat, seat + 2)
          .join("")
          .trimEnd(),
      );
    return lines;
  }

  /** What another roll risks, and why the turn cannot be stopped where it cannot. */
  decision(position: Position = this.#table.game.position): string[] {
    const { texts } = this.#style;
    if (!position.moved) return [`${this.seat(position.seat)} to roll.`];
    const stake = stakeOf(position);
    const spaces = texts.locale.plural(stake, { one: "1 space", other: `${stake} spaces` });
    const reason = explainStop(position);
    return [
      `${this.seat(position.seat)}: ${spaces} at stake; ${bustRisk(position, texts)}.`,
      ...(reason ? [texts.reason(reason, this.seatName).sentence] : []),
    ];
  }

  /** The dice and what can be done with them, the choices numbered from 1. */
  choices(position: Position, dice: Dice): string[] {
    const { colors } = this.#style.terminal;
    const roll = dice.map((die) => colors.bold(colors.inverse(`[${die}]`))).join(" ");
    let number = 0;
    const lines = explainRoll(position, dice).flatMap((pairing) => {
      if (pairing.moves.length === 0)
        return [colors.dim(`   ${pairsOf(pairing, dice)}  ${this.#whyNot(pairing)}`)];
      return pairing.moves.map((move) => {
        number++;
        const words = this.#moveWords(position, dice, move, pairing);
        return ` ${colors.bold(String(number))} ${pairsOf(pairing, dice)}  ${words}`;
      });
    });
    return [`${this.seat(position.seat)} rolls ${roll}`, ...lines];
  }

  /** The moves of a roll in the order of their numbers in {@link choices}. */
  numberedMoves(position: Position, dice: Dice): (readonly number[])[] {
    return explainRoll(position, dice).flatMap(({ moves }) => moves);
  }

  /** What a bust takes. */
  bust(position: Position): string {
    const { colors } = this.#style.terminal;
    const stake = stakeOf(position);
    const lost = this.#style.texts.locale.plural(stake, {
      one: "loses 1 space",
      other: stake === 0 ? "has nothing to lose" : `loses ${stake} spaces`,
    });
    return `${colors.bold(colors.red("Bust!"))} ${this.seat(position.seat)} ${lost}.`;
  }

  /** Keys and what they do, in one line. */
  keys(keys: readonly (readonly [key: string, does: string])[]): string {
    const { colors } = this.#style.terminal;
    return keys.map(([key, does]) => `${colors.bold(colors.cyan(`[${key}]`))} ${does}`).join("  ");
  }

  #whyNot({ sums, reason }: PairingView): string {
    const { texts } = this.#style;
    const short = (reason: Parameters<Texts["reason"]>[0]) => texts.reason(reason, this.seatName).short;
    if (reason && reason.code !== "nothing_playable") return short(reason);
    const all = sums.flatMap(({ reason }) => (reason ? [short(reason)] : []));
    return [...new Set(all)].join(", ");
  }

  /** What a move leads to: `5 from 2 to 3, 9 enters at 1`. */
  #moveWords(position: Position, dice: Dice, move: readonly number[], { sums }: PairingView): string {
    const { colors } = this.#style.terminal;
    const { texts } = this.#style;
    const next = unwrap(playMove(position, dice, move));
    const parts = [...new Set(move)].map((column) => {
      const from = position.runners[column] as number;
      const claims = ownerOf(next, column) !== null;
      const length = position.rules.lengths[column] as number;
      const to = claims ? length : (next.runners[column] as number);
      const name = colors.bold(String(column));
      if (claims) return `${name} to the top: ${colors.bold("yours")}`;
      if (to === length) return `${name} to the ${colors.bold("top")}`;
      return from === 0 ? `${name} enters at ${to}` : `${name} from ${from} to ${to}`;
    });
    const left = sums.find(({ sum, reason }) => reason !== null && !move.includes(sum));
    const note = left?.reason ? colors.dim(` (${texts.reason(left.reason, this.seatName).short})`) : "";
    return parts.join(", ") + note;
  }

  /** The signs on the board. */
  legend(): string {
    const { unicode } = this.#style.terminal;
    const camps = this.#table.names.map((_, seat) => this.seat(seat)).join("  ");
    return `${runnerSign(unicode)} runner   ${camps}`;
  }
}

/** Which dice make which sum: `2+3=5   4+6=10`. */
function pairsOf({ split: [a, b, c, d], sums: [x, y] }: PairingView, dice: Dice): string {
  return `${`${dice[a]}+${dice[b]}=${x.sum}`.padEnd(8)}${`${dice[c]}+${dice[d]}=${y.sum}`.padEnd(7)}`;
}

/** What another roll risks, in words. */
function bustRisk(position: Position, { locale }: Texts): string {
  const rolls = position.rules.rolls.packed.length;
  const busts = rolls - countSuccesses(position);
  if (busts === 0) return "another roll cannot bust";
  if (busts === rolls) return "another roll is a bust for certain";
  const share = busts / rolls;
  return share < 0.01
    ? "another roll is a bust in less than 1% of cases"
    : `another roll is a bust in ${locale.percent(share)} of cases`;
}

/** Spaces that the runners have gained this turn and a bust would take. */
export function stakeOf(position: Position): number {
  let stake = 0;
  for (let rest = position.running; rest !== 0; rest &= rest - 1) {
    const column = lowestBit(rest);
    stake += (position.runners[column] as number) - campOf(position, position.seat, column);
  }
  return stake;
}
