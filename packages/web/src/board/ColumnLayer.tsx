import { useLayoutEffect, useRef } from "preact/hooks";
import { animate, canMove } from "../motion.ts";
import { type ColumnGeometry, type Place, rectPath, shareSpace } from "./geometry.ts";
import { Head } from "./Head.tsx";
import { CampShape, GhostShape, RunnerShape } from "./Piece.tsx";
import type { ColumnView, LostView, PairKind, Piece, RunnerView } from "./view.ts";

const STEP_MS = 90;
const MAX_MOVE_MS = 300;
const SLIDE_MS = 280;
/** How long rolled dice tumble. */
const DICE_MS = 350;
const RADIUS = 10;

interface Props {
  readonly geometry: ColumnGeometry;
  readonly view: ColumnView;
  readonly winner: boolean;
  readonly onPress: (() => void) | null;
}

/** Everything that changes in one column, drawn over the printed board. */
export function ColumnLayer({ geometry, view, winner, onPress }: Props) {
  const { claim, runner, lost } = view;
  const wasOpen = useRef<boolean | null>(null);
  const fresh = wasOpen.current === true && claim !== null;
  useLayoutEffect(() => {
    wasOpen.current = claim === null;
  }, [claim === null]);

  const kind = claim ? `claim piece-${claim.piece}` : (view.pair ?? "none");
  return (
    <g class={`column c${geometry.column}`}>
      {claim && <Plank geometry={geometry} piece={claim.piece} fresh={fresh} winner={winner} />}
      {runner && !claim && <Stake geometry={geometry} runner={runner} />}
      {lost && !claim && (
        <g class="lost">
          {geometry.spaces.slice(lost.from, lost.space).map((s) => (
            <path key={s.y} class="slipped" d={rectPath(s, RADIUS - 2, -2)} />
          ))}
        </g>
      )}
      {runner && view.pair && !claim && <Ring geometry={geometry} space={runner.space} kind={view.pair} />}
      <Pieces geometry={geometry} view={view} />
      {lost && !claim && <Fallen geometry={geometry} lost={lost} place={ghostPlace(view, lost.space)} />}
      <Head geometry={geometry} kind={kind} lit={view.lit} />
      {onPress && (
        // Presses here are a shortcut; the same choice is a button elsewhere, reachable by keyboard.
        // biome-ignore lint/a11y/noStaticElementInteractions: the drawing is hidden from assistive technology
        <path
          class={view.lit ? "press lit" : "press"}
          d={rectPath(
            { ...geometry.lane, y: geometry.head.y - 22, height: geometry.foot.y - geometry.head.y + 38 },
            4,
          )}
          onClick={onPress}
        />
      )}
    </g>
  );
}

function Plank({
  geometry,
  piece,
  fresh,
  winner,
}: {
  geometry: ColumnGeometry;
  piece: Piece;
  fresh: boolean;
  winner: boolean;
}) {
  const { lane, spaces, x } = geometry;
  const top = spaces.at(-1);
  if (!top) return null;
  const gap = (spaces[0]?.y ?? 0) - (spaces[1]?.y ?? 0) - top.height;
  const ticks = spaces
    .slice(0, -1)
    .map((s) => `M${x - 22} ${s.y - gap / 2}h44`)
    .join("");
  return (
    <g class={`plank piece-${piece}${winner ? " won" : ""}`}>
      <g class={fresh ? "grow" : ""}>
        <path class="plank-shadow" d={rectPath(lane, 14, 1.5)} />
        <path class="plank-face" d={rectPath(lane, 12, -1.5)} />
        <path class="plank-ticks" d={ticks} />
      </g>
      <g class={fresh ? "settle" : ""}>
        <g transform={`translate(${x} ${top.y + top.height / 2}) scale(${(top.height * 0.9) / 100})`}>
          <CampShape piece={piece} />
        </g>
      </g>
    </g>
  );
}

function Stake({ geometry, runner }: { geometry: ColumnGeometry; runner: RunnerView }) {
  const { spaces, x } = geometry;
  const held = runner.origin ?? runner.space;
  const staked = spaces.slice(runner.from, runner.space).map((rect, i) => ({ rect, h: runner.from + i + 1 }));
  const passed = staked.filter(({ h }) => h !== runner.space && h !== runner.origin);
  return (
    <g class="stake">
      {staked.map(({ rect, h }) => (
        <path key={h} class={h > held ? "gained" : "held"} d={rectPath(rect, RADIUS)} />
      ))}
      {passed.map(({ rect, h }) => (
        <path
          key={h}
          class={h > held ? "chevron gained" : "chevron"}
          d={`M${x - 12} ${rect.y + rect.height / 2 + 6}l12-12l12 12`}
        />
      ))}
    </g>
  );
}

