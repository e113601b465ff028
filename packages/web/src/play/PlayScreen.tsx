import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardView } from "../board/view.ts";
import type { Desk } from "../desk.ts";
import { GameLayout } from "../game/GameLayout.tsx";
import { Dialogs, type Opened } from "../menu/load.tsx";
import type { Table } from "../table/table.ts";
import { useWording } from "../words/context.ts";
import { keepColumns } from "./board.ts";
import { useKeptFocus } from "./focus.ts";
import { pressKey } from "./keys.ts";
import { presentGame, presentTitle } from "./present.ts";
import { sitDown } from "./sit.ts";

/** Two presses of a large button closer than this are a trembling finger, not two decisions. */
const TREMBLE_MS = 250;

/** The game screen with a table behind it. */
export function PlayScreen({
  desk,
  table,
  onLeave,
  onRematch,
}: {
  readonly desk: Desk;
  readonly table: Table;
  /** To the start screen. */
  readonly onLeave: () => void;
  /** To the game that comes after this one. */
  readonly onRematch: (id: string) => void;
}) {
  const wording = useWording();
  const [opened, setOpened] = useState<Opened | null>(null);
  const screen = useRef<HTMLDivElement>(null);
  const board = useRef<BoardView | null>(null);

  const sitting = useMemo(
    () =>
      sitDown(table, {
        menu: () => setOpened("menu"),
        help: () => setOpened("help"),
        newGame: onLeave,
        rematch: onRematch,
        failed: ({ code }) => {
          if (code === "stale") desk.notify("stale");
        },
      }),
    [table],
  );
  useEffect(() => sitting.leave, [sitting]);

  const state = table.state.value;
  const hand = sitting.hand.value;
  const kept = table.kept.value;
  const { commands } = sitting;
  const { look } = desk.settings.value;
  const view = presentGame({ state, hand, look, wording, commands });
  const shown = { ...view, board: keepColumns(board.current, view.board) };
  board.current = shown.board;

  useEffect(() => {
    if (!kept) desk.notify("notSaved");
  }, [kept]);
  const title = presentTitle(state, hand, wording.words);
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  useKeptFocus(screen, shown, opened !== null);

  const latest = useRef(shown);
  latest.current = shown;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
      // A dialog has the keys to itself.
      if (document.querySelector("dialog[open]")) return;
      if (pressKey(event, latest.current, commands)) event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [commands]);

  const pressed = useRef(Number.NEGATIVE_INFINITY);
  const steady = (event: MouseEvent) => {
    const isBig = event.target instanceof Element && event.target.closest(".big") !== null;
    // Clicks without a detail come from keys, which do not tremble.
    if (!isBig || event.detail === 0) return;
    if (event.timeStamp - pressed.current < TREMBLE_MS) {
      event.preventDefault();
      event.stopPropagation();
    } else pressed.current = event.timeStamp;
  };

  return (
    <div ref={screen} onClickCapture={steady}>
      <GameLayout view={shown} />
      <Dialogs opened={opened} onOpen={setOpened} desk={desk} table={table} />
    </div>
  );
}
