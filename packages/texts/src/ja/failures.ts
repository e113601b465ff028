import { makeFailureText } from "../failure.ts";
import { locale } from "./locale.ts";

/** A sentence for every expected failure. */
export const failureText = makeFailureText({
  problems: {
    invalid_ruleset: () => "これはルールではありません。",
    unknown_preset: ({ known }) => `そのような名前のルールはありません。あるのは${locale.all(known)}です。`,
    unknown_option: ({ field, known }) =>
      `ルールに「${field}」という項目はありません。項目は${locale.all(known)}です。`,
    bad_player_count: () => "プレイヤーは1人から4人までです。",
    leaves_unclaimed_top: () =>
      "columnClaimとtoppedRunnerの値が両立しません。columnClaimがon_stopなら、toppedRunnerはlockedだけです。まだ確保していない頂上からランナーは離れられません。",
    stays_in_closed_column: () =>
      "columnClaimとtoppedRunnerの値が両立しません。columnClaimがon_reachなら、toppedRunnerをlockedにはできません。確保済みの列にランナーは残れません。",
    three_steps_for_two_pairs: () =>
      "quadEntryとentrySpaceの値が両立しません。quadEntryのentry_plus_twoには、entrySpaceのon_campが必要です。above_campでは、2組で3マス進むことになります。",
    no_target_for_players: () =>
      "columnsToWinに、この人数のための数がありません。数を加えるか、全員に共通の数を1つだけ書いてください。",
    strict_deadlock: () =>
      "この人数では、placementとcolumnsToWinの値が両立しません。placementがstrictで勝つための列数がこれほど多いと、ゲームが行き詰まることがあります。columnsToWinを小さくするか、placementをpreferredにしてください。",

    invalid_state: () => "これはゲームの局面ではありません。",
    unknown_field: ({ field }) => `局面に「${field}」という項目はありません。`,
    closed_column: ({ field, column }) =>
      `${field}では${column}の列に駒がありますが、claimsによればその列は確保済みです。`,
    below_camp: ({ column }) => `runnersでは、${column}の列のランナーが自分の保存駒より下にいます。`,
    unclaimed_top: ({ column }) =>
      `runnersでは${column}の列の頂上にランナーがいますが、columnClaimがon_reachなら列はその場で確保されます。claimsに書いてください。`,
    needs_on_reach: () => "justClaimedをtrueにできるのは、columnClaimがon_reachのときだけです。",
    not_moved: () => "盤にランナーがいるか、列を確保した直後なので、movedはtrueでなければなりません。",
    seat_resigned: () => "seatが、抜けた人の席になっています。抜けた人に手番はありません。",
    has_winner: ({ field }) =>
      `${field}によればゲームは終わっています。だれが勝ったかをwinnersに書くか、${field}を直してください。`,
    bad_text: () =>
      "局面は、空白で区切った項目で書きます。ルール、保存駒、確保した列、席、ランナー、この手番の経過の順です。",

    invalid_dice: () => "サイコロの目は、1から6までの整数4つでなければなりません。",
    game_over: () => "ゲームは終わりました。",
    illegal_move: () => "この出目では、その動かし方はできません。",
    stop_not_allowed: () => "今は止められません。",
    roll_not_allowed: () => "まだ動かしていない出目があります。振り直す前に、動かし方を選んでください。",
    invalid_seat: () => "その席はこのゲームにないか、すでに抜けています。",

    invalid_record: () => "これは棋譜ではありません。",
    bad_format: () => "棋譜の最初の行は「Format: cantstop 1」です。",
    bad_tag: () => "見出しの行は「名前: 値」の形です。空の行で見出しは終わります。",
    repeated_tag: ({ field }) => `見出しに${field}が2回あります。`,
    missing_tag: ({ field }) => `見出しに${field}がありません。`,
    bad_result: () => "見出しの結果が、ゲームの結果と違います。",
    bad_turn: () => "手番は、席の文字とその人がしたことを、A 2345:5+9 stopのように1行に書きます。",
    wrong_seat: () => "ここは別の席の手番です。",
    turn_ended: () => "この手番は終わっています。次の手番は新しい行に書いてください。",
    expected_bust: () => "この出目ではどこも動かせないので、次は「bust」でなければなりません。",
    expected_done: () => "この動きで手番が終わるので、次は「done」でなければなりません。",
    no_bust: () => "「bust」は、どこも動かせない出目のあとにだけ書けます。",
    turn_goes_on: () => "「done」は、それだけで手番が終わる動きのあとにだけ書けます。",
    bad_word: () =>
      "これは出目でも、動きでも、手番の終わりでもありません。2345:5+9、stop、bust、done、resignのように書きます。",
  },
  badChoice: ({ field, known }) => `${field}の値は${locale.any(known)}でなければなりません。`,
  badValues: {
    columnsToWin: () =>
      'columnsToWinは1から11までの整数か、{"2":5,"3":4,"4":3}のような人数ごとの数でなければなりません。',
    markersPerPlayer: () => "markersPerPlayerは3から99までの整数でなければなりません。",
    state: () => "局面（state）はオブジェクトでなければなりません。",
    camps: () =>
      'campsは、[{"7":9},{}]のように、席ごとに1つ、全部で1つから4つのオブジェクトを並べたもので、2から12までの列と頂上より下のマスを書きます。',
    claims: () =>
      'claimsは、{"10":1}のように、2から12までの列と、それを確保した席を書いたオブジェクトでなければなりません。',
    seat: () => "seatは、0から数えた席の番号でなければなりません。",
    firstSeat: () => "firstSeatは、0から数えた席の番号でなければなりません。",
    runners: () =>
      'runnersは、{"6":1}のように、2から12までの列を3つまでとそのマスを書いたオブジェクトでなければなりません。',
    moved: () => "movedはtrueかfalseでなければなりません。",
    justClaimed: () => "justClaimedはtrueかfalseでなければなりません。",
    winners: () => "winnersはnullか、重複のない席の一覧でなければなりません。",
    out: () => "outは、抜けた席の重複のない一覧でなければなりません。",
    dice: () => "サイコロの目は、[2,3,4,5]のように、1から6までの整数4つでなければなりません。",
    First: () => "見出しのFirstは、席の文字でなければなりません。",
    Position: () => "見出しのPositionは、Ruleset、席、Firstと合っていなければなりません。",
  },
  badValue: ({ field }) => `${field}の値が正しくありません。`,
  at: (line, column, sentence) => `${line}行目の${column}文字目：${sentence}`,
});
