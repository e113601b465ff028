import type { Dice, PairingView, Position } from "@cantstop/rules";
import type { AskOptionView, ChoicesView, DicePairView, Face, PairingCardView } from "../game/view.ts";
import type { CardWords, Gain, Wording } from "../words/words.ts";
import { pairKinds } from "./board.ts";
import { asColumn, gainsOf } from "./gains.ts";
import type { Commands, Pick } from "./hand.ts";
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
function closedWords(
  pairing: PairingView,
  nameOf: NameOf,
  { words, texts }: Wording,
): readonly [CardWords, string] {
  const { reason, sums } = pairing;
  if (reason && reason.code !== "nothing_playable") {
    const { short, sentence } = texts.reason(reason, nameOf);
    return [words.cards.closed([short]), sentence];
  }
  const reasons = [sums[0].reason, sums[1].reason].filter((r) => r !== null);
  const distinct = sums[0].sum === sums[1].sum ? reasons.slice(0, 1) : reasons;
  const sentence = distinct.map((r) => texts.reason(r, nameOf).sentence).join(" ");
  const columns = distinct.map(({ column }) => column);
  if (distinct.every(({ code }) => code === "no_runner_left"))
    return [words.cards.noRunner(columns), sentence];
  const owners = distinct.flatMap((r) => (r.code === "column_closed" ? [r.owner] : []));
  if (owners.length === distinct.length) {
    const names = [...new Set(owners)].map(nameOf);
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
  { words, texts }: Wording,
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

function card(
  situation: Choosing,
  index: number,
  nameOf: NameOf,
  wording: Wording,
  commands: Commands,
): PairingCardView {
  const pairing = situation.pairings[index] as PairingView;
  const { moves, sums } = pairing;
  const isOpen = moves.length > 0;
  const pick: Pick = { pairing: index, columns: moves.length === 1 ? (moves[0] ?? null) : null };
  const chosen = situation.held?.pick.pairing === index ? situation.held : null;
  const [shown, why] = isOpen
    ? openWords(situation, pairing, chosen?.columns ?? null, nameOf, wording)
    : closedWords(pairing, nameOf, wording);
  const playable = isOpen
    ? ([sums[0].reason === null, sums[1].reason === null] as const)
    : ([false, false] as const);
  return {
    id: `${situation.position.seat} ${situation.dice.join("")} ${sums[0].sum}`,
    keyHint: String(index + 1),
    pairs: dicePairs(situation.dice, pairing, chosen ? usedPairs(pairing, chosen.columns) : playable),
    state: chosen ? "selected" : isOpen ? "open" : "closed",
    headline: shown.headline,
    detail: shown.detail,
    short: shown.short,
    label: wording.words.cards.label([sums[0].sum, sums[1].sum], shown, why),
    onPress: () => commands.pick(chosen ? chosen.pick : pick),
    onPreview: (on, by) => commands.glance(on && pick.columns ? (chosen?.pick ?? pick) : null, by),
  };
}

function option(
  { position, dice }: Choosing,
  pairing: PairingView,
  index: number,
  place: number,
  { words }: Wording,
  commands: Commands,
): AskOptionView {
  const columns = pairing.moves[place] ?? [];
  const gains = gainsOfMove(position, dice, columns);
  const pick: Pick = { pairing: index, columns };
  const [gain] = gains;
  return {
    id: columns.join("+"),
    keyHint: String(place + 1),
    plates: [...pairKinds(columns, pairing)].map(([column, kind]) => ({ column: asColumn(column), kind })),
    // Two plates say "both" already.
    text: gains.length > 1 || !gain ? "" : words.cards.step(gain),
    label: words.cards.answer(gains),
    onPress: () => commands.pick(pick),
    onPreview: (on, by) => commands.glance(on ? pick : null, by),
  };
}

/** The row of pairings, or the question which of a pairing's moves is meant. */
export function presentChoices(
  situation: Choosing,
  nameOf: NameOf,
  wording: Wording,
  commands: Commands,
): ChoicesView {
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
      options: asked.moves.map((_, place) => option(situation, asked, asking, place, wording, commands)),
      back: { icon: "undo", label: wording.words.cards.back, onPress: commands.takeBack },
    };
  }
  return {
    kind: "cards",
    cards: situation.pairings.map((_, index) => card(situation, index, nameOf, wording, commands)),
    readOnly: false,
  };
}
