/** Names of the icons: 24 grid, 2 px round strokes, one path each. */
const paths = {
  menu: "M4 6h16M4 12h16M4 18h16",
  help: "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M9.4 9.6a2.7 2.7 0 1 1 4.2 2.2c-1 .7-1.6 1.1-1.6 2.1M12 17.1v.01",
  sound: "M4 10v4h3l4.5 3.6V6.4L7 10zM15 9.5a3.6 3.6 0 0 1 0 5M17.6 7a7 7 0 0 1 0 10",
  mute: "M4 10v4h3l4.5 3.6V6.4L7 10zM16 9.7l4.6 4.6M20.6 9.7L16 14.3",
  undo: "M8.5 13.5l-4-4 4-4M4.5 9.5h9.3a4.7 4.7 0 0 1 0 9.4h-2.3",
  again: "M19.4 13.2A7.5 7.5 0 1 1 17.5 6.9L20 9.3M20 4.5v4.8h-4.8",
  next: "M5 12h14M13.5 6.5L19 12l-5.5 5.5",
  back: "M19 12H5M10.5 6.5L5 12l5.5 5.5",
  down: "M7 10l5 5 5-5",
  close: "M6 6l12 12M18 6L6 18",
  check: "M5 12.5l4.5 4.5L19 7.5",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  person: "M15.8 8a3.8 3.8 0 1 1-7.6 0 3.8 3.8 0 0 1 7.6 0M5 20c.5-4 3.4-6 7-6s6.5 2 7 6",
  bot: "M7.5 9h9a3 3 0 0 1 3 3v4a3 3 0 0 1-3 3h-9a3 3 0 0 1-3-3v-4a3 3 0 0 1 3-3M12 9V4.5M12 4.2v.01M9.3 13.3v1.4M14.7 13.3v1.4",
  globe:
    "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M3.5 12h17M12 3c2.6 2.6 3.8 5.6 3.8 9s-1.2 6.4-3.8 9c-2.6-2.6-3.8-5.6-3.8-9s1.2-6.4 3.8-9",
  moon: "M20 14.2A8.3 8.3 0 0 1 9.8 4a8.3 8.3 0 1 0 10.2 10.2",
  sun: "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1",
  book: "M12 7c-1.8-1.5-4-2-7.5-2v12.5c3.5 0 5.7.6 7.5 2 1.8-1.4 4-2 7.5-2V5C16 5 13.8 5.5 12 7v12.5",
  daily: "M4 19h16M7 15a5 5 0 0 1 10 0M12 6.5V4M4.5 14H3M21 14h-1.5M6.2 8.7L5 7.5M17.8 8.7L19 7.5",
  offline:
    "M4 4l16 16M3.5 10a13 13 0 0 1 4-2.6M11 6.1a12.6 12.6 0 0 1 9.5 3.9M7 13.6a8 8 0 0 1 3.8-2.2M15.8 12.6q.7.4 1.2 1M12 17.8v.01",
  smile:
    "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M8.5 14c.8 1.5 2 2.3 3.5 2.3s2.7-.8 3.5-2.3M9 9.7v.01M15 9.7v.01",
  gasp: "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M13.8 15.2a1.8 2.1 0 1 1-3.6 0 1.8 2.1 0 0 1 3.6 0M9 9.5v.01M15 9.5v.01",
  flag: "M6 21V4M6 5h11.5l-2.5 4 2.5 4H6",
  tune: "M4 7h7M17 7h3M14 4.5v5M4 17h3M13 17h7M10 14.5v5",
  games: "M4 20h16M6.5 16v-4M12 16V5M17.5 16V9",
  save: "M12 4v11M7.5 10.5L12 15l4.5-4.5M5 20h14",
  load: "M12 16V5M7.5 9.5L12 5l4.5 4.5M5 20h14",
  remove: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
  hint: "M9.5 17.5h5M10.3 20.5h3.4M9.5 17.5c0-2-1-2.8-1.9-4A5.6 5.6 0 1 1 16.4 13.5c-.9 1.2-1.9 2-1.9 4",
  log: "M9 6h11M9 12h11M9 18h11M4.5 6v.01M4.5 12v.01M4.5 18v.01",
  skip: "M4.5 6.5L10 12l-5.5 5.5M11.5 6.5L17 12l-5.5 5.5M20 6v12",
  edit: "M4.5 19.5l1-4L16 5l3 3L8.5 18.5zM13.7 7.3l3 3",
  backspace:
    "M9 5.5h10.5A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5H9L3 12zM11.7 9.7l4.6 4.6M16.3 9.7l-4.6 4.6",
  share: "M12 15V4M8 7.5l4-4 4 4M7 11.5H5v9h14v-9h-2",
  die: "M7.5 4h9A3.5 3.5 0 0 1 20 7.5v9a3.5 3.5 0 0 1-3.5 3.5h-9A3.5 3.5 0 0 1 4 16.5v-9A3.5 3.5 0 0 1 7.5 4M8.8 8.8v.01M15.2 8.8v.01M12 12v.01M8.8 15.2v.01M15.2 15.2v.01",
  print: "M7 9V4h10v5M7 17H4.5V9.5h15V17H17M7 14h10v6H7z",
  columns: "M4 5h16v14H4zM4 10h16M10 5v14M15 5v14",
} as const;

/** The icons there are. */
export type IconName = keyof typeof paths;

/** An icon, always hidden from assistive technology: what carries it must carry a name. */
export function Icon({ name, size = 24 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
