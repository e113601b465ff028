import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Direction, type Paper, sizeOf } from "./choice.ts";

/** CSS pixels a millimetre. */
const PIXELS = 96 / 25.4;

/** One sheet of paper in its real size, on the screen made small enough to be seen whole. */
export function Sheet({
  paper,
  direction = "portrait",
  kind,
  label,
  children,
}: {
  readonly paper: Paper;
  readonly direction?: Direction;
  readonly kind: string;
  readonly label: string;
  readonly children: ComponentChildren;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState(1);
  const [width] = sizeOf(paper, direction);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setFit(Math.min(element.clientWidth / (width * PIXELS), 1));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  return (
    <div class="sheet-frame" ref={frame}>
      <section
        class={`print-sheet on-paper ${paper} ${direction} ${kind}`}
        aria-label={label}
        style={{ "--fit": fit }}
      >
        {children}
      </section>
    </div>
  );
}
