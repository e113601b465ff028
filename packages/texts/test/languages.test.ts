import { describe, expect, it } from "vitest";
import { en } from "../src/en/index.ts";
import { words } from "../src/en/rules.ts";
import { isLanguage, LANGUAGES, loadTexts, type Texts } from "../src/index.ts";
import type { RulesWords } from "../src/rules-page/words.ts";

describe("languages", () => {
  it("are known by their codes", () => {
    expect(LANGUAGES).toEqual(["en", "fr", "nl", "ja"]);
    expect(isLanguage("en")).toBe(true);
    expect(isLanguage("tlh")).toBe(false);
    expect(isLanguage("toString")).toBe(false);
  });

  it("name themselves", async () => {
    const names = await Promise.all(LANGUAGES.map(async (code) => (await loadTexts(code)).languageName));
    expect(names).toEqual(["English", "Français", "Nederlands", "日本語"]);
  });

  it.each([
    ["en", "6, 8 and 9", "6, 8 or 9", "1,296", "92%"],
    ["fr", "6, 8 et 9", "6, 8 ou 9", "1\u202F296", /^92[\u00A0\u202F]%$/],
    ["nl", "6, 8 en 9", "6, 8 of 9", "1.296", "92%"],
    ["ja", "6、8、9", "6、8、または9", "1,296", "92%"],
  ] as const)(
    "%s writes lists and numbers as its readers do",
    async (language, all, any, number, percent) => {
      const { locale } = await loadTexts(language);
      expect(locale.all(["6", "8", "9"])).toBe(all);
      expect(locale.any(["6", "8", "9"])).toBe(any);
      expect(locale.number(1296)).toBe(number);
      expect(locale.percent(0.9197)).toMatch(percent);
    },
  );

  it("tell numbers apart as far as they do", async () => {
    const forms = { one: "one", other: "other" };
    const of = async (language: "en" | "fr" | "nl" | "ja") => {
      const { locale } = await loadTexts(language);
      return [0, 1, 1.5, 2].map((number) => locale.plural(number, forms)).join(" ");
    };
    expect(await of("en")).toBe("other one other other");
    expect(await of("fr")).toBe("one one one other");
    expect(await of("nl")).toBe("other one other other");
    expect(await of("ja")).toBe("other other other other");
  });

  it("put sentences together as they do", async () => {
    expect((await loadTexts("fr")).locale.sentences(["Oui.", "Non."])).toBe("Oui. Non.");
    expect((await loadTexts("ja")).locale.sentences(["はい。", "いいえ。"])).toBe("はい。いいえ。");
  });

  // The compiler is the test: each line under an expected error would be an error if it were none.
  it("do not compile when a text is missing or takes other parameters", () => {
    const { reason, ...noReason } = en;
    // @ts-expect-error
    const missing: Texts = noReason;
    // @ts-expect-error
    const otherParameter: Texts = { ...en, only: (column: string) => column };
    const { bust, ...noBust } = words;
    // @ts-expect-error
    const missingSection: RulesWords = noBust;
    // @ts-expect-error
    const missingValue: RulesWords = { ...words, start: { ...words.start, first: { chosen: "" } } };
    // @ts-expect-error
    const needsMore: RulesWords["page"] = { ...words.page, title: (a: string, b: string) => a + b };
    expect([missing, otherParameter, missingSection, missingValue, needsMore, reason, bust]).not.toContain(
      undefined,
    );
  });
});
