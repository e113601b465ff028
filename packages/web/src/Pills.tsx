import type { ComponentChildren } from "preact";
import "./controls.css";

/** One of a few values, all of which are seen. */
export function Pills<Value extends string>({
  legend,
  name,
  values,
  value,
  labels,
  onChange,
  children,
}: {
  readonly legend: string;
  readonly name: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly labels: { readonly [V in Value]: string };
  readonly onChange: (value: Value) => void;
  /** A sentence under the values. */
  readonly children?: ComponentChildren;
}) {
  return (
    <fieldset class="pills">
      <legend>{legend}</legend>
      {values.map((one) => (
        <label key={one} class="pill">
          <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
          <span>{labels[one]}</span>
        </label>
      ))}
      {children && <p class="quiet">{children}</p>}
    </fieldset>
  );
}
