import type { CSSProperties } from 'react';
import css from './probability-bar.module.css';

/** How a whole is divided, shown by pattern as well as shade: solid, hatched, empty. The figures stand beside
 *  it, so it is hidden from screen readers. */
export function ProbabilityBar({ shares }: { readonly shares: readonly number[] }) {
  return (
    <div className={css.bar} aria-hidden="true">
      {shares.map((share, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order is the meaning.
        <span key={at} className={css.part} style={{ '--share': share } as CSSProperties} />
      ))}
    </div>
  );
}
