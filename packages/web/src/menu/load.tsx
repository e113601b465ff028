import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Desk } from "../desk.ts";
import { late } from "../late.tsx";
import type { Table } from "../table/table.ts";
import { useWording } from "../words/context.ts";

/** Which dialog is open. */
export type Opened = "menu" | "help" | "settings" | "log" | "again" | { readonly leaving: number };

export interface DialogsProps {
  readonly opened: Opened | null;
  readonly onOpen: (opened: Opened | null) => void;
  readonly desk: Desk;
  /** The table that is played at; null on other screens. */
  readonly table: Table | null;
}

const OpenDialog = late("menu", async () => (await import("./OpenDialog.tsx")).OpenDialog);
const GameLog = late("log", async () => (await import("../log/GameLog.tsx")).GameLog);
const SettingsDialog = late("settings", async () => (await import("./SettingsDialog.tsx")).SettingsDialog);

/** What opens over every screen. Nobody needs it in the first second, so it is loaded after that. */
export function Dialogs(props: DialogsProps) {
  const { opened, onOpen, desk } = props;
  const wording = useWording();
  useEffect(() => OpenDialog.preload(wording), [wording]);

  // One dialog may lead to another, so the browser cannot know where the focus came from in the first place.
  // It is noted before a dialog that is at hand already takes it.
  const opener = useRef<Element | null>(null);
  const wasOpen = useRef(false);
  const isOpen = opened !== null;
  if (isOpen && !wasOpen.current) opener.current = document.activeElement;
  wasOpen.current = isOpen;
  useLayoutEffect(() => {
    if (!isOpen) return;
    return () => {
      if (document.activeElement === document.body && opener.current instanceof HTMLElement)
        opener.current.focus();
    };
  }, [isOpen]);

  const close = () => onOpen(null);
  if (opened === null) return null;
  if (opened === "log") return props.table && <GameLog table={props.table} onClose={close} />;
  if (opened === "settings") return <SettingsDialog desk={desk} onClose={close} />;
  return <OpenDialog {...props} onClose={close} />;
}
