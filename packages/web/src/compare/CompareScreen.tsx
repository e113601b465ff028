import { type OptionName, PRESET_NAMES, PRESETS, type PresetName } from "@cantstop/rules";
import { optionValue } from "@cantstop/texts";
import { useState } from "preact/hooks";
import type { Desk } from "../desk.ts";
import { Icon } from "../icons.tsx";
import type { WithWords } from "../late.tsx";
import { LearnPage } from "../learn/LearnPage.tsx";
import { useWording } from "../words/context.ts";
import "./compare.css";

const OPTION_NAMES = Object.keys(PRESETS.standard) as OptionName[];

/** The four descriptions that everything else follows. */
const FIRST: readonly PresetName[] = ["standard", "stop-sign", "wikipedia", "franjos"];

const isSame = (option: OptionName, a: PresetName, b: PresetName): boolean =>
  JSON.stringify(PRESETS[a][option]) === JSON.stringify(PRESETS[b][option]);

/** The presets that an address names behind `#`, separated by commas. */
function readHash(hash: string): readonly PresetName[] {
  const named = hash.replace(/^#/, "").split(",");
  const known = PRESET_NAMES.filter((name) => named.includes(name));
  return known.length > 0 ? known : FIRST;
}

/** Rulesets side by side, option by option, in plain words. */
export function CompareScreen({ desk, words }: { readonly desk: Desk } & WithWords<"compare">) {
  const { texts } = useWording();
  const [shown, setShown] = useState(() => readHash(location.hash));
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const [first, ...others] = shown;

  const choose = (name: PresetName) => {
    const isShown = shown.includes(name);
    const next = PRESET_NAMES.filter((one) => (one === name ? !isShown : shown.includes(one)));
    setShown(next);
    history.replaceState(history.state, "", `#${next.join(",")}`);
  };
  const differs = (option: OptionName, name: PresetName) =>
    first !== undefined && !isSame(option, first, name);
  const rows = OPTION_NAMES.filter(
    (option) => !onlyDifferences || others.some((name) => differs(option, name)),
  );

  return (
    <LearnPage desk={desk} title={words.title} back={{ href: "/learn", label: words.back }} kind="compare">
      <p class="lead">{words.lead}</p>
      <section>
        <fieldset class="compare-choice">
          <legend>{words.which}</legend>
          {PRESET_NAMES.map((name) => (
            <label key={name} class="pill">
              <input type="checkbox" checked={shown.includes(name)} onChange={() => choose(name)} />
              {texts.presets[name].name}
            </label>
          ))}
        </fieldset>
        <label class="row-button check-row">
          <input
            type="checkbox"
            checked={onlyDifferences}
            onChange={() => setOnlyDifferences(!onlyDifferences)}
          />
          {words.onlyDifferences}
        </label>
        {first === undefined || rows.length === 0 ? (
          <p role="status">{words.nothing}</p>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          <section class="compare-scroll" aria-label={words.which} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{words.option}</th>
                  {shown.map((name) => (
                    <th key={name} scope="col">
                      <a href={`/rules/${name}`} title={words.toRules(texts.presets[name].name)}>
                        {texts.presets[name].name}
                        <Icon name="next" size={16} />
                      </a>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((option) => (
                  <tr key={option}>
                    <th scope="row">{words.options[option].name}</th>
                    {shown.map((name) => {
                      const value = optionValue(words.options, option, PRESETS[name][option]);
                      return (
                        <td key={name} class={differs(option, name) ? "differs" : undefined}>
                          <strong>{value.name}</strong>
                          <small>{value.summary}</small>
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </section>
    </LearnPage>
  );
}
