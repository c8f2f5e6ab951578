import { type ReactNode, useEffect, useRef } from 'react';
import { observeNear } from '#lib/device/observe-near.ts';
import { whenIdle } from '#lib/device/when-idle.ts';
import css from './parts-in-turn.module.css';

interface PartsInTurnProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** How near a part must be, in screens below the visible area, so that it is ready when the reader scrolls to
 *  it. Above the visible area every part counts as near. */
const REACH = 0.75;

/** The parts of a long page. Those in view are laid out at once, those below one after the other as the
 *  reader comes nearer and the browser is idle, so that a slow phone is never blocked. */
export function PartsInTurn({ className, children }: PartsInTurnProps) {
  const ref = useRef<HTMLDivElement>(null);
  // After every render, because parts may arrive late.
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

/** A part inside another is only near once the outer one has been laid out. */
function whenNear(part: Element, run: () => void): () => void {
  const margins = ['1000000px', `${100 * REACH}%`] as const;
  const stop = observeNear(part, margins, (isNear) => {
    if (!isNear) return;
    stop();
    run();
  });
  return stop;
}
