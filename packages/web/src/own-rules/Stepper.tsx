import { useId } from "preact/hooks";
import { Icon } from "../icons.tsx";

/** A number with a button on either side; it can be typed, too. */
export function Stepper({
  label,
  value,
  lowest,
  highest,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly lowest: number;
  readonly highest: number;
  readonly onChange: (value: number) => void;
}) {
  const id = useId();
  const step = (by: number) => {
    const next = value + by;
    if (next >= lowest && next <= highest) onChange(next);
  };
  return (
    <div class="stepper">
      <label for={id}>{label}</label>
      {/* The field itself goes up and down by the arrow keys, so the buttons are for the finger only. */}
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        disabled={value <= lowest}
        onClick={() => step(-1)}
      >
        <Icon name="minus" />
      </button>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={lowest}
        max={highest}
        value={value}
        onChange={({ currentTarget }) => {
          const typed = currentTarget.valueAsNumber;
          const next = Number.isNaN(typed) ? value : Math.min(highest, Math.max(lowest, Math.round(typed)));
          currentTarget.value = String(next);
          if (next !== value) onChange(next);
        }}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        disabled={value >= highest}
        onClick={() => step(1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
