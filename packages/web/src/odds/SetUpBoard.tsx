import { type Position, PRESET_NAMES } from "@cantstop/rules";
import { makeRulesetText, parseRulesetText } from "@cantstop/rules/notation";
import { presetOf } from "@cantstop/texts";
import { useState } from "preact/hooks";
import { Board } from "../board/Board.tsx";
import { BoardTable } from "../board/BoardTable.tsx";
import { boardGeometry, rectPath } from "../board/geometry.ts";
import { PieceIcon } from "../board/Piece.tsx";
import { type BoardView, COLUMNS, type Column, type Look, type Piece } from "../board/view.ts";
import { Icon } from "../icons.tsx";
import { boardTexts } from "../play/board-texts.ts";
import { useWording } from "../words/context.ts";
import type { GameWords } from "../words/game.ts";
import type { OddsWords } from "../words/odds.ts";
import { changeRules, clear, giveTurn, put, type SetUp, spaceOf, type Thing } from "./set-up.ts";

const PLAYERS = [1, 2, 3, 4];

interface Props {
  readonly position: Position;
  /** What is drawn: the position, or a move that is tried there. */
  readonly board: BoardView;
  readonly look: Look;
  readonly onChange: (position: Position) => void;
  readonly words: OddsWords["position"];
  readonly boardWords: GameWords["board"];
}

/** The things that can be put on the board, by a name of their own. */
const thingsFor = (players: number): [name: string, thing: Thing][] => [
  ["runner", { kind: "runner" }],
  ...Array.from({ length: players }, (_, seat): [string, Thing] => [`camp${seat}`, { kind: "camp", seat }]),
  ...Array.from({ length: players }, (_, seat): [string, Thing] => [`claim${seat}`, { kind: "claim", seat }]),
];

