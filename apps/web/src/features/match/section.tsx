import type { ReactNode } from 'react';
import { PageSection } from '#ui/page-section.tsx';
import css from './section.module.css';

/** A section of the match page, with a sentence on how to read it. */
export function Section({
  title,
  body,
  wide,
  action,
  children,
}: {
  readonly title: string;
  readonly body?: ReactNode;
  /** Spans both columns, where there are two. */
  readonly wide?: boolean;
  /** Shown beside the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <PageSection title={title} aside={action} look={css} className={wide ? css.wide : undefined}>
      {body && <p className={css.body}>{body}</p>}
      {children}
    </PageSection>
  );
}
