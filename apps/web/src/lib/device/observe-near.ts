import { onFirstTouch } from './first-touch.ts';

/** Says whether the element is near to what is seen, now and whenever that changes. Until somebody has touched
 *  the page, near is what is seen and nothing else: most of what lies below is never looked at, and a slow
 *  phone has enough to do.
 *  @param margins How far beyond what is seen counts as near, as CSS has it: above and below.
 *  @returns to be called where it is no longer wanted. */
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
