import type { Options } from "@cantstop/rules";
import { optionValue } from "@cantstop/texts";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import type { OwnRulesWords } from "../words/own-rules.ts";
import type { Offer } from "./mix.ts";

/** What every way of choosing a value is handed. */
export interface ChoiceProps {
  readonly options: Options;
  readonly players: number;
  readonly onTake: (offer: Offer) => void;
  readonly words: OwnRulesWords;
}

/** Why a value cannot be chosen, or what else it changes; empty where it is simply free. */
export function offerNote(words: OwnRulesWords, offer: Offer): string {
  if (offer.kind === "free") return "";
  const why = words.conflicts[offer.problem];
  const { name } = words.options[offer.other];
  return offer.kind === "refused"
    ? words.refused(why, name)
    : words.together(why, name, optionValue(words.options, offer.other, offer.options[offer.other]).name);
}

/** A value to choose, with what there is to say about it. */
export function MixValue({
  group,
  chosen,
  refused,
  label,
  onTake,
  children,
}: {
  readonly group: string;
  readonly chosen: boolean;
  readonly refused: boolean;
  readonly label: string;
  readonly onTake: () => void;
  readonly children?: ComponentChildren;
}) {
  const about = useId();
  return (
    <label class="mix-value">
      <input
        type="radio"
        name={group}
        checked={chosen}
        disabled={refused}
        aria-label={label}
        aria-describedby={about}
        onChange={onTake}
      />
      <span class="mix-words">
        <strong>{label}</strong>
        <span id={about} class="mix-about">
          {children}
        </span>
      </span>
    </label>
  );
}
