import { useEffect, useState } from "preact/hooks";
import { Icon } from "../icons.tsx";
import { late } from "../late.tsx";
import type { Called, RemoteGame } from "../online/remote-game.ts";
import { useWording } from "../words/context.ts";
import type { OnlineGameWords } from "../words/online-game.ts";
import { clockText, leftFor, SHORT_MS } from "./clock.ts";
import { useTick } from "./use-tick.ts";

const Bubble = late("onlineGame", async () => (await import("./Bubble.tsx")).Bubble);

/** How long something called out stands at the seat. */
const CALLED_MS = 4000;

/** At a seat: that its person is away or a bot plays for them, the clock, and what was called out. */
export function SeatAside({
  remote,
  seat,
  words,
}: {
  readonly remote: RemoteGame;
  readonly seat: number;
  readonly words: OnlineGameWords;
}) {
  const { language } = useWording();
  const { game } = remote.log.value;
  const taken = game.seats[seat];
  const isOnTurn = game.game.position.seat === seat;
  const left = leftFor(game, seat, Date.now() + remote.ahead());
  useTick(left !== null && isOnTurn);
  const called = useCalled(remote, seat);
  const isReplaced = taken?.kind === "person" && taken.standIn !== null;
  const isAway = taken?.kind === "person" && remote.presence.value?.seats[seat] === false;
  const state = isReplaced ? words.botPlays : isAway ? words.away : null;
  const isShort = left !== null && isOnTurn && left < SHORT_MS;
  return (
    <>
      {(state !== null || left !== null) && (
        <span class={`seat-chip${isShort ? " short" : ""}`}>
          {state !== null && (
            <>
              <Icon name={isReplaced ? "bot" : "moon"} size={15} />
              <span class="off-screen">{state}</span>
            </>
          )}
          {left !== null && (
            <>
              <span aria-hidden="true">{clockText(language, left)}</span>
              <span class="off-screen">{words.timeLeft(clockText(language, left))}</span>
            </>
          )}
        </span>
      )}
      {called && <Bubble reaction={called.reaction} />}
    </>
  );
}

/** What was called out at a seat, for a while. */
function useCalled({ called }: RemoteGame, seat: number): Called | null {
  const latest = called.value?.seat === seat ? called.value : null;
  const [over, setOver] = useState(0);
  const time = latest?.time ?? 0;
  useEffect(() => {
    if (time === 0) return;
    const timer = setTimeout(() => setOver(time), CALLED_MS);
    return () => clearTimeout(timer);
  }, [time]);
  return latest && over !== latest.time ? latest : null;
}
