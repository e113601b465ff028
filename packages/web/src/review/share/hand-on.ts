import { saveFile } from "../../games/save-file.ts";

/** Can files of this type be handed to other apps, where fingers expect that? */
export function canHandOn(type: string): boolean {
  const file = new File([], "a", { type });
  return (
    "canShare" in navigator &&
    navigator.canShare({ files: [file] }) &&
    matchMedia("(pointer: coarse)").matches
  );
}

/** Hands a file to another app where that can be done, and else to the browser's downloads; true where it was saved. */
export async function handOnFile(name: string, content: Blob): Promise<boolean> {
  if (canHandOn(content.type)) {
    try {
      await navigator.share({ files: [new File([content], name, { type: content.type })] });
      return false;
    } catch (error) {
      // Changing one's mind is no failure.
      if (error instanceof DOMException && error.name === "AbortError") return false;
    }
  }
  saveFile(name, content, content.type);
  return true;
}
