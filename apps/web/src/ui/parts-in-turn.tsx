import { type ReactNode, useEffect, useRef } from 'react';
import css from './parts-in-turn.module.css';

interface PartsInTurnProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The parts of a long page. What is in sight is there at once; the others are laid out one after the other
 *  while there is nothing else to do, so that a slow phone never stands still for all of them. */
export function PartsInTurn({ className, children }: PartsInTurnProps) {
  const ref = useRef<HTMLDivElement>(null);
  // After every drawing: parts come late.
  useEffect(() => {
    const list = ref.current;
    let cancel = () => {};
    const layOutNext = () => {
      const part = list?.querySelector<HTMLElement>(':scope > :not([data-laid-out])');
      if (!list || !part) return;
      // A part of a part waits for its turn until that has had its own.
      if (!list.closest(`.${css.parts} > :not([data-laid-out])`)) part.dataset.laidOut = '';
      cancel = whenIdle(layOutNext);
    };
    cancel = whenIdle(layOutNext);
    return () => cancel();
  });
  return (
    <div ref={ref} className={className ? `${css.parts} ${className}` : css.parts}>
      {children}
    </div>
  );
}

/** Not every browser says when it is idle. */
function whenIdle(run: () => void): () => void {
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(run, 100);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(run);
  return () => cancelIdleCallback(asked);
}
