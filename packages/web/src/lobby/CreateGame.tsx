import { STARTS, TIMEOUTS, VISIBILITIES } from "@cantstop/protocol";
import { conflictsOf } from "@cantstop/rules";
import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { PieceIcon } from "../board/Piece.tsx";
import { isBotName } from "../bots/names.ts";
import type { Desk } from "../desk.ts";
import { BigButton } from "../game/Actions.tsx";
import { Tool } from "../game/Tool.tsx";
import { RulesChoice } from "../home/RulesChoice.tsx";
import { Icon } from "../icons.tsx";
import { late } from "../late.tsx";
import type { OnlineFailure } from "../online/client.ts";
import { sayFailure } from "../online/failure.ts";
import { identity, server } from "../online/server.ts";
import { Pills } from "../Pills.tsx";
import { LONGEST_NAME, MOST_PLAYERS, PIECES, type Piece } from "../setup.ts";
import { useWording } from "../words/context.ts";
import type { OnlineWords } from "../words/online.ts";
import { BotOptions } from "./BotOptions.tsx";
import {
  askFor,
  CLOCKS,
  type Draft,
  type DraftSeat,
  isWaited,
  newDraft,
  withOpenSeat,
  withoutSeat,
  withSeat,
} from "./draft.ts";

const OwnRules = late("ownRules", async () => (await import("../own-rules/OwnRules.tsx")).OwnRules);

