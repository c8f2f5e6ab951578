import { type ReactNode, useState } from 'react';
import { useNear } from '#lib/device/use-near.ts';
import { usePrinting } from '#lib/device/use-printing.ts';
import { Late } from './late.tsx';

/** In screens: what is fetched for it should not weigh on who only looks at the top. */
const REACH = 0.2;

interface WhenNearProps {
  /** Its room is as high as what comes, so that nothing moves when it does. */
  readonly className?: string | undefined;
  /** How far beyond what is seen is near, in screens: more where nothing is fetched. */
  readonly reach?: number;
  readonly children: ReactNode;
}

/** What stands far down a page and is heavy: fetched and made once somebody comes near to it. What was
 *  drawn stays, also when they scroll away again. */
export function WhenNear({ className, reach = REACH, children }: WhenNearProps) {
  const { ref, near } = useNear<HTMLDivElement>(reach);
  const printing = usePrinting();
  const [isWanted, setWanted] = useState(false);
  if ((near || printing) && !isWanted) setWanted(true);
  return (
    <div ref={ref} className={className}>
      {isWanted && <Late>{children}</Late>}
    </div>
  );
}
