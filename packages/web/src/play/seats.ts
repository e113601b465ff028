import { bitsOf } from "@cantstop/rules";
import type { SeatView } from "../game/view.ts";
import { asColumn } from "./gains.ts";
import { turnNumber } from "./history.ts";
import type { Scene } from "./scene.ts";

/** What stands under a name: what the player is at, else what kind of player it is. */
function noteOf(scene: Scene, seat: number, isPlaying: boolean): string {
  const { situation, table, wording, isAlone } = scene;
  const { play, home } = wording.words;
  const { position } = situation;
  const shown = situation.kind === "choose" && situation.shown ? situation.shown.after : position;
  if ((position.out >> seat) & 1) return play.hasLeft;
  if (isAlone) return play.turnNumber(turnNumber(scene));
  if (isPlaying && shown.moved) return play.playing(shown.spare);
  const player = table.seats[seat]?.player;
  const bot = player && player.kind !== "person" ? player.bot : null;
  return bot ? home.botTemper(home.bots[bot].temper) : "";
}

/** The players, whose turn it is, what they own and what they are about to claim. */
export function presentSeats(scene: Scene): readonly SeatView[] {
  const { situation, table, wording, isStarting, pieceOf } = scene;
  const { play } = wording.words;
  const { position } = situation;
  const { rules, winners, out } = position;
  const shown = situation.kind === "choose" && situation.shown ? situation.shown.after : position;
  const onTurn = situation.kind === "bust" ? situation.before.seat : position.seat;

  return table.seats.map(({ name }, seat) => {
    const isOnTurn = !isStarting && seat === onTurn;
    const active = situation.kind === "over" ? ((winners >> seat) & 1) === 1 : isOnTurn;
    const owned = position.claims[seat] ?? 0;
    const onTop = seat === shown.seat ? shown.topped | ((shown.claims[seat] ?? 0) & ~owned) : 0;
    const columns = bitsOf(owned);
    const isPlaying = active && (situation.kind === "roll" || situation.kind === "choose");
    const pending = situation.kind === "over" || situation.kind === "bust" ? [] : bitsOf(onTop);
    return {
      piece: pieceOf(seat),
      name,
      note: noteOf(scene, seat, isPlaying),
      active,
      slots: [
        ...columns.map((column) => ({ column: asColumn(column), state: "claimed" as const })),
        ...pending.map((column) => ({ column: asColumn(column), state: "pending" as const })),
      ],
      target: rules.target,
      tally: play.tally(columns.length, rules.target),
      slotsLabel: play.slots(columns.length, rules.target, columns),
      absent: ((out >> seat) & 1) === 1,
    };
  });
}
