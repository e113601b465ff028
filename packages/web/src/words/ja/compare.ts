import type { OptionTexts } from "@cantstop/texts";
import type { CompareWords } from "../compare.ts";

/** The page that puts rulesets side by side. */
export const compare = (options: OptionTexts): CompareWords => ({
  title: "ルールをくらべる",
  back: "「遊び方」へ戻る",
  lead: "左端のルールと違うところが目立つように表示しています。",
  which: "くらべるルール",
  onlyDifferences: "違うところだけ",
  option: "項目",
  toRules: (ruleset) => `ルール：${ruleset}`,
  nothing: "違いのあるルールを2つ以上選んでください。",
  options,
});
