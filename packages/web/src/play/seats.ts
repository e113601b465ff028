import { bitsOf } from "@cantstop/rules";
import type { SeatView } from "../game/view.ts";
import type { Words } from "../words/words.ts";
import { asColumn, asSeat } from "./gains.ts";
import type { Situation } from "./situation.ts";

/** The players, whose turn it is, what they own and what they are about to claim. */
export function presentSeats(
  situation: Situation,
  names: readonly string[],
  { play }: Words,
): readonly SeatView[] {
  const { position } = situation;
  const { rules, winners, out } = position;
  const shown = situation.kind === "choose" && situation.shown ? situation.shown.after : position;
  const onTurn = situation.kind === "bust" ? situation.before.seat : position.seat;

  return names.map((name, seat) => {
    const isActive = situation.kind === "over" ? ((winners >> seat) & 1) === 1 : seat === onTurn;
    const isOut = ((out >> seat) & 1) === 1;
    const owned = position.claims[seat] ?? 0;
    const onTop = seat === shown.seat ? shown.topped | ((shown.claims[seat] ?? 0) & ~owned) : 0;
    const columns = bitsOf(owned);
    const pending = situation.kind === "over" || situation.kind === "bust" ? [] : bitsOf(onTop);
    const isPlaying = isActive && (situation.kind === "roll" || situation.kind === "choose");
    return {
      seat: asSeat(seat),
      name,
      note: isOut ? play.hasLeft : isPlaying && shown.moved ? play.playing(shown.spare) : "",
      active: isActive,
      slots: [
        ...columns.map((column) => ({ column: asColumn(column), state: "claimed" as const })),
        ...pending.map((column) => ({ column: asColumn(column), state: "pending" as const })),
      ],
      target: rules.target,
      tally: play.tally(columns.length, rules.target),
      slotsLabel: play.slots(columns.length, rules.target, columns),
      absent: isOut,
    };
  });
}
