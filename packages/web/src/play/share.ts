/** What became of a text that was to be handed on. */
export type Shared = "handed" | "copied" | "failed";

/** Hands a text on by the device's own means, where fingers expect them, or puts it on the clipboard. */
export async function shareText(text: string): Promise<Shared> {
  try {
    if ("share" in navigator && matchMedia("(pointer: coarse)").matches) {
      await navigator.share({ text });
      return "handed";
    }
    // Over plain http there is no clipboard, and this throws.
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch (error) {
    // Changing one's mind is no failure.
    return error instanceof DOMException && error.name === "AbortError" ? "handed" : "failed";
  }
}
