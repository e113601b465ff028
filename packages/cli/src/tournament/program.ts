import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { type Line, LineReader } from "../engine/lines.ts";
import { isObject } from "../json.ts";

/** What makes a program lose its game; the message says what it did. */
export class Forfeit extends Error {}

type Answer = Readonly<Record<string, unknown>>;

interface Question {
  readonly id: number;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (forfeit: Forfeit) => void;
}

/** Answers are short. */
const LONGEST_ANSWER = 64 * 1024;
/** A program that fails so often without a right answer in between is not asked any more. */
const MOST_FAILURES = 3;
/** How long a program may take to end once nothing is left to answer. */
const FAREWELL_MS = 1_000;

/**
 * An outside program that plays: started once, asked a line of JSON at a time. One that has ended is started
 * again for the next question.
 */
export class OutsideProgram {
  readonly #command: string;
  readonly #seconds: number;
  #child: ChildProcess | null = null;
  #question: Question | null = null;
  #lastId = 0;
  /** Forfeits since the last right answer. */
  #failures = 0;

  /** @param seconds how long it may take for an answer */
  constructor(command: string, seconds: number) {
    this.#command = command;
    this.#seconds = seconds;
  }

  /**
   * Asks a question, and has the answer read.
   *
   * @param read makes sense of the answer; throws a {@link Forfeit} where it has none
   */
  async ask<T>(question: object, read: (answer: Answer) => T): Promise<T> {
    if (this.#failures >= MOST_FAILURES)
      throw new Forfeit(`was not asked any more after ${MOST_FAILURES} forfeits in a row`);
    try {
      const result = read(await this.#answerTo(question));
      this.#failures = 0;
      return result;
    } catch (error) {
      if (error instanceof Forfeit) this.#failures++;
      throw error;
    }
  }

  /** Ends the program: its input ends, and soon after that it is killed. */
  async close(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    child.stdin?.end();
    await Promise.race([once(child, "close"), wait(FAREWELL_MS, undefined, { ref: false })]);
    this.kill();
  }

  /** Ends the program now, and what it has started. */
  kill(): void {
    const child = this.#child;
    this.#child = null;
    if (child?.pid === undefined) return;
    try {
      // It leads a group of its own, so the shell's children are meant too.
      if (process.platform === "win32") child.kill();
      else process.kill(-child.pid, "SIGKILL");
    } catch {
      // It has ended by itself.
    }
    child.stdout?.destroy();
    child.unref();
  }

  #answerTo(question: object): Promise<Answer> {
    const child = this.#child ?? this.#start();
    this.#lastId++;
    const id = this.#lastId;
    return new Promise<Answer>((resolve, reject) => {
      const timer = setTimeout(
        () => this.#fail(`gave no answer within ${this.#seconds} s`),
        this.#seconds * 1000,
      );
      const settle = () => {
        clearTimeout(timer);
        this.#question = null;
      };
      this.#question = {
        id,
        resolve: (answer) => {
          settle();
          resolve(answer);
        },
        reject: (forfeit) => {
          settle();
          reject(forfeit);
        },
      };
      child.stdin?.write(`${JSON.stringify({ id, ...question })}\n`);
    });
  }

  #start(): ChildProcess {
    const child = spawn(this.#command, {
      shell: true,
      detached: process.platform !== "win32",
      // What it says to its author goes to the terminal.
      stdio: ["pipe", "pipe", "inherit"],
    });
    this.#child = child;
    const reader = new LineReader(LONGEST_ANSWER);
    child.stdout?.on("data", (chunk: Buffer) => {
      for (const line of reader.push(chunk)) this.#hear(line);
    });
    // One that has ended does not read any more: then its end tells.
    child.stdin?.on("error", () => {});
    const onEnd = (how: string) => {
      if (this.#child !== child) return;
      this.#child = null;
      this.#fail(how);
    };
    child.on("error", ({ message }) => onEnd(`could not be started (${message})`));
    child.on("close", (code, signal) => onEnd(`ended (${code === null ? signal : `exit code ${code}`})`));
    return child;
  }

  #fail(how: string): void {
    this.#question?.reject(new Forfeit(how));
  }

  #hear(line: Line): void {
    const question = this.#question;
    if (!question || (line !== "too_long" && line.text.trim() === "")) return;
    const answer = line === "too_long" ? null : parseAnswer(line.text);
    if (!answer) this.#fail("answered with something that is no JSON object");
    else if (answer.id === question.id) question.resolve(answer);
    // An answer that comes late is to an earlier question, whose game is lost already.
    else if (!Number.isInteger(answer.id) || (answer.id as number) > question.id)
      this.#fail("answered with an id that was not asked");
  }
}

function parseAnswer(text: string): Answer | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}
