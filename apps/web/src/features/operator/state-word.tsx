import type { ReactNode } from 'react';
import css from './state-word.module.css';

/** How something is: a filled square for what is not well, an empty one for what is, and the word. */
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
