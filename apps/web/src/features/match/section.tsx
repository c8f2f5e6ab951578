import { type ReactNode, useId } from 'react';
import css from './section.module.css';

/** A part of the page under its heading. */
export function Section({
  title,
  body,
  wide,
  action,
  children,
}: {
  readonly title: string;
  readonly body?: ReactNode;
  /** Over both columns, where there are two. */
  readonly wide?: boolean;
  /** Stands beside the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={wide ? `${css.section} ${css.wide}` : css.section}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {action && <div className={css.action}>{action}</div>}
      </div>
      {body && <p className={css.body}>{body}</p>}
      {children}
    </section>
  );
}
