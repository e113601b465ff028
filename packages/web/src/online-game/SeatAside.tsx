import { useEffect, useState } from "preact/hooks";
import { Icon } from "../icons.tsx";
import { late } from "../late.tsx";
import type { Called, RemoteGame } from "../online/remote-game.ts";
import type { OnlineGameWords } from "../words/online-game.ts";

const Bubble = late("onlineGame", async () => (await import("./Bubble.tsx")).Bubble);
const SeatClock = late("onlineGame", async () => (await import("./Clocks.tsx")).SeatClock);

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
  const { game } = remote.log.value;
  const taken = game.seats[seat];
  const called = useCalled(remote, seat);
  const isReplaced = taken?.kind === "person" && taken.standIn !== null;
  const isAway = taken?.kind === "person" && remote.presence.value?.seats[seat] === false;
  const state = isReplaced ? words.botPlays : isAway ? words.away : null;
  const hasClock = game.created.clock.kind !== "none";
  return (
    <>
      {(state !== null || hasClock) && (
        <span class="seat-chip">
          {state !== null && (
            <>
              <Icon name={isReplaced ? "bot" : "moon"} size={15} />
              <span class="off-screen">{state}</span>
            </>
          )}
          {hasClock && <SeatClock remote={remote} seat={seat} />}
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
