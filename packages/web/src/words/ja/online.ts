import type { OnlineWords } from "../online.ts";
import type { Phrases } from "./phrases.ts";

/** Meeting people elsewhere: setting games up, finding them, waiting for players. */
export const online = ({ all, number }: Phrases) => {
  const span = (seconds: number) =>
    seconds % 60 === 0 ? `${number(seconds / 60)}分` : `${number(seconds)}秒`;
  return {
    title: "オンラインで遊ぶ",
    home: "最初の画面へ",
    about: "リンクを送れば、離れていてもいっしょに遊べます。今すぐでも、何日かかけてでも。",
    loading: "お待ちください…",
    yourName: "あなたの名前",
    nameMissing: "まず、ほかの人に見せる名前を入力してください。",
    facts: (facts) => facts.join("・"),
    failures: {
      no_answer: "サーバーから応答がありません。通信の状態を確かめてください。",
      no_server:
        "このアドレスにはアプリだけがあり、対戦用のサーバーがありません。この端末ではこれまでどおり遊べます。",
      rate_limited: "操作が続きすぎました。少し待ってから、もう一度お試しください。",
      no_open_seat: "席はすべて埋まっています。観戦はできます。",
      game_over: "このゲームは終わっています。",
      invalid_code:
        "このコードは存在しないか、使用済みか、期限切れです。もう一方の端末で作り直してください。",
      invalid_ruleset: "このルールは、この人数では遊べません。",
      unavailable: "サーバーが混み合っています。少し待ってからお試しください。",
      already_seeded: "あなたの運はもうサイコロに入っています。",
      seed_too_late: "もうサイコロが振られています。",
      other: (code) =>
        `うまくいきませんでした（${code}）。もう一度試し、続くようならページを再読み込みしてください。`,
    },
    terms: {
      clock: "持ち時間",
      clocks: (clock) => {
        switch (clock.kind) {
          case "none":
            return "時間制限なし";
          case "turn":
            return `1手番${span(clock.seconds)}`;
          case "game":
            return `ゲーム全体で各自${span(clock.seconds)}`;
          case "days":
            return `1手番${number(clock.days)}日`;
        }
      },
      timeout: "時間切れになったら",
      timeouts: { wait: "待つ", bot: "ボットが続ける", resign: "ゲームから抜ける" },
      atTimeout: {
        wait: "時間切れのときは待つ",
        bot: "時間切れのときはボットが続ける",
        resign: "時間切れの人はゲームから抜ける",
      },
      starts: { preset: "ルールのとおり", roll: "サイコロの目が大きい人", seat: "自分で決める" },
      begins: (name) => `${name}から始める`,
    },
    own: {
      title: "あなたのオンラインゲーム",
      yourTurn: "あなたの手番",
      waiting: "参加者を待っています",
      won: (names) => `${all(names)}の勝ち`,
    },
    create: {
      title: "新しいオンラインゲーム",
      seats: "だれが遊びますか？",
      seat: (seat) => `席${seat}`,
      me: "あなた",
      open: "リンクで参加",
      alsoHere: "ここにいるもう1人",
      nameOfSeat: (seat) => `席${seat}の人の名前`,
      bots: "ボット",
      addSeat: "席を増やす",
      removeSeat: (seat) => `席${seat}を減らす`,
      visibility: "だれがこのゲームを見つけられますか？",
      visibilities: { unlisted: "リンクを知る人だけ", public: "だれでも" },
      visibilityAbout: {
        unlisted: "リンクを知っている人は、参加も観戦もできます。",
        public: "下の一覧にも載り、だれでも参加や観戦ができます。",
      },
      more: "その他の設定",
      whoBegins: "だれから始めますか？",
      create: "ゲームを作る",
      thenShare: "送るためのリンクができます",
      thenPlay: "すぐに始まります",
    },
    lobby: {
      title: "だれでも参加できるゲーム",
      none: "今は待っている人がいません。だれでも見つけられるゲームを作ってみましょう。",
      open: (seats) => `空席${number(seats)}`,
      watch: "対戦中・観戦できます",
      refresh: "もう一度見る",
    },
    device: {
      title: "ほかの端末",
      about: "スマートフォンや別のパソコンでも続きを遊べます。コードを使って同じプレイヤーになります。",
      make: "コードを作る",
      code: "コード",
      howTo: (address) =>
        `もう一方の端末で読み取るか、そちらで${address}を開いてコードを入力してください。10分間、1回だけ使えます。`,
      hasOther: "ほかの端末のコードをお持ちですか？",
      enterTitle: "この端末でも遊ぶ",
      enterAbout:
        "もう一方の端末に表示されたコードを入力すると、あなたのオンラインゲームがここでも開けます。",
      enter: "このコードを使う",
      replaces: (name) =>
        `この端末は今、${name}としてオンラインで遊んでいます。コードを使うと、${name}のゲームはここからは開けなくなります。`,
      done: (name) => `完了しました。この端末でも${name}として遊べます。`,
      goOn: "オンラインゲームへ",
    },
    waiting: {
      title: "参加者を待っています",
      missing: (seats) => `席が${number(seats)}つ空いています`,
      invited: (host) => `${host}からの招待`,
      seats: "参加者",
      openSeat: "空席",
      keptFor: (name) => `${name}のための席`,
      botInstead: "ボットに入ってもらう",
      seatBot: (bot) => `${bot}に入ってもらう`,
      thenBegins: "すぐにゲームが始まります",
      satDown: (name) => `${name}が席に着きました。`,
      you: "あなた",
      here: "接続中",
      away: "不在",
      link: "このゲームへのリンク",
      copy: "リンクをコピー",
      copied: "コピーしました",
      copyByHand: "リンクを選択しました。そこからコピーしてください。",
      share: "共有",
      qr: "リンクのQRコード。スマートフォンのカメラで読み取れます",
      join: "参加する",
      joinTitle: "参加しますか？",
      leave: "席を空ける",
      full: "席が埋まりました。まもなく始まります。",
      watching: (watchers) => `${number(watchers)}人が観戦しています`,
      luckTitle: "あなたの運をサイコロに",
      luckAbout:
        "あなたの言葉がサイコロの目に混ざるので、だれも前もって目を選べません。何も書かなければ、こちらで用意します。",
      luck: "好きな言葉",
      addLuck: "加える",
      luckAdded: "あなたの運がサイコロに入りました。",
      fairness: "サイコロが公正なわけ",
      notify: "自分の手番を知らせる",
      notifyAbout: "ゲームが裏で開いているあいだ、ブラウザの通知でお知らせします。",
      notifyDenied: "このページの通知はブラウザで許可されていません。ブラウザの設定で変えられます。",
      lanAbout:
        "このアドレスではこのパソコンからしか参加できません。同じ部屋のスマートフォンで遊ぶには、サーバーを--lan付きで起動し、表示されたアドレスを開いてください。",
    },
    lost: {
      title: "ゲームが見つかりません",
      detail: "リンクが途中で切れているかもしれません。もう一度送ってもらってください。",
      toOnline: "オンラインで遊ぶ",
    },
  } satisfies OnlineWords;
};
