import { type ReactNode, useEffect, useRef } from 'react';
import { unfold } from '#lib/device/focus.ts';
import css from './problem-panel.module.css';

export interface Problem {
  /** The name of the field on the page; absent if the refusal concerns the whole form. */
  readonly field: string | null;
  readonly text: string;
}

interface ProblemPanelProps {
  readonly problems: readonly Problem[];
  /** Shown above the mistakes of fields. */
  readonly heading: string;
  readonly children?: ReactNode;
}

/** Shows what was refused. It is announced and scrolled into view at once, because the button that was
 *  pressed may be a screen further down. */
export function ProblemPanel({ problems, heading, children }: ProblemPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const summary = problems.map(({ field, text }) => `${field} ${text}`).join('\n');
  useEffect(() => {
    if (summary === '' || !panel.current) return;
    unfold(panel.current);
    panel.current.scrollIntoView({ block: 'nearest' });
  }, [summary]);
  return (
    <div role="alert" ref={panel} className={css.alert}>
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
