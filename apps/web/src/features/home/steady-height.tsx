import type { ReactNode } from 'react';
import type { Page } from '#ui/paging.ts';

/** Gives every page of a coupon the same height, so that the buttons below do not move when the last page has fewer
 *  lines. */
export function SteadyHeight({
  shown,
  rows,
  children,
}: {
  readonly shown: Pick<Page<unknown>, 'pages' | 'items'> | null;
  readonly rows: number;
  readonly children: ReactNode;
}) {
  const lines = shown && shown.pages === 1 ? shown.items.length : rows;
  return (
    <div
      style={{ minHeight: `calc(var(--coupon-top) + ${lines} * var(--coupon-line))` }}
      aria-busy={shown === null || undefined}
    >
      {children}
    </div>
  );
}
