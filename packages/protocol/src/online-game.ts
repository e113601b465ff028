import { type Game, makeRules, play, type Rules, type RulesetSpec, startGame, unwrap } from "@cantstop/rules";
import type { Status } from "./choices.ts";
import type { OnlineEvent } from "./event.ts";
import { toGameEvent } from "./to-game-event.ts";

/** A seat as it is now. */
export type OnlineSeat =
  | {
      readonly kind: "person";
      readonly player: string;
      readonly name: string;
      /** The bot that plays on after this person's time was up. */
      readonly standIn: string | null;
    }
  /** `player` is for whom the seat is kept, if it is. */
  | { readonly kind: "open"; readonly player: string | null; readonly name: string | null }
  | { readonly kind: "bot"; readonly bot: string };

type Created = Extract<OnlineEvent, { type: "created" }>;

/** A game as its log tells it. Never changed in place: every event makes a new one. */
export interface OnlineGame {
  readonly id: string;
  readonly version: number;
  readonly created: Created;
  readonly rules: Rules;
  readonly status: Status;
  readonly seats: readonly OnlineSeat[];
  /** The game on the board; before it begins, what it will begin with as far as that is known. */
  readonly game: Game;
  /** Contributions to the dice, by player. */
  readonly seeds: ReadonlyMap<string, string>;
  /** How many rolls of four dice there have been. */
  readonly rolls: number;
  readonly start: {
    readonly at: number;
    readonly rolls: number[][] | null;
    /** Contributions by seat, as they were then. */
    readonly seeds: readonly (string | null)[];
  } | null;
  /** When the turn under way began. */
  readonly turnBegan: number;
  /** Milliseconds each seat has spent on its turns before this one. */
  readonly spent: readonly number[];
  readonly changedAt: number;
  readonly end: { readonly at: number; readonly secret: string } | null;
}

/** Contributions to the dice by seat; a person in several seats is in each. */
export const seedsBySeat = ({ seats, seeds }: Pick<OnlineGame, "seats" | "seeds">): (string | null)[] =>
  seats.map((seat) => (seat.kind === "person" ? (seeds.get(seat.player) ?? null) : null));

/** Seats of a player, ascending. */
export const seatsOf = ({ seats }: OnlineGame, player: string): number[] =>
  [...seats.keys()].filter((i) => seats[i]?.kind === "person" && seats[i].player === player);

/** Everyone who sits at the table, once each. */
export const playersOf = ({ seats }: OnlineGame): string[] => [
  ...new Set(seats.flatMap((seat) => (seat.kind === "person" ? [seat.player] : []))),
];

/** The bot that moves for a seat, if one does. */
export const botOf = (seat: OnlineSeat | undefined): string | null =>
  seat?.kind === "bot" ? seat.bot : seat?.kind === "person" ? seat.standIn : null;

/** Rulesets repeat from game to game, and compiling one makes tables. */
const compiled = new Map<string, Rules>();

function rulesOf(ruleset: RulesetSpec, players: number): Rules {
  const key = `${players} ${JSON.stringify(ruleset)}`;
  let rules = compiled.get(key);
  if (!rules) {
    rules = unwrap(makeRules(ruleset, players));
    if (compiled.size > 200) compiled.clear();
    compiled.set(key, rules);
  }
  return rules;
}

function begin(id: string, created: Created): OnlineGame {
  const rules = rulesOf(created.ruleset, created.seats.length);
  const at = Date.parse(created.at);
  return {
    id,
    version: created.version,
    created,
    rules,
    status: "waiting",
    seats: created.seats.map((entry) =>
      entry.kind === "person"
        ? { ...entry, standIn: null }
        : entry.kind === "open"
          ? { kind: "open", player: entry.player ?? null, name: entry.name ?? null }
          : entry,
    ),
    game: startGame(rules, created.firstSeat),
    seeds: new Map(),
    rolls: 0,
    start: null,
    turnBegan: at,
    spent: created.seats.map(() => 0),
    changedAt: at,
    end: null,
  };
}

const withSeat = (game: OnlineGame, seat: number, taken: OnlineSeat): readonly OnlineSeat[] =>
  game.seats.map((other, i) => (i === seat ? taken : other));

/** The game after something happened on the board, with the time that a turn took charged to its seat. */
function afterPlay(game: OnlineGame, event: OnlineEvent, at: number): OnlineGame {
  const played = toGameEvent(event);
  if (!played) return game;
  const next = unwrap(play(game.game, played));
  const { position } = game.game;
  const rolled = played.type === "roll" ? 1 : 0;
  const goesOn =
    next.dice !== null || next.position.moved || (played.type === "resign" && played.seat !== position.seat);
  if (goesOn && !next.position.finished) return { ...game, game: next, rolls: game.rolls + rolled };
  return {
    ...game,
    game: next,
    rolls: game.rolls + rolled,
    turnBegan: at,
    spent: game.spent.map((spent, seat) => (seat === position.seat ? spent + at - game.turnBegan : spent)),
  };
}

function after(game: OnlineGame, event: OnlineEvent, at: number): OnlineGame {
  switch (event.type) {
    case "created":
      throw new Error(`Game ${game.id} was created twice.`);
    case "joined": {
      const { player, name } = event;
      return { ...game, seats: withSeat(game, event.seat, { kind: "person", player, name, standIn: null }) };
    }
    case "seated":
      return { ...game, seats: withSeat(game, event.seat, { kind: "bot", bot: event.bot }) };
    case "left":
      return {
        ...game,
        seats: game.seats.map((seat) =>
          seat.kind === "person" && seat.player === event.player
            ? { kind: "open", player: null, name: null }
            : seat,
        ),
        seeds: new Map([...game.seeds].filter(([player]) => player !== event.player)),
      };
    case "seeded":
      return { ...game, seeds: new Map([...game.seeds, [event.player, event.seed]]) };
    case "started":
      return {
        ...game,
        status: "running",
        game: startGame(game.rules, event.firstSeat),
        start: { at, rolls: event.startRolls, seeds: seedsBySeat(game) },
        turnBegan: at,
      };
    case "replaced":
    case "returned": {
      const seat = game.seats[event.seat];
      if (seat?.kind !== "person")
        throw new Error(`Game ${game.id}: nobody to replace in seat ${event.seat}.`);
      const isOnTurn = event.seat === game.game.position.seat;
      const standIn = event.type === "replaced" ? event.bot : null;
      return {
        ...game,
        seats: withSeat(game, event.seat, { ...seat, standIn }),
        // A bot needs no time, and whoever comes back has a whole turn's.
        turnBegan: isOnTurn ? at : game.turnBegan,
        spent: game.spent.map((spent, i) =>
          isOnTurn && i === event.seat ? spent + at - game.turnBegan : spent,
        ),
      };
    }
    case "finished":
      return { ...game, status: "finished", end: { at, secret: event.secret } };
    case "rolled":
    case "moved":
    case "stopped":
    case "resigned":
      return afterPlay(game, event, at);
    // The roll before it has told the rules already.
    case "busted":
      return game;
  }
}

/** The game after one more event; an impossible one throws, for then the log is not what a server wrote. */
export function appendEvent(id: string, game: OnlineGame | null, event: OnlineEvent): OnlineGame {
  if (event.version !== (game?.version ?? 0) + 1)
    throw new Error(`Game ${id}: event ${event.version} follows ${game?.version ?? 0}.`);
  if (game === null) {
    if (event.type !== "created") throw new Error(`Game ${id} begins with "${event.type}".`);
    return begin(id, event);
  }
  const at = Date.parse(event.at);
  return { ...after(game, event, at), version: event.version, changedAt: at };
}
