import type { Options, Ruleset } from "@cantstop/rules";
import type { Locale } from "../locale.ts";
import type { RulesPage } from "../page.ts";
import { presetOf } from "../ruleset-name.ts";
import type { Texts } from "../texts.ts";
import { aim, board, start } from "./basics.ts";
import { makeParagraph } from "./blocks.ts";
import { end, rivals, stopping, tops } from "./tops.ts";
import { bust, doubles, mistakes, pairing, placing, turn } from "./turn.ts";
import type { RulesWords } from "./words.ts";

const SECTIONS = [
  aim,
  board,
  start,
  turn,
  pairing,
  placing,
  doubles,
  bust,
  tops,
  stopping,
  rivals,
  end,
  mistakes,
];

/** Writes rules pages in one language; each language hands in its words. */
export function makeRulesPage(
  words: RulesWords,
  { presets, locale }: Pick<Texts, "presets"> & { readonly locale: Locale },
): (ruleset: Ruleset) => RulesPage {
  const paragraph = makeParagraph(locale.sentences);
  const sectionsOf = (options: Options) => SECTIONS.map((write) => write(words, options, paragraph));
  return (ruleset) => {
    const { preset, isPreset } = presetOf(ruleset);
    const { name, summary } = presets[preset];
    return {
      title: isPreset ? words.page.title(name) : words.page.ownTitle,
      intro: isPreset ? summary : words.page.ownIntro(name),
      sections: sectionsOf(ruleset.options),
    };
  };
}
