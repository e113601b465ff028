import { PieceIcon } from "../board/Piece.tsx";
import { Tool } from "../game/Tool.tsx";
import { Icon } from "../icons.tsx";
import { asSeat } from "../play/gains.ts";
import { LONGEST_NAME, MOST_PLAYERS } from "../setup.ts";
import { useWording } from "../words/context.ts";

/** Fewer do not play against each other. */
const FEWEST_PLAYERS = 2;

/** Who plays: a row a seat, its colour and shape by its place, its name to be typed over. */
export function SeatRows({
  names,
  onChange,
  onRemove,
}: {
  readonly names: readonly string[];
  readonly onChange: (names: readonly string[]) => void;
  readonly onRemove: (seat: number) => void;
}) {
  const { home } = useWording().words;
  return (
    <ul class="seat-rows">
      {home.pieces.slice(0, MOST_PLAYERS).map((piece, seat) => {
        const name = names[seat];
        if (name === undefined)
          return (
            <li key={piece}>
              <button type="button" class="seat-row empty" onClick={() => onChange([...names, ""])}>
                <PieceIcon seat={asSeat(seat)} size={31} hollow />
                <span class="who">
                  <span class="name">{home.emptySeat}</span>
                  <span class="what">{home.tapToAdd}</span>
                  <span class="off-screen">{home.withPieces(piece)}</span>
                </span>
                <Icon name="plus" />
              </button>
            </li>
          );
        return (
          <li key={piece} class="seat-row">
            <PieceIcon seat={asSeat(seat)} size={31} />
            <input
              type="text"
              value={name}
              placeholder={piece}
              aria-label={home.nameOf(piece)}
              maxLength={LONGEST_NAME}
              autocomplete="off"
              spellcheck={false}
              onInput={({ currentTarget }) =>
                onChange(names.map((old, i) => (i === seat ? currentTarget.value : old)))
              }
            />
            {names.length > FEWEST_PLAYERS && (
              <Tool
                tool={{
                  icon: "close",
                  label: home.removeSeat(name.trim() || piece),
                  onPress: () => onRemove(seat),
                }}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
