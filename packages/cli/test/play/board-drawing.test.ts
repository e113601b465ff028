import { stripVTControlCharacters } from "node:util";
import { unwrap } from "@cantstop/rules";
import { parsePositionText } from "@cantstop/rules/notation";
import picocolors from "picocolors";
import { describe, expect, it } from "vitest";
import { BOARD_WIDTH, drawBoard } from "../../src/play/board-drawing.ts";
import { LOOKS } from "../../src/play/looks.ts";

/** Four seats: camps side by side, a claim each, stakes, a runner on a top, one on a rival's camp. */
const POSITION = "stop-sign 7@9,5@3,9@2,2@1/7@9,4@2,9@2/7@9,9@2/9@2,4@6 10=B,6=D,12=A AA 7@12,9@2,8@11 moved";

const draw = (look: (typeof LOOKS)[number], unicode: boolean, colors = false): string[] =>
  drawBoard(unwrap(parsePositionText(POSITION)), look, { colors: picocolors.createColors(colors), unicode });

describe("the board", () => {
  it.each(LOOKS)("%s, drawn with lines and signs", (look) => {
    expect(`\n${draw(look, true).join("\n")}\n`).toMatchSnapshot();
  });

  it.each(LOOKS)("%s, in ASCII", (look) => {
    expect(`\n${draw(look, false).join("\n")}\n`).toMatchSnapshot();
  });

  it("has one shape, whatever it is drawn with", () => {
    for (const look of LOOKS) {
      const [fine, plain] = [draw(look, true), draw(look, false)];
      expect(fine.map((line) => line.length)).toEqual(plain.map((line) => line.length));
      expect(Math.max(...fine.map((line) => line.length))).toBe(BOARD_WIDTH);
      expect(fine.length).toBe(16);
    }
  });

  it("has the same signs with colours as without", () => {
    for (const look of LOOKS) {
      const stripped = draw(look, true, true).map((line) => stripVTControlCharacters(line).trimEnd());
      expect(stripped).toEqual(draw(look, true));
    }
  });
});
