import type { ReactNode } from 'react';

/** The heading of a page. It gets the focus after a navigation, so that a screen reader continues on the new
 *  page and not at the link that was followed. */
export function PageHeading({
  children,
  className,
}: {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}) {
  return (
    <h1 tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
