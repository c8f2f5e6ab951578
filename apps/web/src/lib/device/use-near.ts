import { type RefCallback, startTransition, useState } from 'react';
import { flushSync } from 'react-dom';
import { observeNear } from './observe-near.ts';

/** How far beyond what is seen counts as near, in screens. */
const REACH = 1;

interface Near<E extends Element> {
  readonly ref: RefCallback<E>;
  readonly near: boolean;
  /** For whoever knows better: it is wanted at once. */
  readonly show: () => void;
}

/** Whether the element is near to what is seen. What has the focus is not let go of, however far one
 *  scrolls away from it. */
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
