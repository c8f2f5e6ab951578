import type { ReactNode } from 'react';
import css from './state-word.module.css';

/** A state as a word with a square: filled for a problem, empty if all is well. */
export function StateWord({
  well,
  children,
}: {
  readonly well: boolean;
  readonly children: ReactNode;
}) {
  return (
    <span className={well ? css.state : `${css.state} ${css.bad}`}>
      <span className={css.box} aria-hidden="true" />
      {children}
    </span>
  );
}
