import type { Texts } from "@cantstop/texts";
import { figures } from "../figures.ts";
import type { GamesWords } from "../games.ts";
import type { Phrases } from "./phrases.ts";

type FailureText = Awaited<ReturnType<Texts["loadFailures"]>>;

/** The screen with this device's games. */
export const games = ({ all, number, percent, inTurns }: Phrases, failure: FailureText) => {
  const { share, shareChange, decimal, decimalChange } = figures("ja");
  const facts = (list: readonly string[]) => list.join("／");
  return {
    facts,
    title: "ゲームの記録",
    home: "最初の画面へ",
    empty: "まだゲームがありません。遊んでみましょう。",
    play: "遊ぶ",
    running: "途中のゲーム",
    finished: "終わったゲーム",
    filter: {
      rules: "ルール",
      anyRules: "すべて",
      opponent: "相手",
      anyone: "だれでも",
      people: "人だけ",
      online: "オンラインの相手",
      alone: "なし（1人で登る）",
      player: "だれのゲーム",
      everybody: "全員",
      noMatch: "当てはまるゲームはありません。",
    },
    result: (winners, claims) => {
      const score = claims.map(number).join("–");
      return winners.length === 0 ? `勝ちなし、${score}` : `${all(winners)}の勝ち、${score}`;
    },
    climbed: (turns) => `${inTurns(turns)}達成`,
    givenUp: "途中で終了",
    ownDice: "手元のサイコロ",
    online: "オンライン",
    more: (rest) => `あと${number(rest)}件を見る`,
    review: (game) => `検討：${game}`,
    reviewThis: "検討",
    remove: (game) => `削除：${game}`,
    removeQuestion: "このゲームを削除しますか？",
    removeRunning: "まだ終わっていません。削除すると元に戻せません。",
    removeFinished: "記録と成績から消えます。削除すると元に戻せません。",
    removeUnreadable: "ダウンロードしていなければ、元に戻せません。",
    removeConfirm: "削除",
    statistics: {
      title: "成績",
      games: "ゲーム",
      wins: "勝ち",
      busts: "失敗",
      expected: "期待値",
      aboutExpected:
        "失敗は手番ごとに数えます。期待値は、振ったサイコロすべての失敗する確率を合計したものです。",
      forEach: "1ゲームは、遊んだ人それぞれの分として数えます。",
      best: "最少手番",
      share: (n, of) => (of === 0 ? number(n) : `${number(n)} (${percent(n / of)})`),
      players: "プレイヤー別",
      player: "プレイヤー",
      allPeople: "人の合計",
      allBots: "ボットの合計",
      of: (found, all) => `上で選んだ${number(found)}ゲームの集計です（全${number(all)}ゲーム）。`,
      opponents: "相手ごと",
      opponent: "相手",
      rulesets: "ルールごと",
      ruleset: "ルール",
      places: "最初のラウンドの順番ごと",
      place: "順番",
      placeOf: (place) => `${number(place)}番目`,
      alone: "1人で登る",
      unknownRuleset: "知らないルール",
      daily: "日替わり登山",
      dailyFacts: (climbed, row, longest) =>
        facts([`合計${number(climbed)}日`, `連続${number(row)}日`, `最長${number(longest)}日`]),
    },
    trend: {
      title: "腕前と運",
      about: "検討すると、この二つを分けて見られます。点は1ゲーム（右が最近）、線は5ゲームの平均です。",
      whose: (name) => `${name}のゲームです。ほかの人は上で選べます。`,
      cost: "1回の判断で失った分",
      luck: "運",
      mean: (value) => `平均${value}`,
      chances: { value: share, change: shareChange },
      turns: {
        value: (value) => `${decimal(value)}手番`,
        change: (change) => `${decimalChange(change)}手番`,
      },
      asTable: "同じ内容を表で見る",
      game: "ゲーム",
      reviewed: (done, all) =>
        done === all
          ? `${number(all)}ゲームすべてを検討しました。`
          : `${number(all)}ゲームのうち${number(done)}ゲームを検討しました。`,
      reviewRest: (rest) => `${number(rest)}ゲームを検討`,
      progress: (done, all) => `検討中：${number(all)}ゲームのうち${number(done + 1)}ゲーム目…`,
      stop: "中止",
      failed: "検討に必要なものを読み込めませんでした。インターネットに接続されていますか？",
    },
    file: {
      title: "まとめてファイルに",
      about: "ゲームと名前と設定は、この端末だけにあります。ファイルに保存すれば、どこでも読み込めます。",
      save: "ファイルに保存",
      load: "ファイルから読み込む",
      saveFailed: "ファイルを作れませんでした。もう一度試してください。",
      restored: (added, updated) => {
        const told = [
          ...(added > 0 ? [`新しいゲーム${number(added)}件`] : []),
          ...(updated > 0 ? [`続きのあるゲーム${number(updated)}件`] : []),
        ];
        return told.length === 0
          ? "設定と名前を読み込みました。ゲームは、すべてここにあるものでした。"
          : `設定と名前、${told.join("、")}を読み込みました。`;
      },
      notKept: "ただし、このブラウザではページを閉じるとゲームが消えます。",
      faults: {
        not_json: "ファイルが壊れているか、キャント・ストップのファイルではありません。何も変えていません。",
        not_a_backup: "キャント・ストップで保存したファイルではありません。何も変えていません。",
        newer_version:
          "もっと新しいバージョンで保存したファイルです。ページを再読み込みして新しくしてから、もう一度試してください。",
      },
      badGame: (id, problem) =>
        `このファイルのゲーム${id}を読み取れないので、何も変えていません。${failure(problem)}`,
    },
    unreadable: {
      title: "読み取れないゲーム",
      about: "別に取ってあります。大切なものならダウンロードしてください。直せる人がいるかもしれません。",
      item: (id) => `ゲーム${id}`,
      save: "ダウンロード",
    },
    failed: "終わったゲームを読み込めませんでした。ネットにつながっていますか？",
    loading: "終わったゲームを探しています…",
  } satisfies GamesWords;
};
