import { PieceIcon } from "../board/Piece.tsx";
import { BOT_NAMES } from "../bots/names.ts";
import type { WithWords } from "../late.tsx";
import { Dialog } from "../menu/Dialog.tsx";
import { PIECES, type Piece, type Setup, withSeat } from "../setup.ts";
import { useWording } from "../words/context.ts";
import "./seat.css";

/** More about a seat: its pieces, and, where a bot sits, which one. */
export function SeatDialog({
  setup,
  seat: index,
  names,
  onChange,
  onClose,
  words,
}: {
  readonly setup: Setup;
  readonly seat: number;
  /** What everyone is called, by seat. */
  readonly names: readonly string[];
  readonly onChange: (part: Partial<Setup>) => void;
  readonly onClose: () => void;
} & WithWords<"seat">) {
  const { home } = useWording().words;
  const seat = setup.seats[index];
  if (!seat) return null;
  const holder = (piece: Piece) => setup.seats.findIndex((other) => other !== seat && other.piece === piece);
  return (
    <Dialog title={names[index] ?? ""} onClose={onClose} large>
      <fieldset class="piece-choice">
        <legend>{words.pieces}</legend>
        {PIECES.map((piece) => (
          <label key={piece}>
            <input
              type="radio"
              name="piece"
              checked={piece === seat.piece}
              onChange={() => onChange(withSeat(setup, index, { ...seat, piece }))}
            />
            <PieceIcon piece={piece} size={34} />
            <span>{words.pieceNames[piece]}</span>
            {holder(piece) >= 0 && <small>{words.swaps(names[holder(piece)] ?? "")}</small>}
          </label>
        ))}
      </fieldset>
      {seat.kind === "bot" && (
        <fieldset class="bot-choice">
          <legend>{words.bots}</legend>
          {BOT_NAMES.map((bot) => (
            <label key={bot}>
              <input
                type="radio"
                name="bot"
                checked={bot === seat.bot}
                onChange={() => onChange(withSeat(setup, index, { ...seat, bot }))}
              />
              <span>
                <strong>{home.bots[bot].name}</strong> <em>{home.bots[bot].temper}</em>
                <span class="quiet">{words.summaries[bot]}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <form method="dialog" class="dialog-end">
        <button type="submit" class="row-button strong">
          {words.done}
        </button>
      </form>
    </Dialog>
  );
}
