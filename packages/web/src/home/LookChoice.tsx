import { boardGeometry, rectPath } from "../board/geometry.ts";
import { Mountain } from "../board/Mountain.tsx";
import { StopSign } from "../board/StopSign.tsx";
import { COLUMNS, type Look } from "../board/view.ts";
import { LOOKS } from "../settings.ts";
import { useWording } from "../words/context.ts";
import "./looks.css";

/** A small drawing of a board: its body and its spaces, too small for numerals. */
function LookDrawing({ look }: { readonly look: Look }) {
  const geometry = boardGeometry(look, "wide");
  const { width, height } = geometry;
  const spaces = COLUMNS.flatMap((c) => geometry.columns[c].spaces.map((s) => rectPath(s, 10))).join("");
  return (
    <svg
      class={`look-drawing ${look}`}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      {look === "sign" ? <StopSign geometry={geometry} /> : <Mountain geometry={geometry} />}
      <path class="spaces" d={spaces} />
    </svg>
  );
}

/** Which face the board shows. */
export function LookChoice({
  look,
  onChange,
}: {
  readonly look: Look;
  readonly onChange: (look: Look) => void;
}) {
  const { home } = useWording().words;
  return (
    <fieldset class="looks">
      <legend>{home.board}</legend>
      {LOOKS.map((one) => (
        <label key={one} class="look-card">
          <input type="radio" name="look" checked={one === look} onChange={() => onChange(one)} />
          <LookDrawing look={one} />
          <span>{home.looks[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}
