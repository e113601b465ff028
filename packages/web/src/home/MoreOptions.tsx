import { Icon } from "../icons.tsx";
import { DICE_SOURCES, type Setup, STARTERS, type Starter } from "../setup.ts";
import { useWording } from "../words/context.ts";

/** What few change: who begins, and whose dice are rolled. */
export function MoreOptions({
  setup,
  names,
  onChange,
}: {
  readonly setup: Setup;
  readonly names: readonly string[];
  readonly onChange: (part: Partial<Setup>) => void;
}) {
  const { home } = useWording().words;
  const { starter, firstSeat, dice } = setup;
  const isAsked = starter !== "dice" || dice === "own";
  return (
    <>
      {names.length > 1 && (
        <div class="begins">
          <label>
            <span>{home.whoBegins}</span>
            <select
              value={starter}
              onChange={({ currentTarget }) => onChange({ starter: currentTarget.value as Starter })}
            >
              {STARTERS.map((one) => (
                <option key={one} value={one}>
                  {home.starters[one]}
                </option>
              ))}
            </select>
            <Icon name="down" />
          </label>
          {isAsked ? (
            <label>
              <span>{home.firstSeat[starter]}</span>
              <select
                value={String(firstSeat)}
                onChange={({ currentTarget }) => onChange({ firstSeat: Number(currentTarget.value) })}
              >
                {names.map((name, seat) => (
                  <option key={seat} value={String(seat)}>
                    {name}
                  </option>
                ))}
              </select>
              <Icon name="down" />
            </label>
          ) : (
            <p>{home.diceDecide}</p>
          )}
        </div>
      )}
      <fieldset class="pills">
        <legend>{home.dice}</legend>
        {DICE_SOURCES.map((one) => (
          <label key={one} class="pill">
            <input type="radio" name="dice" checked={one === dice} onChange={() => onChange({ dice: one })} />
            <span>{home.diceSources[one]}</span>
          </label>
        ))}
        {dice === "own" && <p>{home.ownDice}</p>}
      </fieldset>
    </>
  );
}
