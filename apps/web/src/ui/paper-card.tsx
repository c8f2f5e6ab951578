import type { ReactNode } from 'react';
import css from './paper-card.module.css';

/** A card that looks like a sheet torn from a pad, perforated above and below; forms are placed on it. */
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
