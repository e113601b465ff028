import type { ComponentChildren } from "preact";
import type { PairKind, Piece } from "../board/view.ts";

/**
 * A column's number on a plate: of a dice pair (`ink`, `paper`, `double`), unplayable (`off`: dashed and struck),
 * about to be claimed (`pending`, honey), or owned (`claim`, with the pieces).
 */
export function Plate({
  kind,
  piece,
  children,
}: {
  readonly kind: PairKind | "off" | "pending" | "claim" | "empty";
  readonly piece?: Piece;
  readonly children?: ComponentChildren;
}) {
  return (
    <span class={`plate ${kind}${piece === undefined ? "" : ` piece-${piece}`}`}>
      {kind === "off" ? <s>{children}</s> : children}
    </span>
  );
}
