import type { BoardTexts } from "../board/BoardTable.tsx";
import { columnLength } from "../board/geometry.ts";
import type { Piece } from "../board/view.ts";
import type { GameWords } from "../words/game.ts";

/** What the board's accessible twin says, with the names of those whose pieces stand there. */
export function boardTexts(words: GameWords["board"], nameOf: (piece: Piece) => string): BoardTexts {
  return {
    caption: words.caption,
    heads: words.heads,
    name: words.column,
    sentence: (column, { claim, camps, runner, lost }) =>
      words.sentence({
        length: columnLength(column),
        owner: claim ? nameOf(claim.piece) : null,
        camps: camps.map(({ piece, space }) => ({ name: nameOf(piece), space })),
        runner: runner && { space: runner.space, steps: runner.space - runner.from },
        lost: lost?.space ?? null,
      }),
  };
}
