import type { Severity } from "@cantstop/strategy";
import { useLayoutEffect, useRef } from "preact/hooks";
import { PieceIcon } from "../board/Piece.tsx";
import type { TableSeat } from "../table/table.ts";
import type { ReviewWords } from "../words/review.ts";
import { type Turn, type Verdict, worstOf } from "./timeline.ts";

/** Signs for mistakes, as annotators of games have them. */
const SIGNS: Readonly<Record<Severity, string>> = { none: "", slight: "?!", mistake: "?", blunder: "??" };

/** All turns, each with how it ended, its worst mistake, and the chance it left its seat with. */
export function TurnList({
  turns,
  current,
  seats,
  verdicts,
  valueAfter,
  words,
  onTurn,
}: {
  readonly turns: readonly Turn[];
  readonly current: Turn | null;
  readonly seats: readonly TableSeat[];
  readonly verdicts: ReadonlyMap<number, Verdict>;
  /** What the seat of a turn could expect when it was over; empty where that was not judged. */
  readonly valueAfter: (turn: Turn) => string;
  readonly words: ReviewWords;
  readonly onTurn: (turn: Turn) => void;
}) {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const box = list.current;
    const row = box?.querySelector<HTMLElement>("[aria-current]");
    // Within the list only: the page stays where it is.
    if (!box || !row || box.scrollHeight <= box.clientHeight) return;
    const top = row.offsetTop - box.offsetTop;
    if (top < box.scrollTop) box.scrollTop = top;
    else if (top + row.offsetHeight > box.scrollTop + box.clientHeight)
      box.scrollTop = top + row.offsetHeight - box.clientHeight;
  }, [current]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled has to be reached by keyboard
    <ol ref={list} class="turn-list" tabIndex={0} aria-label={words.list.title}>
      {turns.map((turn) => {
        const { seat, number, from, to, end } = turn;
        const own = [...Array(to - from).keys()].map((i) => verdicts.get(from + i)?.severity ?? "none");
        const worst = worstOf(own);
        const name = seats.length === 1 ? "" : (seats[seat]?.name ?? "");
        const title = words.moment.turn(number, name);
        const what = end ? words.list.end(end) : words.list.running;
        const value = valueAfter(turn);
        const mark = worst === "none" ? "" : words.severities[worst];
        return (
          <li key={from}>
            <button
              type="button"
              aria-current={turn === current ? "step" : undefined}
              onClick={() => onTurn(turn)}
            >
              <span class="off-screen">
                {words.list.label([title, what, mark, value].filter((part) => part !== ""))}
              </span>
              <span class="turn-row" aria-hidden="true">
                <PieceIcon piece={seats[seat]?.piece ?? 0} size={20} />
                <span class="turn-number">{number}</span>
                <span class="turn-what">{what}</span>
                {worst !== "none" && <span class={`sign ${worst}`}>{SIGNS[worst]}</span>}
                <span class="turn-value">{value}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
