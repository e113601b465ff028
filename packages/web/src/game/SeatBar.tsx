import { PieceIcon } from "../board/Piece.tsx";
import { Plate } from "../dice/Plate.tsx";
import { widthOf } from "../words/width.ts";
import type { SeatView } from "./view.ts";

const MOST_SLOTS = 3;

/** How many Latin characters stand beside the piece on the narrowest phone, by the number of players. */
const ROOM = [0, 24, 15, 9, 7] as const;

/**
 * The players: rows on the desktop, a strip on the phone. The active one has a honey frame. In a strip a long name
 * takes the whole first line, and everyone's piece moves down to the claims.
 */
export function SeatBar({
  seats,
  label,
  shape,
}: {
  readonly seats: readonly SeatView[];
  readonly label: string;
  readonly shape: "rows" | "strip";
}) {
  const long = seats.some(({ name }) => widthOf(name) > (ROOM[seats.length] ?? 0));
  return (
    <ul class={`seats ${shape} of-${seats.length}${long ? " long" : ""}`} aria-label={label}>
      {seats.map((seat) => (
        <li
          key={seat.piece}
          class={`seat${seat.active ? " active" : ""}${seat.absent ? " absent" : ""}`}
          aria-current={seat.active ? "true" : undefined}
        >
          <PieceIcon piece={seat.piece} size={shape === "rows" ? 31 : 24} hollow={seat.absent ?? false} />
          <span class="who">
            <span class="name" dir="auto">
              {seat.name}
            </span>
            {(shape === "rows" || seats.length === 1) && seat.note && <span class="what">{seat.note}</span>}
          </span>
          {seat.aside}
          <ClaimSlots seat={seat} />
        </li>
      ))}
    </ul>
  );
}

function ClaimSlots({ seat }: { readonly seat: SeatView }) {
  const many = seat.target > MOST_SLOTS;
  const shown = many ? seat.slots.filter((slot) => slot.state === "pending").slice(0, 2) : seat.slots;
  const empty = many ? 0 : Math.max(seat.target - seat.slots.length, 0);
  return (
    <span class="slots">
      <span class="off-screen">{seat.slotsLabel}</span>
      <span class="slot-plates" aria-hidden="true">
        {many && <span class="tally">{seat.tally}</span>}
        {shown.map((slot) => (
          <Plate key={slot.column} kind={slot.state === "pending" ? "pending" : "claim"} piece={seat.piece}>
            {slot.column}
          </Plate>
        ))}
        {Array.from({ length: empty }, (_, i) => (
          <Plate key={`empty${i}`} kind="empty" />
        ))}
      </span>
    </span>
  );
}
