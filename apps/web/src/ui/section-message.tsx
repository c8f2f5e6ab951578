import type { ReactNode } from 'react';
import css from './section-message.module.css';

interface SectionMessageProps {
  /** Its height in coupon lines: as much as the content would take. */
  readonly lines: number;
  /** An error: announced as soon as it appears. */
  readonly alert?: boolean;
  readonly text: string;
  readonly hint?: string | null;
  readonly action?: ReactNode;
}

/** Replaces the content of a section that has nothing to list: an empty coupon line with the reason. */
export function SectionMessage({ lines, alert, text, hint, action }: SectionMessageProps) {
  'use no memo'; // Memoized it would weigh twice as much, on every page.
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
