import "./switch.css";

/** Something that is on or off. */
export function Switch({
  name,
  about,
  on,
  onChange,
}: {
  readonly name: string;
  readonly about: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}) {
  return (
    <label class="switch">
      <span>
        <strong>{name}</strong>
        <small>{about}</small>
      </span>
      <input type="checkbox" checked={on} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
    </label>
  );
}
