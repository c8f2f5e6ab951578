import { type ReactNode, useId } from 'react';
import ruled from './page-section.module.css';

interface PageSectionProps {
  /** The id that links of the page lead to. */
  readonly id?: string;
  readonly title: string;
  /** A link or a button on the line of the title. */
  readonly aside?: ReactNode;
  /** Belongs to the title and follows it, wherever the title is placed. */
  readonly under?: ReactNode;
  readonly className?: string | undefined;
  /** A style sheet with the same class names, for a different look. */
  readonly look?: CSSModuleClasses;
  readonly children: ReactNode;
}

/** A part of a page under its heading. */
export function PageSection({
  id,
  title,
  aside,
  under,
  className,
  look = ruled,
  children,
}: PageSectionProps) {
  'use no memo'; // What it holds is new at every drawing: it would remember in vain.
  const made = useId();
  const titleId = id ? `${id}-title` : made;
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={[look.section, className].filter(Boolean).join(' ')}
    >
      <div className={look.head}>
        <h2 id={titleId} className={look.title}>
          {title}
        </h2>
        {aside && <div className={look.aside}>{aside}</div>}
        {under}
      </div>
      {children}
    </section>
  );
}
