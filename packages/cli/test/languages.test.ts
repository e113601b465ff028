import { PRESET_NAMES, parseRuleset, unwrap } from "@cantstop/rules";
import { LANGUAGES, loadTexts } from "@cantstop/texts";
import { describe, expect, it } from "vitest";
import { toAscii } from "../src/ascii.ts";
import { readLanguage } from "../src/language.ts";
import { wantsAscii } from "../src/terminal.ts";
import { wrap } from "../src/wrap.ts";
import { isAscii, run } from "./run.ts";

/** A sentence of the page of the standard game, and words of the list of options. */
const SAID = {
  en: ["Be the first to claim three columns.", "Common mistakes", "Who begins"],
  fr: ["Soyez le premier à conquérir trois voies.", "Erreurs fréquentes", "Qui commence"],
  nl: ["Claim als eerste drie kolommen.", "Veelgemaakte fouten", "Wie begint"],
  ja: ["先に3列を確保した人が勝ちです。", "よくある間違い", "始める人"],
} as const;

/** Columns of a terminal that a line takes. */
const widthOf = (line: string): number => line.length + line.replaceAll(/[^\u2E80-\uFFEF]/g, "").length;

describe.each(LANGUAGES)("rules --lang %s", (language) => {
  const [aim, mistakes, begin] = SAID[language];

  it("prints a page that fits the terminal", async () => {
    const { code, stdout, stderr } = await run(["rules", "--lang", language]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain(aim);
    expect(stdout).toContain(`\n${mistakes}\n`);
    for (const line of stdout.split("\n")) expect(widthOf(line), line).toBeLessThanOrEqual(80);
    const [title = "", underline = ""] = stdout.split("\n");
    expect(underline).toBe("═".repeat(widthOf(title)));
  });

  it("lists the options, which are written the same in every language", async () => {
    const { stdout } = await run(["rules", "--options", "--lang", language]);
    const written = (text: string) => text.split("\n").filter((line) => /^ {2}\S/.test(line));
    expect(stdout).toContain(`\n${begin}\n`);
    expect(written(stdout)).toEqual(written((await run(["rules", "--options", "--lang", "en"])).stdout));
    for (const line of stdout.split("\n")) expect(widthOf(line), line).toBeLessThanOrEqual(80);
  });

  it("breaks every page so that nothing is lost and no line begins with what may not", async () => {
    const { rulesPage, locale } = await loadTexts(language);
    for (const preset of PRESET_NAMES) {
      const { sections } = await rulesPage(unwrap(parseRuleset(preset)));
      for (const block of sections.flatMap(({ blocks }) => blocks)) {
        const text = "items" in block ? locale.sentences(block.items) : block.text;
        for (const width of [24, 40, 60, 80]) {
          const lines = wrap(text, width);
          for (const line of lines) {
            expect(widthOf(line), line).toBeLessThanOrEqual(width);
            expect(line).not.toMatch(/^[、。，．・：；:;!?」）)ー%»\u202F]|[「（(«]$|^\s|\s$/);
          }
          expect(lines.join("").replaceAll(/\s/g, "")).toBe(text.replaceAll(/\s/g, ""));
        }
      }
    }
  });
});

describe("the language", () => {
  it("is the one asked for, else that of the locale, else English", () => {
    expect(readLanguage("nl", { LC_ALL: "fr_FR.UTF-8" })).toBe("nl");
    expect(readLanguage(undefined, { LANG: "fr_BE.UTF-8" })).toBe("fr");
    expect(readLanguage(undefined, { LC_ALL: "ja_JP.utf8", LC_MESSAGES: "nl_NL", LANG: "fr_FR" })).toBe("ja");
    expect(readLanguage(undefined, { LC_ALL: "", LC_MESSAGES: "nl_NL.UTF-8", LANG: "fr_FR" })).toBe("nl");
    for (const LANG of [undefined, "", "C", "C.UTF-8", "POSIX", "de_DE.UTF-8", "toString"])
      expect(readLanguage(undefined, LANG === undefined ? {} : { LANG })).toBe("en");
    // Words that the terminal could not show are no use to anyone who did not ask for them.
    expect(readLanguage(undefined, { LANG: "ja_JP.eucJP" })).toBe("en");
    expect(readLanguage("ja", { LANG: "ja_JP.eucJP" })).toBe("ja");
    expect(() => readLanguage("FR", {})).toThrow(/there are: en, fr, nl, ja/);
  });

  it("is found by the command", async () => {
    expect((await run(["rules"], "", { LC_ALL: "", LANG: "nl_NL.UTF-8" })).stdout).toContain(SAID.nl[0]);
    expect((await run(["rules"], "", { LC_ALL: "", LANG: "" })).stdout).toContain(SAID.en[0]);
  });

  it("does not change what programs read", async () => {
    const request = '{"op":"stop","state":{"camps":[{},{}]}}\n';
    const here = await run(["engine"], request);
    expect(here.stdout).toContain("roll the dice first");
    expect(await run(["engine"], request, { LC_ALL: "fr_FR.UTF-8" })).toEqual(here);
  });
});

describe("a terminal that is not of UTF-8", () => {
  it("is one whose locale names another character set", () => {
    expect(wantsAscii({ LANG: "fr_FR.ISO-8859-1" })).toBe(true);
    expect(wantsAscii({ LC_ALL: "ja_JP.eucJP", LANG: "C.UTF-8" })).toBe(true);
    for (const LANG of ["fr_FR.UTF-8", "nl_NL.utf8@euro", "C", "fr_FR", ""])
      expect(wantsAscii({ LANG })).toBe(false);
  });

  it.each(["fr", "nl"])("gets %s without accents", async (language) => {
    const { code, stdout, stderr } = await run(["rules", "--lang", language], "", {
      LC_ALL: "fr_FR.ISO-8859-1",
    });
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(isAscii(stdout)).toBe(true);
    expect(stdout).toContain("\n=====");
  });

  it("gets Japanese all the same when it asks for it, and is told why", async () => {
    const { code, stdout, stderr } = await run(["rules", "--lang", "ja"], "", { LC_ALL: "ja_JP.eucJP" });
    expect(code).toBe(0);
    expect(stdout).toContain(SAID.ja[0]);
    expect(stderr).toMatch(/日本語 cannot be written in ASCII.*LC_ALL=C\.UTF-8/);
  });

  it("still gets letters where no character set is named", async () => {
    const { stdout, stderr } = await run(["rules", "--lang", "fr"], "", { LC_ALL: "C" });
    expect(stderr).toBe("");
    expect(stdout).toContain(SAID.fr[0]);
    expect(stdout).toContain("\n=====");
  });

  it("spells letters and signs as ASCII has them", () => {
    expect(toAscii("À l’œil nu : « ça va ? » … é")).toBe('A l\'oeil nu : "ca va ?" ... e');
    expect(toAscii("\u001B[1mhoogste\u001B[22m één “x”")).toBe('\u001B[1mhoogste\u001B[22m een "x"');
    expect(toAscii("保存駒")).toBeNull();
  });
});

describe("Japanese lines", () => {
  it("end between phrases, a sign taking two columns", () => {
    expect(wrap("ランナーは列の一番下のマスに置きます。", 24)).toEqual([
      "ランナーは列の一番下の",
      "マスに置きます。",
    ]);
    expect(wrap("出目が2・3・4・5なら、2+3と4+5です。", 16)).toEqual([
      "出目が",
      "2・3・4・5なら、",
      "2+3と4+5です。",
    ]);
    expect(wrap("「標準」と（同じ）です", 8, "- ", "  ")).toEqual(["- 「標準」と", "  （同じ）です"]);
  });
});
