/** Hands a text or a picture to the browser's downloads. */
export function saveFile(name: string, content: BlobPart, type = "application/json"): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has to have begun before the address is void.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
