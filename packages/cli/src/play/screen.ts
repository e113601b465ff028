import type { WriteStream } from "node:tty";

/** Where the game is shown. */
export interface Screen {
  /** Shows a picture of the game: in place of the last one, or below it. */
  show(lines: readonly string[]): void;
  /** Leaves the last picture and some last words where the terminal goes on. */
  close(lastWords: readonly string[]): void;
}

const ENTER_SECOND_SCREEN = "\x1b[?1049h";
const LEAVE_SECOND_SCREEN = "\x1b[?1049l";
const CLEAR = "\x1b[H\x1b[2J";

/** A terminal shows one picture at a time; into files and pipes, picture follows picture. */
export function openScreen(output: WriteStream, isLive: boolean): Screen {
  const write = (lines: readonly string[]) => output.write(lines.map((line) => `${line}\n`).join(""));
  if (!isLive) return { show: (lines) => write([...lines, ""]), close: write };
  let last: readonly string[] = [];
  // Whatever ends the process, the terminal must be usable afterwards.
  const leave = () => output.write(LEAVE_SECOND_SCREEN);
  process.on("exit", leave);
  output.write(ENTER_SECOND_SCREEN);
  return {
    show: (lines) => {
      last = lines;
      output.write(CLEAR);
      write(lines);
    },
    close: (lastWords) => {
      process.off("exit", leave);
      leave();
      write([...last, ...lastWords]);
    },
  };
}
