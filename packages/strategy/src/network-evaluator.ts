import type { Position, Rules } from "@cantstop/rules";
import { type Evaluator, shareOf, type TurnEnds } from "./evaluator.ts";
import type { Ladders } from "./ladder.ts";
import { activeRows, type Network, networkValues, seatsInOrder } from "./network.ts";
import { NetworkEnds } from "./network-ends.ts";

/** An evaluator of a network for each number of players in the game. */
export class NetworkEvaluator implements Evaluator {
  private readonly networkFor: (rules: Rules, players: number) => Network;

  constructor(networkFor: (rules: Rules, players: number) => Network) {
    this.networkFor = networkFor;
  }

  value(position: Position, seat: number): number {
    if (position.finished) return position.rules.players === 1 ? 0 : shareOf(position, seat);
    const seats = seatsInOrder(position);
    const order = seats.indexOf(seat);
    return order < 0
      ? 0
      : networkValues(this.networkFor(position.rules, seats.length), activeRows(position))[order];
  }

  ends(position: Position, ladders: Ladders): TurnEnds {
    return new NetworkEnds(
      position,
      ladders,
      this.networkFor(position.rules, seatsInOrder(position).length),
      this,
    );
  }
}
