import type { HomeWords } from "../words.ts";
import type { Phrases } from "./phrases.ts";

/** The start screen, the menu and what hangs over all screens. */
export const home = ({ all, turnOf, number }: Phrases) =>
  ({
    app: {
      name: "キャント・ストップ",
      titleOfTurn: (name) => `${turnOf(name)}｜キャント・ストップ`,
      titleOf: (screen) => `${screen}｜キャント・ストップ`,
      titleOfWin: (names) => `${all(names)}の勝ち｜キャント・ストップ`,
    },
    home: {
      heading: "登るのはだれ？",
      emptySeat: "空席",
      tapToAdd: "タップで追加",
      add: {
        person: (pieces) => `${pieces}の駒で人を追加`,
        bot: (pieces) => `${pieces}の駒でボットを追加`,
      },
      removeSeat: (name) => `${name}を外す`,
      nameOf: (pieces) => `${pieces}の駒の人の名前`,
      pieces: ["赤", "青", "黄", "緑"],
      piecesOf: (name, pieces) => `${name}の駒は${pieces}。駒を変える`,
      changePieces: "駒を変える",
      whoPlays: (pieces) => `${pieces}の駒で遊ぶのは？`,
      kinds: { person: "ここにいる人", bot: "ボット" },
      numbered: (name, count) => `${name}${count}`,
      bots: {
        random: { name: "チョウチョ", temper: "気まぐれ" },
        bold: { name: "カモシカ", temper: "大胆" },
        cautious: { name: "カタツムリ", temper: "慎重" },
        "rule-of-28": { name: "フクロウ", temper: "計算好き" },
        "glenn-aloi": { name: "キツネ", temper: "策士" },
        blocker: { name: "アナグマ", temper: "頑固" },
        "glenn-aloi-stop": { name: "リス", temper: "倹約家" },
        racer: { name: "ウサギ", temper: "俊足" },
        dreamer: { name: "クマ", temper: "夢見がち" },
        steady: { name: "マーモット", temper: "堅実" },
        best: { name: "ワシ", temper: "最強" },
      },
      botTemper: (temper) => `ボット・${temper}`,
      rules: "ルール",
      ownRules: "ルールの変更",
      ownRulesSummary: (changes, preset) => `「${preset}」から${number(changes)}か所を変えたルールです。`,
      rulesDoNotFit: (players) => `このルールは${players}人では遊べません。`,
      board: "盤",
      looks: { sign: "標識", mountain: "山" },
      moreOptions: "ほかの設定",
      whoBegins: "始める人",
      starters: { dice: "出目が最大の人", youngest: "いちばん若い人", chosen: "みんなで決める" },
      firstSeat: {
        dice: "最大の出目は？",
        youngest: "若いのはだれ？",
        chosen: "だれから始める？",
      },
      diceDecide: "画面の中で、全員がサイコロを1個ずつ振ります。",
      dice: "サイコロ",
      diceSources: { app: "画面で振る", own: "手元で振る" },
      ownDice: "本物のサイコロを振り、出た目を入力します。",
      play: "始める",
      playDetail: (names, first) => {
        const [alone = "", ...rest] = names;
        if (rest.length === 0) return `${alone}が1人で、少ない手番に挑戦`;
        if (first === "") return `${all(names)}、順番はサイコロで`;
        return `${first}から、相手は${all(names.filter((name) => name !== first))}`;
      },
      begins: (name) => `${name}から`,
      turnOf,
      continue: "続ける",
      newGame: "新しく遊ぶ",
      goingOn: "途中のゲーム",
      together: all,
      stands: ({ ruleset, onTurn, scores, target }) =>
        onTurn === null
          ? `${ruleset}／${number(target)}列中${scores.map(number).join("")}列`
          : `${turnOf(onTurn)}／${scores.map(number).join("–")}／${number(target)}列先取／${ruleset}`,
      more: "ほかにできること",
      learn: "遊び方",
      learnDetail: "ルールと確率",
      online: "オンライン",
      onlineDetail: "離れていても",
      daily: "日替わり登山",
      dailyDetail: "全員同じ出目",
      dailyGoesOn: "続きを登る",
      dailyDone: (turns) => `今日は${number(turns)}手番`,
      dailyOf: (day) => `${day}の日替わり登山`,
      games: "記録",
      gamesDetail: (waiting) => (waiting === 0 ? "ゲームと成績" : `途中のゲーム${number(waiting)}件`),
      tools: "設定とメニュー",
      menu: "メニュー",
      language: "言語",
      toDark: "暗い配色",
      toLight: "明るい配色",
    },
    lost: {
      page: { title: "道に迷いました", detail: "このアドレスにページはありません。" },
      game: {
        title: "ここにないゲームです",
        detail: "ほかの端末で遊んだものか、すでに削除されたものです。",
      },
      home: "最初の画面へ",
      games: "ゲームの記録へ",
    },
    dialog: { close: "閉じる", cancel: "キャンセル" },
    notices: {
      notSaved:
        "このブラウザにはゲームを保存できません。終わるまでページを閉じたり、再読み込みしたりしないでください。",
      unreadable:
        "保存してあったゲームを読み込めないので、別に取っておきます。新しいゲームを始めてください。",
      stale: "ゲームは別のタブで進んでいました。その続きを表示します。",
      notLoaded: "この部分を読み込めませんでした。ネットにつながっていますか？",
      tryAgain: "もう一度試す",
      newVersion: "新しいバージョンがあります。",
      reload: "再読み込み",
      dismiss: "閉じる",
    },
  }) satisfies HomeWords;
