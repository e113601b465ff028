import { PRESET_NAMES, type PresetName, parseRuleset, unwrap } from "@cantstop/rules";
import { useEffect, useId, useState } from "preact/hooks";
import { Board } from "../board/Board.tsx";
import { emptyBoard } from "../board/view.ts";
import type { Desk } from "../desk.ts";
import { BigButton } from "../game/Actions.tsx";
import { useLayout } from "../game/layout.ts";
import { Tool } from "../game/Tool.tsx";
import { Icon } from "../icons.tsx";
import { Dialogs, type Opened } from "../menu/load.tsx";
import { StopMark } from "../StopMark.tsx";
import { PIECES, type SeatSetup, starterOf, withoutSeat } from "../setup.ts";
import type { RunningGame } from "../table/running.ts";
import { useWording } from "../words/context.ts";
import { LookChoice } from "./LookChoice.tsx";
import { SeatRows } from "./SeatRows.tsx";
import { Supply } from "./Supply.tsx";
import "./home.css";
import "./narrow.css";

const plainAction = { disabled: false, keyHint: "" } as const;

/** The start screen: who plays, by which rules, on which board. One press on Play is enough. */
export function Home({
  desk,
  onPlay,
}: {
  readonly desk: Desk;
  /** To a game. */
  readonly onPlay: (id: string) => void;
}) {
  const { words } = useWording();
  const { home, play, app } = words;
  const [opened, setOpened] = useState<Opened | null>(null);
  const { kind, compact } = useLayout();

  const { look } = desk.settings.value;
  const { seats, firstSeat, ruleset, starter } = desk.setup.value;
  const { firstPlayer } = ruleset.options;
  const preset = typeof ruleset.spec === "string" ? ruleset.spec : (ruleset.spec.preset ?? "standard");
  const names = seats.map((seat) => (seat.kind === "person" ? seat.name : seat.bot));
  const called = names.map((name, seat) => name.trim() || (home.pieces[seat] ?? ""));
  const waiting = desk.games.value[0];

  useEffect(() => {
    document.title = app.name;
  }, []);

  const start = () => onPlay(desk.start(desk.setup.value, called));
  const callPeople = (changed: readonly string[]) =>
    desk.prepare({
      seats: changed.map((name, i): SeatSetup => ({ kind: "person", name, piece: PIECES[i] ?? 0 })),
    });
  const choosePreset = (changed: PresetName) => {
    const ruleset = unwrap(parseRuleset(changed));
    desk.prepare({ ruleset, starter: starterOf(ruleset.options) });
  };

  return (
    <main class={`home ${kind} look-${look}${compact ? " compact" : ""}`}>
      <header>
        <StopMark size={34} />
        <p class="title">{app.name}</p>
        <nav class="tools">
          <Tool tool={{ icon: "help", label: play.help, onPress: () => setOpened("help") }} />
          <Tool tool={{ icon: "menu", label: play.menu, onPress: () => setOpened("menu") }} />
        </nav>
      </header>
      {kind === "wide" && (
        <div class="stage">
          <Board board={emptyBoard} look={look} density="wide">
            {look === "sign" && <Supply players={names.length} />}
          </Board>
        </div>
      )}
      <div class="setup">
        <div class="questions">
          <div class="people">
            <h1>{home.heading}</h1>
            <SeatRows
              names={names}
              onChange={callPeople}
              onRemove={(seat) => {
                const { seats = [], ...rest } = withoutSeat(desk.setup.value, seat);
                desk.prepare({ ...rest, seats: seats.map((one, i) => ({ ...one, piece: PIECES[i] ?? 0 })) });
              }}
            />
          </div>
          <div class="terms">
            <RulesChoice preset={preset} onChange={choosePreset} />
            <div class="begins">
              {starter === "dice" ? (
                <p>
                  <span>{home.begins.highest_die}</span> <strong>{home.highestDie}</strong>
                </p>
              ) : (
                <label>
                  <span>{home.begins[firstPlayer]}</span>
                  <select
                    value={String(firstSeat)}
                    onChange={({ currentTarget }) => desk.prepare({ firstSeat: Number(currentTarget.value) })}
                  >
                    {called.map((name, seat) => (
                      <option key={seat} value={String(seat)}>
                        {name}
                      </option>
                    ))}
                  </select>
                  <Icon name="down" />
                </label>
              )}
            </div>
            <LookChoice look={look} onChange={(changed) => desk.change({ look: changed })} />
          </div>
        </div>
        <div class={waiting ? "go two" : "go"}>
          <BigButton
            action={{
              ...plainAction,
              role: waiting ? "plain" : "primary",
              label: waiting ? home.newGame : home.play,
              detail: home.playDetail(starter === "dice" ? null : (called[firstSeat] ?? ""), called),
              onPress: () => (waiting ? setOpened("newGame") : start()),
            }}
          />
          {waiting && <Continue game={waiting} onPlay={onPlay} />}
        </div>
      </div>
      <Dialogs
        opened={opened}
        onOpen={setOpened}
        desk={desk}
        table={null}
        onLeave={() => {}}
        onNewGame={start}
      />
    </main>
  );
}

/** The way back to the game that waits. */
function Continue({ game, onPlay }: { readonly game: RunningGame; readonly onPlay: (id: string) => void }) {
  const { home, actions } = useWording().words;
  return (
    <BigButton
      action={{
        ...plainAction,
        role: "next",
        label: home.continue,
        detail: actions.turnOf(game.seats[game.seat]?.name ?? ""),
        onPress: () => onPlay(game.id),
      }}
    />
  );
}

function RulesChoice({
  preset,
  onChange,
}: {
  readonly preset: PresetName;
  readonly onChange: (preset: PresetName) => void;
}) {
  const { words, texts } = useWording();
  const summary = useId();
  return (
    <div class="rules-choice">
      <label>
        <span>{words.home.rules}</span>
        <select
          value={preset}
          aria-describedby={summary}
          onChange={({ currentTarget }) => onChange(currentTarget.value as PresetName)}
        >
          {PRESET_NAMES.map((name) => (
            <option key={name} value={name}>
              {texts.presets[name].name}
            </option>
          ))}
        </select>
      </label>
      <strong aria-hidden="true">{texts.presets[preset].name}</strong>
      <p id={summary}>{texts.presets[preset].summary}</p>
      <Icon name="down" />
    </div>
  );
}
