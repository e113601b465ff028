import { figures } from "../figures.ts";
import type { LogWords } from "../log.ts";
import type { ReviewWords } from "../review.ts";
import type { Phrases } from "./phrases.ts";

/** The screen that reviews a game. */
export const review = (
  { number, percent, gains, nthTurn }: Phrases,
  { end }: Pick<LogWords, "end">,
): ReviewWords => {
  const { share, shareChange, decimal, decimalChange } = figures("ja");
  return {
    title: "検討",
    toGames: "ゲームの一覧へ",
    toGame: "ゲームへ",
    share: "共有",
    notOver: "このゲームはまだ続いています。検討は終わってからです。",
    unanswered: "ゲームを読み込めませんでした。ネットにつながっていますか？",
    facts: (facts) => facts.join("・"),
    chances: {
      value: share,
      change: shareChange,
      cost: (cost) => `${share(cost)}の損`,
      now: share,
      grid: percent,
    },
    turns: {
      value: (value) => decimal(-value),
      change: (change) => decimalChange(-change),
      cost: (cost) => `${decimal(cost)}回分の損`,
      now: (value) => `あと${decimal(-value)}`,
      grid: number,
    },
    progress: {
      running: (done) => `すべての選択を調べています：${percent(done)}`,
      stop: "中止",
      stopped: "途中で止めました。調べたところまでは残ります。",
      goOn: "最後まで調べる",
      failed: "検討を読み込めませんでした。ネットにつながっていますか？",
    },
    chart: {
      title: "勝つ確率",
      titleAlone: "かかりそうな手番の数",
      moment: "ゲームの場面",
      notYet: "…",
      turn: "終わった手番",
      start: "最初の一振りの前",
    },
    steps: {
      label: "場面を進める",
      first: "最初へ",
      previous: "一つ前へ",
      next: "一つ先へ",
      last: "最後へ",
      nextMistake: "次のミス",
      of: (moment, last) => `${number(moment)}/${number(last)}`,
    },
    moment: {
      label: "この場面",
      start: "始まり",
      startDetail: "矢印で場面を進められます。",
      position: "この局面",
      turn: (turn, name) => (name === "" ? nthTurn(turn) : `${name}の${nthTurn(turn)}`),
      moved: (name, list) =>
        name === "" ? `${gains(list)}進めました。` : `${name}が${gains(list)}進めました。`,
      saidWith: (said, chances) =>
        `${said}${chances.map(([name, chance]) => `${name}：${chance}`).join("、")}。`,
      alternatives: "選べた手",
      stopOrRoll: "止めるか、もう一度振るか",
      played: "実際",
      best: "最善",
      option: (what, value, marks) => [what, value, ...marks].filter((part) => part !== "").join("、"),
      forced: "ほかに選べる手はありません。",
      right: "最善の選択です。",
      fine: (cost) => `最善とほぼ同じです（${cost}）。`,
      fault: (severity, cost) => {
        const name = { slight: "小さなミス", mistake: "ミス", blunder: "大きなミス" }[severity];
        return `${name}：${cost}`;
      },
      gaveUp: (cost) => `途中で抜けました：${cost}`,
      luck: (change) => `この出目の運：${change}`,
      now: "ここからの最善は？",
      asking: "いちばん強いボットが考えています…",
      noAnswer: "いちばん強いボットを読み込めませんでした。ネットにつながっていますか？",
    },
    severities: { slight: "小さなミス", mistake: "ミス", blunder: "大きなミス" },
    summary: {
      title: "腕前と運",
      sofar: "ここまでの腕前と運",
      plays: {
        masterly: "名人級の腕前。",
        strong: "かなりの腕前。",
        good: "なかなかの腕前。",
        fair: "むらのある腕前。",
        loose: "大胆な打ち回し。",
      },
      fortunes: {
        blessed: "出目にとても恵まれました。",
        lucky: "出目に恵まれました。",
        even: "出目は公平でした。",
        unlucky: "出目に恵まれませんでした。",
        cursed: "出目にまったく恵まれませんでした。",
      },
      right: (right, decisions) => `選択${number(decisions)}回のうち${number(right)}回が最善。`,
      noDecisions: "選ぶ場面はありませんでした。",
      books: "内訳",
      rows: {
        start: "初め",
        luck: "自分の運",
        rivalLuck: "ほかの人の不運",
        cost: "自分のミス",
        gifts: "ほかの人のミス",
        drift: "判定の見直し",
        result: "結果",
        resultSofar: "現在",
        withoutLuck: "運を除くと",
        meanCost: "選択1回あたり",
      },
      about:
        "数字はすべて勝つ確率です。初めの値に運とミスを足していくと、結果になります。その下の行は運をすべて除いた値で、100%を超えたり0%を下回ったりすることもあります。判定するのは、ここでいちばん強いボットです。強いとはいえ、万能ではありません。",
      aboutAlone:
        "数字はすべて手番の数です。初めにかかりそうだった数と、出目や選択がそれをどれだけ増やし、減らしたかを表します。判定するのは、ここでいちばん強いボットです。強いとはいえ、万能ではありません。",
    },
    list: {
      title: "手番",
      running: "途中です。",
      end,
      label: (parts) => parts.join("、"),
    },
    quiz: {
      title: "最善手さがし",
      open: (n) => `最善手をさがす：${number(n)}問`,
      openFor: (name, n) => `${name}の最善手をさがす：${number(n)}問`,
      question: (n, of) => `${number(of)}問中${number(n)}問目`,
      whichMove: (name) => (name === "" ? "最善の手はどれ？" : `${name}の番です。最善の手はどれ？`),
      stopOrRoll: (name) =>
        name === "" ? "止める？　もう一度振る？" : `${name}の番です。止める？　もう一度振る？`,
      found: "最善の選択です。",
      close: (cost) => `最善とほぼ同じです（${cost}）。`,
      missed: (best, cost) => `最善は「${best}」です（これは${cost}）。`,
      played: (what) => `実際の選択：${what}`,
      next: "次の問題",
      end: "結果を見る",
      leave: "検討に戻る",
      result: (found, of) => `${number(of)}問中${number(found)}問正解`,
      praise: {
        all: "全問正解です。次のゲームが楽しみですね。",
        some: "一つひとつは小さくても、積み重なると大きな差になります。",
        none: "難しい問題ばかりでした。場面を見直して、もう一度どうぞ。",
      },
      again: "もう一度",
    },
    playOn: {
      open: "ここから遊ぶ",
      title: "ここから遊ぶ",
      about: "この場面から新しい出目で、別のゲームとして続けます。だれが遊びますか？",
      person: "ここにいる人",
      bot: (name, temper) => `${name}（${temper}）`,
      begin: "遊ぶ",
    },
  };
};
