import { Icon } from "../icons.tsx";
import type { ToolView } from "./view.ts";

/** A button that shows only an icon: 44 px to the finger, its name to everyone else. */
export function Tool({ tool }: { readonly tool: ToolView }) {
  return (
    <button
      type="button"
      class="tool"
      aria-label={tool.label}
      title={tool.label}
      aria-pressed={tool.pressed}
      aria-keyshortcuts={tool.keyHint}
      onClick={tool.onPress}
    >
      <Icon name={tool.icon} />
    </button>
  );
}
