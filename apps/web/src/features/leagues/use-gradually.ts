import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** What is made at once: more than any screen shows. */
const AT_ONCE = 2;

/** How many of `total` pieces are to be made by now: the first at once, then one whenever the browser
 *  has nothing better to do. Nobody waits for a thousand lines, and soon all of them are there to be
 *  searched; who prints gets them at once. */
export function useGradually(total: number): number {
  const [made, setMade] = useState(AT_ONCE);
  useEffect(() => {
    if (made >= total) return;
    return whenIdle(() => startTransition(() => setMade(made + 1)));
  }, [made, total]);
  useEffect(() => {
    const makeAll = () => flushSync(() => setMade(total));
    addEventListener('beforeprint', makeAll);
    return () => removeEventListener('beforeprint', makeAll);
  }, [total]);
  return made;
}

/** Safari has no word for being idle. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 30);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run);
  return () => cancelIdleCallback(handle);
}
