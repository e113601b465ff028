import { LONGEST_NAME, type Player, tidyName } from "@cantstop/protocol";
import { type ReadonlySignal, signal } from "@preact/signals";
import { readFields, type Store } from "../storage.ts";
import type { Answer, Client } from "./client.ts";

/**
 * Who plays on this device, as far as servers are concerned. What proves it is in a cookie that no script can read; the
 * device itself keeps the name, to offer it again.
 */
export interface Identity {
  /** Null where nobody has played yet; undefined until {@link find} has asked. */
  readonly player: ReadonlySignal<Player | null | undefined>;
  /** The name last used here; empty if there is none. */
  readonly name: () => string;
  /** Finds out who it is. That it is nobody is no failure. */
  find(): Promise<Answer<Player | null>>;
  /** Is a player of this name from now on: a new one, or the one there is under another name. */
  be(name: string): Promise<Answer<Player>>;
  /** Is the player of another device from now on. */
  redeem(code: string): Promise<Answer<Player>>;
}

const NAME = "online";

/** A name as the server would have it; empty where nothing is left of it. */
export const nameOf = (typed: string): string => tidyName(tidyName(typed).slice(0, LONGEST_NAME));

export function openIdentity(client: Client, store: Store): Identity {
  const player = signal<Player | null | undefined>(undefined);

  const become = (answer: Answer<Player>): Answer<Player> => {
    if (!answer.ok) return answer;
    // The token that comes along is in the cookie, and nobody's business here.
    const { id, name } = answer.value;
    player.value = { id, name };
    store.write(NAME, JSON.stringify({ name }));
    return { ok: true, value: player.value };
  };
  const beNobody = (): Answer<null> => {
    player.value = null;
    return { ok: true, value: null };
  };
  const find = async (): Promise<Answer<Player | null>> => {
    // Whoever has never played need not be asked for; a device that remembers nothing may have a cookie all the same.
    const isNew = typeof readFields(store, NAME).name !== "string" && store.write(NAME, "{}");
    if (isNew) return beNobody();
    const answer = await client.me();
    return !answer.ok && answer.error.code === "unauthenticated" ? beNobody() : become(answer);
  };

  return {
    player,
    name() {
      const { name } = readFields(store, NAME);
      return player.peek()?.name ?? (typeof name === "string" ? name : "");
    },
    find,
    async be(name) {
      const known = player.peek() === undefined ? await find() : null;
      if (known && !known.ok) return known;
      const now = player.peek();
      if (!now) return become(await client.signUp(name));
      if (now.name === name) return { ok: true, value: now };
      const renamed = await client.rename(name);
      // The cookie is gone, and with it the player.
      const isGone = !renamed.ok && renamed.error.code === "unauthenticated";
      return become(isGone ? await client.signUp(name) : renamed);
    },
    redeem: async (code) => become(await client.redeemCode(code)),
  };
}
