import { useComputed, useSignal } from "@preact/signals";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { useLocation } from "preact-iso";
import type { BoardView } from "../board/view.ts";
import type { Desk } from "../desk.ts";
import { GameLayout } from "../game/GameLayout.tsx";
import type { WithWords } from "../late.tsx";
import { Dialogs, type Opened } from "../menu/load.tsx";
import { setSpeed } from "../motion.ts";
import { useSound } from "../sound/use-sound.ts";
import { isRunning, type Table } from "../table/table.ts";
import { useWording } from "../words/context.ts";
import { withGame } from "../words/load.ts";
import { keepColumns } from "./board.ts";
import { useControls } from "./controls.ts";
import { preloadOwnDice } from "./dice.ts";
import type { Elsewhere } from "./elsewhere.ts";
import { dailyLine } from "./notes.ts";
import { presentGame, presentTitle } from "./present.ts";
import { stageOf } from "./scene.ts";
import { shareText } from "./share.ts";
import { useSince } from "./since.ts";
import { sitDown } from "./sit.ts";
import { useWakeLock } from "./wake.ts";

/** The game screen with a table behind it. */
export function PlayScreen({
  desk,
  table,
  onRematch,
  elsewhere = null,
  words,
}: {
  readonly desk: Desk;
  readonly table: Table;
  /** To the game that comes after this one. */
  readonly onRematch: (id: string) => void;
  /** What there is to be seen of those who play elsewhere. */
  readonly elsewhere?: Elsewhere | null;
} & WithWords<"game">) {
  const common = useWording();
  const { route } = useLocation();
  const wording = useMemo(() => withGame(common, words), [common, words]);
  const opened = useSignal<Opened | null>(null);
  const covered = useComputed(() => opened.value !== null);
  const screen = useRef<HTMLDivElement>(null);
  const board = useRef<BoardView | null>(null);
  const spoken = useRef(wording);
  spoken.current = wording;

  const sitting = useMemo(() => {
    const open = (what: Opened) => () => {
      opened.value = what;
    };
    return sitDown(table, {
      settings: desk.settings,
      covered,
      async join(held) {
        const { joinTable } = await import("../bots/company.ts");
        return joinTable(table, () => desk.settings.peek().speed, held);
      },
      menu: open("menu"),
      help: open("help"),
      log: open("log"),
      sound: () => desk.change({ sound: !desk.settings.peek().sound }),
      review: () => route(`/review/${table.id}`),
      share: () => shareText(dailyLine({ table, state: table.state.peek(), wording: spoken.current })),
      rematch: onRematch,
      failed: ({ code }) => {
        // Games online go on elsewhere all the time, and say themselves when nobody answers.
        if (code === "stale" && !table.online) desk.notify("stale");
      },
    });
  }, [table]);
  useEffect(() => sitting.leave, [sitting]);

  const settings = desk.settings.value;
  const happening = useCallback(
    () => ({ table, state: table.state.value, hand: sitting.hand.value, act: sitting.act.value }),
    [sitting],
  );
  const now = happening();
  const { commands } = sitting;
  const stage = stageOf(now);
  const presented = {
    ...now,
    settings,
    wording,
    commands,
    since: useSince(now.state, stage.situation.kind === "bust"),
    counted: table.daily === null ? null : desk.daily().result,
  };
  const view = elsewhere ? elsewhere.view(presentGame(presented), stage) : presentGame(presented);
  const shown = { ...view, board: keepColumns(board.current, view.board) };
  board.current = shown.board;

  const kept = table.kept.value;
  useEffect(() => {
    if (!kept) desk.notify("notSaved");
  }, [kept]);
  const title = elsewhere ? elsewhere.title(presentTitle(presented), stage) : presentTitle(presented);
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  useLayoutEffect(() => setSpeed(settings.speed), [settings.speed]);
  const steady = useControls(screen, shown, commands, covered);
  useWakeLock(isRunning(table));
  useSound(settings.sound, happening);
  useEffect(() => {
    if (table.ownDice) preloadOwnDice(common);
  }, [table, common]);

  return (
    <div ref={screen} onClickCapture={steady}>
      <GameLayout view={shown} />
      {elsewhere?.content}
      <Dialogs
        opened={opened.value}
        onOpen={(next) => {
          opened.value = next;
        }}
        desk={desk}
        table={table}
      />
    </div>
  );
}
