import { makePositionText } from "@cantstop/rules/notation";
import { effect, type ReadonlySignal, signal } from "@preact/signals";
import { currentGame, type Table, type TableResult, type TableState } from "../table/table.ts";
import type { Advisers, Question } from "./advice.ts";
import type { BotName } from "./names.ts";
import type { Pace } from "./pace.ts";

/** What the bots are at, for the screen to show. */
export type BotAct =
  /** No bot is on turn. */
  | { readonly kind: "none" }
  /** A bot is on turn: it looks on, or thinks. */
  | { readonly kind: "thinking"; readonly seat: number }
  /** It has chosen this move, which does not count yet. */
  | { readonly kind: "choice"; readonly seat: number; readonly columns: readonly number[] }
  /** It is about to stop, or to roll on. */
  | { readonly kind: "decision"; readonly seat: number; readonly stops: boolean }
  /** It wants to roll, and waits for somebody to type in the dice. */
  | { readonly kind: "dice"; readonly seat: number }
  /** It cannot think; `retry` lets it try again. */
  | { readonly kind: "failed"; readonly seat: number };

/** What a driver goes by. */
export interface DriverSources {
  readonly advisers: Pick<Advisers, "decide">;
  /** Asked before every wait, so that a change counts at once. */
  readonly pace: () => Pace;
  /** While true the bots wait: for a bust to be seen, for a dialog to be closed. */
  readonly held: ReadonlySignal<boolean>;
  /** Whether the bots are driven from here, and not from another tab. */
  readonly isMine: ReadonlySignal<boolean>;
}

/** Plays the seats of bots. */
export interface BotDriver {
  readonly act: ReadonlySignal<BotAct>;
  /**
   * Waits no more in this turn: what is to be seen has been. Nothing while no bot is on turn, so tell of a press
   * before it does what it does, or the press that ends a person's turn hurries the bot along.
   */
  skip(): void;
  /** Lets a bot that failed think once more. */
  retry(): void;
  leave(): void;
}

/** The situation at a table, as a question. */
export function questionOf(state: TableState): Question {
  const { position, dice } = currentGame(state);
  return { position: makePositionText(position), dice };
}

/** The bot on turn, and its seat. */
function botOnTurn({ seats }: Table, state: TableState): { seat: number; bot: BotName } | null {
  const { position } = currentGame(state);
  const player = seats[position.seat]?.player;
  return player?.kind === "bot" && !position.finished ? { seat: position.seat, bot: player.bot } : null;
}

/** A bot breaks no rules. That the game has gone on meanwhile, in another tab, is no matter. */
function allowed(result: TableResult): void {
  if (!result.ok && result.error.code !== "stale") throw new Error(result.error.code);
}

/**
 * Follows a table and plays for its bots, one command at a time: rolls, moves, then stops or rolls on, each to be
 * seen before the next. Every change at the table, whoever made it, is thought about anew.
 */
export function driveBots(table: Table, { advisers, pace, held, isMine }: DriverSources): BotDriver {
  const act = signal<BotAct>({ kind: "none" });
  const attempts = signal(0);
  let isSkipping = false;
  /** Ends the present wait. */
  let wake = () => {};
  /** The step that is being taken; an older one that wakes up finds another here. */
  let step: object = {};

  const wait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      if (isSkipping || ms === 0) resolve();
      else {
        const timer = setTimeout(resolve, ms);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      }
    });

  /** Does what comes next at this state of the table. Each stage goes on only if `isCurrent`. */
  const play = async (
    state: TableState,
    { seat, bot }: { seat: number; bot: BotName },
    isCurrent: () => boolean,
  ): Promise<void> => {
    const { position, dice } = currentGame(state);
    const roll = async () => {
      if (table.ownDice) act.value = { kind: "dice", seat };
      else allowed(await table.roll());
    };
    act.value = { kind: "thinking", seat };
    if (!dice && !position.moved) {
      await wait(pace().begin);
      if (isCurrent()) await roll();
      return;
    }
    const [{ columns, stops }] = await Promise.all([
      advisers.decide(questionOf(state), bot),
      wait(dice ? pace().dice : 0),
    ]);
    if (!isCurrent()) return;
    act.value = columns ? { kind: "choice", seat, columns } : { kind: "decision", seat, stops };
    await wait(columns ? pace().choice : pace().decision);
    if (!isCurrent()) return;
    if (columns) allowed(await table.move(columns));
    else if (stops) allowed(await table.stop());
    else await roll();
  };

  const unfollow = effect(() => {
    const state = table.state.value;
    void attempts.value;
    const current = {};
    step = current;
    wake();
    const onTurn = botOnTurn(table, state);
    const { position, dice } = currentGame(state);
    if (!dice && !position.moved) isSkipping = false;
    if (!onTurn) act.value = { kind: "none" };
    else if (held.value || !isMine.value) act.value = { kind: "thinking", seat: onTurn.seat };
    else
      play(state, onTurn, () => step === current).catch(() => {
        if (step === current) act.value = { kind: "failed", seat: onTurn.seat };
      });
  });

  return {
    act,
    skip() {
      isSkipping = act.peek().kind !== "none";
      wake();
    },
    retry() {
      if (act.peek().kind === "failed") attempts.value++;
    },
    leave() {
      step = {};
      wake();
      unfollow();
    },
  };
}
