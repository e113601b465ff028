import { type ByPlayers, targetOf } from "@cantstop/rules";
import { type ChoiceProps, MixValue, offerNote } from "./MixValue.tsx";
import { offerOf } from "./mix.ts";
import { Stepper } from "./Stepper.tsx";

const PLAYERS = [1, 2, 3, 4];
const MOST_COLUMNS = 11;

/** How many columns win: one number, or a number for each number of players. */
export function ColumnsChoice({ options, players, onTake, words }: ChoiceProps) {
  const { columnsToWin } = options;
  const { name, value } = words.options.columnsToWin;
  const isMap = typeof columnsToWin === "object";
  const offer = (target: number | ByPlayers) => offerOf(options, "columnsToWin", target, players);
  const held = targetOf(options, players) ?? 3;

  /** A stepper that goes as high as the other options allow, and says what keeps it from going higher. */
  const stepper = (label: string, count: number, make: (next: number) => number | ByPlayers) => {
    let highest = count;
    while (highest < MOST_COLUMNS && offer(make(highest + 1)).kind !== "refused") highest++;
    return (
      <>
        <Stepper
          label={label}
          value={count}
          lowest={1}
          highest={highest}
          onChange={(next) => onTake(offer(make(next)))}
        />
        {count === highest && count < MOST_COLUMNS && (
          <p class="mix-note">{offerNote(words, offer(make(count + 1)))}</p>
        )}
      </>
    );
  };

  return (
    <fieldset class="mix-values">
      <legend class="off-screen">{name}</legend>
      <MixValue
        group="columnsToWin"
        chosen={!isMap}
        refused={false}
        label={words.sameForAll}
        onTake={() => onTake(offer(held))}
      >
        {!isMap && value(columnsToWin).summary}
      </MixValue>
      {!isMap && stepper(name, columnsToWin, (next) => next)}
      <MixValue
        group="columnsToWin"
        chosen={isMap}
        refused={false}
        label={words.byPlayers}
        onTake={() => onTake(offer({ 2: held, 3: held, 4: held }))}
      >
        {isMap && value(columnsToWin).summary}
      </MixValue>
      {isMap &&
        PLAYERS.map((count) => (
          <div key={count}>
            {stepper(words.whenPlaying(count), targetOf(options, count) ?? held, (next) => ({
              ...columnsToWin,
              [count]: next,
            }))}
          </div>
        ))}
    </fieldset>
  );
}
