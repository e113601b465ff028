import type { Reaction } from "@cantstop/protocol";

const FACE = "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0";
const HEART = "M12 20C7 16.3 4 13.2 4 9.6a4.2 4.2 0 0 1 8-1.9 4.2 4.2 0 0 1 8 1.9c0 3.6-3 6.7-8 10.4";
const LEAF = "M12 12C8 12 6 10.6 6 8.6a2.5 2.5 0 0 1 2.6-2.5C10.7 6.1 12 8.3 12 12";

/** Drawn as the other icons are: 24 grid, 2 px round strokes, one path each. */
const paths: { readonly [R in Reaction]: string } = {
  applause:
    "M7.5 11v9H4v-9zM7.5 11l4-7.5c1.7 0 2.6 1.1 2.3 2.7L13 10h5a2 2 0 0 1 2 2.4l-1.2 6a2 2 0 0 1-2 1.6H7.5",
  laugh: `${FACE}M7.5 13h9a4.5 4.5 0 0 1-9 0M9 9v.01M15 9v.01`,
  wow: `${FACE}M13.8 15.2a1.8 2.1 0 1 1-3.6 0 1.8 2.1 0 0 1 3.6 0M9 9.5v.01M15 9.5v.01`,
  ouch: `${FACE}M8.5 16.6c.8-1.4 2-2.1 3.5-2.1s2.7.7 3.5 2.1M7.8 8.4l2 1.3-2 1.3M16.2 8.4l-2 1.3 2 1.3`,
  luck: `${LEAF}M12 12c4 0 6-1.4 6-3.4a2.5 2.5 0 0 0-2.6-2.5C13.3 6.1 12 8.3 12 12M12 12c-4 0-6 1.4-6 3.4a2.5 2.5 0 0 0 2.6 2.5C10.7 17.9 12 15.7 12 12M12 12c4 0 6 1.4 6 3.4a2.5 2.5 0 0 1-2.6 2.5C13.3 17.9 12 15.7 12 12M12 12c0 4 .6 6.5 2.5 9`,
  hurry: "M7 4h10M7 20h10M8.5 4v3.5L12 12l-3.5 4.5V20M15.5 4v3.5L12 12l3.5 4.5V20",
  thanks: HEART,
};

export function ReactionIcon({
  reaction,
  size = 24,
}: {
  readonly reaction: Reaction;
  readonly size?: number;
}) {
  return (
    <svg class="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={paths[reaction]} />
    </svg>
  );
}
