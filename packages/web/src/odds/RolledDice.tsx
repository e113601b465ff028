import { useLayoutEffect, useRef } from "preact/hooks";
import type { Face } from "../dice/Die.tsx";
import { Tool } from "../game/Tool.tsx";
import { digitOf, useKeyPresses } from "../key-presses.ts";
import { late } from "../late.tsx";
import { DICE } from "../play/entry.ts";
import type { GameWords } from "../words/game.ts";
import type { OddsWords } from "../words/odds.ts";
import type { Rolled } from "./rolled.ts";

const TypedDice = late("ownDice", async () => (await import("../own-dice/TypedDice.tsx")).TypedDice);
const Keypad = late("ownDice", async () => (await import("../own-dice/Keypad.tsx")).Keypad);
const DiceChoices = late("review", async () => (await import("./DiceChoices.tsx")).DiceChoices);

/** Dice that lie on a real table: tapped or typed in as in the game, and what each way to use them is worth. */
export function RolledDice({
  dice,
  rolled,
  onDice,
  onGoOn,
  words,
  game,
}: {
  readonly dice: readonly Face[];
  readonly rolled: Rolled;
  readonly onDice: (dice: readonly Face[]) => void;
  /** The move that is shown is made on the board, and the dice are taken up. */
  readonly onGoOn: () => void;
  readonly words: OddsWords;
  readonly game: GameWords;
}) {
  const { dice: own } = words;
  const isWhole = dice.length === DICE;
  const part = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const hadFocus = useRef(false);
  const take = (changed: readonly Face[]) => {
    hadFocus.current = part.current?.contains(document.activeElement) === true;
    onDice(changed);
  };
  // What was pressed may be gone: then one goes on reading from the heading.
  useLayoutEffect(() => {
    if (hadFocus.current && !part.current?.contains(document.activeElement))
      heading.current?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [dice]);
  // Once all dice are there, digits are for the choices.
  useKeyPresses((press) => {
    const digit = digitOf(press);
    if (press.repeat) return false;
    if (press.key === "Backspace" && dice.length > 0) take(dice.slice(0, -1));
    else if (!isWhole && digit !== null && digit <= 6) take([...dice, digit as Face]);
    else return false;
    return true;
  });
  return (
    <div ref={part} class="rolled">
      <h3 ref={heading} tabIndex={-1}>
        {own.title}
      </h3>
      <p class="quiet">{own.about}</p>
      <div class={`rolled-entry${isWhole ? " whole" : ""}`}>
        <div class="tray">
          <TypedDice dice={dice} onRemove={(place) => take(dice.filter((_, i) => i !== place))} />
          {dice.length > 0 && <Tool tool={{ icon: "close", label: own.takeUp, onPress: () => take([]) }} />}
        </div>
        {!isWhole && <Keypad onFace={(face) => take([...dice, face])} />}
      </div>
      <p role="status" class={rolled.isBust ? "message" : "off-screen"}>
        {rolled.isBust ? own.bust : dice.length > 0 && !isWhole ? game.ownDice.typed(dice) : ""}
      </p>
      {isWhole && !rolled.isBust && <DiceChoices rolled={rolled} onGoOn={onGoOn} odds={words} game={game} />}
    </div>
  );
}
