/** Gives the reader a file made on the spot. */
export function downloadText(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // The browser has its own copy by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
