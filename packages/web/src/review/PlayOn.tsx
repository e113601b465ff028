import { useState } from "preact/hooks";
import { PieceIcon } from "../board/Piece.tsx";
import { BOT_NAMES, isBotName } from "../bots/names.ts";
import { Icon } from "../icons.tsx";
import { Dialog } from "../menu/Dialog.tsx";
import type { SeatSetup } from "../setup.ts";
import type { TableSeat } from "../table/table.ts";
import { useWording } from "../words/context.ts";
import type { ReviewWords } from "../words/review.ts";
import { seatHere } from "./play-on.ts";

/** Asks who goes on with a game from the moment that is looked at. */
export function PlayOn({
  seats,
  words,
  onBegin,
  onClose,
}: {
  readonly seats: readonly TableSeat[];
  readonly words: ReviewWords["playOn"];
  readonly onBegin: (players: readonly SeatSetup[]) => void;
  readonly onClose: () => void;
}) {
  const { home } = useWording().words;
  const [players, setPlayers] = useState(() => seats.map(seatHere));
  const choose = (piece: SeatSetup["piece"], name: string, value: string) => {
    const player: SeatSetup = isBotName(value)
      ? { kind: "bot", bot: value, piece }
      : { kind: "person", name, piece };
    setPlayers(players.map((other) => (other.piece === piece ? player : other)));
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>{words.about}</p>
      {seats.map(({ name, piece }, seat) => {
        const player = players[seat];
        return (
          <label key={piece} class="select-field play-on-seat">
            <span>
              <PieceIcon piece={piece} size={22} />
              {name}
            </span>
            <select
              value={player?.kind === "bot" ? player.bot : "person"}
              onChange={({ currentTarget }) => choose(piece, name, currentTarget.value)}
            >
              <option value="person">{words.person}</option>
              {BOT_NAMES.map((bot) => (
                <option key={bot} value={bot}>
                  {words.bot(home.bots[bot].name, home.bots[bot].temper)}
                </option>
              ))}
            </select>
            <Icon name="down" />
          </label>
        );
      })}
      <div class="dialog-end">
        <button type="button" class="row-button strong" onClick={() => onBegin(players)}>
          {words.begin}
        </button>
      </div>
    </Dialog>
  );
}
