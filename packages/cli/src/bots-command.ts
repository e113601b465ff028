import { BOTS } from "@cantstop/strategy";
import { detectTerminal } from "./terminal.ts";
import { wrap } from "./wrap.ts";

/** Prints all bots and their tempers. */
export function showBots(options: { color: boolean }): void {
  const { colors, width } = detectTerminal(options);
  const room = Math.max(...BOTS.map(({ name }) => name.length)) + 2;
  const lines = BOTS.flatMap(({ name, summary }) =>
    wrap(summary, width, " ".repeat(room)).map((line, i) =>
      i === 0 ? colors.cyan(name) + line.slice(name.length) : line,
    ),
  );
  process.stdout.write(`${lines.join("\n")}\n`);
}
