import type { Kysely, Transaction } from "kysely";

/** All times are milliseconds since 1970, by the clock of the process that wrote them. */
export interface Schema {
  players: { id: string; name: string; created_at: number };
  /** A token a device; only its hash is kept. */
  devices: { token_hash: string; player_id: string; created_at: number };
  /** Codes that make another device a player's; each is deleted when it is used. */
  device_codes: { code_hash: string; player_id: string; expires_at: number };
  /** What is true of a game besides its log. Whoever appends to the log holds the lock of this row. */
  games: {
    id: string;
    /** How many events the log holds. */
    version: number;
    status: "waiting" | "running" | "finished";
    visibility: "unlisted" | "public";
    /** Where the dice come from. Read by whoever draws dice, and by nobody else. */
    secret: string;
    created_at: number;
    changed_at: number;
    /** When the server has to see to the game: a bot's turn, a clock that runs out. */
    wake_at: number | null;
    /** The game that this one is the rematch of; a game has one rematch. */
    rematch_of: string | null;
  };
  /** The log: what happened in a game, in order, each the JSON that clients get. Only ever appended to. */
  events: { game_id: string; version: number; event: string };
  /** Whose games are whose, to list them. */
  game_players: { game_id: string; player_id: string };
  /** Answers to requests with an Idempotency-Key, to be given again. */
  answers: {
    player_id: string;
    key: string;
    /** A hash of what was asked. */
    request: string;
    status: number;
    body: string;
    created_at: number;
  };
}

export type Db = Kysely<Schema>;
/** Handed to whoever may write: everything done through it happens together, or not at all. */
export type Tx = Transaction<Schema>;
