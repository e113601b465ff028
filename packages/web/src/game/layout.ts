import { useLayoutEffect, useState } from "preact/hooks";

/** How the game screen is arranged: `wide` with a panel, `tall` for phones, `side` for short windows. */
export interface Layout {
  readonly kind: "wide" | "tall" | "side";
  /** Less height: smaller rows, the tray in one line. */
  readonly compact: boolean;
}

/** Narrower than this, board and controls do not go side by side. */
const NARROWEST_SIDE = 560;

/** The arrangement for a window of this size in CSS pixels. */
export function layoutFor(width: number, height: number): Layout {
  if (width >= 900 && height >= 560) return { kind: "wide", compact: height < 840 };
  if (width > height * 1.15 && width >= NARROWEST_SIDE) return { kind: "side", compact: height < 520 };
  return { kind: "tall", compact: height <= 740 };
}

/** The arrangement for this window, kept up to date. */
export function useLayout(): Layout {
  const [layout, setLayout] = useState(() => layoutFor(innerWidth, innerHeight));
  useLayoutEffect(() => {
    const measure = () =>
      setLayout((before) => {
        const now = layoutFor(innerWidth, innerHeight);
        return now.kind === before.kind && now.compact === before.compact ? before : now;
      });
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, []);
  return layout;
}
