import { type ReactNode, useState } from 'react';
import { useNear } from '#lib/device/use-near.ts';
import { usePrinting } from '#lib/device/use-printing.ts';

/** In screens. Small, because what is fetched should not burden readers who stay at the top. */
const REACH = 0.2;

interface WhenNearProps {
  /** It must reserve the height of the content, so that nothing moves when that arrives. */
  readonly className?: string | undefined;
  /** How far beyond the visible area is near, in screens; larger when nothing has to be fetched. */
  readonly reach?: number;
  readonly children: ReactNode;
}

/** Heavy content far down a page, fetched and rendered once the reader comes near. It stays when they scroll
 *  away again. */
export function WhenNear({ className, reach = REACH, children }: WhenNearProps) {
  'use no memo'; // What it holds is new at every drawing: it would remember in vain.
  const { ref, near } = useNear<HTMLDivElement>(reach);
  const printing = usePrinting();
  const [isWanted, setWanted] = useState(false);
  if ((near || printing) && !isWanted) setWanted(true);
  return (
    <div ref={ref} className={className}>
      {isWanted && children}
    </div>
  );
}
