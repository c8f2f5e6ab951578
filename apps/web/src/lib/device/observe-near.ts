import { onFirstTouch } from './first-touch.ts';

/** Reports whether an element is near the visible area, now and whenever that changes. Until the reader
 *  touches the page only the visible area counts: most readers never scroll down, and a slow phone has enough
 *  to do.
 *  @param margins how far above and below the visible area is near, as CSS lengths
 *  @returns a function that stops observing */
export function observeNear(
  element: Element,
  [above, below]: readonly [above: string, below: string],
  onChange: (isNear: boolean) => void,
): () => void {
  const observe = (margin: string) => {
    const observer = new IntersectionObserver(
      (entries) => onChange(entries.at(-1)!.isIntersecting),
      { root: document, rootMargin: `${above} 0px ${margin} 0px` },
    );
    observer.observe(element);
    return observer;
  };
  let observer = observe('0px');
  const forget = onFirstTouch(() => {
    observer.disconnect();
    observer = observe(below);
  });
  return () => {
    forget();
    observer.disconnect();
  };
}