/** After a bust: once the dice lie, the runner slides down its lost spaces and leaves a ghost. */
function Fallen({ geometry, lost, place }: { geometry: ColumnGeometry; lost: LostView; place: Place }) {
  const sliding = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const fall = Math.max(lost.space - lost.from, 1) * rowHeight(geometry);
    animate(
      sliding.current,
      [
        { transform: "translateY(0)", opacity: 1 },
        { transform: `translateY(${fall}px)`, opacity: 0 },
      ],
      SLIDE_MS,
      { delay: DICE_MS, fill: "backwards" },
    );
  }, []);
  const transform = at(geometry, lost.space, place);
  // Smaller than a runner, so that its dashes stay apart from those of the space.
  const ghost = at(geometry, lost.space, { ...place, size: place.size * 0.8 });
  return (
    <>
      <g transform={ghost}>
        <GhostShape kind="lost" />
      </g>
      <g ref={sliding} class="sliding">
        <g transform={transform}>
          <RunnerShape />
        </g>
      </g>
    </>
  );
}

/** Three strokes make a ring that reads on any ground: contrast, its own kind, and for a double the band. */
function Ring({ geometry, space, kind }: { geometry: ColumnGeometry; space: number; kind: PairKind }) {
  const rect = geometry.spaces[space - 1];
  if (!rect) return null;
  const d = rectPath(rect, 12.5, 2.5);
  return (
    <g class={`ring ${kind}`}>
      <path class="ring-outer" d={d} />
      <path class="ring-inner" d={d} />
      {kind === "double" && <path class="ring-band" d={d} />}
    </g>
  );
}

function Pieces({ geometry, view }: { geometry: ColumnGeometry; view: ColumnView }) {
  const { claim, runner, lost } = view;
  const origin = runner && cameFrom(runner);
  const white = new Set(claim ? [] : [runner?.space, origin, lost?.space]);
  return (
    <g class={claim ? "pieces inert" : "pieces"}>
      {[...new Set(view.camps.map((camp) => camp.space))].flatMap((space) =>
        shareSpace(piecesAt(view, space), white.has(space)).camps.map(({ piece, place }) => (
          <g key={piece} transform={at(geometry, space, place)}>
            <CampShape piece={piece} />
          </g>
        )),
      )}
      {origin && !claim && (
        <g transform={at(geometry, origin, ghostPlace(view, origin))}>
          <GhostShape kind="origin" />
        </g>
      )}
      {runner && !claim && (
        <Runner geometry={geometry} runner={runner} place={ghostPlace(view, runner.space, 1)} />
      )}
    </g>
  );
}

const piecesAt = (view: ColumnView, space: number): Piece[] =>
  view.camps.filter((camp) => camp.space === space).map((camp) => camp.piece);

/** Where a runner, or the ghost of one, stands on a space that camps may share. Ghosts are a little smaller. */
function ghostPlace(view: ColumnView, space: number, scale = 0.94): Place {
  const place = shareSpace(piecesAt(view, space), true).runner ?? { x: 0.5, y: 0.5, size: 1 };
  return { ...place, size: place.size * scale };
}

/** The space a previewed move leaves, when a runner stood there; null when the move places the runner. */
function cameFrom({ from, origin, space }: RunnerView): number | null {
  return origin !== null && origin > from && origin < space ? origin : null;
}

/** The runner walks: one element that moves, so that its path can be animated. */
function Runner({ geometry, runner, place }: { geometry: ColumnGeometry; runner: RunnerView; place: Place }) {
  const element = useRef<SVGGElement>(null);
  const stood = useRef<{ x: number; y: number; space: number } | null>(null);
  const space = geometry.spaces[runner.space - 1];
  const x = space ? space.x + place.x * space.width : 0;
  const y = space ? space.y + place.y * space.height : 0;
  useLayoutEffect(() => {
    // A runner that is placed comes up from the space below.
    const before = stood.current ?? { x, y: y + rowHeight(geometry), space: runner.space - 1 };
    stood.current = { x, y, space: runner.space };
    if (!canMove()) return;
    const steps = Math.max(Math.abs(before.space - runner.space), 1);
    animate(
      element.current,
      [{ transform: `translate(${before.x}px,${before.y}px)` }, { transform: `translate(${x}px,${y}px)` }],
      Math.min(MAX_MOVE_MS, steps * STEP_MS),
    );
  }, [x, y]);
  return (
    <g ref={element} class="runner" style={{ transform: `translate(${x}px,${y}px)` }}>
      <g transform={`scale(${((space?.height ?? 0) * place.size) / 100})`}>
        <RunnerShape />
      </g>
    </g>
  );
}

const rowHeight = ({ spaces }: ColumnGeometry) => (spaces[0]?.y ?? 0) - (spaces[1]?.y ?? 0);

/** The transform that puts a piece's box on its place. */
function at({ spaces }: ColumnGeometry, space: number, place: Place): string {
  const s = spaces[Math.max(space, 1) - 1];
  if (!s) return "";
  const n = (v: number) => Math.round(v * 100) / 100;
  return `translate(${n(s.x + place.x * s.width)} ${n(s.y + place.y * s.height)}) scale(${n((s.height * place.size) / 100)})`;
}
