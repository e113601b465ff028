import { effect, type ReadonlySignal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { late } from "../late.tsx";
import type { LinkState } from "../online/link.ts";
import type { RemoteGame } from "../online/remote-game.ts";
import type { Table } from "../table/table.ts";
import { sayNews, type Words } from "./elsewhere.ts";

const ClockNews = late("onlineGame", async () => (await import("./Clocks.tsx")).ClockNews);

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

  const nameOf = (seat: number) => table.seats[seat]?.name ?? "";

  useEffect(() => {
    let was = link.peek();
    let seen = remote.log.peek().game.version;
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
    return () => {
      for (const stop of stops) stop();
    };
  }, [remote, link, table]);

  return (
    <>
      <p class="off-screen" role="status">
        {news}
      </p>
      {remote.log.value.game.created.clock.kind !== "none" && (
        <ClockNews remote={remote} here={here} nameOf={nameOf} />
      )}
    </>
  );
}
