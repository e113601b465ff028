import type { LogWords } from "../log.ts";
import type { Phrases } from "./phrases.ts";

/** What happened in a game. */
export const log = ({ gains, steps, columns, roll, turnOf, nthTurn, number }: Phrases): LogWords => ({
  title: "これまでの経過",
  nothing: "まだ何も起きていません。最初の一振りを待っています。",
  turn: (turn, name) => (name === "" ? nthTurn(turn) : `${number(turn)}：${turnOf(name)}`),
  running: "手番の途中です。",
  roll: (dice, list) => {
    if (list === null) return `${roll(dice)}：選んでいます`;
    return list.length === 0 ? `${roll(dice)}：失敗` : `${roll(dice)}：${gains(list)}`;
  },
  end: (end) => {
    switch (end.kind) {
      case "stop": {
        const kept = end.gains.reduce((sum, gain) => sum + gain.steps, 0);
        return end.claimed.length > 0
          ? `${columns(end.claimed)}の列を確保し、${steps(kept)}を保存しました。`
          : kept > 0
            ? `${steps(kept)}を保存しました。`
            : "止めました。";
      }
      case "bust":
        return end.steps > 0
          ? `失敗して、${steps(end.steps)}を失いました。`
          : "失敗ですが、失うものはありません。";
      case "done":
        return `${columns(end.claimed)}の列を確保しました。`;
      case "left":
        return `${end.name}が抜けました。`;
    }
  },
  began: (name) => `${name}から始めました。`,
});
