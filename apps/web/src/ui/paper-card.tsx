import type { ReactNode } from 'react';
import css from './paper-card.module.css';

/** A sheet torn from a pad, perforated above and below: what a form stands on. */
export function PaperCard({ children }: { readonly children: ReactNode }) {
  return (
    <div className={css.place}>
      <div className={css.card}>
        <div className={css.paper} />
        {children}
      </div>
    </div>
  );
}
