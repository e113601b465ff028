import { conflictsOf, type Ruleset } from "@cantstop/rules";
import { useEffect, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { Board } from "../board/Board.tsx";
import { emptyBoard } from "../board/view.ts";
import type { Desk } from "../desk.ts";
import { BigButton } from "../game/Actions.tsx";
import { useLayout } from "../game/layout.ts";
import { Icon } from "../icons.tsx";
import { late } from "../late.tsx";
import { Dialogs, type Opened } from "../menu/load.tsx";
import { type Setup, starterOf } from "../setup.ts";
import { useWording } from "../words/context.ts";
import type { HomeWords } from "../words/words.ts";
import { GoingOn } from "./GoingOn.tsx";
import { HomeHeader } from "./HomeHeader.tsx";
import { HomeLinks } from "./HomeLinks.tsx";
import { LookChoice } from "./LookChoice.tsx";
import { MoreOptions } from "./MoreOptions.tsx";
import { RulesChoice } from "./RulesChoice.tsx";
import { SeatRows } from "./SeatRows.tsx";
import { Supply } from "./Supply.tsx";
import "../controls.css";
import "./home.css";
import "./narrow.css";

const OwnRules = late("ownRules", async () => (await import("../own-rules/OwnRules.tsx")).OwnRules);
const SeatDialog = late("seat", async () => (await import("./SeatDialog.tsx")).SeatDialog);
const DailyDialog = late("daily", async () => (await import("./DailyDialog.tsx")).DailyDialog);

/** What opens over the start screen, besides the menu. */
type HomeDialog = "ownRules" | "daily" | { readonly seat: number } | null;

/** Games that are listed here; the others are a press away. */
const MOST_WAITING = { wide: 3, tall: 2, side: 2 };

const plainAction = { disabled: false, keyHint: "" } as const;

/** What everyone is called: their name, or the colour of their pieces; bots by their own, counted if need be. */
function namesOf({ seats }: Setup, { home }: HomeWords): string[] {
  const names: string[] = [];
  for (const seat of seats) {
    const name = seat.kind === "bot" ? home.bots[seat.bot].name : seat.name.trim() || home.pieces[seat.piece];
    let own = name;
    for (let count = 2; names.includes(own); count++) own = home.numbered(name, count);
    names.push(own);
  }
  return names;
}

/** The start screen: who plays, by which rules, on which board. One press on Play is enough. */
export function Home({ desk }: { readonly desk: Desk }) {
  const { words } = useWording();
  const { home, app } = words;
  const { route } = useLocation();
  const { kind, compact } = useLayout();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [dialog, setDialog] = useState<HomeDialog>(null);
  const [more, setMore] = useState(false);

  const { look } = desk.settings.value;
  const setup = desk.setup.value;
  const { seats, ruleset, starter, firstSeat, dice } = setup;
  const games = desk.games.value;
  const [latest] = games;
  const daily = desk.daily();

  const names = namesOf(setup, words);
  const fits = conflictsOf(ruleset.options, seats.length).length === 0;
  const isRolled = starter === "dice" && dice === "app" && seats.length > 1;
  const first = isRolled ? "" : (names[firstSeat] ?? "");

  useEffect(() => {
    document.title = app.name;
  }, [app]);

  const play = (id: string) => route(`/play/${id}`);
  const prepare = (part: Partial<Setup>) => desk.prepare(part);
  const takeRules = (chosen: Ruleset) => prepare({ ruleset: chosen, starter: starterOf(chosen.options) });
  const climb = () => play(desk.startDaily(names[0] ?? "", seats[0]?.piece ?? 0));
  const close = () => setDialog(null);

  const detail = () => {
    if (!fits) return home.rulesDoNotFit(seats.length);
    return latest ? first && home.begins(first) : home.playDetail(names, first);
  };
  const classes = ["home", kind, `look-${look}`, compact && "compact", more && "more", latest && "busy"];
  const links = (
    <HomeLinks
      daily={daily}
      games={games.length}
      onDaily={() => (daily.result && !daily.running ? setDialog("daily") : climb())}
    />
  );

  return (
    <>
      <main class={classes.filter(Boolean).join(" ")}>
        <HomeHeader desk={desk} isWide={kind === "wide"} onMenu={() => setOpened("menu")} />
        {kind === "wide" && (
          <div class="stage">
            <Board board={emptyBoard} look={look} density="wide">
              {look === "sign" && <Supply pieces={seats.map(({ piece }) => piece)} />}
            </Board>
            {links}
          </div>
        )}
        <div class="setup">
          <div class="questions">
            <div class="people">
              {latest && <GoingOn games={games.slice(0, MOST_WAITING[kind])} />}
              <h1>{home.heading}</h1>
              <SeatRows
                setup={setup}
                names={names}
                onChange={prepare}
                onOpen={(seat) => setDialog({ seat })}
              />
            </div>
            <div class="terms">
              <RulesChoice
                ruleset={ruleset}
                fits={fits}
                players={seats.length}
                onChange={takeRules}
                onOwn={() => setDialog("ownRules")}
              />
              <LookChoice look={look} onChange={(changed) => desk.change({ look: changed })} />
              <button type="button" class="more-button" aria-expanded={more} onClick={() => setMore(!more)}>
                {home.moreOptions}
                <Icon name="down" size={20} />
              </button>
              {more && <MoreOptions setup={setup} names={names} onChange={prepare} />}
              {kind !== "wide" && links}
            </div>
          </div>
          <div class={latest ? "go two" : "go"}>
            <BigButton
              action={{
                ...plainAction,
                role: latest ? "plain" : "primary",
                label: latest ? home.newGame : home.play,
                detail: detail(),
                onPress: () => (fits ? play(desk.start(setup, names)) : setDialog("ownRules")),
              }}
            />
            {latest && (
              <BigButton
                action={{
                  ...plainAction,
                  role: "next",
                  label: home.continue,
                  detail: home.turnOf(latest.seats[latest.seat]?.name ?? ""),
                  onPress: () => play(latest.id),
                }}
              />
            )}
          </div>
        </div>
      </main>
      <Dialogs opened={opened} onOpen={setOpened} desk={desk} table={null} />
      {dialog === "ownRules" && (
        <OwnRules ruleset={ruleset} players={seats.length} onChange={takeRules} onClose={close} />
      )}
      {dialog === "daily" && daily.result && (
        <DailyDialog desk={desk} result={daily.result} onPlay={play} onAgain={climb} onClose={close} />
      )}
      {dialog !== null && typeof dialog === "object" && (
        <SeatDialog setup={setup} seat={dialog.seat} names={names} onChange={prepare} onClose={close} />
      )}
    </>
  );
}
