import { LONGEST_NAME } from "@cantstop/protocol";
import type { RefObject } from "preact";

/** Where a person says what the others should call them. */
export function NameField({
  label,
  value,
  missing,
  field = null,
  onInput,
}: {
  readonly label: string;
  readonly value: string;
  /** Says that a name is needed; null while it is not. */
  readonly missing: string | null;
  readonly field?: RefObject<HTMLInputElement | null> | null;
  readonly onInput: (name: string) => void;
}) {
  return (
    <label class="name-field">
      <span>{label}</span>
      <input
        ref={field}
        type="text"
        class="text-field"
        value={value}
        maxLength={LONGEST_NAME}
        autocomplete="nickname"
        aria-invalid={missing !== null}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
      <small role="alert">{missing}</small>
    </label>
  );
}