/** A board to be set up by hand: by presses on its spaces, or column by column from lists. */
export function SetUpBoard({ position, board, look, onChange, words, boardWords }: Props) {
  const { words: app, texts } = useWording();
  const { pieces } = app.home;
  const [chosen, setChosen] = useState("runner");
  const [column, setColumn] = useState<number>(7);
  const [said, setSaid] = useState("");
  const { rules } = position;
  const { players, ruleset } = rules;
  const things = thingsFor(players);
  const thing = things.find(([name]) => name === chosen)?.[1] ?? { kind: "runner" };
  const nameOf = (seat: number) => pieces[seat as Piece];

  const take = (made: SetUp) => {
    setSaid(made.ok ? "" : words.faults[made.fault]);
    if (made.ok) onChange(made.position);
  };
  const press = (pressed: Column, space: number) => {
    setColumn(pressed);
    const stands = spaceOf(position, thing, pressed);
    const isThere = thing.kind === "claim" ? stands > 0 : stands === space;
    take(put(position, thing, pressed, isThere ? 0 : space));
  };
  const takeRules = (name: string) => {
    const read = parseRulesetText(name);
    if (read.ok) take(changeRules(position, read.value, players));
  };
  const label = (one: Thing) =>
    one.kind === "runner"
      ? words.runner
      : one.kind === "camp"
        ? words.campOf(nameOf(one.seat))
        : words.claimOf(nameOf(one.seat));
  const top = rules.lengths[column] ?? 0;

  return (
    <div class="set-up">
      <div class="set-up-board">
        <Board board={board} look={look} density="dense">
          <Spaces look={look} onPress={press} />
        </Board>
        <div class="off-screen">
          <BoardTable board={board} texts={boardTexts(boardWords, nameOf)} />
        </div>
      </div>
      <div class="set-up-tools">
        <fieldset class="things">
          <legend>{words.put}</legend>
          {things.map(([name, one]) => (
            <label key={name} class="pill" title={label(one)}>
              <input
                type="radio"
                name="thing"
                checked={one === thing || name === chosen}
                onChange={() => setChosen(name)}
              />
              {one.kind === "claim" && <Icon name="flag" size={18} />}
              <PieceIcon piece={one.kind === "runner" ? "runner" : (one.seat as Piece)} size={26} />
              <span class="off-screen">{label(one)}</span>
            </label>
          ))}
        </fieldset>
        <p role="status" class="message">
          {said}
        </p>
        <details>
          <summary class="row-button">
            <Icon name="tune" />
            {words.byColumn}
          </summary>
          <div class="selects">
            <Select
              label={words.column}
              value={column}
              values={COLUMNS.map((one) => [one, String(one)])}
              onChange={(value) => setColumn(Number(value))}
            />
            {things
              .filter(([, { kind }]) => kind !== "claim")
              .map(([name, one]) => (
                <Select
                  key={name}
                  label={label(one)}
                  value={spaceOf(position, one, column)}
                  values={[
                    [0, words.away],
                    ...Array.from(
                      { length: one.kind === "camp" ? top - 1 : top },
                      (_, i) => [i + 1, words.space(i + 1, i + 1 === top)] as const,
                    ),
                  ]}
                  onChange={(space) => take(put(position, one, column, Number(space)))}
                />
              ))}
            <Select
              label={words.owner}
              value={
                things.find(([, one]) => one.kind === "claim" && spaceOf(position, one, column) > 0)?.[0] ??
                ""
              }
              values={[
                ["", words.nobody],
                ...things
                  .filter(([, { kind }]) => kind === "claim")
                  .map(([name, one]) => [name, one.kind === "claim" ? nameOf(one.seat) : ""] as const),
              ]}
              onChange={(name) => {
                const claim = things.find(([other]) => other === name)?.[1];
                take(
                  claim
                    ? put(position, claim, column, top)
                    : put(position, { kind: "claim", seat: position.seat }, column, 0),
                );
              }}
            />
          </div>
        </details>
        <div class="selects">
          <Select
            label={words.rules}
            value={makeRulesetText(ruleset)}
            values={[
              ...(presetOf(ruleset).isPreset
                ? []
                : [[makeRulesetText(ruleset), texts.rulesetName(ruleset)] as const]),
              ...PRESET_NAMES.map((name) => [name, texts.presets[name].name] as const),
            ]}
            onChange={takeRules}
          />
          <Select
            label={words.players}
            value={players}
            values={PLAYERS.map((count) => [count, words.seats(count)])}
            onChange={(count) => take(changeRules(position, ruleset, Number(count)))}
          />
          {players > 1 && (
            <Select
              label={words.onTurn}
              value={position.seat}
              values={Array.from({ length: players }, (_, seat) => [seat, nameOf(seat)])}
              onChange={(seat) => take(giveTurn(position, Number(seat)))}
            />
          )}
        </div>
        <button type="button" class="row-button" onClick={() => take(clear(position))}>
          <Icon name="remove" />
          {words.clear}
        </button>
        <CopyLink words={words} />
      </div>
    </div>
  );
}

/** A field with a list to choose from. */
function Select({
  label,
  value,
  values,
  onChange,
}: {
  readonly label: string;
  readonly value: string | number;
  readonly values: readonly (readonly [value: string | number, name: string])[];
  readonly onChange: (value: string) => void;
}) {
  return (
    <label class="select-field">
      <span>{label}</span>
      <select
        value={value}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
          // Where the choice is refused the list goes back to what holds.
          currentTarget.value = String(value);
        }}
      >
        {values.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </label>
  );
}

/** Every space of the board, to be pressed. */
function Spaces({
  look,
  onPress,
}: {
  readonly look: Look;
  readonly onPress: (column: Column, space: number) => void;
}) {
  const { columns } = boardGeometry(look, "dense");
  return (
    <g>
      {COLUMNS.flatMap((column) =>
        columns[column].spaces.map((rect, i) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the lists beside the board do the same for keys
          <path
            key={`${column}-${rect.y}`}
            class="press lit"
            d={rectPath(rect, 4, 3)}
            onClick={() => onPress(column, i + 1)}
          />
        )),
      )}
    </g>
  );
}

function CopyLink({ words }: { readonly words: OddsWords["position"] }) {
  const [copied, setCopied] = useState(false);
  // Without https, as on a home network, there is no clipboard: the address bar has the link.
  if (!navigator.clipboard) return null;
  const copy = () => {
    navigator.clipboard.writeText(location.href).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <button type="button" class="row-button" onClick={copy}>
      <Icon name={copied ? "check" : "share"} />
      <span aria-live="polite">{copied ? words.copied : words.copy}</span>
    </button>
  );
}
