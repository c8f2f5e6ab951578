import type { ReactNode } from 'react';
import { BlankCoupon } from '#ui/blank-coupon.tsx';
import css from './empty-state.module.css';

/** Replaces the list if there are no matches: an empty coupon and the reason. */
export function EmptyState({
  message,
  children,
}: {
  readonly message: string;
  readonly children?: ReactNode;
}) {
  return (
    <div className={css.nothing}>
      <div className={css.words}>
        <p className={css.message} role="status">
          {message}
        </p>
        {children}
      </div>
      <div className={css.picture}>
        <BlankCoupon />
      </div>
    </div>
  );
}
