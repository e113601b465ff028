import type { ByPlayers } from "@cantstop/rules";
import type { OptionTexts } from "../texts.ts";
import { locale } from "./locale.ts";

const byPlayers = (targets: ByPlayers): string =>
  locale.all(Object.entries(targets).map(([players, target]) => `${players}人なら${target}列`));

/** What can be chosen in rules of one's own. */
export const options: OptionTexts = {
  columnsToWin: {
    name: "勝つための列数",
    value: (target) =>
      typeof target === "number"
        ? { name: `${target}列`, summary: `${target}列を確保した人が勝ちです。` }
        : { name: "人数による", summary: `人数で決まります。${byPlayers(target)}を確保した人が勝ちです。` },
  },
  gameEnd: {
    name: "ゲームの終わり",
    values: {
      immediate: {
        name: "すぐに",
        summary: "必要な列数を確保した人が出たら、その場でゲームを終えます。",
      },
      complete_round: {
        name: "ラウンドの最後",
        summary:
          "全員の手番の回数がそろうようにラウンドの最後まで続けます。何人かが一緒に勝つこともあります。",
      },
    },
  },
  columnClaim: {
    name: "列の確保",
    values: {
      on_stop: {
        name: "止めたとき",
        summary:
          "頂上にランナーがいるときに止めると、その列を確保します。その前に失敗すると、頂上も失います。",
      },
      on_reach: {
        name: "頂上に届いたとき",
        summary: "ランナーが頂上に届くと、その場で列を確保します。あとで失敗しても失いません。",
      },
    },
  },
  toppedRunner: {
    name: "頂上のランナー",
    values: {
      locked: {
        name: "そのまま残る",
        summary: "ランナーは手番が終わるまで頂上に残り、ほかの列では使えません。",
      },
      may_reenter: {
        name: "また使える",
        summary: "ランナーは盤から離れ、ほかの列に置けるようになります。",
      },
      must_reenter: {
        name: "置き直す",
        summary: "ランナーは盤から離れます。次の出目でランナーを置けなければ、手番は終わりです。",
      },
    },
  },
  entrySpace: {
    name: "保存駒のある列での始め方",
    values: {
      above_camp: {
        name: "1つ上のマス",
        summary: "ランナーは自分の保存駒のすぐ1つ上のマスに置きます。",
      },
      on_camp: {
        name: "同じマス",
        summary: "ランナーは自分の保存駒と同じマスに置き、次の出目からそこを離れて進みます。",
      },
    },
  },
  quadEntry: {
    name: "4個とも同じ目",
    values: {
      pairwise: {
        name: "置いて1マス",
        summary: "4個とも同じ目でランナーを置くときは、いつもどおり置いてから1マス進めます。",
      },
      start_plus_two: {
        name: "2マス上に置く",
        summary: "4個とも同じ目でランナーを置くときは、列の2マス目か、自分の保存駒の2マス上に置きます。",
      },
      entry_plus_two: {
        name: "置いて2マス",
        summary: "4個とも同じ目でランナーを置くときは、いつもどおり置いてから2マス進めます。",
      },
    },
  },
  pairUse: {
    name: "2つの合計の使い方",
    values: {
      all_playable: {
        name: "動かせるなら両方",
        summary: "選んだ組合せの合計が両方とも動かせるなら、両方を動かします。",
      },
      any_when_full: {
        name: "3個とも置いたら自由",
        summary: "ランナーを3個とも置いたあとは、片方の合計だけを動かしてもかまいません。",
      },
      any_playable: {
        name: "自由",
        summary: "いつでも、片方の合計だけを動かしてかまいません。",
      },
    },
  },
  placement: {
    name: "ランナーの置き方",
    values: {
      free: {
        name: "自由",
        summary: "ランナーを置くかどうかに関係なく、どの組合せでも選べます。",
      },
      preferred: {
        name: "置くのが先",
        summary:
          "未使用のランナーがある間は、できれば確保済みの列を含まず、ランナーを最も多く置ける組合せを優先します。",
      },
      strict: {
        name: "置くのが先（厳格）",
        summary:
          "「置くのが先」と同じですが、確保済みの列を含む組合せや、まだ選べないダブルしかない出目は失敗です。",
      },
    },
  },
  stopCondition: {
    name: "止められるとき",
    values: {
      after_any_move: {
        name: "動かしたらいつでも",
        summary: "動かしたあとは、いつでも止められます。",
      },
      all_runners_placed: {
        name: "3個とも置いてから",
        summary: "ランナーを3個とも置いたあとか、列を確保した直後に止められます。",
      },
    },
  },
  rivalCamps: {
    name: "ほかの人の保存駒",
    values: {
      share: {
        name: "重なってよい",
        summary: "ほかの人の保存駒は邪魔になりません。同じマスに駒がいくつ重なってもかまいません。",
      },
      jump_over: {
        name: "跳び越す",
        summary: "ランナーはほかの人の保存駒があるマスを跳び越え、その分だけ多く進みます。",
      },
      no_stacking: {
        name: "1マスに1個",
        summary: "ほかの人の保存駒を通り過ぎることはできますが、その上にランナーがいる間は止められません。",
      },
    },
  },
  rivalCampsOnClaim: {
    name: "確保された列の保存駒",
    values: {
      stay: {
        name: "そのまま残す",
        summary: "確保された列にあるほかの人の保存駒は、飾りとしてそのまま残します。",
      },
      return: {
        name: "持ち主に返す",
        summary: "確保された列にあるほかの人の保存駒は、持ち主に返します。",
      },
      discard: {
        name: "取り除く",
        summary: "確保された列にあるほかの人の保存駒は、ゲームから取り除きます。",
      },
    },
  },
  markersPerPlayer: {
    name: "色の駒の数",
    value: (markers) => ({
      name: `${locale.number(markers)}個`,
      summary: `色の駒は1人${locale.number(markers)}個です。保存駒にも、列の確保にも使います。`,
    }),
  },
  firstPlayer: {
    name: "始める人",
    values: {
      chosen: {
        name: "みんなで決める",
        summary: "だれから始めるかを、みんなで決めます。",
      },
      highest_die: {
        name: "いちばん大きい目",
        summary: "全員がサイコロを1個ずつ振り、いちばん大きい目の人から始めます。",
      },
      youngest: {
        name: "いちばん若い人",
        summary: "いちばん若い人から始めます。",
      },
    },
  },
};
