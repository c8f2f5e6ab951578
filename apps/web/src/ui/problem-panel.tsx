import type { ReactNode } from 'react';
import css from './problem-panel.module.css';

export interface Problem {
  /** The field as it is called on the page; none where the refusal is about the whole. */
  readonly field: string | null;
  readonly text: string;
}

interface ProblemPanelProps {
  readonly problems: readonly Problem[];
  /** Stands above what is wrong with fields. */
  readonly heading: string;
  readonly children?: ReactNode;
}

/** What was refused, read out as soon as it is there. */
export function ProblemPanel({ problems, heading, children }: ProblemPanelProps) {
  return (
    <div role="alert">
      {problems.length > 0 && (
        <div className={css.panel}>
          {problems.some(({ field }) => field) && <p className={css.heading}>{heading}</p>}
          <ul className={css.list}>
            {problems.map(({ field, text }) => (
              <li key={`${field} ${text}`}>
                {field && <b className={css.field}>{field}: </b>}
                {text}
              </li>
            ))}
          </ul>
          {children}
        </div>
      )}
    </div>
  );
}
