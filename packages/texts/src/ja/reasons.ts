import { makeReasonText } from "../reason.ts";

/** Words for what keeps a player from a move or a stop. */
export const reason = makeReasonText({
  column_closed: ({ column, owner }, seatName) => ({
    short: `${column}は確保済み`,
    sentence: `${column}の列は${seatName(owner)}が確保したので、もう使えません。`,
  }),
  runner_on_top: ({ column }) => ({
    short: `${column}は頂上`,
    sentence: `${column}の列のランナーは頂上にいるので、この手番ではもう進めません。`,
  }),
  no_runner_left: ({ column }) => ({
    short: `${column}に置けない`,
    sentence: `ランナーは3個ともほかの列にあるので、${column}の列には置けません。`,
  }),
  one_step_left: ({ column }) => ({
    short: "あと1マスだけ",
    sentence: `${column}の列はあと1マスしか進めないので、2マス目は無効です。`,
  }),
  one_runner_left: () => ({
    short: "残り1個",
    sentence: "新しい列が2つあるのに、ランナーは残り1個です。どちらか1列を選んでください。",
  }),
  nothing_playable: () => ({
    short: "動かせない",
    sentence: "この組合せでは、どちらの合計も動かせません。",
  }),
  must_reenter: () => ({
    short: "ランナーを置けない",
    sentence: "列を確保した次の出目ではランナーを置かなければなりませんが、この組合せでは1個も置けません。",
  }),
  prefer_open: () => ({
    short: "確保済みを含む",
    sentence:
      "未使用のランナーがある間は、確保済みの列を含まない組合せが優先です。この出目にはそういう組合せがあります。",
  }),
  must_be_open: () => ({
    short: "確保済みを含む",
    sentence: "未使用のランナーがある間は、確保済みの列を含む組合せは選べません。",
  }),
  double_not_yet: () => ({
    short: "ダブルはまだ",
    sentence: "未使用のランナーが2個以上ある間は、ダブルは選べません。",
  }),
  must_place_first: () => ({
    short: "置くのが先",
    sentence:
      "未使用のランナーがある間は、できるだけ多く置かなければなりません。ほかにもっと多く置ける組合せがあります。",
  }),
  not_rolled: () => ({
    short: "出目にない",
    sentence: "この出目をどう組み合わせても、その列にはなりません。",
  }),
  must_use_both: () => ({
    short: "両方動かす",
    sentence: "この組合せは両方の合計が動かせるので、両方を動かさなければなりません。",
  }),
  game_over: () => ({
    short: "ゲーム終了",
    sentence: "ゲームは終わりました。",
  }),
  not_moved: () => ({
    short: "まず振る",
    sentence: "この手番ではまだ何も動かしていません。まずサイコロを振ってください。",
  }),
  runners_unplaced: ({ spare }) => ({
    short: `未使用${spare}個`,
    sentence: `未使用のランナーが${spare}個あります。3個とも盤に置いたら止められます。`,
  }),
  on_rival_camp: ({ column }) => ({
    short: `${column}は駒の上`,
    sentence: `${column}の列のランナーが、ほかの人の保存駒の上にいます。そこを離れるまで振り続けてください。`,
  }),
});
