import type { ReactNode } from 'react';
import css from './page-section.module.css';

interface PageSectionProps {
  /** Where a link of the page leads. */
  readonly id: string;
  readonly title: string;
  /** A link or a button on the line of the title. */
  readonly aside?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function PageSection({ id, title, aside, className, children }: PageSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={className ? `${css.section} ${className}` : css.section}
    >
      <div className={css.head}>
        <h2 id={`${id}-title`} className={css.title}>
          {title}
        </h2>
        {aside && <div className={css.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  );
}
