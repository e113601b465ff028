import { useRef, useState } from "preact/hooks";
import { Icon } from "../icons.tsx";
import type { OnlineWords } from "../words/online.ts";
import { copyText } from "./copy.ts";
import { QrCode } from "./QrCode.tsx";

/** Addresses that only the computer itself understands. */
const OWN_MACHINE = /^(?:localhost|127\.|\[::1\])/;

/** The link to a game, and ways to hand it on. */
export function Invitation({ id, words }: { readonly id: string; readonly words: OnlineWords["waiting"] }) {
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<"copied" | "selected" | null>(null);
  const link = `${location.origin}/game/${id}`;
  // Absent in spite of what the types say: browsers share over https only.
  const canShare = "share" in navigator;
  const copy = async () => {
    const isCopied = await copyText(link);
    if (!isCopied) field.current?.select();
    setState(isCopied ? "copied" : "selected");
  };
  return (
    <section class="invitation" aria-labelledby="link">
      <h2 id="link">{words.link}</h2>
      <div>
        <input
          ref={field}
          type="text"
          class="text-field"
          readOnly
          value={link}
          aria-labelledby="link"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button type="button" class="row-button strong" onClick={() => void copy()}>
          <Icon name={state === "copied" ? "check" : "copy"} />
          {state === "copied" ? words.copied : words.copy}
        </button>
        {canShare && (
          <button
            type="button"
            class="row-button"
            onClick={() => {
              // Changing one's mind is no failure.
              navigator.share({ url: link }).catch(() => {});
            }}
          >
            <Icon name="share" />
            {words.share}
          </button>
        )}
        {/* That it is copied is seen on the button. */}
        <p role="status" class={state === "selected" ? "quiet" : "off-screen"}>
          {state === "copied" ? words.copied : state === "selected" ? words.copyByHand : ""}
        </p>
        {OWN_MACHINE.test(location.hostname) && <p class="message">{words.lanAbout}</p>}
      </div>
      <QrCode text={link} label={words.qr} />
    </section>
  );
}
