import { useState } from "preact/hooks";
import { type BotName, isBotName } from "../bots/names.ts";
import { Icon } from "../icons.tsx";
import { BotOptions } from "../lobby/BotOptions.tsx";
import type { OnlineFailure } from "../online/client.ts";
import { sayFailure } from "../online/failure.ts";
import type { RemoteGame } from "../online/remote-game.ts";
import { useWording } from "../words/context.ts";
import type { OnlineWords } from "../words/online.ts";

/** Who is offered first, as on the start screen: quick, sensible, and no champion. */
const FIRST: BotName = "steady";

/** At an open seat: the host need not wait for somebody who does not come. */
export function BotSeat({
  remote,
  seat,
  isLast,
  words: { create, waiting, failures },
  onSeated,
}: {
  readonly remote: RemoteGame;
  readonly seat: number;
  /** With a bot here the game begins. */
  readonly isLast: boolean;
  readonly words: OnlineWords;
  readonly onSeated: () => void;
}) {
  const { home } = useWording().words;
  const [isOpen, setOpen] = useState(false);
  const [bot, setBot] = useState(FIRST);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<OnlineFailure | null>(null);
  const give = async (event: Event) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const answer = await remote.seatBot(seat, bot);
    setBusy(false);
    setFailure(answer.ok ? null : answer.error);
    if (answer.ok) onSeated();
  };
  const id = `bot-${seat}`;
  return (
    <>
      <button
        type="button"
        class="more-button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span class="off-screen">{create.seat(seat + 1)}</span>
        {waiting.botInstead}
        <Icon name="down" size={20} />
      </button>
      {isOpen && (
        <form id={id} class="bot-seat" onSubmit={(event) => void give(event)}>
          <span class="select-field">
            <select
              aria-label={create.bots}
              value={bot}
              onChange={({ currentTarget: { value } }) => isBotName(value) && setBot(value)}
            >
              <BotOptions />
            </select>
            <Icon name="down" />
          </span>
          <button type="submit" class="row-button">
            <span>
              {waiting.seatBot(home.bots[bot].name)}
              {isLast && <small>{waiting.thenBegins}</small>}
            </span>
          </button>
          <p role="alert" class={failure ? "message bad" : undefined}>
            {failure && sayFailure(failure, failures)}
          </p>
        </form>
      )}
    </>
  );
}
