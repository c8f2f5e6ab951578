/** Drags players by mouse and touch. It is fetched when a pointer first touches the board; without it, and by
 *  keyboard, players are picked and placed with buttons. The editor announces moves in the reader's language,
 *  so the library's own announcements are left out. */
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
  /** @param place a name made by `placeName`. */
  readonly onDrop: (player: number, place: string) => void;
}

export interface PlayerDrag {
  /** Registers the stubs and places that the board currently shows. */
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
      // The player is drawn at the new place already: an animation back to the old one would mislead.
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

/** Creates one of these for every element with the attribute, whose value is its id. It skips the copy that
 *  the library leaves in the old place of a dragged element. */
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
