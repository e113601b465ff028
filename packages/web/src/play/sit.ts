import { explainRoll } from "@cantstop/rules";
import { effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Table, TableFailure, TableResult } from "../table/table.ts";
import { currentGame } from "../table/table.ts";
import { type Commands, emptyHand, type Hand, type Pick, samePick } from "./hand.ts";
import { forcedPick, situationOf } from "./situation.ts";

/** What the screen around the game does. */
export interface Surroundings {
  readonly menu: () => void;
  readonly help: () => void;
  readonly newGame: () => void;
  /** The game to go on with is this one. */
  readonly rematch: (id: string) => void;
  /** A command failed; the screen already shows how things are. */
  readonly failed: (failure: TableFailure) => void;
}

/** A player's place at a table. */
export interface Sitting {
  readonly hand: ReadonlySignal<Hand>;
  readonly commands: Commands;
  /** Stands up: nothing follows the table any more. */
  readonly leave: () => void;
}

/** Sits down at a table: holds the choice that does not count yet, and turns presses into commands. */
export function sitDown(table: Table, around: Surroundings): Sitting {
  const hand = signal(emptyHand);
  let busy = false;

  // Whatever happened, what was chosen for the situation before it is void; a choice without alternative is made.
  const unfollow = effect(() => {
    const { position, dice } = currentGame(table.state.value);
    const pick = dice && forcedPick(explainRoll(position, dice));
    hand.value = { ...hand.peek(), pick, glance: null };
  });

  const situation = () => situationOf(table.state.peek(), hand.peek());
  const hold = (part: Partial<Hand>) => {
    hand.value = { ...hand.peek(), ...part };
  };
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

  const takeBack = () => {
    const now = situation();
    if (now.kind === "choose") hold({ pick: null, glance: null });
  };
  const pick = (choice: Pick) => {
    const now = situation();
    if (now.kind !== "choose") return;
    hold({ pick: samePick(choice, hand.peek().pick) ? null : choice, glance: null });
  };

  return {
    hand,
    leave: unfollow,
    commands: {
      ...around,
      pick,
      takeBack,
      glance(choice, by) {
        const { glance } = hand.peek();
        if (choice) hold({ glance: { ...choice, by } });
        else if (glance?.by === by) hold({ glance: null });
      },
      roll() {
        const now = situation();
        if (now.kind === "roll") void send(() => table.roll());
        if (now.kind === "choose" && now.chosen && !now.chosen.endsTurn) {
          const { columns } = now.chosen;
          void send(() => table.roll(columns));
        }
      },
      stop() {
        const now = situation();
        if (now.kind === "roll" && now.moved) void send(() => table.stop());
        if (now.kind === "choose" && now.chosen && !now.chosen.endsTurn) {
          const { columns } = now.chosen;
          void send(() => table.stop(columns));
        }
      },
      commit() {
        const now = situation();
        if (now.kind !== "choose" || !now.chosen) return;
        const { columns } = now.chosen;
        void send(() => table.move(columns));
      },
      next() {
        hold({ seen: currentGame(table.state.peek()) });
      },
      column(column) {
        const now = situation();
        if (now.kind !== "choose") return;
        const pairing = now.pairings.findIndex(
          ({ sums, moves }) => moves.length > 0 && sums.some(({ sum }) => sum === column),
        );
        const moves = now.pairings[pairing]?.moves ?? [];
        const chosen = now.held?.pick;
        if (chosen?.pairing === pairing && chosen.columns?.includes(column)) takeBack();
        else if (moves.some((columns) => columns.includes(column))) {
          const alone = moves.filter((columns) => columns.includes(column));
          pick({ pairing, columns: alone.length === 1 ? (alone[0] ?? null) : null });
        }
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