/** Sets up a game that others join from elsewhere. */
export function CreateGame({
  desk,
  name,
  words,
  onNameless,
}: {
  readonly desk: Desk;
  /** What its host is called; empty while they have not said. */
  readonly name: string;
  readonly words: OnlineWords;
  /** A name is needed first. */
  readonly onNameless: () => void;
}) {
  const { home } = useWording().words;
  const { create, terms } = words;
  const { route } = useLocation();
  const [draft, setDraft] = useState(() => newDraft(desk.setup.peek().ruleset));
  const [isOwn, setOwn] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<OnlineFailure | null>(null);
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const { seats, ruleset, clock } = draft;
  const fits = conflictsOf(ruleset.options, seats.length).length === 0;

  const nameOfSeat = (seat: number): string => {
    const taken = seats[seat];
    if (taken?.kind === "me") return name || create.me;
    if (taken?.kind === "beside") return taken.name.trim() || home.pieces[PIECES[seat] as Piece];
    return taken?.kind === "bot" ? home.bots[taken.bot].name : create.seat(seat + 1);
  };
  const begin = async () => {
    if (isBusy) return;
    if (name === "") {
      onNameless();
      return;
    }
    if (!fits) {
      setOwn(true);
      return;
    }
    setBusy(true);
    const player = await identity.be(name);
    const created = player.ok ? await server.create(askFor(draft, nameOfSeat)) : player;
    setBusy(false);
    if (created.ok) route(`/game/${created.value.id}`);
    else setFailure(created.error);
  };

  return (
    <section class="create" aria-labelledby="create">
      <h2 id="create">{create.title}</h2>
      <fieldset class="online-seats">
        <legend>{create.seats}</legend>
        {seats.map((seat, i) => (
          <div key={i} class="online-seat">
            <PieceIcon piece={PIECES[i] as Piece} size={31} />
            {seat.kind === "me" ? (
              <strong>{name || create.me}</strong>
            ) : (
              <SeatChoice
                seat={seat}
                index={i}
                words={words}
                onChange={(taken) => change(withSeat(draft, i, taken))}
              />
            )}
            {i > 0 && (
              <Tool
                tool={{
                  icon: "close",
                  label: create.removeSeat(i + 1),
                  onPress: () => change(withoutSeat(draft, i)),
                }}
              />
            )}
          </div>
        ))}
        {seats.length < MOST_PLAYERS && (
          <button type="button" class="row-button" onClick={() => change(withOpenSeat(draft))}>
            <Icon name="plus" />
            {create.addSeat}
          </button>
        )}
      </fieldset>
      <RulesChoice
        ruleset={ruleset}
        fits={fits}
        players={seats.length}
        onChange={(chosen) => change({ ruleset: chosen })}
        onOwn={() => setOwn(true)}
      />
      <label class="select-field">
        <span>{terms.clock}</span>
        <select
          value={String(CLOCKS.indexOf(clock))}
          onChange={({ currentTarget }) => change({ clock: CLOCKS[Number(currentTarget.value)] ?? clock })}
        >
          {CLOCKS.map((one, i) => (
            <option key={i} value={String(i)}>
              {terms.clocks(one)}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </label>
      {clock.kind !== "none" && (
        <Pills
          legend={terms.timeout}
          name="timeout"
          values={TIMEOUTS}
          value={draft.onTimeout}
          labels={terms.timeouts}
          onChange={(onTimeout) => change({ onTimeout })}
        />
      )}
      <Pills
        legend={create.visibility}
        name="visibility"
        values={VISIBILITIES}
        value={draft.visibility}
        labels={create.visibilities}
        onChange={(visibility) => change({ visibility })}
      >
        {create.visibilityAbout[draft.visibility]}
      </Pills>
      <details>
        <summary class="more-button">
          {create.more}
          <Icon name="down" size={20} />
        </summary>
        <div class="begins">
          <label>
            <span>{create.whoBegins}</span>
            <select
              value={draft.start}
              onChange={({ currentTarget }) => change({ start: currentTarget.value as Draft["start"] })}
            >
              {STARTS.map((start) => (
                <option key={start} value={start}>
                  {terms.starts[start]}
                </option>
              ))}
            </select>
            <Icon name="down" />
          </label>
          {draft.start === "seat" && (
            <label>
              <span>{home.firstSeat.chosen}</span>
              <select
                value={String(draft.firstSeat)}
                onChange={({ currentTarget }) => change({ firstSeat: Number(currentTarget.value) })}
              >
                {seats.map((_, i) => (
                  <option key={i} value={String(i)}>
                    {nameOfSeat(i)}
                  </option>
                ))}
              </select>
              <Icon name="down" />
            </label>
          )}
        </div>
      </details>
      <p role="alert" class={failure ? "message bad" : undefined}>
        {failure && sayFailure(failure, words.failures)}
      </p>
      <BigButton
        action={{
          role: "primary",
          label: create.create,
          detail: fits
            ? isWaited(draft)
              ? create.thenShare
              : create.thenPlay
            : home.rulesDoNotFit(seats.length),
          disabled: false,
          keyHint: "",
          onPress: () => void begin(),
        }}
      />
      {isOwn && (
        <OwnRules
          ruleset={ruleset}
          players={seats.length}
          onChange={(chosen) => change({ ruleset: chosen })}
          onClose={() => setOwn(false)}
        />
      )}
    </section>
  );
}

/** Who is to sit in a seat other than one's own. */
function SeatChoice({
  seat,
  index,
  words: { create },
  onChange,
}: {
  readonly seat: DraftSeat;
  readonly index: number;
  readonly words: OnlineWords;
  readonly onChange: (seat: DraftSeat) => void;
}) {
  const { home } = useWording().words;
  const take = (value: string) => {
    if (value === "open") onChange({ kind: "open" });
    else if (value === "beside") onChange({ kind: "beside", name: "" });
    else if (isBotName(value)) onChange({ kind: "bot", bot: value });
  };
  return (
    <>
      <span class="select-field">
        <select
          aria-label={create.seat(index + 1)}
          value={seat.kind === "bot" ? seat.bot : seat.kind}
          onChange={({ currentTarget }) => take(currentTarget.value)}
        >
          <option value="open">{create.open}</option>
          <option value="beside">{create.alsoHere}</option>
          <optgroup label={create.bots}>
            <BotOptions />
          </optgroup>
        </select>
        <Icon name="down" />
      </span>
      {seat.kind === "beside" && (
        <input
          type="text"
          class="text-field"
          value={seat.name}
          placeholder={home.pieces[PIECES[index] as Piece]}
          aria-label={create.nameOfSeat(index + 1)}
          maxLength={LONGEST_NAME}
          autocomplete="off"
          onInput={({ currentTarget }) => onChange({ kind: "beside", name: currentTarget.value })}
        />
      )}
    </>
  );
}
