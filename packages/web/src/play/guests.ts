import { effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Hint } from "../bots/advice.ts";
import type { Company } from "../bots/company.ts";
import type { BotAct } from "../bots/driver.ts";
import { currentGame, type Table } from "../table/table.ts";
import { isHere } from "./entry.ts";

/** Those who think at a table: its bots, and the strongest player. They come when they are first needed. */
export interface Guests {
  /** What the bots are at. */
  readonly act: ReadonlySignal<BotAct>;
  /** Asks the strongest player. Rejects where nobody can be asked. */
  readonly ask: () => Promise<Hint>;
  readonly skip: () => void;
  readonly retry: () => void;
  readonly leave: () => void;
}

/** @param join brings them to the table, which may fail */
export function awaitGuests(table: Table, join: () => Promise<Company>): Guests {
  const act = signal<BotAct>({ kind: "none" });
  let joining: Promise<Company> | null = null;
  let hasLeft = false;
  let unfollow = () => {};

  const bring = async (): Promise<Company> => {
    const company = await join();
    if (hasLeft) company.leave();
    else
      unfollow = effect(() => {
        act.value = company.act.value;
      });
    return company;
  };
  const call = (): Promise<Company> => {
    joining ??= bring();
    joining.catch(() => {
      joining = null;
    });
    return joining;
  };
  /** Calls the bots; without them their seat is stuck until somebody tries again. */
  const callBots = () => {
    call().catch(() => {
      const { seat } = currentGame(table.state.peek()).position;
      if (!isHere(table, seat)) act.value = { kind: "failed", seat };
    });
  };
  if (table.seats.some(({ player }) => player.kind === "bot")) callBots();

  return {
    act,
    ask: async () => (await call()).hint(),
    skip: () => void joining?.then((company) => company.skip()),
    retry() {
      if (joining) void joining.then((company) => company.retry());
      else callBots();
    },
    leave() {
      hasLeft = true;
      unfollow();
      void joining?.then((company) => company.leave());
    },
  };
}
