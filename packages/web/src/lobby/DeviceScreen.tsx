import { useEffect, useState } from "preact/hooks";
import { Icon } from "../icons.tsx";
import type { WithWords } from "../late.tsx";
import type { OnlineFailure } from "../online/client.ts";
import { sayFailure } from "../online/failure.ts";
import { identity } from "../online/server.ts";
import { useWording } from "../words/context.ts";
import "../controls.css";
import "../games/games.css";
import "./online.css";

/** Where the code of another device is typed in; a link brings it along behind its `#`. */
export function DeviceScreen({ words }: WithWords<"online">) {
  const { app } = useWording().words;
  const { device, failures } = words;
  const [code, setCode] = useState(() => location.hash.slice(1));
  const [failure, setFailure] = useState<OnlineFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [name, setName] = useState<string | null>(null);
  const player = identity.player.value;

  useEffect(() => {
    document.title = app.titleOf(device.enterTitle);
  }, [words]);
  useEffect(() => void identity.find(), []);

  const enter = async (event: Event) => {
    event.preventDefault();
    if (isBusy || code.trim() === "") return;
    setBusy(true);
    const answer = await identity.redeem(code.trim());
    setBusy(false);
    setFailure(answer.ok ? null : answer.error);
    if (!answer.ok) return;
    setName(answer.value.name);
    // The code is worth nothing any more: it need not stay in the address.
    history.replaceState(null, "", "/device");
  };

  return (
    <main class="games online">
      <header>
        <a class="tool" href="/online" aria-label={words.title} title={words.title}>
          <Icon name="back" />
        </a>
        <h1>{device.enterTitle}</h1>
      </header>
      <section>
        {name === null ? (
          <form class="device-form" onSubmit={(event) => void enter(event)}>
            <label class="name-field">
              <span>{device.code}</span>
              <input
                type="text"
                class="text-field code"
                value={code}
                maxLength={100}
                autocomplete="one-time-code"
                autocapitalize="characters"
                spellcheck={false}
                aria-describedby="enter-about"
                onInput={({ currentTarget }) => setCode(currentTarget.value)}
              />
            </label>
            <p id="enter-about" class="quiet">
              {device.enterAbout}
            </p>
            {player && <p class="message">{device.replaces(player.name)}</p>}
            <p role="alert" class={failure ? "message bad" : undefined}>
              {failure && sayFailure(failure, failures)}
            </p>
            <button type="submit" class="row-button strong">
              {device.enter}
            </button>
          </form>
        ) : (
          <>
            <p role="status">{device.done(name)}</p>
            <a class="row-button strong" href="/online">
              {device.goOn}
            </a>
          </>
        )}
      </section>
    </main>
  );
}
