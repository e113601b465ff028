import type { SettingsWords } from "../settings.ts";

/** The settings. */
export const settings: SettingsWords = {
  title: "設定",
  language: "言語",
  autoLanguage: (language) => `ブラウザと同じ（${language}）`,
  theme: "配色",
  themes: { auto: "端末と同じ", light: "明るい", dark: "暗い" },
  sound: { name: "効果音", about: "サイコロ、登り、失敗、勝ちを短い音で知らせます。" },
  automaticMoves: {
    name: "一択なら自動で選ぶ",
    about: "選べる手が1つしかない出目では、押さなくても選ばれます。",
  },
  speed: "速さ",
  speeds: { relaxed: "ゆっくり", normal: "ふつう", fast: "速い", instant: "一瞬" },
  speedAbout: "動くものすべてと、ボットの速さです。",
  odds: "確率",
  oddsChoices: {
    always: { name: "いつも見る", about: "失敗する確率と、止めないと失う分をいつも表示します。" },
    demand: { name: "必要なとき", about: "押すまで隠しておきます。" },
    never: { name: "見ない", about: "自分の勘を信じます。" },
  },
  kept: "この端末だけに保存され、どこにも送られません。",
};
