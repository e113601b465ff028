import { PieceIcon } from "../board/Piece.tsx";
import { Plate } from "../dice/Plate.tsx";
import type { SeatView } from "./view.ts";

const MOST_SLOTS = 3;

/** The players: rows on the desktop, a strip on the phone. The active one has a honey frame. */
export function SeatBar({
  seats,
  label,
  shape,
}: {
  readonly seats: readonly SeatView[];
  readonly label: string;
  readonly shape: "rows" | "strip";
}) {
  return (
    <ul class={`seats ${shape} of-${seats.length}`} aria-label={label}>
      {seats.map((seat) => (
        <li
          key={seat.seat}
          class={`seat${seat.active ? " active" : ""}${seat.absent ? " absent" : ""}`}
          aria-current={seat.active ? "true" : undefined}
        >
          <PieceIcon seat={seat.seat} size={shape === "rows" ? 31 : 24} hollow={seat.absent ?? false} />
          <span class="who">
            <span class="name">{seat.name}</span>
            {shape === "rows" && seat.note && <span class="what">{seat.note}</span>}
          </span>
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
          <Plate key={slot.column} kind={slot.state === "pending" ? "pending" : "claim"} seat={seat.seat}>
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
