/** Saves a file to the person's downloads. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has saved it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
