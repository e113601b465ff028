import { PieceIcon } from "../board/Piece.tsx";
import { Icon } from "../icons.tsx";
import { StopMark } from "../StopMark.tsx";
import { widthOf } from "../words/width.ts";
import { Mark } from "./Mark.tsx";
import { Tool } from "./Tool.tsx";
import type { ActionsView, ActionView } from "./view.ts";

/** An icon stands beside labels of so many Latin characters. */
const ROOM_FOR_ICON = 15;

/** The lowest row: one or two large buttons, or a bar while someone else plays. */
export function Actions({ actions, label }: { readonly actions: ActionsView; readonly label: string }) {
  return (
    <section class={`actions ${actions.kind}`} aria-label={label}>
      {actions.kind === "buttons" ? (
        // By role, so that the focus stays on what it was on: Roll must not turn into Stop under a finger.
        actions.buttons.map((action) => <BigButton key={action.role} action={action} />)
      ) : (
        <>
          <PieceIcon piece={actions.piece} size={28} />
          <strong>
            {actions.text}
            {actions.detail && <small>{actions.detail}</small>}
          </strong>
          {actions.tools.map((tool) => (
            <Tool key={tool.label} tool={tool} />
          ))}
        </>
      )}
    </section>
  );
}

/** One of the large buttons: a solid lower edge, a label, a line under it, the key that presses it. */
export function BigButton({ action }: { readonly action: ActionView }) {
  const { role, label, detail, disabled, keyHint, mark } = action;
  const icon = widthOf(label) <= ROOM_FOR_ICON;
  return (
    <button
      type="button"
      class={`big ${role}`}
      aria-disabled={disabled}
      aria-keyshortcuts={keyHint || undefined}
      onClick={disabled ? undefined : action.onPress}
    >
      <span class="big-label">
        {icon && role === "stop" && <StopMark size={26} />}
        {icon && role === "roll" && <Icon name="die" size={30} />}
        {icon && role === "next" && <Icon name="next" size={25} />}
        {label}
      </span>
      {detail && <span class="big-detail">{detail}</span>}
      {keyHint && <kbd class="key">{keyHint}</kbd>}
      {mark && <Mark mark={mark} />}
    </button>
  );
}
