import { type Position, playMove, type Ruleset } from "@cantstop/rules";
import { parseState } from "@cantstop/rules/notation";
import type { Example } from "@cantstop/texts";
import { useMemo, useState } from "preact/hooks";
import { Board } from "../board/Board.tsx";
import type { Look } from "../board/view.ts";
import { drawMove, drawPosition } from "../learn/drawing.ts";
import { spaceAfter } from "../play/gains.ts";
import type { Place, RulesPageWords } from "../words/rules-page.ts";
import { Marked } from "./marked.tsx";
import { Roll } from "./Roll.tsx";

/** The position of an example, for as few players as the rules allow; null where there is none. */
function positionOf({ runners, camps, closed }: Example, { spec }: Ruleset): Position | null {
  for (const players of [2, 3, 4, 1]) {
    const position = parseState({
      ruleset: spec,
      camps: Array.from({ length: players }, (_, seat) => (seat === 0 ? camps : {})),
      claims: Object.fromEntries(closed.map((column) => [column, players - 1])),
      runners,
    });
    if (position.ok) return position.value;
  }
  return null;
}

/** Where the runners of a move stand after it. */
function placesAfter(position: Position, { dice }: Example, columns: readonly number[]): Place[] {
  const after = playMove(position, dice, columns);
  if (!after.ok) return [];
  return [...new Set(columns)].map((column) => {
    const space = spaceAfter(position, after.value, column);
    return { column, space, top: space === position.rules.lengths[column] };
  });
}

/** An example of the rules: its dice, what they allow, and the board, on which each move can be tried. */
export function ExampleFigure({
  example,
  ruleset,
  look,
  wanted,
  words,
}: {
  readonly example: Example;
  readonly ruleset: Ruleset;
  readonly look: Look;
  readonly wanted: string;
  readonly words: RulesPageWords["example"];
}) {
  const { dice, moves, text, result } = example;
  const [tried, setTried] = useState<readonly number[] | null>(result?.columns ?? null);
  const position = useMemo(() => positionOf(example, ruleset), [example, ruleset]);
  const board = useMemo(
    () => position && (tried ? drawMove(position, dice, tried) : drawPosition(position)),
    [position, tried],
  );
  return (
    <figure class="example">
      {board && <Board board={board} look={look} density="dense" />}
      <figcaption>
        <Roll dice={dice} />
        <p>
          <Marked text={text} wanted={wanted} />
        </p>
        <p class="quiet">{moves.length === 0 ? words.nothing : words.allowed}</p>
        {moves.length > 0 && (
          <div class="example-moves">
            {moves.map((columns) => (
              <button
                key={columns.join()}
                type="button"
                class="chip-button"
                aria-pressed={tried?.join() === columns.join()}
                onClick={() => setTried(tried?.join() === columns.join() ? null : columns)}
              >
                {words.move(columns)}
              </button>
            ))}
          </div>
        )}
        <p class="quiet" role="status">
          {position && tried && words.after(placesAfter(position, example, tried))}
        </p>
      </figcaption>
    </figure>
  );
}
