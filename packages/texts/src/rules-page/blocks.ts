import type { Options } from "@cantstop/rules";
import type { Block, Example, Section, SectionName } from "../page.ts";
import type { RulesWords } from "./words.ts";

/** What is left out where it does not apply. */
type Maybe<T> = T | false;

/** Makes a paragraph of sentences that belong together. */
export type MakeParagraph = (...sentences: Maybe<string>[]) => Block;

/** Writes one section of a rules page from the options, in the words of a language. */
export type SectionWriter = (words: RulesWords, options: Options, paragraph: MakeParagraph) => Section;

const isThere = <T>(item: Maybe<T>): item is T => item !== false;

/** A paragraph as a language joins its sentences. */
export const makeParagraph =
  (join: (sentences: readonly string[]) => string): MakeParagraph =>
  (...sentences) => ({ kind: "paragraph", text: join(sentences.filter(isThere)) });

export const section = (name: SectionName, title: string, ...blocks: Maybe<Block>[]): Section => ({
  name,
  title,
  blocks: blocks.filter(isThere),
});

export const list = (...items: Maybe<string>[]): Block => ({ kind: "list", items: items.filter(isThere) });

export const steps = (...items: string[]): Block => ({ kind: "steps", items });

/** An example on a board that is empty but for what is given. */
export const example = (given: Partial<Example> & Pick<Example, "dice" | "moves" | "text">): Example => ({
  kind: "example",
  runners: {},
  camps: {},
  closed: [],
  ...given,
});
