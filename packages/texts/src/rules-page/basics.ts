import { type SectionWriter, section } from "./blocks.ts";

/** What to play for. */
export const aim: SectionWriter = ({ aim: words }, { columnClaim, columnsToWin, gameEnd }, paragraph) =>
  section(
    "aim",
    words.title,
    typeof columnsToWin === "number"
      ? paragraph(words.target[gameEnd](columnsToWin), words.safe[columnClaim])
      : paragraph(
          words.targetByPlayers(
            Object.entries(columnsToWin).map(([players, columns]) => ({ players: Number(players), columns })),
          ),
          words.enough[gameEnd],
          words.safe[columnClaim],
        ),
  );

/** What lies on the table. */
export const board: SectionWriter = ({ board: words }, { markersPerPlayer }, paragraph) =>
  section("board", words.title, paragraph(words.columns), paragraph(words.pieces(markersPerPlayer)));

/** Who begins. */
export const start: SectionWriter = ({ start: words }, { firstPlayer }, paragraph) =>
  section("start", words.title, paragraph(words.empty, words.first[firstPlayer], words.clockwise));
