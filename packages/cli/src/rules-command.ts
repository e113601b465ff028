import { OPTION_VALUES, type OptionName, type Options, PRESET_NAMES } from "@cantstop/rules";
import {
  type Block,
  loadTexts,
  type OptionTexts,
  optionValue,
  type RulesPage,
  type Texts,
} from "@cantstop/texts";
import stringWidth from "string-width";
import { toAscii } from "./ascii.ts";
import { readLanguage } from "./language.ts";
import { readRuleset } from "./ruleset-argument.ts";
import { detectTerminal, type Terminal } from "./terminal.ts";
import { wrap } from "./wrap.ts";

/** Longer lines are hard to read, however wide the terminal is. */
const WIDEST = 80;

export interface RulesOptions {
  readonly ruleset?: string;
  readonly lang?: string;
  /** All presets and options in place of one ruleset's page. */
  readonly options?: boolean;
  readonly color: boolean;
}

/** Prints the rules of a ruleset, or what rulesets can be made of. */
export async function showRules(options: RulesOptions): Promise<void> {
  const texts = await loadTexts(readLanguage(options.lang, process.env));
  const terminal = detectTerminal(options);
  const text = options.options
    ? renderOptions(texts, await texts.loadOptions(), terminal)
    : renderPage(await texts.rulesPage(await readRuleset(options.ruleset, texts)), terminal);
  const ascii = terminal.ascii ? toAscii(text) : text;
  process.stdout.write(ascii ?? text);
  if (ascii === null)
    console.error(
      `cantstop: ${texts.languageName} cannot be written in ASCII, so this is UTF-8. If it is unreadable, choose a locale of UTF-8, such as LC_ALL=C.UTF-8.`,
    );
}

type Written = readonly [written: string, value: Options[OptionName]];

/** All values of the options that have names for them, and examples for the others. */
const VALUES = {
  ...Object.fromEntries(
    Object.entries(OPTION_VALUES).map(([name, values]) => [name, values.map((value) => [value, value])]),
  ),
  columnsToWin: [
    ["3", 3],
    ["2:5/3:4/4:3", { 2: 5, 3: 4, 4: 3 }],
  ],
  markersPerPlayer: [["11", 11]],
} as unknown as { readonly [Name in OptionName]: readonly Written[] };

/** Every preset, and every option with its values, as they are written after `--ruleset`. */
function renderOptions(
  texts: Texts,
  optionTexts: OptionTexts,
  { colors, width: terminalWidth }: Terminal,
): string {
  const width = Math.min(terminalWidth, WIDEST);
  const entry = (written: string, summary: string): string =>
    [`  ${colors.cyan(written)}`, ...wrap(summary, width, "      ")].join("\n");
  const heading = (text: string) => colors.bold(colors.yellow(text));

  const presets = PRESET_NAMES.map((name) => entry(name, texts.presets[name].summary));
  const options = (Object.keys(optionTexts) as OptionName[]).map((name) => {
    const values = VALUES[name].map(([written, value]) =>
      entry(`${name}=${written}`, optionValue(optionTexts, name, value).summary),
    );
    return [heading(optionTexts[name].name), ...values].join("\n");
  });
  return `${[[heading(texts.presetsTitle), ...presets].join("\n"), ...options].join("\n\n")}\n`;
}

/** A rules page as lines for a terminal. */
function renderPage(page: RulesPage, { colors, unicode, width: terminalWidth }: Terminal): string {
  const width = Math.min(terminalWidth, WIDEST);
  const bullet = unicode ? "•" : "-";
  const bar = unicode ? "│" : "|";

  function linesOf(block: Block): string[] {
    switch (block.kind) {
      case "paragraph":
        return wrap(block.text, width);
      case "list":
        return block.items.flatMap((item) => wrap(item, width, `  ${bullet} `, "    "));
      case "steps":
        return block.items.flatMap((item, i) => wrap(item, width, `  ${i + 1}. `, "     "));
      case "example":
        return wrap(block.text, width, `  ${bar} `).map((line) => colors.cyan(line));
    }
  }

  const title = [colors.bold(page.title), (unicode ? "═" : "=").repeat(stringWidth(page.title))];
  const sections = page.sections.map(({ title, blocks }) => [
    [colors.bold(colors.yellow(title))],
    ...blocks.map(linesOf),
  ]);
  const parts = [title, wrap(page.intro, width), ...sections.flat()];
  return `${parts.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}
