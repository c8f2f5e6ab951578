import type { ReactNode } from 'react';
import { PageSection } from '#ui/page-section.tsx';
import css from './section.module.css';

interface SectionProps {
  /** Its address on the page, after the #. */
  readonly id: string;
  readonly title: string;
  readonly intro?: ReactNode;
  /** What the figures were measured on. */
  readonly sample?: string;
  /** What to read off the chart, said beside it. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A question, what it means, and the drawing that answers it. */
export function Section({ id, title, intro, sample, aside, children }: SectionProps) {
  return (
    <PageSection
      id={id}
      title={title}
      look={css}
      under={
        <>
          {intro && <p className={css.intro}>{intro}</p>}
          {sample && <p className={css.sample}>{sample}</p>}
          {aside}
        </>
      }
    >
      <div className={css.body}>{children}</div>
    </PageSection>
  );
}
