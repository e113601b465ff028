import type { Dice, PairingView, Position } from "@cantstop/rules";
import type {
  AskOptionView,
  ChoicesView,
  DicePairView,
  Face,
  MarkView,
  PairingCardView,
} from "../game/view.ts";
import type { CardWords, Gain } from "../words/game.ts";
import type { GameWording } from "../words/words.ts";
import { pairKinds } from "./board.ts";
import { asColumn, gainsOf } from "./gains.ts";
import type { Pick } from "./hand.ts";
import { markOfMoves } from "./hints.ts";
import type { Scene } from "./scene.ts";
import { type Situation, tryMove } from "./situation.ts";

type Choosing = Extract<Situation, { kind: "choose" }>;
type NameOf = (seat: number) => string;

/** The dice of a pairing in their two pairs; a pair is playable where its sum is among `columns`. */
export function dicePairs(
  dice: Dice,
  { split, sums }: PairingView,
  playable: readonly [boolean, boolean],
): readonly [DicePairView, DicePairView] {
  const [a, b, c, d] = split.map((place) => dice[place] as Face) as [Face, Face, Face, Face];
  return [
    { dice: [a, b], sum: asColumn(sums[0].sum), playable: playable[0] },
    { dice: [c, d], sum: asColumn(sums[1].sum), playable: playable[1] },
  ];
}

/** Which pairs of a pairing a move uses. */
export function usedPairs({ sums }: PairingView, columns: readonly number[]): readonly [boolean, boolean] {
  const [x, y] = [sums[0].sum, sums[1].sum];
  return x === y ? [true, columns.length === 2] : [columns.includes(x), columns.includes(y)];
}

/** Either/or: one runner for two new columns, or (`free_use`) sums that may be left out. */
export const askCause = ({ moves }: PairingView): "one_runner" | "free_use" =>
  moves.some((columns) => columns.length === 2) ? "free_use" : "one_runner";

/** What a legal move gains. */
function gainsOfMove(position: Position, dice: Dice, columns: readonly number[]): Gain[] {
  const trial = tryMove(position, dice, columns);
  return trial ? gainsOf(position, trial) : [];
}

/** Columns of a pairing, each once, in the order of the dice. */
const sumsOf = ({ sums }: PairingView): number[] => [...new Set([sums[0].sum, sums[1].sum])];

/** Words of a card that cannot be chosen, and the full sentence. */
export function closedWords(
  pairing: PairingView,
  { nameOf, isAlone, wording }: Scene,
): readonly [CardWords, string] {
  const { words, texts } = wording;
  const { reason, sums } = pairing;
  if (reason && reason.code !== "nothing_playable") {
    const { short, sentence } = texts.reason(reason, nameOf);
    return [words.cards.closed([short]), sentence];
  }
  const reasons = [sums[0].reason, sums[1].reason].filter((r) => r !== null);
  const distinct = sums[0].sum === sums[1].sum ? reasons.slice(0, 1) : reasons;
  const sentence = texts.locale.sentences(distinct.map((r) => texts.reason(r, nameOf).sentence));
  const columns = distinct.map(({ column }) => column);
  if (distinct.every(({ code }) => code === "no_runner_left"))
    return [words.cards.noRunner(columns), sentence];
  const owners = distinct.flatMap((r) => (r.code === "column_closed" ? [r.owner] : []));
  if (owners.length === distinct.length) {
    // Alone there is no question who.
    const names = isAlone ? [] : [...new Set(owners)].map(nameOf);
    return [words.cards.columnClosed(columns, names), sentence];
  }
  return [words.cards.closed(distinct.map((r) => texts.reason(r, nameOf).short)), sentence];
}

/** Words of a card that can be chosen, and why half of it cannot be moved. */
function openWords(
  { position, dice }: Choosing,
  pairing: PairingView,
  chosen: readonly number[] | null,
  nameOf: NameOf,
  { words, texts }: GameWording,
): readonly [CardWords, string] {
  const [move, second] = pairing.moves;
  if (second && chosen) return [words.cards.moves(gainsOfMove(position, dice, chosen)), ""];
  if (second) {
    const [cause, sums] = [askCause(pairing), sumsOf(pairing)];
    const doubled = sums.length === 1 ? words.cards.moves(gainsOfMove(position, dice, second)) : null;
    return [doubled ?? words.cards.either(sums, cause), ""];
  }
  const gains = gainsOfMove(position, dice, move ?? []);
  const why = (pairing.sums[0].reason ?? pairing.sums[1].reason) as Parameters<typeof texts.reason>[0] | null;
  const [gain] = gains;
  if (!why || !gain) return [words.cards.moves(gains), ""];
  const { short, sentence } = texts.reason(why, nameOf);
  return [words.cards.only(gain, short), sentence];
}

