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

/** A place where a player can be dropped. It shows whether the picked player may go there. */
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

/** An empty place, with the role that it needs. */
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
