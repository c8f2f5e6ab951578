import type { ReactNode } from 'react';
import type { Page } from '#ui/paging.ts';

/** The room of a coupon that is turned page by page: the last page is as high as the first, so that
 *  the buttons below stay under the finger. */
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
