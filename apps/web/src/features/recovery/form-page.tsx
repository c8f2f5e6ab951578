import type { ReactNode } from 'react';
import { PageHeading } from '#ui/page-heading.tsx';
import { Slip } from '#ui/slip.tsx';
import css from './form-page.module.css';

interface FormPageProps {
  readonly title: string;
  readonly intro: string;
  readonly children: ReactNode;
}

/** One form on one slip, in the middle of the page. */
export function FormPage({ title, intro, children }: FormPageProps) {
  return (
    <div className={css.page}>
      <Slip>
        <div className={css.head}>
          <PageHeading className={css.title}>{title}</PageHeading>
          <p>{intro}</p>
        </div>
        <div className={css.body}>{children}</div>
      </Slip>
    </div>
  );
}
