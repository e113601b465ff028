import { effect, type ReadonlySignal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import type { LinkState } from "../online/link.ts";
import type { RemoteGame } from "../online/remote-game.ts";
import type { Table } from "../table/table.ts";
import { leftFor, SHORT_MS } from "./clock.ts";
import { sayNews, type Words } from "./elsewhere.ts";

/** How often a clock that runs is looked at. */
const LOOK_MS = 500;

/** What a screen reader hears of those who play elsewhere, and of the connection to them. */
export function News({
  remote,
  link,
  here,
  table,
  words,
}: {
  readonly remote: RemoteGame;
  readonly link: ReadonlySignal<LinkState>;
  readonly here: ReadonlySignal<readonly number[]>;
  readonly table: Pick<Table, "seats">;
  readonly words: Words;
}) {
  const [news, setNews] = useState("");
  const known = useRef(words);
  known.current = words;

  useEffect(() => {
    const nameOf = (seat: number) => table.seats[seat]?.name ?? "";
    let was = link.peek();
    let seen = remote.log.peek().game.version;
    // Of each turn's time it is told once.
    let told: number | null = null;
    const stops = [
      effect(() => {
        const now = link.value;
        if (now === was) return;
        was = now;
        const { reconnected, reconnecting, offline } = known.current.online;
        setNews(now === "live" ? reconnected : (now === "offline" ? offline : reconnecting).short);
      }),
      effect(() => {
        const called = remote.called.value;
        if (!called) return;
        const { said, reactions } = known.current.online;
        setNews(said(nameOf(called.seat), reactions[called.reaction]));
      }),
      effect(() => {
        if (remote.next.value && here.peek().length > 0) setNews(known.current.online.rematchCalled);
      }),
      effect(() => {
        const { events } = remote.log.value;
        for (const event of events.slice(seen)) {
          const said = sayNews(event, table, known.current);
          if (said !== null) setNews(said);
        }
        seen = events.length;
      }),
    ];
    const timer = setInterval(() => {
      const { game } = remote.log.peek();
      const { seat } = game.game.position;
      const left = here.peek().includes(seat) ? leftFor(game, seat, Date.now() + remote.ahead()) : null;
      if (left === null || left > SHORT_MS || told === game.turnBegan) return;
      told = game.turnBegan;
      setNews(known.current.online.timeShort(nameOf(seat)));
    }, LOOK_MS);
    return () => {
      for (const stop of stops) stop();
      clearInterval(timer);
    };
  }, [remote, link, table]);

  return (
    <p class="off-screen" role="status">
      {news}
    </p>
  );
}
