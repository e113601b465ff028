import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { PieceIcon } from "../board/Piece.tsx";
import { Tool } from "../game/Tool.tsx";
import type { DicePairView, DiceView, ToolView } from "../game/view.ts";
import { animate, canMove } from "../motion.ts";
import { Die, type Face } from "./Die.tsx";
import { Plate } from "./Plate.tsx";

const TUMBLE_MS = 350;
const SLIDE_MS = 160;

/** How loose dice lie: shift right and down in hundredths of a die, turn in degrees. */
const lie = [
  [0, 2, -6],
  [0, -3, 4],
  [0, 3, -3],
  [0, -2, 7],
] as const;

/** The tray and what lies in it, with what puts mistyped dice right in its corner. */
export function DiceTray({ dice, correct }: { readonly dice: DiceView; readonly correct: ToolView | null }) {
  // Dice that are there when the screen opens lie still; later ones tumble in.
  const open = useRef(false);
  useEffect(() => {
    open.current = true;
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls; these are pictures
    <div class={`tray ${dice.state}`} role="group" aria-label={dice.label}>
      {dice.state === "custom" ? (
        dice.content
      ) : dice.state === "won" ? (
        <Won won={dice} />
      ) : dice.state === "empty" ? (
        <div class="loose-dice">
          {lie.map((_, i) => (
            <span key={i} class="slot" />
          ))}
        </div>
      ) : (
        <RolledDice dice={dice} fresh={open.current} />
      )}
      {correct && <Tool tool={correct} />}
    </div>
  );
}

type Rolled = Extract<DiceView, { state: "loose" | "paired" }>;

/**
 * Rolled dice keep their identity: a roll tumbles all four, choosing or taking back a pairing slides each die
 * from where it lay. Pairings arrive as values, so each die of a pair is matched to a die of the roll.
 */
function RolledDice({ dice, fresh }: { readonly dice: Rolled; readonly fresh: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const order = useRef<{ roll: number; faces: readonly Face[] } | null>(null);
  const lay = useRef<{ roll: number; places: Map<number, DOMRect> } | null>(null);

  const faces = dice.state === "loose" ? dice.dice : dice.pairs.flatMap((pair) => pair.dice);
  if (order.current?.roll !== dice.roll) order.current = { roll: dice.roll, faces };
  const free = new Set(order.current.faces.keys());
  const ids = faces.map((face) => {
    const id = [...free].find((i) => order.current?.faces[i] === face) ?? [...free][0] ?? 0;
    free.delete(id);
    return id;
  });

  useLayoutEffect(() => {
    const before = lay.current;
    const places = new Map<number, DOMRect>();
    for (const element of box.current?.querySelectorAll<HTMLElement>("[data-die]") ?? []) {
      const id = Number(element.dataset.die);
      const place = element.getBoundingClientRect();
      places.set(id, place);
      const was = before?.places.get(id);
      if (!canMove()) continue;
      if (before ? before.roll !== dice.roll : fresh) {
        const turn = id % 2 ? 1 : -1;
        animate(
          element,
          [
            { transform: `translate(${-30 * turn}%,-60%) rotate(${-400 * turn}deg) scale(.7)`, opacity: 0 },
            { opacity: 1, offset: 0.25 },
            { transform: "none" },
          ],
          TUMBLE_MS,
          { delay: id * 25, fill: "backwards" },
        );
      } else if (was && (was.x !== place.x || was.y !== place.y)) {
        animate(
          element,
          [{ transform: `translate(${was.x - place.x}px,${was.y - place.y}px)` }, { transform: "none" }],
          SLIDE_MS,
        );
      }
    }
    lay.current = { roll: dice.roll, places };
  }, [dice]);

  const die = (i: number, kind: "ink" | "paper", faded: boolean, turned: boolean) => {
    const face = faces[i];
    const [, dy, turn] = lie[i] ?? lie[0];
    return (
      face && (
        <span key={ids[i]} class="die-box" data-die={ids[i]}>
          <span
            class="die-lie"
            style={turned ? { transform: `translateY(${dy}%) rotate(${turn}deg)` } : undefined}
          >
            <Die face={face} kind={kind} faded={faded} />
          </span>
        </span>
      )
    );
  };

  return (
    <div ref={box} class="dice-box">
      {dice.state === "loose" ? (
        <div class="loose-dice">{faces.map((_, i) => die(i, "paper", dice.bust, !dice.bust))}</div>
      ) : (
        dice.pairs.map((pair: DicePairView, p) => {
          const kind = p === 0 ? "ink" : "paper";
          return (
            <div key={kind} class={`pair ${kind}`}>
              <div class="pair-dice">
                {die(2 * p, kind, !pair.playable, false)}
                {die(2 * p + 1, kind, !pair.playable, false)}
              </div>
              <span class="bracket" />
              <Plate kind={pair.playable ? kind : "off"}>{pair.sum}</Plate>
            </div>
          );
        })
      )}
    </div>
  );
}

function Won({ won }: { readonly won: Extract<DiceView, { state: "won" }> }) {
  return (
    <div class="winners">
      {won.winners.map(({ piece, columns }) => (
        <div key={piece} class="winner">
          <PieceIcon piece={piece} size={54} />
          <div>
            <div class="plates">
              {columns.map((column) => (
                <Plate key={column} kind="claim" piece={piece}>
                  {column}
                </Plate>
              ))}
            </div>
          </div>
        </div>
      ))}
      <p>{won.note}</p>
    </div>
  );
}
