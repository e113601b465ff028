import { bitsOf } from "@cantstop/rules";
import type { GameRecord } from "@cantstop/rules/notation";
import type { RefObject } from "preact";
import { Board } from "../../board/Board.tsx";
import { boardGeometry } from "../../board/geometry.ts";
import { CampShape } from "../../board/Piece.tsx";
import type { Look } from "../../board/view.ts";
import { Die, type Face } from "../../dice/Die.tsx";
import { presentBoard } from "../../play/board.ts";
import { emptyHand } from "../../play/hand.ts";
import { situationOf } from "../../play/situation.ts";
import { currentGame, stateOf } from "../../table/table.ts";
import { seatsOf } from "../../table/tags.ts";
import { useWording } from "../../words/context.ts";
import type { ShareWords } from "../../words/share.ts";
import { widthOf } from "../../words/width.ts";
import type { HomeWords } from "../../words/words.ts";
import "../../dice/dice.css";
import "./share.css";

/** The picture's size, in its own units and in dots. */
export const PICTURE = { width: 1080, height: 1350 } as const;

const EDGE = 40;
/** What stands under the board. */
const FOOT = 72;
/** Dice that wait, and how wide one is with the gap to the next. */
const DIE = { width: 84, height: 92, pitch: 96 } as const;

/** How a game stands: whose turn it is, or who has won. */
export function standsIn(record: GameRecord, home: HomeWords["home"], words: ShareWords): string {
  const { position } = currentGame(stateOf(record));
  const nameOf = (seat: number) => record.names[seat] ?? "";
  if (!position.finished) return home.turnOf(nameOf(position.seat));
  return position.winners === 0 ? words.nobodyWins : words.wins(bitsOf(position.winners).map(nameOf));
}

/** A game as a picture to hand on: who plays, how things stand, and the board. All of it is one drawing. */
export function SharePicture({
  record,
  look,
  stands,
  label,
  drawing,
}: {
  /** Up to the moment that is shown. */
  readonly record: GameRecord;
  readonly look: Look;
  readonly stands: string;
  readonly label: string;
  readonly drawing: RefObject<SVGSVGElement | null>;
}) {
  const { words, texts } = useWording();
  const { number } = texts.locale;
  const seats = seatsOf(record);
  const situation = situationOf(stateOf(record), emptyHand);
  const { position } = situation;
  const pieceOf = (seat: number) => seats[seat]?.piece ?? 0;
  const dice = situation.kind === "choose" || situation.kind === "bust" ? situation.dice : [];
  const rows = Math.ceil(seats.length / 2);
  const room = PICTURE.width - 2 * EDGE;
  // The sign lies on the table; the mountain stands in a landscape that goes to the edges.
  const isMountain = look === "mountain";
  const { width, height } = boardGeometry(look, "wide");
  const wide = isMountain ? PICTURE.width : room;
  const high = (wide * height) / width;
  return (
    <svg
      ref={drawing}
      class={`share-picture ${look}`}
      viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
      role="img"
      aria-label={label}
    >
      <rect class="paper" width={PICTURE.width} height={PICTURE.height} />
      {isMountain && <rect class="soil" y={PICTURE.height - FOOT} width={PICTURE.width} height={FOOT} />}
      <Line
        class="stands"
        x={EDGE}
        y={rows === 1 ? 104 : 84}
        size={60}
        room={room - (dice.length > 0 ? 4 * DIE.pitch + 10 : 0)}
        text={stands}
      />
      {dice.map((face, i) => (
        <svg
          key={i}
          x={PICTURE.width - EDGE - DIE.width - (3 - i) * DIE.pitch}
          y={rows === 1 ? 40 : 24}
          width={DIE.width}
          height={DIE.height}
          viewBox="0 0 100 109"
          aria-hidden="true"
        >
          <Die face={face as Face} kind="paper" />
        </svg>
      ))}
      {seats.map(({ name, piece }, seat) => {
        const x = EDGE + (seat % 2) * (room / 2);
        const y = (rows === 1 ? 206 : 160) + Math.floor(seat / 2) * 58;
        return (
          <g key={seat}>
            <g transform={`translate(${x + 24} ${y - 14}) scale(0.46)`}>
              <CampShape piece={piece} />
            </g>
            <Line
              class="seat"
              x={x + 62}
              y={y}
              size={40}
              room={room / 2 - 90}
              text={name}
              more={`${number(position.scores[seat] ?? 0)}/${number(position.rules.target)}`}
            />
          </g>
        );
      })}
      <svg
        x={(PICTURE.width - wide) / 2}
        y={PICTURE.height - FOOT - high}
        width={wide}
        height={high}
        aria-hidden="true"
      >
        <Board board={presentBoard({ situation, pieceOf })} look={look} density="wide" />
      </svg>
      <Line
        class="small"
        x={EDGE}
        y={PICTURE.height - 24}
        size={30}
        room={room * 0.65}
        text={texts.rulesetName(position.rules.ruleset)}
      />
      <text class="small name" x={PICTURE.width - EDGE} y={PICTURE.height - 24} font-size={30}>
        {words.app.name}
      </text>
    </svg>
  );
}

/** Signs of Latin scripts are about so wide, in parts of their size. */
const SIGN = 0.56;

/** A line of text, smaller where it would not fit. */
function Line({
  class: name,
  x,
  y,
  size,
  room,
  text,
  more = "",
}: {
  readonly class: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly room: number;
  readonly text: string;
  /** What stands behind it, less loudly. */
  readonly more?: string;
}) {
  const fitting = Math.min(size, room / (SIGN * widthOf(text + more)));
  return (
    <text class={name} x={x} y={y} font-size={Math.round(fitting)}>
      {text}
      {more && (
        <tspan class="more" dx={fitting * 0.4}>
          {more}
        </tspan>
      )}
    </text>
  );
}
