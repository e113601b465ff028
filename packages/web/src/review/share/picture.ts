import fontAddress from "@fontsource-variable/signika/files/signika-latin-wght-normal.woff2?url";
import { toBase64 } from "./base64.ts";

/** What style sheets may have said about the parts of a drawing. */
const STYLES = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "font-family",
  "font-size",
  "font-weight",
  "font-variant-numeric",
  "text-anchor",
  "display",
] as const;

/**
 * A drawing of the page as a picture in PNG, as it looks there: style sheets do not reach into pictures, so all they
 * said is written into a copy, and the font put beside it.
 *
 * @param size in dots
 * @throws where the browser cannot
 */
export async function makePicture(
  drawing: SVGSVGElement,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Blob> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = partsOf(copy);
  for (const [i, part] of partsOf(drawing).entries()) {
    const styles = getComputedStyle(part);
    const own = copies[i];
    for (const name of STYLES) own?.style.setProperty(name, styles.getPropertyValue(name));
    own?.removeAttribute("class");
  }
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const font = await fontRule();
  if (font)
    copy.prepend(Object.assign(document.createElementNS(copy.namespaceURI, "style"), { textContent: font }));
  return draw(new XMLSerializer().serializeToString(copy), width, height);
}

const partsOf = (root: SVGSVGElement): SVGElement[] => [root, ...root.querySelectorAll<SVGElement>("*")];

/** The app's font as a rule that needs nothing else; null where it cannot be had: devices have others. */
async function fontRule(): Promise<string | null> {
  try {
    const file = await (await fetch(fontAddress)).arrayBuffer();
    const address = `data:font/woff2;base64,${toBase64(new Uint8Array(file))}`;
    return `@font-face{font-family:"Signika";font-weight:300 700;src:url("${address}")}`;
  } catch {
    return null;
  }
}

async function draw(svg: string, width: number, height: number): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error("no picture came of it"))),
        "image/png",
      ),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
