import { DEFAULT_PRESET, PRESET_NAMES, parseRuleset, type Ruleset, unwrap } from "@cantstop/rules";
import { makeRulesetText, parseRulesetText } from "@cantstop/rules/notation";
import { type Block, presetOf, type Section } from "@cantstop/texts";
import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import type { Look } from "../board/view.ts";
import type { Desk } from "../desk.ts";
import { Icon } from "../icons.tsx";
import type { WithWords } from "../late.tsx";
import { LearnPage } from "../learn/LearnPage.tsx";
import { useGameWords } from "../learn/use-game-words.ts";
import { printAddress } from "../print/choice.ts";
import { starterOf } from "../setup.ts";
import { useWording } from "../words/context.ts";
import type { RulesPageWords } from "../words/rules-page.ts";
import { Cases } from "./Cases.tsx";
import { ExampleFigure } from "./ExampleFigure.tsx";
import { Marked, placesOf, wantedIn } from "./marked.tsx";
import { originOf } from "./origin.ts";
import { useRulesPage } from "./use-rules-page.ts";
import "./rules-page.css";

interface RulesScreenProps {
  readonly desk: Desk;
  /** From the address; nothing where it has a mix of options instead. */
  readonly preset?: string;
}

/** Whose rules the address asks for; the standard ones where it asks for none that there are. */
function askedFor(preset: string | undefined, text: string | undefined): [ruleset: Ruleset, known: boolean] {
  const asked = parseRulesetText(preset ?? text ?? DEFAULT_PRESET);
  return asked.ok ? [asked.value, true] : [unwrap(parseRuleset(DEFAULT_PRESET)), false];
}

/** Brings the section that the address names into view, once it is there. */
function useNamedSection(isThere: boolean): void {
  useLayoutEffect(() => {
    if (!isThere || location.hash === "") return;
    const section = document.getElementById(location.hash.slice(1));
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [isThere]);
}

/** Everything that a block says. */
const textOf = (block: Block): string =>
  block.kind === "paragraph" || block.kind === "example" ? block.text : block.items.join("\n");

const isIn = ({ title, blocks }: Section, wanted: string): boolean =>
  placesOf([title, ...blocks.map(textOf)].join("\n"), wanted).length > 0;

/** The rules of a preset, or of a mix of options: in words, with examples to try and questions to answer. */
export function RulesScreen({ desk, preset, words }: RulesScreenProps & WithWords<"rulesPage">) {
  const { query, route } = useLocation();
  const [ruleset, isKnown] = useMemo(() => askedFor(preset, query.ruleset), [preset, query.ruleset]);
  const written = useRulesPage(ruleset);
  const boardWords = useGameWords()?.board ?? null;
  const [typed, setTyped] = useState("");
  useNamedSection(written !== null && boardWords !== null);
  const { texts, words: app } = useWording();

  const back = { href: "/learn", label: words.back };
  if (written === null) return <main class="learn" aria-busy="true" />;
  if (written === "failed")
    return (
      <LearnPage desk={desk} title={words.which} back={back} kind="rules-page">
        <section>
          <p role="alert">{words.failed}</p>
          <button type="button" class="row-button" onClick={() => location.reload()}>
            <Icon name="again" />
            {app.notices.tryAgain}
          </button>
        </section>
      </LearnPage>
    );

  const { page, ruleset: shown } = written;
  const { look } = desk.settings.value;
  const wanted = wantedIn(typed);
  const sections = page.sections.filter((section) => wanted === "" || isIn(section, wanted));
  const name = makeRulesetText(shown);
  const take = () => {
    desk.prepare({ ruleset: shown, starter: starterOf(shown.options) });
    route("/");
  };
  return (
    <LearnPage desk={desk} title={words.title(texts.rulesetName(shown))} back={back} kind="rules-page">
      {!isKnown && (
        <p role="alert" class="message">
          {words.unknown}
        </p>
      )}
      <p class="lead">{page.intro}</p>
      <search class="rules-tools">
        <label class="select-field">
          <span>{words.which}</span>
          <select value={name} onChange={({ currentTarget }) => route(`/rules/${currentTarget.value}`)}>
            {!presetOf(shown).isPreset && <option value={name}>{texts.rulesetName(shown)}</option>}
            {PRESET_NAMES.map((other) => (
              <option key={other} value={other}>
                {texts.presets[other].name}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </label>
        <label class="text-field">
          <span>{words.search}</span>
          <input type="search" value={typed} onInput={({ currentTarget }) => setTyped(currentTarget.value)} />
        </label>
        <p role="status" class="quiet">
          {wanted !== "" && (sections.length > 0 ? words.found(sections.length) : words.foundNothing)}
        </p>
      </search>
      {wanted === "" && (
        <nav class="rules-contents" aria-label={words.contents}>
          <ol>
            {page.sections.map((section) => (
              <li key={section.name}>
                <a href={`#${section.name}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {sections.map((section) => (
        <section key={section.name} id={section.name} tabIndex={-1} aria-labelledby={`${section.name}-title`}>
          <h2 id={`${section.name}-title`}>
            <a href={`#${section.name}`}>
              <Marked text={section.title} wanted={wanted} />
            </a>
          </h2>
          {section.blocks.map((block) => (
            <BlockView
              key={`${name} ${textOf(block)}`}
              block={block}
              ruleset={shown}
              look={look}
              wanted={wanted}
              words={words}
            />
          ))}
          {section.name === "mistakes" && boardWords && (
            <Cases key={name} ruleset={shown} look={look} words={words.cases} boardWords={boardWords} />
          )}
        </section>
      ))}
      <section class="rules-end" aria-labelledby="origin">
        <h2 id="origin">{words.origin.title}</h2>
        <p>{texts.locale.sentences(originOf(shown, words.origin))}</p>
        <button type="button" class="row-button strong" onClick={take}>
          <Icon name="die" />
          {words.play}
        </button>
        <a class="row-button" href="/rules/compare">
          <Icon name="columns" />
          {words.compare}
        </a>
        <a class="row-button" href={printAddress(shown)}>
          <Icon name="print" />
          {words.print}
        </a>
      </section>
    </LearnPage>
  );
}

function BlockView({
  block,
  ruleset,
  look,
  wanted,
  words,
}: {
  readonly block: Block;
  readonly ruleset: Ruleset;
  readonly look: Look;
  readonly wanted: string;
  readonly words: RulesPageWords;
}) {
  if (block.kind === "paragraph")
    return (
      <p>
        <Marked text={block.text} wanted={wanted} />
      </p>
    );
  if (block.kind === "example")
    return (
      <ExampleFigure example={block} ruleset={ruleset} look={look} wanted={wanted} words={words.example} />
    );
  const items = block.items.map((item) => (
    <li key={item}>
      <Marked text={item} wanted={wanted} />
    </li>
  ));
  return block.kind === "steps" ? <ol class="rules-steps">{items}</ol> : <ul>{items}</ul>;
}
