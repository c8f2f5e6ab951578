import { type ReactNode, useEffect, useRef } from 'react';
import { observeNear } from '#lib/device/observe-near.ts';
import { whenIdle } from '#lib/device/when-idle.ts';
import css from './parts-in-turn.module.css';

interface PartsInTurnProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** How near a part must be, in screens below what is seen: whoever scrolls finds the next one ready, and who
 *  stays above has not waited for all. What was passed by is near however far. */
const REACH = 0.75;

/** The parts of a long page. What is in sight is there at once; those below are laid out one after the other as
 *  somebody comes nearer, while there is nothing else to do: a slow phone never stands still for all of them. */
export function PartsInTurn({ className, children }: PartsInTurnProps) {
  const ref = useRef<HTMLDivElement>(null);
  // After every drawing: parts come late.
  useEffect(() => {
    const list = ref.current;
    let cancel = () => {};
    const layOutNext = () => {
      const part = list?.querySelector<HTMLElement>(':scope > :not([data-laid-out])');
      if (!part) return;
      cancel = whenNear(part, () => {
        cancel = whenIdle(() => {
          part.dataset.laidOut = '';
          layOutNext();
        });
      });
    };
    layOutNext();
    return () => cancel();
  });
  return (
    <div ref={ref} className={className ? `${css.parts} ${className}` : css.parts}>
      {children}
    </div>
  );
}

/** A part of a part is nowhere near until that is laid out itself. */
function whenNear(part: Element, run: () => void): () => void {
  const margins = ['1000000px', `${100 * REACH}%`] as const;
  const stop = observeNear(part, margins, (isNear) => {
    if (!isNear) return;
    stop();
    run();
  });
  return stop;
}
