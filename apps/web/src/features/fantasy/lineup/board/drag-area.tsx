import { type ReactNode, useEffect, useRef, useState } from 'react';
import { focusInDirection } from './arrow-focus.ts';
import type { DragHandlers, PlayerDrag } from './drag-players.ts';

interface DragAreaProps extends DragHandlers {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The board. By keyboard a player is picked like any button; then the arrow keys move between places, and
 *  Escape cancels. */
export function DragArea({ className, onPick, onDrop, children }: DragAreaProps) {
  const board = useRef<HTMLDivElement>(null);
  const handlers = useRef<DragHandlers>({ onPick, onDrop });
  const [drag, setDrag] = useState<PlayerDrag | null>(null);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!asked) return;
    let started: PlayerDrag | undefined;
    let isGone = false;
    void import('./drag-players.ts').then(({ startPlayerDrag }) => {
      if (isGone) return;
      started = startPlayerDrag(() => handlers.current);
      setDrag(started);
    });
    return () => {
      isGone = true;
      started?.stop();
    };
  }, [asked]);
  // Runs after every change, because the elements of stubs and places are replaced.
  useEffect(() => {
    handlers.current = { onPick, onDrop };
    if (board.current) drag?.sync(board.current);
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and pointers belong to the buttons inside.
    <div
      ref={board}
      className={className}
      data-can-drag={drag ? '' : undefined}
      onPointerEnter={() => setAsked(true)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onPick(null);
        else if (focusInDirection(event.currentTarget, event.key)) event.preventDefault();
      }}
    >
      {children}
    </div>
  );
}
