import { paragraph, type SectionWriter, section } from "../../blocks.ts";
import { columnsInWords, inWords, locale } from "../locale.ts";

/** What to play for. */
export const aim: SectionWriter = ({ columnClaim, columnsToWin, gameEnd }) =>
  section(
    "aim",
    "The aim",
    paragraph(
      typeof columnsToWin === "number"
        ? gameEnd === "immediate"
          ? `Be the first to claim ${columnsInWords(columnsToWin)}.`
          : `Claim ${columnsInWords(columnsToWin)}: once someone has, the round is finished, and whoever has done it by then wins.`
        : `How many columns you need depends on how many you are: ${locale.all(
            Object.entries(columnsToWin).map(([players, target]) =>
              locale.plural(Number(players), {
                one: `${columnsInWords(target)} if you play alone`,
                other: `${columnsInWords(target)} with ${players} players`,
              }),
            ),
          )}.`,
      typeof columnsToWin !== "number" &&
        (gameEnd === "immediate"
          ? "The first to claim that many wins."
          : "Once someone has that many, the round is finished, and whoever has done it by then wins."),
      columnClaim === "on_stop"
        ? "You may roll as often as you dare, but what you climb in a turn is only safe once you stop."
        : "You may roll as often as you dare, but what you climb in a turn is only safe once you stop or reach a top.",
    ),
  );

/** What lies on the table. */
export const board: SectionWriter = ({ markersPerPlayer }) =>
  section(
    "board",
    "The board",
    paragraph(
      "The board has eleven columns, numbered 2 to 12: one for every sum of two dice.",
      "The more often a sum comes up, the longer its column: 3 spaces in columns 2 and 12, 5 in 3 and 11, 7 in 4 and 10, 9 in 5 and 9, 11 in 6 and 8, and 13 in column 7.",
      "The highest space of a column is its top.",
    ),
    paragraph(
      "Four dice and three white runners belong to everybody; whoever is on turn uses them.",
      `Each player has ${inWords(markersPerPlayer)} markers of one colour.`,
      "A marker below the top is a camp: it keeps your place in the column, and you have at most one in each.",
      "A marker on the top is a claim: the column is yours, and closed for everybody.",
      "Should your markers run short, take anything else that is at hand: their number is no limit.",
    ),
  );

/** Who begins. */
export const start: SectionWriter = ({ firstPlayer }) =>
  section(
    "start",
    "Who begins",
    paragraph(
      "The board is empty at first.",
      {
        chosen: "Agree among yourselves who begins.",
        highest_die:
          "Everybody rolls one die, and the highest begins; those who tie for the highest roll again.",
        youngest: "The youngest player begins.",
      }[firstPlayer],
      "Then play goes clockwise.",
    ),
  );
