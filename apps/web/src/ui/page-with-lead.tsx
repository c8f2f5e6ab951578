import type { ReactNode } from 'react';
import { PageHeading } from './page-heading.tsx';
import css from './page-with-lead.module.css';

interface PageWithLeadProps {
  readonly title: string;
  /** A sentence on what the page is for. */
  readonly lead: string;
  /** Actions at the top of the page. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page with a sentence on what it is for, followed by its parts. */
export function PageWithLead({ title, lead, actions, children }: PageWithLeadProps) {
  return (
    <div className={css.page}>
      <div className={css.head}>
        <PageHeading className={css.title}>{title}</PageHeading>
        <p className={css.lead}>{lead}</p>
        {actions}
      </div>
      {children}
    </div>
  );
}
