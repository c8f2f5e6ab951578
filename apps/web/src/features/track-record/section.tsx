import type { ReactNode } from 'react';
import { PageSection } from '#ui/page-section.tsx';
import css from './section.module.css';

interface SectionProps {
  /** The fragment of its address, after the #. */
  readonly id: string;
  readonly title: string;
  readonly intro?: ReactNode;
  /** The data on which the figures were measured. */
  readonly sample?: string;
  /** How to read the chart, shown beside it. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A question, its explanation, and the chart that answers it. */
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
