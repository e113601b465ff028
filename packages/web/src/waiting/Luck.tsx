import { LONGEST_SEED } from "@cantstop/protocol";
import { useState } from "preact/hooks";
import type { OnlineFailure } from "../online/client.ts";
import { sayFailure } from "../online/failure.ts";
import type { RemoteGame } from "../online/remote-game.ts";
import type { OnlineWords } from "../words/online.ts";

/** A person's own contribution to the dice, once. Who gives none has one made up when the game begins. */
export function Luck({
  remote,
  me,
  words: { waiting, failures },
}: {
  readonly remote: RemoteGame;
  readonly me: string;
  readonly words: OnlineWords;
}) {
  const [luck, setLuck] = useState("");
  const [failure, setFailure] = useState<OnlineFailure | null>(null);
  const isGiven = remote.log.value.game.seeds.has(me);
  const give = async (event: Event) => {
    event.preventDefault();
    if (luck.trim() === "") return;
    const answer = await remote.seed(luck.trim());
    setFailure(answer.ok ? null : answer.error);
  };
  return (
    <section aria-labelledby="luck">
      <h2 id="luck">{waiting.luckTitle}</h2>
      {!isGiven && (
        <form class="luck" onSubmit={(event) => void give(event)}>
          <p id="luck-about" class="quiet">
            {waiting.luckAbout}
          </p>
          <input
            type="text"
            class="text-field"
            value={luck}
            maxLength={LONGEST_SEED}
            autocomplete="off"
            aria-label={waiting.luck}
            placeholder={waiting.luck}
            aria-describedby="luck-about"
            onInput={({ currentTarget }) => setLuck(currentTarget.value)}
          />
          <button type="submit" class="row-button">
            {waiting.addLuck}
          </button>
        </form>
      )}
      <p role="status">{isGiven ? waiting.luckAdded : ""}</p>
      <p role="alert" class={failure ? "message bad" : undefined}>
        {failure && sayFailure(failure, failures)}
      </p>
    </section>
  );
}
