import { PRESET_NAMES, type PresetName } from "@cantstop/rules";
import { Board } from "../board/Board.tsx";
import { boardWith } from "../board/board-with.ts";
import type { Desk } from "../desk.ts";
import { Icon, type IconName } from "../icons.tsx";
import type { WithWords } from "../late.tsx";
import { LESSONS, type LessonName } from "../lessons/lessons.ts";
import { readProgress } from "../lessons/progress.ts";
import { browserStore } from "../storage.ts";
import { useWording } from "../words/context.ts";
import type { Way } from "../words/learn.ts";
import { LearnPage } from "./LearnPage.tsx";

/** The published games; the other presets are variants of them. */
const GAMES: readonly PresetName[] = ["standard", "franjos", "stop-sign", "wikipedia"];

/** A turn in the middle of a game. */
const CLIMB = boardWith({
  4: { camps: [{ piece: 1, space: 3 }] },
  6: { runner: { space: 7, from: 4, origin: null }, camps: [{ piece: 0, space: 4 }], lit: true },
  7: { runner: { space: 9, from: 5, origin: null }, camps: [{ piece: 1, space: 8 }], lit: true },
  8: { runner: { space: 3, from: 0, origin: null }, lit: true },
  10: { camps: [{ piece: 0, space: 4 }] },
  12: { claim: { piece: 1 } },
});

/** A turn as the other lesson has it: a column claimed at once, the runner in the hand again. */
const REACHED = boardWith({
  2: { claim: { piece: 0 } },
  6: { runner: { space: 5, from: 2, origin: null }, camps: [{ piece: 0, space: 2 }], lit: true },
  9: { runner: { space: 4, from: 0, origin: null }, camps: [{ piece: 2, space: 6 }], lit: true },
});

/** Everything that can be learnt, from one page. */
export function Hub({ desk, words }: { readonly desk: Desk } & WithWords<"learn">) {
  const { texts, words: app } = useWording();
  const { home, lost } = app;
  const variants = PRESET_NAMES.filter((name) => !GAMES.includes(name));
  const ruleLink = (preset: PresetName) => (
    <li key={preset}>
      <a href={`/rules/${preset}`}>
        <strong>{texts.presets[preset].name}</strong>
        <small>{texts.presets[preset].summary}</small>
      </a>
    </li>
  );
  return (
    <LearnPage desk={desk} title={words.title} back={{ href: "/", label: lost.home }} kind="hub">
      <p class="lead">{words.lead}</p>
      <section aria-labelledby="lessons">
        <h2 id="lessons">{words.lessons}</h2>
        <div class="lesson-cards">
          <a class="lesson-card" href="/learn/first-climb">
            <Board board={CLIMB} look="sign" density="dense" />
            <WayText way={words.firstClimb} />
            <LessonStanding lesson="first-climb" words={words} />
          </a>
          <a class="lesson-card" href="/learn/franjos">
            <Board board={REACHED} look="mountain" density="dense" />
            <WayText way={words.franjos} />
            <LessonStanding lesson="franjos" words={words} />
          </a>
        </div>
        <WayLink href="/rules/standard#may-i" icon="help" way={words.cases} />
      </section>
      <section aria-labelledby="rules">
        <h2 id="rules">{words.rules}</h2>
        <p>{words.rulesLead}</p>
        <ul class="rule-links">{GAMES.map(ruleLink)}</ul>
        <details>
          <summary class="row-button">
            <Icon name="tune" />
            {words.variants}
          </summary>
          <ul class="rule-links">{variants.map(ruleLink)}</ul>
        </details>
        <WayLink href="/rules/compare" icon="columns" way={words.compare} />
      </section>
      <section aria-labelledby="odds">
        <h2 id="odds">{words.odds}</h2>
        <WayLink href="/odds" icon="games" way={words.explorer} />
      </section>
      <section aria-labelledby="table">
        <h2 id="table">{words.atTable}</h2>
        <WayLink href="/print" icon="print" way={words.print} />
        <WayLink
          href="/"
          icon="die"
          way={{
            name: words.ownDice.name,
            detail: words.ownDice.detail(home.moreOptions, home.diceSources.own),
          }}
        />
      </section>
    </LearnPage>
  );
}

/** That a lesson has been begun, or finished; nothing about one that is new. */
function LessonStanding({ lesson, words }: { readonly lesson: LessonName } & WithWords<"learn">) {
  const { place, isDone } = readProgress(browserStore, lesson);
  if (isDone)
    return (
      <span class="standing">
        <Icon name="check" size={20} />
        {words.lessonDone}
      </span>
    );
  return place > 0 ? (
    <span class="standing">
      <Icon name="next" size={20} />
      {words.lessonGoesOn(place + 1, LESSONS[lesson].chapters.length)}
    </span>
  ) : null;
}

function WayText({ way: { name, detail } }: { readonly way: Way }) {
  return (
    <span>
      <strong>{name}</strong>
      <small>{detail}</small>
    </span>
  );
}

function WayLink({ href, icon, way }: { readonly href: string; readonly icon: IconName; readonly way: Way }) {
  return (
    <a class="row-button" href={href}>
      <Icon name={icon} />
      <WayText way={way} />
    </a>
  );
}
