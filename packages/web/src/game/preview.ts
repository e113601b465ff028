type OnPreview = ((on: boolean, by: "pointer" | "focus") => void) | undefined;

/**
 * The handlers that make a button preview what it would do: under the pointer, and while it has a focus that can be
 * seen. A press gives a focus too, but that one shows nothing which the press does not.
 */
export const previewing = (onPreview: OnPreview) => ({
  onPointerEnter: () => onPreview?.(true, "pointer"),
  onPointerLeave: () => onPreview?.(false, "pointer"),
  onFocus: ({ currentTarget }: { readonly currentTarget: Element }) => {
    if (currentTarget.matches(":focus-visible")) onPreview?.(true, "focus");
  },
  onBlur: () => onPreview?.(false, "focus"),
});
