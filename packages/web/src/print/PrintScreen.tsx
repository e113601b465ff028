import { PRESET_NAMES } from "@cantstop/rules";
import { makeRulesetText, parseRulesetText } from "@cantstop/rules/notation";
import { presetOf } from "@cantstop/texts";
import { useState } from "preact/hooks";
import { Board } from "../board/Board.tsx";
import { emptyBoard, type Look } from "../board/view.ts";
import type { Desk } from "../desk.ts";
import { Icon } from "../icons.tsx";
import type { WithWords } from "../late.tsx";
import { LearnPage } from "../learn/LearnPage.tsx";
import { useRulesPage } from "../rules-page/use-rules-page.ts";
import { useWording } from "../words/context.ts";
import { CampsSheet } from "./CampsSheet.tsx";
import {
  DIRECTIONS,
  type Direction,
  PAPERS,
  PARTS,
  type Paper,
  type Part,
  printAddress,
  rulesOf,
} from "./choice.ts";
import { OddsSheet } from "./OddsSheet.tsx";
import { RulesSheet } from "./RulesSheet.tsx";
import { Sheet } from "./Sheet.tsx";
import "./print.css";

const LOOKS: readonly Look[] = ["sign", "mountain"];

/** What a table needs besides dice, shown as it will be printed. */
export function PrintScreen({ desk, words }: { readonly desk: Desk } & WithWords<"print">) {
  const { texts, words: app } = useWording();
  const [parts, setParts] = useState<readonly Part[]>(["rules", "board"]);
  const [ruleset, setRuleset] = useState(() => rulesOf(location.hash));
  const [paper, setPaper] = useState<Paper>("a4");
  const [look, setLook] = useState<Look>(desk.settings.value.look);
  const [direction, setDirection] = useState<Direction>("portrait");
  const [savesInk, setSavesInk] = useState(true);
  const written = useRulesPage(ruleset);
  const name = makeRulesetText(ruleset);

  const takeRules = (text: string) => {
    const read = parseRulesetText(text);
    if (!read.ok) return;
    setRuleset(read.value);
    history.replaceState(history.state, "", printAddress(read.value));
  };
  const choose = (part: Part) =>
    setParts(PARTS.filter((one) => (one === part ? !parts.includes(part) : parts.includes(one))));
  const ink = savesInk ? " saves-ink" : "";

  return (
    <LearnPage desk={desk} title={words.title} back={{ href: "/learn", label: words.back }} kind="print-page">
      <p class="lead">{words.lead}</p>
      <section class="print-choices">
        <fieldset>
          <legend>{words.what}</legend>
          {PARTS.map((part) => (
            <label key={part} class="pill">
              <input type="checkbox" checked={parts.includes(part)} onChange={() => choose(part)} />
              {words.parts[part]}
            </label>
          ))}
        </fieldset>
        <label class="select-field">
          <span>{words.rules}</span>
          <select value={name} onChange={({ currentTarget }) => takeRules(currentTarget.value)}>
            {!presetOf(ruleset).isPreset && <option value={name}>{texts.rulesetName(ruleset)}</option>}
            {PRESET_NAMES.map((preset) => (
              <option key={preset} value={preset}>
                {texts.presets[preset].name}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </label>
        <Choice
          legend={words.paper}
          values={PAPERS}
          names={words.papers}
          chosen={paper}
          onChoose={setPaper}
        />
        <Choice legend={words.board} values={LOOKS} names={app.home.looks} chosen={look} onChoose={setLook} />
        <Choice
          legend={words.direction}
          values={DIRECTIONS}
          names={words.directions}
          chosen={direction}
          onChoose={setDirection}
        />
        <label class="row-button check-row">
          <input type="checkbox" checked={savesInk} onChange={() => setSavesInk(!savesInk)} />
          {words.saveInk}
        </label>
        <button
          type="button"
          class="row-button strong"
          aria-disabled={parts.length === 0}
          onClick={() => parts.length > 0 && print()}
        >
          <Icon name="print" />
          <span>
            {words.print}
            <small role="status">{parts.length === 0 ? words.nothing : words.sheets(parts.length)}</small>
          </span>
        </button>
        <p class="quiet">{words.advice}</p>
        {written === "failed" && <p role="alert">{words.failed}</p>}
      </section>
      <div class="print-sheets">
        {parts.includes("rules") && written !== null && written !== "failed" && (
          <Sheet paper={paper} kind={`rules-sheet${ink}`} label={words.parts.rules}>
            <RulesSheet page={written.page} paper={paper} />
          </Sheet>
        )}
        {parts.includes("board") && (
          <Sheet paper={paper} direction={direction} kind={`board-sheet${ink}`} label={words.parts.board}>
            <Board board={emptyBoard} look={look} density="wide" />
          </Sheet>
        )}
        {parts.includes("camps") && (
          <Sheet paper={paper} kind="camps-sheet" label={words.parts.camps}>
            <CampsSheet markers={ruleset.options.markersPerPlayer} words={words.camps} />
          </Sheet>
        )}
        {parts.includes("odds") && (
          <Sheet paper={paper} kind="odds-sheet" label={words.parts.odds}>
            <OddsSheet words={words.odds} />
          </Sheet>
        )}
      </div>
    </LearnPage>
  );
}

/** One of several, as pills. */
function Choice<Value extends string>({
  legend,
  values,
  names,
  chosen,
  onChoose,
}: {
  readonly legend: string;
  readonly values: readonly Value[];
  readonly names: { readonly [V in Value]: string };
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}) {
  const name = values.join("-");
  return (
    <fieldset>
      <legend>{legend}</legend>
      {values.map((value) => (
        <label key={value} class="pill">
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          {names[value]}
        </label>
      ))}
    </fieldset>
  );
}
