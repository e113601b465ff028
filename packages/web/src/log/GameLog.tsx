import { PieceIcon } from "../board/Piece.tsx";
import type { WithWords } from "../late.tsx";
import { Dialog } from "../menu/Dialog.tsx";
import type { Table } from "../table/table.ts";
import { loggedTurns } from "./turns.ts";
import "./log.css";

/** What happened in a game, turn by turn, the newest first. */
export function GameLog({
  table,
  onClose,
  words,
}: {
  readonly table: Table;
  readonly onClose: () => void;
} & WithWords<"log">) {
  const { seats } = table;
  const nameOf = (seat: number) => (seats.length === 1 ? "" : (seats[seat]?.name ?? ""));
  const turns = loggedTurns(table.state.value, nameOf);
  return (
    <Dialog title={words.title} onClose={onClose} large>
      {turns.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <ol class="log" reversed>
          {turns.toReversed().map(({ number, seat, rolls, end }) => (
            <li key={`${seat} ${number}`}>
              <h3>
                <PieceIcon piece={seats[seat]?.piece ?? 0} size={22} />
                {words.turn(number, nameOf(seat))}
              </h3>
              <p>{end ? words.end(end) : words.running}</p>
              <ol>
                {rolls.map((roll, i) => (
                  <li key={i}>{words.roll(roll.dice, roll.gains)}</li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}
