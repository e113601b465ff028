import type { Dice } from "@cantstop/rules";
import { Die, type Face } from "../dice/Die.tsx";

/** Four dice beside each other, to look at. */
export const Roll = ({ dice }: { readonly dice: Dice }) => (
  <span class="roll" aria-hidden="true">
    {dice.map((face, place) => (
      <Die key={place} face={face as Face} kind="paper" />
    ))}
  </span>
);
