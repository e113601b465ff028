import type { Options } from "@cantstop/rules";
import type { Block, Example, Section, SectionName } from "./page.ts";

/** Writes one section of a rules page from the options. */
export type SectionWriter = (options: Options) => Section;

/** What is left out where it does not apply. */
export type Maybe<T> = T | false;

const isThere = <T>(item: Maybe<T>): item is T => item !== false;

export const section = (name: SectionName, title: string, ...blocks: Maybe<Block>[]): Section => ({
  name,
  title,
  blocks: blocks.filter(isThere),
});

/** Sentences that belong together. */
export const paragraph = (...sentences: Maybe<string>[]): Block => ({
  kind: "paragraph",
  text: sentences.filter(isThere).join(" "),
});

export const list = (...items: Maybe<string>[]): Block => ({ kind: "list", items: items.filter(isThere) });

export const steps = (...items: Maybe<string>[]): Block => ({ kind: "steps", items: items.filter(isThere) });

/** An example on a board that is empty but for what is given. */
export const example = (given: Partial<Example> & Pick<Example, "dice" | "moves" | "text">): Example => ({
  kind: "example",
  runners: {},
  camps: {},
  closed: [],
  ...given,
});
