import type { ReactNode } from 'react';
import { type Place, placeName } from '../draft/move-player.ts';
import type { Board } from './board.ts';
import css from './spot.module.css';

interface SpotProps {
  readonly board: Board;
  readonly place: Place;
  readonly as?: 'li' | 'div';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Somewhere a player can be dropped. It shows whether the one who is picked may come. */
export function Spot({ board, place, as: Element = 'li', className, children }: SpotProps) {
  const isWaiting = board.picked !== null;
  return (
    <Element
      className={[css.spot, className].filter(Boolean).join(' ')}
      data-place={placeName(place)}
      data-open={isWaiting ? board.isOpen(place) : undefined}
    >
      {children}
    </Element>
  );
}

/** An empty place, which says whom it waits for. */
export function EmptySpot({
  board,
  place,
  label,
  children,
}: {
  readonly board: Board;
  readonly place: Place;
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <button type="button" className={css.empty} data-spot="" onClick={() => board.onPlace(place)}>
      <span className="visually-hidden">{label}</span>
      <span aria-hidden="true">{children}</span>
    </button>
  );
}
