import {
  type OnlineEvent,
  type OnlineGame,
  type OnlineSeat,
  seedsBySeat,
  toGameEvent,
} from "@cantstop/protocol";
import { FAIR_TAGS, makeSeedsText, makeStartRollsText } from "@cantstop/protocol/fair-dice";
import { startPosition } from "@cantstop/rules";
import { writeRecord } from "@cantstop/rules/notation";

const nameOf = (seat: OnlineSeat): string => (seat.kind === "bot" ? seat.bot : (seat.name ?? ""));

/** A game as a record, with what is needed to check its dice as far as that is told yet. */
export function recordOf(game: OnlineGame, events: readonly OnlineEvent[]): string {
  const { id, created, rules, seats, start, end } = game;
  const tags: [string, string][] = [
    ["Date", created.at],
    ["Seats", seats.map((seat) => (seat.kind === "bot" ? `bot:${seat.bot}` : "person")).join(" ")],
    ["Game", id],
    [FAIR_TAGS.commitment, created.commitment],
    [FAIR_TAGS.seeds, makeSeedsText(seedsBySeat(game))],
  ];
  if (start?.rolls) {
    tags.push([FAIR_TAGS.startSeeds, makeSeedsText(start.seeds)]);
    tags.push([FAIR_TAGS.startRolls, makeStartRollsText(start.rolls)]);
  }
  if (end) {
    tags.push([FAIR_TAGS.secret, end.secret]);
    tags.push(["Ended", new Date(end.at).toISOString()]);
  }
  return writeRecord({
    start: startPosition(rules, game.game.position.firstSeat),
    names: seats.map(nameOf),
    tags,
    events: events.map(toGameEvent).filter((event) => event !== null),
  });
}
