import { type ReactNode, useId, useState } from 'react';
import css from './folded-filters.module.css';

interface FoldedFiltersProps {
  readonly name: string;
  /** What is chosen, in few words. */
  readonly summary: string;
  /** Lays out the fields. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** The filters of a list. A phone shows what is chosen in one line, and the fields once it is pressed. */
export function FoldedFilters({ name, summary, className, children }: FoldedFiltersProps) {
  'use no memo'; // Memoized it would weigh twice as much, on every page that shares its file.
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={css.summary}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <b>{name}</b>
        <span className={css.words}>{summary}</span>
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not take part in a grid. */}
      <div
        id={id}
        role="group"
        aria-label={name}
        className={[css.fields, className].filter(Boolean).join(' ')}
        data-open={open || undefined}
      >
        {children}
      </div>
    </>
  );
}
