import { PairingCard } from "../dice/PairingCard.tsx";
import { Plate } from "../dice/Plate.tsx";
import { Mark } from "./Mark.tsx";
import { previewing } from "./preview.ts";
import { Tool } from "./Tool.tsx";
import type { ChoicesView } from "./view.ts";

/** The row under the tray: pairings, a question, words, or something of its own. */
export function Choices({
  choices,
  label,
  shape,
}: {
  readonly choices: ChoicesView;
  readonly label: string;
  readonly shape: "row" | "small";
}) {
  return (
    <section class={`choices of-${choices.kind}`} aria-label={label}>
      {choices.kind === "cards" &&
        choices.cards.map((card) => (
          <PairingCard key={card.id} card={card} shape={shape} readOnly={choices.readOnly} />
        ))}
      {choices.kind === "note" && <p class={choices.framed ? "note framed" : "note"}>{choices.text}</p>}
      {choices.kind === "custom" && choices.content}
      {choices.kind === "ask" && (
        <>
          <div class="question">
            <span>{choices.question}</span>
            <Tool tool={choices.back} />
          </div>
          <div class="answers">
            {choices.options.map((option) => (
              <button
                key={option.id}
                type="button"
                class={`card answer ${shape}`}
                onClick={option.onPress}
                {...previewing(option.onPreview)}
              >
                <span class="off-screen">{option.label}</span>
                <span class="drawn" aria-hidden="true">
                  {shape === "row" && <kbd class="key">{option.keyHint}</kbd>}
                  {option.plates.map((plate) => (
                    <Plate key={plate.column} kind={plate.kind}>
                      {plate.column}
                    </Plate>
                  ))}
                  {option.text && <span class="short">{option.text}</span>}
                  {option.mark && <Mark mark={option.mark} />}
                </span>
              </button>
            ))}
          </div>
        </>
      )}
    </section>
  );
}
