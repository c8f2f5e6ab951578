import type { ReactNode } from 'react';
import css from './section.module.css';

interface SectionProps {
  /** Its address on the page, after the #. */
  readonly id: string;
  readonly title: string;
  readonly intro?: string;
  readonly danger?: boolean;
  readonly children: ReactNode;
}

/** A numbered row of the profile. */
export function Section({ id, title, intro, danger, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={danger ? `${css.section} ${css.danger}` : css.section}
    >
      <h2 id={`${id}-title`} className={css.title} tabIndex={-1}>
        {title}
      </h2>
      <div className={css.body}>
        {intro && <p className={css.intro}>{intro}</p>}
        {children}
      </div>
    </section>
  );
}
