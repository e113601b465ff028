import type { ReadonlySignal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import type { RemoteGame } from "../online/remote-game.ts";
import { useWording } from "../words/context.ts";
import type { OnlineGameWords } from "../words/online-game.ts";
import { clockText, leftFor, SHORT_MS } from "./clock.ts";

/** How often a clock that runs is looked at. */
const LOOK_MS = 500;

/** At a seat: the time that it has left. */
export function SeatClock({
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
  const isOnTurn = game.game.position.seat === seat;
  const left = leftFor(game, seat, Date.now() + remote.ahead());
  useTick(left !== null && isOnTurn);
  if (left === null) return null;
  const text = clockText(language, left);
  return (
    <span class={isOnTurn && left < SHORT_MS ? "short" : undefined}>
      <span aria-hidden="true">{text}</span>
      <span class="off-screen">{words.timeLeft(text)}</span>
    </span>
  );
}

/** Shows a component anew every second, while `isOn`. */
function useTick(isOn: boolean): void {
  const [, setTicks] = useState(0);
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), 1000);
    return () => clearInterval(timer);
  }, [isOn]);
}

/** What a screen reader hears of a clock: that the time of somebody here is nearly up. */
export function ClockNews({
  remote,
  here,
  nameOf,
  words,
}: {
  readonly remote: RemoteGame;
  readonly here: ReadonlySignal<readonly number[]>;
  readonly nameOf: (seat: number) => string;
  readonly words: OnlineGameWords;
}) {
  /** Whose time it is, and of which turn: each is told once. */
  const [short, setShort] = useState({ seat: 0, turn: 0 });
  useEffect(() => {
    const timer = setInterval(() => {
      const { game } = remote.log.peek();
      const { seat } = game.game.position;
      const left = here.peek().includes(seat) ? leftFor(game, seat, Date.now() + remote.ahead()) : null;
      const turn = left === null || left > SHORT_MS ? 0 : game.turnBegan;
      setShort((known) => (known.turn === turn ? known : { seat, turn }));
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [remote]);
  return (
    <p class="off-screen" role="status">
      {short.turn > 0 && words.timeShort(nameOf(short.seat))}
    </p>
  );
}