/** What is said on a card's edge: that it is the only choice there is, or what it is worth. */
function markOn(scene: Scene, { moves }: PairingView, isAutomatic: boolean): MarkView | null {
  const text = scene.wording.words.cards.automatic;
  return isAutomatic ? { text, label: text, best: false } : markOfMoves(scene, moves);
}

function card(scene: Scene, situation: Choosing, index: number): PairingCardView {
  const { settings, wording, commands, nameOf, isWatching } = scene;
  const pairing = situation.pairings[index] as PairingView;
  const { moves, sums } = pairing;
  const isOpen = moves.length > 0;
  const pick: Pick = { pairing: index, columns: moves.length === 1 ? (moves[0] ?? null) : null };
  const chosen = situation.held?.pick.pairing === index ? situation.held : null;
  const [shown, why] = isOpen
    ? openWords(situation, pairing, chosen?.columns ?? null, nameOf, wording)
    : closedWords(pairing, scene);
  const playable = isOpen
    ? ([sums[0].reason === null, sums[1].reason === null] as const)
    : ([false, false] as const);
  const isAutomatic = isOpen && situation.forced && settings.automaticMoves && !isWatching;
  const mark = markOn(scene, pairing, isAutomatic);
  return {
    id: `${situation.position.seat} ${situation.dice.join("")} ${sums[0].sum}`,
    keyHint: String(index + 1),
    pairs: dicePairs(situation.dice, pairing, chosen ? usedPairs(pairing, chosen.columns) : playable),
    state: chosen ? "selected" : isOpen ? "open" : "closed",
    fixed: isAutomatic,
    mark,
    headline: shown.headline,
    detail: shown.detail,
    short: shown.short,
    label: wording.words.cards.label([sums[0].sum, sums[1].sum], shown, why, mark?.label ?? ""),
    onPress: () => commands.pick(chosen ? chosen.pick : pick),
    onPreview: (on, by) => commands.glance(on && pick.columns ? (chosen?.pick ?? pick) : null, by),
  };
}

function option(
  scene: Scene,
  { position, dice }: Choosing,
  pairing: PairingView,
  index: number,
  place: number,
): AskOptionView {
  const { cards } = scene.wording.words;
  const columns = pairing.moves[place] ?? [];
  const gains = gainsOfMove(position, dice, columns);
  const pick: Pick = { pairing: index, columns };
  const mark = markOfMoves(scene, [columns]);
  const [gain] = gains;
  return {
    id: columns.join("+"),
    keyHint: String(place + 1),
    plates: [...pairKinds(columns, pairing)].map(([column, kind]) => ({ column: asColumn(column), kind })),
    // Two plates say "both" already.
    text: gains.length > 1 || !gain ? "" : cards.step(gain),
    mark,
    label: cards.answer(gains, mark?.label ?? ""),
    onPress: () => scene.commands.pick(pick),
    onPreview: (on, by) => scene.commands.glance(on ? pick : null, by),
  };
}

/** The row of pairings, or the question which of a pairing's moves is meant. */
export function presentChoices(scene: Scene, situation: Choosing): ChoicesView {
  const { wording, commands, isWatching } = scene;
  const { asking } = situation;
  const asked = asking === null ? undefined : situation.pairings[asking];
  if (asking !== null && asked) {
    return {
      kind: "ask",
      // Ascending, as the answers below it are.
      question: wording.words.cards.question(
        sumsOf(asked).sort((a, b) => a - b),
        askCause(asked),
      ),
      options: asked.moves.map((_, place) => option(scene, situation, asked, asking, place)),
      back: { icon: "undo", label: wording.words.cards.back, onPress: commands.takeBack },
    };
  }
  return {
    kind: "cards",
    cards: situation.pairings.map((_, index) => card(scene, situation, index)),
    readOnly: isWatching,
  };
}
