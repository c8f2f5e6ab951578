import { type RefCallback, useState } from 'react';

/** The width of the element that gets the ref, as it is now. Zero before the first layout. */
export function useWidth<E extends Element>(): readonly [RefCallback<E>, number] {
  const [width, setWidth] = useState(0);
  const ref: RefCallback<E> = (element) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      setWidth(Math.round(entry!.contentRect.width));
    });
    observer.observe(element);
    setWidth(Math.round(element.getBoundingClientRect().width));
    return () => observer.disconnect();
  };
  return [ref, width];
}
