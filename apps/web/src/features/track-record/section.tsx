import type { ReactNode } from 'react';
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
    <section id={id} aria-labelledby={`${id}-title`} className={css.section}>
      <div className={css.words}>
        <h2 id={`${id}-title`} className={css.title}>
          {title}
        </h2>
        {intro && <p className={css.intro}>{intro}</p>}
        {sample && <p className={css.sample}>{sample}</p>}
        {aside}
      </div>
      <div className={css.body}>{children}</div>
    </section>
  );
}
