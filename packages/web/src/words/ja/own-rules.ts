import type { OptionTexts } from "@cantstop/texts";
import type { OwnRulesWords } from "../own-rules.ts";
import type { Phrases } from "./phrases.ts";

/** The sheet where a ruleset is put together. */
export const ownRules = ({ number }: Phrases, options: OptionTexts) =>
  ({
    options,
    title: "ルールの変更",
    intro: "ルールを自由に組み合わせられます。両立しないものは選べません。",
    basedOn: "もとにするルール",
    own: (count) => `${number(count)}か所を変更`,
    changed: "変更",
    reset: (preset) => `「${preset}」に戻す`,
    done: "決定",
    sameForAll: "何人でも同じ",
    byPlayers: "人数による",
    whenPlaying: (players) => `${players}人のとき`,
    conflicts: {
      leaves_unclaimed_top: "まだ確保していない頂上から、ランナーは離れられません。",
      stays_in_closed_column: "確保済みの列に、ランナーは残れません。",
      three_steps_for_two_pairs: "2組で3マス進むことになります。",
      no_target_for_players: "この人数のための列数がありません。",
      strict_deadlock: "勝つための列数がこれほど多いと、この人数ではゲームが行き詰まることがあります。",
    },
    doesNotFit: (players, why) => `このままでは${players}人で遊べません。${why}`,
    refused: (why, option) => `今は選べません。${why}先に「${option}」を変えてください。`,
    together: (why, option, value) => `${why}そこで「${option}」も「${value}」に変わります。`,
    alsoChanged: (option, value) => `「${option}」も「${value}」に変わりました。`,
  }) satisfies OwnRulesWords;
