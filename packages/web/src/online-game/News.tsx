import { effect, type ReadonlySignal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import type { LinkState } from "../online/link.ts";
import type { RemoteGame } from "../online/remote-game.ts";
import type { OnlineGameWords } from "../words/online-game.ts";
import { leftFor, SHORT_MS } from "./clock.ts";

/** How often a clock that runs is looked at. */
const LOOK_MS = 500;

/** What a screen reader hears of those who play elsewhere, and of the connection to them. */
export function News({
  remote,
  link,
  here,
  names,
  words,
}: {
  readonly remote: RemoteGame;
  readonly link: ReadonlySignal<LinkState>;
  readonly here: ReadonlySignal<readonly number[]>;
  readonly names: readonly string[];
  readonly words: OnlineGameWords;
}) {
  const [news, setNews] = useState("");
  const known = useRef({ names, words });
  known.current = { names, words };
  const nameOf = (seat: number) => known.current.names[seat] ?? "";

  useEffect(() => {
    let was = link.peek();
    return effect(() => {
      const now = link.value;
      if (now === was) return;
      was = now;
      const { reconnected, reconnecting, offline } = known.current.words;
      setNews(now === "live" ? reconnected : (now === "offline" ? offline : reconnecting).short);
    });
  }, [link]);
  useEffect(
    () =>
      effect(() => {
        const called = remote.called.value;
        if (!called) return;
        const { said, reactions } = known.current.words;
        setNews(said(nameOf(called.seat), reactions[called.reaction]));
      }),
    [remote],
  );
  useEffect(() => {
    let seen = remote.log.peek().game.version;
    return effect(() => {
      const { events } = remote.log.value;
      for (const event of events.slice(seen)) {
        if (event.type === "replaced")
          setNews(known.current.words.botPlaysFor(event.bot, nameOf(event.seat)));
        if (event.type === "resigned" && event.reason === "time")
          setNews(known.current.words.leftByTime(nameOf(event.seat)));
      }
      seen = events.length;
    });
  }, [remote]);
  useEffect(() => {
    // Of each turn's time it is told once.
    let told: number | null = null;
    const timer = setInterval(() => {
      const { game } = remote.log.peek();
      const { seat } = game.game.position;
      const isDays = game.created.clock.kind === "days";
      const left =
        isDays || !here.peek().includes(seat) ? null : leftFor(game, seat, Date.now() + remote.ahead());
      if (left === null || left > SHORT_MS || told === game.turnBegan) return;
      told = game.turnBegan;
      setNews(known.current.words.timeShort(nameOf(seat)));
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [remote]);

  return (
    <p class="off-screen" role="status">
      {news}
    </p>
  );
}
