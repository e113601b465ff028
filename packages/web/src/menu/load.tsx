import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Desk } from "../desk.ts";
import type { Table } from "../table/table.ts";

/** Which dialog is open. */
export type Opened = "menu" | "help" | "newGame" | "again" | { readonly leaving: number };

export interface DialogsProps {
  readonly opened: Opened | null;
  readonly onOpen: (opened: Opened | null) => void;
  readonly desk: Desk;
  /** The table that is played at; null on the start screen. */
  readonly table: Table | null;
  /** To the start screen. */
  readonly onLeave: () => void;
  /** To the game that comes after this one. */
  readonly onRematch?: (id: string) => void;
  /** A new game is started in spite of the one that is running. */
  readonly onNewGame?: () => void;
}

/** Everything that opens over a screen. Nobody needs it in the first second, so it is loaded after that. */
export function Dialogs(props: DialogsProps) {
  const [loaded, setLoaded] = useState<typeof import("./OpenDialog.tsx") | null>(null);
  useEffect(() => {
    // Should it fail, the next screen tries again; the game goes on without a menu.
    void import("./OpenDialog.tsx").then(setLoaded, () => {});
  }, []);

  // One dialog may lead to another, so the browser cannot know where the focus came from in the first place.
  const opener = useRef<Element | null>(null);
  const isOpen = props.opened !== null;
  useLayoutEffect(() => {
    if (!isOpen) return;
    opener.current = document.activeElement;
    return () => {
      if (document.activeElement === document.body && opener.current instanceof HTMLElement)
        opener.current.focus();
    };
  }, [isOpen]);

  return loaded && props.opened !== null ? <loaded.OpenDialog {...props} /> : null;
}
