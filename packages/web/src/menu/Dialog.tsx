import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { Tool } from "../game/Tool.tsx";
import { useWording } from "../words/context.ts";
import "./menu.css";

/** A native dialog: Escape, the cross and a press beside it close it, and the focus goes back where it was. */
export function Dialog({
  title,
  large = false,
  onClose,
  children,
}: {
  readonly title: string;
  /** Wider, for what has more to read. */
  readonly large?: boolean;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}) {
  const { words } = useWording();
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Before anybody sees it: it is there at once for Escape, too.
  useLayoutEffect(() => {
    if (!element.current?.open) element.current?.showModal();
  }, []);
  const close = () => element.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape
    <dialog
      ref={element}
      class={large ? "dialog large" : "dialog"}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === element.current) close();
      }}
    >
      <div class="dialog-body">
        <header>
          <h2 id={heading}>{title}</h2>
          <Tool tool={{ icon: "close", label: words.dialog.close, onPress: close }} />
        </header>
        {children}
      </div>
    </dialog>
  );
}

/** A question with two answers; the careful one comes first. */
export function Question({
  title,
  detail,
  confirm,
  onConfirm,
  onClose,
}: {
  readonly title: string;
  readonly detail: string;
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}) {
  const { words } = useWording();
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{detail}</p>
      <form method="dialog" class="dialog-answers">
        <button type="submit" class="row-button">
          {words.dialog.cancel}
        </button>
        <button type="submit" class="row-button strong" onClick={onConfirm}>
          {confirm}
        </button>
      </form>
    </Dialog>
  );
}
