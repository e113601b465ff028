import type { ComponentChildren } from "preact";
import type { PairKind, Seat } from "../board/view.ts";

/**
 * A column's number on a plate: of a dice pair (`ink`, `paper`, `double`), unplayable (`off`: dashed and struck),
 * about to be claimed (`pending`, honey), or owned (`claim`, with the seat).
 */
export function Plate({
  kind,
  seat,
  children,
}: {
  readonly kind: PairKind | "off" | "pending" | "claim" | "empty";
  readonly seat?: Seat;
  readonly children?: ComponentChildren;
}) {
  return (
    <span class={`plate ${kind}${seat === undefined ? "" : ` seat-${seat}`}`}>
      {kind === "off" ? <s>{children}</s> : children}
    </span>
  );
}
