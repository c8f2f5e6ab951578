import { type RefCallback, useState } from 'react';

/** The width of the element that gets the ref. Zero before the browser has laid it out: to ask earlier
 *  would have it lay out the whole page at once, also what is out of sight. */
export function useWidth<E extends Element>(): readonly [RefCallback<E>, number] {
  const [width, setWidth] = useState(0);
  const ref: RefCallback<E> = (element) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      setWidth(Math.round(entry!.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  };
  return [ref, width];
}
