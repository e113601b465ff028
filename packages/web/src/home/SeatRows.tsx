import { useLayoutEffect, useRef } from "preact/hooks";
import { PieceIcon } from "../board/Piece.tsx";
import type { BotName } from "../bots/names.ts";
import { Tool } from "../game/Tool.tsx";
import { Icon } from "../icons.tsx";
import {
  FEWEST_PLAYERS,
  LONGEST_NAME,
  MOST_PLAYERS,
  PIECES,
  type Piece,
  type SeatSetup,
  type Setup,
  withoutSeat,
  withSeat,
} from "../setup.ts";
import { useWording } from "../words/context.ts";

/** The bots that come when nobody has chosen one, each of another temper. */
const FIRST_BOTS = ["steady", "racer", "glenn-aloi", "cautious"] as const satisfies readonly BotName[];

type Kind = SeatSetup["kind"];
const KINDS = ["person", "bot"] as const satisfies readonly Kind[];

/** Who plays: a row a seat, then a row for each set of pieces that nobody has yet. */
export function SeatRows({
  setup,
  names,
  onChange,
  onOpen,
}: {
  readonly setup: Setup;
  /** What everyone is called, by seat. */
  readonly names: readonly string[];
  readonly onChange: (part: Partial<Setup>) => void;
  /** More about a seat is asked for: its pieces, its bot. */
  readonly onOpen: (seat: number) => void;
}) {
  const { home } = useWording().words;
  const { seats } = setup;
  // Who sat with these pieces, should a person and a bot change places back and forth.
  const before = useRef(new Map<string, SeatSetup>());

  const isHere = (bot: BotName) => seats.some((seat) => seat.kind === "bot" && seat.bot === bot);
  const sit = (kind: Kind, piece: Piece): SeatSetup => {
    const known = before.current.get(kind + piece);
    if (known) return known;
    if (kind === "person") return { kind, name: "", piece };
    return { kind, bot: FIRST_BOTS.find((bot) => !isHere(bot)) ?? FIRST_BOTS[0], piece };
  };
  const turnInto = (seat: number, kind: Kind) => {
    const now = seats[seat];
    if (!now || now.kind === kind) return;
    before.current.set(now.kind + now.piece, now);
    onChange(withSeat(setup, seat, sit(kind, now.piece)));
  };
  // Whoever adds or removes a seat by key finds the focus in a row again; fingers would only find a keyboard.
  const list = useRef<HTMLUListElement>(null);
  const focusRow = useRef<number | null>(null);
  useLayoutEffect(() => {
    const row = focusRow.current === null ? null : list.current?.children[focusRow.current];
    focusRow.current = null;
    row?.querySelector<HTMLElement>("input[type=text], .bot")?.focus();
  }, [seats.length]);
  const add = (kind: Kind, piece: Piece) => (event: MouseEvent) => {
    if (event.detail === 0) focusRow.current = seats.length;
    onChange({ seats: [...seats, sit(kind, piece)] });
  };
  const remove = (seat: number) => {
    focusRow.current = Math.min(seat, seats.length - 2);
    onChange(withoutSeat(setup, seat));
  };
  const free = PIECES.filter((piece) => seats.every((seat) => seat.piece !== piece));

  return (
    <ul ref={list} class="seat-rows">
      {seats.map((seat, i) => (
        <li key={i} class="seat-row">
          <button
            type="button"
            class="tool"
            aria-label={home.piecesOf(names[i] ?? "", home.pieces[seat.piece])}
            title={home.changePieces}
            onClick={() => onOpen(i)}
          >
            <PieceIcon piece={seat.piece} size={31} />
          </button>
          {seat.kind === "person" ? (
            <input
              type="text"
              value={seat.name}
              placeholder={home.pieces[seat.piece]}
              aria-label={home.nameOf(home.pieces[seat.piece])}
              maxLength={LONGEST_NAME}
              autocomplete="off"
              spellcheck={false}
              onInput={({ currentTarget }) =>
                onChange(withSeat(setup, i, { ...seat, name: currentTarget.value }))
              }
            />
          ) : (
            <button type="button" class="bot" aria-haspopup="dialog" onClick={() => onOpen(i)}>
              <span class="name">{names[i]}</span>
              <span class="what">{home.botTemper(home.bots[seat.bot].temper)}</span>
            </button>
          )}
          <fieldset class="kinds">
            <legend class="off-screen">{home.whoPlays(home.pieces[seat.piece])}</legend>
            {KINDS.map((kind) => (
              <label key={kind} title={home.kinds[kind]}>
                <input
                  type="radio"
                  name={`kind-${seat.piece}`}
                  aria-label={home.kinds[kind]}
                  checked={seat.kind === kind}
                  onChange={() => turnInto(i, kind)}
                />
                <Icon name={kind} />
              </label>
            ))}
          </fieldset>
          {seats.length > FEWEST_PLAYERS && (
            <Tool
              tool={{
                icon: "close",
                label: home.removeSeat(names[i] ?? ""),
                onPress: () => remove(i),
              }}
            />
          )}
        </li>
      ))}
      {free.slice(0, MOST_PLAYERS - seats.length).map((piece) => (
        <li key={piece} class="seat-row empty">
          {/* A large way to press for the finger; the buttons beside it say the same to everyone. */}
          <button type="button" class="add" tabIndex={-1} aria-hidden="true" onClick={add("person", piece)}>
            <PieceIcon piece={piece} size={31} hollow />
            <span>
              <span class="name">{home.emptySeat}</span>
              <span class="what">{home.tapToAdd}</span>
            </span>
          </button>
          <span class="kinds">
            {KINDS.map((kind) => (
              <button
                key={kind}
                type="button"
                aria-label={home.add[kind](home.pieces[piece])}
                title={home.kinds[kind]}
                onClick={add(kind, piece)}
              >
                <Icon name={kind} />
              </button>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
