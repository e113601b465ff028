import type { Texts } from "../texts.ts";

/** The named rulesets. */
export const presets: Texts["presets"] = {
  standard: {
    name: "標準",
    summary: "止めれば、進めた分を保存できます。先に3列を確保した人がすぐに勝ちます。",
  },
  "standard-extended": {
    name: "標準・延長",
    summary: "標準と同じですが、2人なら5列、3人なら4列を確保しないと勝てません。",
  },
  "standard-jump": {
    name: "馬跳び",
    summary: "標準と同じですが、ランナーはほかの人の保存駒を跳び越え、その分だけ多く進みます。",
  },
  "standard-no-stacking": {
    name: "重ね置きなし",
    summary: "標準と同じですが、ほかの人の保存駒の上にランナーがいる間は止められません。",
  },
  wikipedia: {
    name: "ウィキペディア",
    summary: "標準と同じですが、確保された列にあるほかの人の保存駒はそのまま残り、色の駒は1人9個です。",
  },
  "stop-sign": {
    name: "ストップ標識",
    summary:
      "標準と同じですが、確保された列にあるほかの人の保存駒はそのまま残り、いちばん大きい目を出した人から始めます。",
  },
  "stop-sign-purge": {
    name: "ストップ標識・一掃",
    summary: "ストップ標識と同じですが、確保された列にあるほかの人の保存駒はゲームから取り除きます。",
  },
  franjos: {
    name: "フランヨス",
    summary:
      "まずランナーを3個とも置きます。頂上に届いた列はその場で確保でき、全員が同じ回数の手番を行います。",
  },
  "franjos-jump": {
    name: "フランヨス・馬跳び",
    summary: "フランヨスと同じですが、ランナーはほかの人の保存駒を跳び越え、その分だけ多く進みます。",
  },
  "franjos-no-stacking": {
    name: "フランヨス・重ね置きなし",
    summary: "フランヨスと同じですが、ほかの人の保存駒の上にランナーがいる間は止められません。",
  },
  "franjos-four": {
    name: "フランヨス・4列",
    summary: "フランヨスと同じですが、4列を確保すると勝ちです。",
  },
  "franjos-five": {
    name: "フランヨス・5列",
    summary: "フランヨスと同じですが、5列を確保すると勝ちです。",
  },
};
