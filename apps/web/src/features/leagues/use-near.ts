import { type RefCallback, startTransition, useState } from 'react';

/** Whether the element has come within a screen of what is seen. Once it has, it stays so. */
export function useNear<E extends Element>(): readonly [RefCallback<E>, boolean] {
  const [near, setNear] = useState(false);
  const ref: RefCallback<E> = (element) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        startTransition(() => setNear(true));
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
  return [ref, near];
}
