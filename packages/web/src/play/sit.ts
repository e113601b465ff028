import { type Dice, explainRoll, type Game } from "@cantstop/rules";
import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Company } from "../bots/company.ts";
import type { BotAct } from "../bots/driver.ts";
import { afterMotion } from "../motion.ts";
import type { Settings } from "../settings.ts";
import { currentGame, type Table, type TableFailure, type TableResult } from "../table/table.ts";
import { startRolls } from "../table/tags.ts";
import { isHere } from "./entry.ts";
import { awaitGuests } from "./guests.ts";
import { type Commands, emptyHand, type Hand, type Pick, samePick } from "./hand.ts";
import { isDeciding } from "./hints.ts";
import { type Stage, stageOf } from "./scene.ts";
import type { Shared } from "./share.ts";
import { forcedPick } from "./situation.ts";
import { typeDice } from "./type-dice.ts";

/** At normal speed: how long dice are looked at before a choice is made by itself. */
const DICE_SEEN_MS = 700;
/** How long the bust of somebody who plays elsewhere is shown: nobody can say there that they have seen it here. */
const BUST_SEEN_MS = 2500;
/** At normal speed: how long a round of dice for who begins is looked at. */
const START_ROUND_MS = 1300;

/** What the screen around the game does. */
export interface Surroundings {
  readonly settings: ReadonlySignal<Settings>;
  /** Something lies over the game, such as a dialog. */
  readonly covered: ReadonlySignal<boolean>;
  /** Calls the bots, and somebody to ask; while `held` is true they wait. */
  readonly join: (held: ReadonlySignal<boolean>) => Promise<Company>;
  readonly menu: () => void;
  readonly help: () => void;
  readonly log: () => void;
  readonly sound: () => void;
  readonly review: () => void;
  /** Hands the result on. */
  readonly share: () => Promise<Shared>;
  /** The game to go on with is this one. */
  readonly rematch: (id: string) => void;
  /** A command failed; the screen already shows how things are. */
  readonly failed: (failure: TableFailure) => void;
}

/** A player's place at a table. */
export interface Sitting {
  readonly hand: ReadonlySignal<Hand>;
  /** What the bots are at. */
  readonly act: ReadonlySignal<BotAct>;
  readonly commands: Commands;
  /** Stands up: nothing follows the table any more. */
  readonly leave: () => void;
}

/** What belongs to one situation and is void in the next. */
const nothing = {
  pick: null,
  glance: null,
  askedOdds: false,
  advice: null,
  entry: null,
  shared: null,
} as const;

