import type { ReactNode } from 'react';

/** The heading of a page: where focus goes after a navigation, so that a screen reader reads on
 *  from the new page and not from the link that was followed. */
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
