import { type ReactNode, useState } from 'react';
import css from './fold.module.css';

/** Content that most readers skip, behind a summary line. It is rendered when opened. */
export function Fold({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  'use no memo'; // What it holds is new at every drawing: it would remember in vain.
  const [open, setOpen] = useState(false);
  return (
    <details className={css.fold} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {open && children}
    </details>
  );
}
