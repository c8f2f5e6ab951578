import { type RefCallback, startTransition, useState } from 'react';
import { flushSync } from 'react-dom';
import { observeNear } from './observe-near.ts';

/** How far beyond the visible area is near, in screens. */
const REACH = 1;

interface Near<E extends Element> {
  readonly ref: RefCallback<E>;
  readonly near: boolean;
  /** Draws it at once, whether near or not. */
  readonly show: () => void;
}

/** Whether the element is near the visible area. It stays near while it contains the focus, however far the
 *  reader scrolls away. */
export function useNear<E extends Element>(reach = REACH): Near<E> {
  const [near, setNear] = useState(false);
  const ref: RefCallback<E> = (element) => {
    if (!element) return;
    const margin = `${100 * reach}%`;
    return observeNear(element, [margin, margin], (isNear) => {
      if (!isNear && element.contains(document.activeElement)) return;
      startTransition(() => setNear(isNear));
    });
  };
  return { ref, near, show: () => flushSync(() => setNear(true)) };
}
