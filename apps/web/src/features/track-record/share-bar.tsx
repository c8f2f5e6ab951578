import type { CSSProperties } from 'react';
import css from './bands.module.css';
import { useFigures } from './use-figures.ts';

/** The observed frequency as a bar, with a tick at the predicted one. */
export function ShareBar({ said, observed }: { readonly said: number; readonly observed: number }) {
  const { percent } = useFigures();
  const shares = { '--came': observed / 100, '--said': said / 100 } as CSSProperties;
  return (
    <div className={css.share}>
      <span className={css.bar} style={shares} aria-hidden="true" />
      <span className={css.percent}>{percent(observed)}</span>
    </div>
  );
}
