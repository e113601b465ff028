// What there is to choose from, and how much of it. Apart from the schemas, so that a page can show it without them.

export const VISIBILITIES = ["unlisted", "public"] as const;
/** Who begins: as the ruleset's text has it, by a roll for the highest die, or the seat named. */
export const STARTS = ["preset", "roll", "seat"] as const;
/** What happens to a person whose time is up: nothing, a bot plays on, or the seat resigns. */
export const TIMEOUTS = ["wait", "bot", "resign"] as const;

export const STATUSES = ["waiting", "running", "finished"] as const;
export type Status = (typeof STATUSES)[number];

/** What anyone at the table may call out. */
export const REACTIONS = ["applause", "laugh", "wow", "ouch", "luck", "hurry", "thanks"] as const;
export type Reaction = (typeof REACTIONS)[number];

/** In seconds, for a turn or for all of a seat's turns together. */
export const LONGEST_CLOCK = 7 * 24 * 60 * 60;
/** In days, for a turn. */
export const MOST_DAYS = 30;
/** In characters, of a person's own contribution to the dice. */
export const LONGEST_SEED = 200;
/** In characters. Longer names would be cut off on every screen. */
export const LONGEST_NAME = 40;
/** At most so many actions are sent together: a move, the stop, and one's other seat's roll. */
export const MOST_ACTIONS = 3;
