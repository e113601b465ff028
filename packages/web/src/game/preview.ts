type OnPreview = ((on: boolean, by: "pointer" | "focus") => void) | undefined;

/**
 * The handlers that make a button preview what it would do: under the pointer, and while it has a focus that can be
 * seen. A press gives a focus too, but that one shows nothing which the press does not. Nor does a finger, which comes
 * and goes with its press: a preview would only keep slow phones from showing the choice itself.
 */
export const previewing = (onPreview: OnPreview) => ({
  onPointerEnter: ({ pointerType }: PointerEvent) => {
    if (pointerType !== "touch") onPreview?.(true, "pointer");
  },
  onPointerLeave: ({ pointerType }: PointerEvent) => {
    if (pointerType !== "touch") onPreview?.(false, "pointer");
  },
  onFocus: ({ currentTarget }: { readonly currentTarget: Element }) => {
    if (currentTarget.matches(":focus-visible")) onPreview?.(true, "focus");
  },
  onBlur: () => onPreview?.(false, "focus"),
});
