import { type ReactNode, Suspense, useState } from 'react';
import { useNear } from '#lib/device/use-near.ts';

interface WhenNearProps {
  /** Its room is as high as what comes, so that nothing moves when it does. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** What stands far down a page and is heavy: fetched and made once somebody comes near to it. What was
 *  drawn stays, also when they scroll away again. */
export function WhenNear({ className, children }: WhenNearProps) {
  const { ref, near } = useNear<HTMLDivElement>();
  const [isWanted, setWanted] = useState(false);
  if (near && !isWanted) setWanted(true);
  return (
    <div ref={ref} className={className}>
      {isWanted && <Suspense>{children}</Suspense>}
    </div>
  );
}