/** Sits down at a table: holds the choice that does not count yet, and turns presses into commands. */
export function sitDown(table: Table, around: Surroundings): Sitting {
  const { settings } = around;
  const hand = signal(emptyHand);
  let busy = false;

  const hold = (part: Partial<Hand>) => {
    hand.value = { ...hand.peek(), ...part };
  };
  // Bots wait until people have seen what there is to see.
  const held = computed(() => {
    const { situation, isStarting, entry } = stageOf({
      table,
      state: table.state.value,
      hand: hand.value,
      act: guests.act.value,
    });
    const isUnseen = situation.kind === "bust" && isHere(table, situation.before.seat);
    return around.covered.value || isStarting || isUnseen || entry?.of === "correction";
  });
  const guests = awaitGuests(table, () => around.join(held));
  const { act } = guests;
  const stage = (): Stage =>
    stageOf({ table, state: table.state.peek(), hand: hand.peek(), act: act.peek() });

  const seeElsewhere = (game: Game) => {
    const { situation } = stage();
    if (situation.kind === "bust" && !isHere(table, situation.before.seat)) hold({ seen: game });
  };

  // Whatever happened, what was chosen for the situation before it is void; a choice without alternative is made.
  let choosing: ReturnType<typeof setTimeout> | undefined;
  let seeing: ReturnType<typeof setTimeout> | undefined;
  const unfollow = effect(() => {
    const game = currentGame(table.state.value);
    const { position, dice } = game;
    clearTimeout(choosing);
    clearTimeout(seeing);
    hold(nothing);
    if (table.online) seeing = setTimeout(() => seeElsewhere(game), BUST_SEEN_MS);
    const isMine = isHere(table, position.seat) && settings.peek().automaticMoves;
    const pick = dice && isMine ? forcedPick(explainRoll(position, dice)) : null;
    if (pick) choosing = afterMotion(DICE_SEEN_MS, () => hold({ pick }));
  });

  // The dice that decide who begins are looked at one round after the other.
  let starting: ReturnType<typeof setTimeout> | undefined;
  const rounds = table.state.peek().record.events.length === 0 ? startRolls(table.state.peek()).length : 0;
  const showRound = (round: number) => {
    hold({ startRounds: round > rounds ? Number.POSITIVE_INFINITY : round });
    if (round <= rounds) starting = afterMotion(START_ROUND_MS, () => showRound(round + 1));
  };
  if (rounds > 0) showRound(1);

  /** One command at a time: a second press before the first is answered is none. */
  const send = async (command: () => Promise<TableResult>): Promise<void> => {
    if (busy) return;
    busy = true;
    try {
      const result = await command();
      if (!result.ok) around.failed(result.error);
    } finally {
      busy = false;
    }
  };

  const pick = (choice: Pick) => {
    const { situation, isWatching } = stage();
    if (situation.kind !== "choose" || isWatching) return;
    const isSame = samePick(choice, hand.peek().pick);
    // What is made by itself is not undone by the press that would have made it.
    if (isSame && situation.forced && settings.peek().automaticMoves) return;
    clearTimeout(choosing);
    hold({ pick: isSame ? null : choice, glance: null });
  };
  const takeBack = () => {
    const now = stage();
    if (now.hand.entry) hold({ entry: null });
    else if (now.situation.kind === "choose" && now.hand.pick) pick(now.hand.pick);
  };
  /** The move that a roll or a stop would commit; null where none of them is possible. */
  const chosenMove = ({ situation, isWatching, entry }: Stage): { columns?: readonly number[] } | null => {
    if (isWatching || entry?.of === "correction") return null;
    if (situation.kind === "roll") return {};
    if (situation.kind === "bust") return isHere(table, situation.before.seat) ? null : {};
    const chosen = situation.kind === "choose" ? situation.chosen : null;
    return chosen && !chosen.endsTurn ? { columns: chosen.columns } : null;
  };
  const enter = (dice: Dice, now: Stage) => {
    const columns = now.isWatching ? undefined : chosenMove(now)?.columns;
    const isCorrection = now.entry?.of === "correction";
    void send(() => (isCorrection ? table.correct(dice) : table.roll(columns, dice)));
  };

  return {
    hand,
    act,
    leave() {
      clearTimeout(choosing);
      clearTimeout(seeing);
      clearTimeout(starting);
      unfollow();
      guests.leave();
    },
    commands: {
      menu: around.menu,
      help: around.help,
      log: around.log,
      sound: around.sound,
      review: around.review,
      pick,
      takeBack,
      glance(choice, by) {
        const { glance } = hand.peek();
        if (choice) hold({ glance: { ...choice, by } });
        else if (glance?.by === by) hold({ glance: null });
      },
      roll() {
        const now = stage();
        const move = chosenMove(now);
        if (!move) return;
        if (!table.ownDice) void send(() => table.roll(move.columns));
        else if (!now.entry) hold({ entry: { of: "roll", dice: [] } });
      },
      stop() {
        const now = stage();
        const move = chosenMove(now);
        const hasMoved =
          now.situation.kind === "choose" || (now.situation.kind === "roll" && now.situation.moved);
        if (move && hasMoved && !now.entry) void send(() => table.stop(move.columns));
      },
      commit() {
        const { situation, isWatching } = stage();
        if (situation.kind !== "choose" || isWatching || !situation.chosen) return;
        const { columns } = situation.chosen;
        void send(() => table.move(columns));
      },
      next() {
        hold({ seen: currentGame(table.state.peek()) });
      },
      column(column) {
        const { situation } = stage();
        if (situation.kind !== "choose") return;
        const pairing = situation.pairings.findIndex(
          ({ sums, moves }) => moves.length > 0 && sums.some(({ sum }) => sum === column),
        );
        const moves = situation.pairings[pairing]?.moves ?? [];
        const chosen = situation.held?.pick;
        if (chosen?.pairing === pairing && chosen.columns?.includes(column)) takeBack();
        else if (moves.some((columns) => columns.includes(column))) {
          const alone = moves.filter((columns) => columns.includes(column));
          pick({ pairing, columns: alone.length === 1 ? (alone[0] ?? null) : null });
        }
      },
      askOdds: () => hold({ askedOdds: true }),
      hint() {
        const { advice } = hand.peek();
        if (advice && advice.kind !== "failed") hold({ advice: null });
        else if (isDeciding(stage())) {
          const asked = { kind: "asked" } as const;
          hold({ advice: asked });
          const answer = (advice: Hand["advice"]) => {
            if (hand.peek().advice === asked) hold({ advice });
          };
          guests.ask().then(
            (hint) => answer({ kind: "given", hint }),
            () => answer({ kind: "failed" }),
          );
        }
      },
      ...typeDice(stage, (entry) => hold({ entry }), enter),
      skip() {
        if (stage().isStarting) {
          clearTimeout(starting);
          hold({ startRounds: Number.POSITIVE_INFINITY });
        } else {
          guests.skip();
          table.skip();
        }
      },
      retry: guests.retry,
      share() {
        void around.share().then((shared) => hold({ shared }));
      },
      rematch() {
        void send(async () => {
          const next = await table.rematch();
          if (next.ok) around.rematch(next.id);
          return next;
        });
      },
    },
  };
}
