const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves focus from a button to the nearest one in the direction of an arrow key. Returns whether there was
 *  one. */
export function focusInDirection(board: HTMLElement, key: string): boolean {
  const direction = DIRECTIONS[key];
  const from = document.activeElement;
  if (!direction || !from || !board.contains(from)) return false;
  const [x, y] = centreOf(from);
  let nearest: { readonly button: HTMLElement; readonly distance: number } | null = null;
  for (const button of board.querySelectorAll<HTMLElement>('[data-spot]')) {
    const [toX, toY] = centreOf(button);
    const along = (toX - x) * direction[0] + (toY - y) * direction[1];
    const aside = Math.abs((toX - x) * direction[1] + (toY - y) * direction[0]);
    if (button === from || along < 4) continue;
    // Sideways distance counts more, so that the focus stays in a row before it moves to another.
    const distance = along + 3 * aside;
    if (!nearest || distance < nearest.distance) nearest = { button, distance };
  }
  nearest?.button.focus();
  return nearest !== null;
}

function centreOf(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
