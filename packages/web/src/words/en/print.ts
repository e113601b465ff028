import type { PrintWords } from "../print.ts";
import type { Phrases } from "./phrases.ts";

/** The page to print from. */
export const print = ({ plural, number }: Phrases): PrintWords => ({
  title: "Print",
  back: "To Learn",
  lead: "For the table: four dice are all that you have to add.",
  what: "What to print",
  parts: { rules: "Rules, one page", board: "Board", camps: "Camps and runners", odds: "Tables of odds" },
  rules: "Rules",
  paper: "Paper",
  papers: { a4: "A4", letter: "Letter" },
  board: "Board",
  direction: "Sheet of the board",
  directions: { portrait: "Upright", landscape: "Lying" },
  saveInk: "Save ink",
  print: "Print",
  sheets: (sheets) => plural(sheets, { one: "1 sheet", other: `${number(sheets)} sheets` }),
  nothing: "Choose at least one of them.",
  advice: "In the print dialog, leave the size at 100% and switch margins and headers off.",
  failed: "The rules could not be loaded. Is there a connection?",
  camps: {
    title: "Camps and runners",
    about: "Print on thick paper and cut along the lines. The white runners belong to everybody.",
  },
  odds: {
    title: "The odds of four dice",
    sums: "How likely it is that two of the four dice make this sum",
    triples: "How likely it is that the roll moves one of three runners",
  },
});
