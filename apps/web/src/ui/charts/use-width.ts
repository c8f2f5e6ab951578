import { type RefCallback, useState } from 'react';

/** The width of the element with the ref; zero before the browser's own layout, because measuring earlier
 *  would force a layout of the whole page. */
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
