import type { ReactNode } from 'react';
import { PageSection } from '#ui/page-section.tsx';
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
    <PageSection
      id={id}
      title={title}
      look={css}
      className={danger ? css.danger : undefined}
      focusable
    >
      <div className={css.body}>
        {intro && <p className={css.intro}>{intro}</p>}
        {children}
      </div>
    </PageSection>
  );
}
