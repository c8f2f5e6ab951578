/** Carrying players by mouse and finger. It comes with the first pointer that reaches the pitch; without
 *  it, and by keyboard, a player is picked and placed with buttons. What happens is said by the editor in
 *  the reader's language, so the library's own announcements stay out. */
import {
  AutoScroller,
  Cursor,
  DragDropManager,
  Draggable,
  Droppable,
  Feedback,
  PointerSensor,
  PreventSelection,
  StyleInjector,
} from '@dnd-kit/dom';
import { cspNonce } from '#lib/device/csp.ts';

export interface DragHandlers {
  readonly onPick: (player: number | null) => void;
  /** @param place as `placeName` calls it. */
  readonly onDrop: (player: number, place: string) => void;
}

export interface PlayerDrag {
  /** Knows the stubs and places that the board shows now. */
  sync(board: HTMLElement): void;
  stop(): void;
}

export function startPlayerDrag(handlers: () => DragHandlers): PlayerDrag {
  const manager = new DragDropManager({
    plugins: [
      StyleInjector.configure({ nonce: cspNonce() }),
      AutoScroller,
      Cursor,
      PreventSelection,
      // Whoever lands somewhere is drawn there: a flight back to the old place would say the contrary.
      Feedback.configure({ dropAnimation: null }),
    ],
    sensors: [PointerSensor],
  });
  const stubs = new Map<string, Draggable>();
  const places = new Map<string, Droppable>();
  let marked: Element | undefined;
  const mark = (element: Element | undefined) => {
    marked?.removeAttribute('data-target');
    element?.setAttribute('data-target', '');
    marked = element;
  };
  manager.monitor.addEventListener('dragstart', ({ operation: { source } }) => {
    handlers().onPick(source ? Number(source.id) : null);
  });
  manager.monitor.addEventListener('dragover', ({ operation: { target } }) => {
    mark(target ? places.get(String(target.id))?.element : undefined);
  });
  manager.monitor.addEventListener('dragend', ({ canceled, operation: { source, target } }) => {
    mark(undefined);
    if (canceled || !source || !target) handlers().onPick(null);
    else handlers().onDrop(Number(source.id), String(target.id));
  });
  return {
    sync(board) {
      follow(board, 'data-player', stubs, (id, element) => new Draggable({ id, element }, manager));
      follow(board, 'data-place', places, (id, element) => new Droppable({ id, element }, manager));
    },
    stop: () => manager.destroy(),
  };
}

interface Followed {
  element: Element | undefined;
  destroy(): void;
}

/** One of these for every element with the attribute, whose value is its id. The library leaves a copy of
 *  what is dragged in its old place; that is nobody. */
function follow<T extends Followed>(
  board: HTMLElement,
  attribute: string,
  known: Map<string, T>,
  make: (id: string, element: Element) => T,
): void {
  const seen = new Set<string>();
  for (const element of board.querySelectorAll(`[${attribute}]:not([data-dnd-placeholder])`)) {
    const id = element.getAttribute(attribute)!;
    seen.add(id);
    const one = known.get(id);
    if (!one) known.set(id, make(id, element));
    else if (one.element !== element) one.element = element;
  }
  for (const [id, one] of known) {
    if (seen.has(id)) continue;
    one.destroy();
    known.delete(id);
  }
}
