import type { CSSProperties } from 'react';
import css from './probability-bar.module.css';

/** How a whole is shared, told by shape as well as shade: solid, hatched, empty. The figures stand
 *  beside it, so it says nothing of its own to a screen reader. */
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
