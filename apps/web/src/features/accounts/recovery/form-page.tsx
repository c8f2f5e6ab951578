import type { ReactNode } from 'react';
import { PageHeading } from '#ui/page-heading.tsx';
import { PaperCard } from '#ui/paper-card.tsx';
import css from './form-page.module.css';

interface FormPageProps {
  readonly title: string;
  readonly intro: string;
  readonly children: ReactNode;
}

/** A page with a single form in its middle. */
export function FormPage({ title, intro, children }: FormPageProps) {
  return (
    <div className={css.page}>
      <PaperCard>
        <div className={css.head}>
          <PageHeading className={css.title}>{title}</PageHeading>
          <p>{intro}</p>
        </div>
        <div className={css.body}>{children}</div>
      </PaperCard>
    </div>
  );
}
