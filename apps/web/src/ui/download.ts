/** Gives the reader a file made on the spot. */
export function downloadText(name: string, type: string, text: string): void {
  downloadBlob(name, new Blob([text], { type }));
}

export function downloadBlob(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser has its own copy by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
