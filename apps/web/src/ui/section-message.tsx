import type { ReactNode } from 'react';
import css from './section-message.module.css';

interface SectionMessageProps {
  /** In lines of a coupon: as much room as there would be otherwise. */
  readonly lines: number;
  /** Something did not work: read out as soon as it is there. */
  readonly alert?: boolean;
  readonly text: string;
  readonly hint?: string | null;
  readonly action?: ReactNode;
}

/** What a section says when it has nothing to list: an empty line of a coupon, and why. */
export function SectionMessage({ lines, alert, text, hint, action }: SectionMessageProps) {
  return (
    <div
      className={css.message}
      style={{ minHeight: `calc(var(--coupon-top) + ${lines} * var(--coupon-line))` }}
    >
      <svg className={css.picture} viewBox="0 0 132 44" aria-hidden="true">
        <path d="M.5 .5h36v43h-36ZM48.5 .5h36v43h-36ZM96.5 .5h35v43h-35Z" />
      </svg>
      <div role={alert ? 'alert' : 'status'} className={css.words}>
        <p className={css.text}>{text}</p>
        {hint && <p className={css.hint}>{hint}</p>}
      </div>
      {action}
    </div>
  );
}
