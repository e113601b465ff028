import type { GameSummary, Player } from "@cantstop/protocol";
import { identity, server } from "../online/server.ts";

/** Does a game wait for this player: to take their turn, or the seat that is kept for them? */
export const waitsFor = (me: Player | null, { seats, onTurn }: GameSummary): boolean =>
  me !== null &&
  seats.some(
    ({ kind, player }, i) => player === me.id && (kind === "open" || (kind === "person" && i === onTurn)),
  );

/** The games of the server that wait for whoever plays on this device; none where it cannot be reached. */
export async function findTurns(): Promise<readonly string[]> {
  const known = await identity.find();
  if (!known.ok || !known.value) return [];
  const me = known.value;
  const own = await server.ownGames();
  return own.ok ? own.value.games.filter((game) => waitsFor(me, game)).map(({ id }) => id) : [];
}
