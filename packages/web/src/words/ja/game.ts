import { fitting, ROOM_FOR_DETAIL, ROOM_FOR_LINE, ROOM_FOR_NOTE } from "../fitting.ts";
import type { GameWords } from "../game.ts";
import type { Phrases } from "./phrases.ts";

/** Who does something; alone there is nobody to name. */
const by = (name: string): string => (name === "" ? "" : `${name}は`);

/** Where a line may end that is too narrow for all of this. */
const OR_BREAK = "\u200B";

const same = (text: string) => ({ text, detail: "", short: text });

/** The game screen. */
export const game = ({
  number,
  percent,
  all,
  any,
  steps,
  columns,
  roll,
  turnOf,
  nthTurn,
  inTurns,
  step,
  gain,
  gains,
}: Phrases) => {
  const toPercent = (share: number) => {
    if (share > 0 && share < 0.01) return `<${percent(0.01)}`;
    if (share < 1 && share > 0.99) return `>${percent(0.99)}`;
    return percent(share);
  };
  const worth = (value: string, unit: "chance" | "turns") =>
    unit === "chance" ? `勝率${value}` : `残り${value}手番`;
  const claimed = (list: readonly number[]) => `${columns(list)}の列を確保しました。`;

  return {
    play: {
      subtitle: (ruleset, target) => `${ruleset}／${target}列先取`,
      subtitleAlone: (ruleset, target) => `${ruleset}／1人で${target}列`,
      regions: { seats: "プレイヤー", board: "盤", choices: "組合せ", actions: "次の行動" },
      menu: "メニュー",
      help: "遊び方とキー操作",
      sound: "効果音",
      log: "これまでの経過",
      playing: (left) => (left === 0 ? "ランナーは3個とも盤に" : `ランナーは残り${left}個`),
      turnNumber: nthTurn,
      hasLeft: "抜けました",
      tally: (owned, target) => `${number(owned)}/${number(target)}`,
      slots: (owned, target, list) =>
        owned === 0 ? `${target}列中0列` : `${target}列中${owned}列：${columns(list)}`,
      dice: (dice) => `サイコロ：${roll(dice)}`,
      pairs: ([a, b], [c, d]) => `サイコロ：${a}と${b}、${c}と${d}`,
      noDice: "サイコロはまだ振っていません",
      startDice: "始める人を決めるサイコロ",
      bustRisk: `失敗する${OR_BREAK}確率`,
      askOdds: "失敗する確率を見る",
      percent: toPercent,
      stepsAtStake: () => `止めないと${OR_BREAK}失う分`,
      steps: number,
      chip: ({ column, steps }) => `${column} +${steps}`,
    },
    sentences: {
      whoBegins: same("だれから始めるでしょう？"),
      turn: (name) => same(`${turnOf(name)}です。`),
      turnAlone: (turn) => same(`${nthTurn(turn)}です。`),
      turnAfterClaim: (name, claimer, list) => ({
        text: `${claimer}が${claimed(list)}`,
        detail: `${turnOf(name)}です。`,
        short: fitting(
          ROOM_FOR_LINE,
          `${claimer}が${columns(list)}を確保。${turnOf(name)}です。`,
          `${claimer}が${columns(list)}を確保。`,
        ),
      }),
      turnAfterClaimAlone: (turn, list) => ({
        text: claimed(list),
        detail: `${nthTurn(turn)}です。`,
        short: `${columns(list)}を確保。${nthTurn(turn)}です。`,
      }),
      pick: {
        text: "組合せを選んでください。",
        detail: "選ぶと、進む先が盤に見えます。",
        short: "組合せを選んでください。",
      },
      ask: (cause) =>
        cause === "one_runner"
          ? {
              text: "ランナーは残り1個です。",
              detail: "どちらの列に置きますか？",
              short: "残り1個をどちらに置きますか？",
            }
          : {
              text: "片方ですか、両方ですか？",
              detail: "ランナーは3個とも盤にあるので、自由です。",
              short: "片方ですか、両方ですか？",
            },
      climbs: (list, name, n) => ({
        text: `${by(name)}${columns(list.map((g) => g.column))}を進めます。`,
        detail:
          n > 0
            ? `止めて${steps(n)}を保存しますか、もう一度振りますか？`
            : "ここで止めますか、もう一度振りますか？",
        short: n > 0 ? `${steps(n)}保存しますか、振りますか？` : "止めますか、もう一度振りますか？",
      }),
      double: ({ column, steps: up, top }, n) => ({
        text: top ? `${column}のダブルで、一気に頂上です！` : `${column}のダブルで${steps(up)}進めます。`,
        detail: `止めて${steps(n)}を保存しますか、もう一度振りますか？`,
        short: `${column}のダブル。${steps(n)}保存しますか？`,
      }),
      topped: (list, name) => ({
        text: name === "" ? `${columns(list)}が頂上です。` : `${name}の${columns(list)}が頂上です。`,
        detail: "止めて確保しますか、失うのを覚悟で振りますか？",
        short: `${columns(list)}が頂上です。確保しますか？`,
      }),
      allTopped: (name) => ({
        text: `${by(name)}3列とも頂上です！`,
        detail: "もうどれも進めません。止めて確保しましょう。",
        short: "3列とも頂上です。確保しましょう！",
      }),
      wins: (name) => ({
        text: name === "" ? "達成は目の前です！" : `${name}の勝ちが目の前です！`,
        detail: name === "" ? "ここで止めれば達成です。" : "ここで止めれば勝ちです。",
        short: name === "" ? "ここで止めれば達成です！" : "ここで止めれば勝ちです！",
      }),
      claimsAtOnce: (list, name, wins) => ({
        text: `${by(name)}${columns(list)}の列を確保します！`,
        detail: wins ? "そして、このゲームの勝ちです。" : "それで手番は終わりです。",
        short: wins
          ? `${columns(list)}の列を確保して勝ちです！`
          : `${columns(list)}を確保して、手番は終わりです。`,
      }),
      reaches: (list, name) => ({
        text: `${by(name)}${columns(list)}の列を確保します！`,
        detail: "失敗しても失いません。止めますか、振りますか？",
        short: `${columns(list)}を確保。止めますか、振りますか？`,
      }),
      rollOn: (name, reason, cause) => ({
        text: `${by(name)}まだ止められません。`,
        detail:
          cause === null
            ? reason
            : "unplaced" in cause
              ? `ランナーをあと${cause.unplaced}個置くまで振りましょう。`
              : `${cause.rivalOn}の列で、ほかの人の保存駒の上にいます。`,
        short:
          cause === null
            ? "もう一度振りましょう。"
            : "unplaced" in cause
              ? `ランナーをあと${cause.unplaced}個置きましょう。`
              : `${cause.rivalOn}がほかの人の保存駒の上です。`,
      }),
      decide: (name, n) => ({
        text: `${by(name)}止めますか、振りますか？`,
        detail: n > 0 ? `失敗すると、${steps(n)}を失います。` : "",
        short: "止めますか、もう一度振りますか？",
      }),
      bust: (n) =>
        same(n === 0 ? "失敗！　でも、失うものはありません。" : `失敗！　${steps(n)}が水の泡です。`),
      bustOf: (name, n, next) => {
        const bust = n === 0 ? `${name}は失敗しました。` : `${name}は失敗して、${steps(n)}を失いました。`;
        if (next === null)
          return { text: bust, detail: "", short: fitting(ROOM_FOR_LINE, bust, `${name}は失敗。`) };
        return {
          text: bust,
          detail: `${turnOf(next)}です。`,
          short: fitting(ROOM_FOR_LINE, `${name}は失敗。${turnOf(next)}です。`, `${name}は失敗。`),
        };
      },
      won: (names) => {
        if (names.length === 1) return same(`${all(names)}の勝ちです！`);
        const text = `${all(names)}が一緒に勝ちました！`;
        return { text, detail: "", short: fitting(ROOM_FOR_LINE, text, "一緒に勝ちました！") };
      },
      wonAlone: (n) => same(`${inTurns(n)}達成しました！`),
      over: {
        text: "ゲームは終わりました。",
        detail: "勝つ人はもう残っていません。",
        short: "ゲームは終わりました。",
      },
    },
    watching: {
      turn: (name) => same(`${turnOf(name)}です。`),
      rolled: (name, dice) => ({
        text: `${name}の出目は${roll(dice)}です。`,
        detail: "",
        short: fitting(ROOM_FOR_LINE, `${name}の出目は${roll(dice)}です。`, `出目は${roll(dice)}です。`),
      }),
      climbs: (name, list) => ({
        text: `${name}：${gains(list)}`,
        detail: "",
        short: fitting(ROOM_FOR_LINE, `${name}：${gains(list)}`, gains(list)),
      }),
      decided: (name, stops, n) =>
        stops
          ? {
              text: `${name}は止めます。`,
              detail: n > 0 ? `${steps(n)}を保存します。` : "",
              short: `${name}は止めます。`,
            }
          : same(`${name}はもう一度振ります。`),
      failed: (name) => ({
        text: `${name}が動けなくなりました。`,
        detail: "読み込めない部分があります。接続はありますか？",
        short: fitting(ROOM_FOR_LINE, `${name}が動けません。接続はありますか？`, `${name}が動けません。`),
      }),
      rolling: (name) => fitting(ROOM_FOR_DETAIL, `${name}が振っています`, "振っています"),
      choosing: (name) => fitting(ROOM_FOR_DETAIL, `${name}が選んでいます`, "選んでいます"),
      thinking: (name) => fitting(ROOM_FOR_DETAIL, `${name}が考えています`, "考えています"),
      rollsOn: (name) => fitting(ROOM_FOR_DETAIL, `${name}は振り続けます`, "振り続けます"),
      stops: (name) => fitting(ROOM_FOR_DETAIL, `${name}は止めます`, "止めます"),
      stuck: (name) => fitting(ROOM_FOR_DETAIL, `${name}が動けません`, "動けません"),
      skip: "この手番の終わりまで飛ばす",
      tryAgain: "もう一度試す",
    },
    notes: {
      begin: "盤には何もありません。最初の一振りをどうぞ。",
      beginAlone: "盤には何もありません。邪魔する人もいません。",
      highestDie: (rounds, first) => {
        const told = rounds.map((rolls) => rolls.map(({ name, die }) => `${name}が${die}`).join("、"));
        const full = `${told.join("。振り直して、")}。${first}から始めます。`;
        // The dice lie in the tray, too.
        return fitting(ROOM_FOR_NOTE, full, `いちばん大きい目を出した${first}から始めます。`);
      },
      startRound: (round, level) => {
        const told = `${round.map(({ name, die }) => `${name}が${die}`).join("、")}。`;
        return level.length > 1 ? `${told}${all(level)}は振り直します。` : told;
      },
      turnEnd: (end) => {
        switch (end.kind) {
          case "stop":
            if (end.gains.length === 0) return `${by(end.name)}止めました。`;
            return end.claimed.length > 0
              ? `${by(end.name)}${gains(end.gains)}進めて、${claimed(end.claimed)}`
              : `${by(end.name)}${gains(end.gains)}進めて止めました。`;
          case "bust":
            return end.steps === 0
              ? `${by(end.name)}失敗しました。`
              : `${by(end.name)}失敗して、${steps(end.steps)}を失いました。`;
          case "done":
            return `${by(end.name)}${claimed(end.claimed)}`;
          case "left":
            return `${end.name}が抜けました。`;
        }
      },
      kept: (list, n) => `${columns(list.map((g) => g.column))}の列で${steps(n)}を保存しました。`,
      lastRound: (names, target) => `最後のラウンド：${all(names)}が${target}列を確保。`,
      bust: (cause, kept, hasCamps) => {
        const stays =
          kept.length > 0
            ? `${columns(kept)}の列は確保したままです。`
            : hasCamps
              ? "保存駒はそのままです。"
              : "";
        switch (cause.kind) {
          case "no_fit":
            return `${any(cause.columns)}になる組がありません。${stays}`;
          case "all_topped":
            return `ランナーは3個とも頂上で、もう進めませんでした。${stays}`;
          case "must_place":
            return `確保した次の出目では、ランナーを置かなければなりません。${stays}`;
          case "nothing_open":
            return `この出目で動かせる組はありません。${stays}`;
        }
      },
      bestTurn: (name, n, rolls) =>
        `いちばん進んだ手番：${name === "" ? "" : `${name}、`}${number(rolls)}回振って${steps(n)}。`,
      totals: (n, busts) => `${number(n)}手番、失敗${number(busts)}回`,
      dailyCounts: "これがこの日の記録になります。",
      dailyForFun: (n) => `これはお楽しみです。この日の記録は${number(n)}手番です。`,
      together: (sentences) => sentences.join(""),
    },
    cards: {
      moves: (list) => {
        const [a, b] = list;
        if (!a) return { headline: "", detail: "", short: "" };
        if (!b) return { headline: gain(a), detail: "", short: gain(a) };
        const both = `${a.column}と${b.column}`;
        if (!a.top && !b.top && a.steps === b.steps && a.steps > 0)
          return { headline: both, detail: `${steps(a.steps)}ずつ`, short: both };
        const [first, second] = b.top && !a.top ? [b, a] : [a, b];
        return {
          headline: gain(first),
          detail: gain(second),
          short: first.top && !second.top ? gain(first) : both,
        };
      },
      only: (g, why) => {
        const headline = g.top ? gain(g) : `${g.column}だけ`;
        return { headline, detail: why, short: headline };
      },
      either: (list, cause) => {
        const headline = cause === "one_runner" ? any(list) : `${any(list)}か両方`;
        return { headline, detail: cause === "one_runner" ? "残り1個" : "片方でも両方でも", short: headline };
      },
      closed: ([first = "", second = ""]) => ({ headline: first, detail: second, short: first }),
      noRunner: (list) => ({
        headline: "ランナーなし",
        detail: `${columns(list)}に置けない`,
        short: "ランナーなし",
      }),
      columnClosed: (list, owners) => ({
        headline: `${columns(list)}は確保済み`,
        detail: owners.length === 1 ? `${owners[0]}の列` : "",
        short: list.length > 1 ? "両方確保済み" : `${columns(list)}は確保済み`,
      }),
      label: ([a, b], { headline, detail }, why, mark) => {
        const what = detail ? `${headline}、${detail}` : headline;
        return `${a}と${b}：${what}。${why}${mark && `${mark}。`}`;
      },
      automatic: "一択",
      question: (list, cause) =>
        cause === "one_runner" ? `${columns(list)}、どちらにしますか？` : "どれにしますか？",
      step,
      answer: (list, mark) => (mark === "" ? gains(list) : `${gains(list)}。${mark}。`),
      back: "組合せに戻る",
    },
    hint: {
      ask: "ヒント",
      thinking: "最強のボットが考えています…",
      failed: "読み込めませんでした。もう一度どうぞ。",
      worth: (value, unit) => (unit === "chance" ? toPercent(value) : number(Math.round(value * 10) / 10)),
      advice: (advised, unit) => {
        const value = worth(advised.worth, unit);
        if (advised.kind === "move") {
          const [a = 0, b] = advised.columns;
          const what = b === undefined ? `${a}` : a === b ? `${a}のダブル` : `${a}と${b}`;
          const next = { stop: "で止める", roll: "で振る" };
          return `最善は${what}${advised.next === null ? "" : next[advised.next]}：${value}`;
        }
        // The better of the two comes first.
        const [what, other] = advised.kind === "stop" ? ["止める", "振る"] : ["振る", "止める"];
        return advised.other === null
          ? `最善は${what}：${value}`
          : `${what}と${value}、${other}と${advised.other}`;
      },
      mark: (value, unit, isBest) => (isBest ? `最善、${worth(value, unit)}` : worth(value, unit)),
    },
    ownDice: {
      roll: (name) => ({
        text: name === "" ? "サイコロを振ってください。" : `${name}がサイコロを振ります。`,
        detail: "出た目を、タップかキーで入力してください。",
        short:
          name === ""
            ? "出目を4つ入力してください。"
            : fitting(ROOM_FOR_LINE, `${name}の出目を入力してください。`, "出目を4つ入力してください。"),
      }),
      correct: {
        text: "出目は何でしたか？",
        detail: "入力し間違えた目を直してください。",
        short: "出目は何でしたか？",
      },
      toGo: (n) => `あと${n}個`,
      typed: (dice) => (dice.length === 0 ? "まだ何も入力していません" : `入力した目：${roll(dice)}`),
      backspace: "最後の1個を取り消す",
      back: "戻る",
      correctTool: "出目を直す",
    },
    actions: {
      roll: "振る",
      rollAgain: "もう一度振る",
      stop: "止める",
      afterPick: "選んでから",
      toGoOn: (share) => `続けられる確率${share}`,
      keep: (n, list, wins) => {
        if (wins) return "これで勝ち";
        if (list.length > 1) return `${columns(list)}を確保`;
        if (list.length > 0) return `${columns(list)}を確保、${steps(n)}`;
        return n === 0 ? "手番を終える" : `${steps(n)}を保存`;
      },
      notYet: (cause) => {
        if (cause === null) return "まだ止められない";
        if ("rivalOn" in cause) return `${cause.rivalOn}は駒の上`;
        return `あと${cause.unplaced}個置いてから`;
      },
      claim: (list) => `${columns(list)}を確保`,
      claimDetail: (wins) => (wins ? "これで勝ち" : "手番を終える"),
      turnOf,
      nextTurn: "次の手番",
      skip: "飛ばす",
      result: "結果を見る",
      rematch: "もう一戦",
      begins: (name) => fitting(ROOM_FOR_DETAIL, `${name}から`, name),
      again: "もう一度",
      review: "検討",
      share: "共有",
      shareDetail: "結果を伝える",
      copied: "コピーしました",
    },
    dailyResult: (day, n, busts) =>
      `キャント・ストップ、${day}の日替わり登山：${number(n)}手番、失敗${number(busts)}回`,
    said: {
      rolled: (name, dice) => `${by(name)}${roll(dice)}を出しました。`,
      forced: (name, dice, list) =>
        `${by(name)}${roll(dice)}を出しました。選べるのは1つだけです：${gains(list)}。`,
      picked: (list, odds) => {
        if (odds === null) return `${gains(list)}。`;
        if (odds === "ends") return `${gains(list)}。それで手番は終わりです。`;
        return `${gains(list)}。失敗する確率${odds.risk}、止めないと失う分${steps(odds.steps)}。`;
      },
      bust: (name, dice, n) =>
        `${by(name)}${roll(dice)}を出しました。失敗です。${n > 0 ? `${steps(n)}を失いました。` : ""}`,
      nextTurn: (before, name) => `${before}${turnOf(name)}です。`,
      nextTurnAlone: (before, turn) => `${before}${nthTurn(turn)}です。`,
      won: (names) => (names.length > 1 ? `${all(names)}が一緒に勝ちました。` : `${all(names)}の勝ちです。`),
      wonAlone: (n) => `${inTurns(n)}、頂上に立ちました。`,
    },
    board: {
      caption: "盤",
      heads: ["列", "駒の位置"],
      column: (column) => `${column}の列`,
      sentence: ({ length, owner, camps, runner, lost }) => {
        const at = (space: number) => (space === length ? "頂上" : `${length}マス中${space}マス目`);
        const parts = [
          ...(owner === null ? [] : [`${owner}が確保済み`]),
          ...(runner ? [`ランナーは${at(runner.space)}、止めないと失う分${steps(runner.steps)}`] : []),
          ...(lost === null ? [] : [`ランナーは${lost}マス目で失敗`]),
          ...camps.map(({ name, space }) => `${name}の保存駒は${at(space)}`),
        ];
        return parts.length === 0 ? `駒はなく、全部で${length}マス。` : `${parts.join("。")}。`;
      },
    },
  } satisfies GameWords;
};
