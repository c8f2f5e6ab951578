import type { ReactNode } from 'react';
import css from './slip.module.css';

/** A sheet torn from a pad, perforated above and below: what a form stands on. */
export function Slip({ children }: { readonly children: ReactNode }) {
  return (
    <div className={css.shadow}>
      <div className={css.slip}>{children}</div>
    </div>
  );
}
