import { type HistoryState, useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

/** How long one must point at a line before its page is fetched: a pointer that crosses the list
 *  means none of the lines under it. */
const INTENT_MS = 60;
/** There is one pointer and one focus. */
let waiting: ReturnType<typeof setTimeout> | undefined;

/** The way from a line of a long list to its page. It does what the router's own link does, but watches
 *  nothing: a list has a thousand of these, and each would work out its address again at every
 *  navigation. */
export function ListLink({
  to,
  state,
  className,
  children,
}: {
  /** A path made by `paths`. */
  readonly to: string;
  /** What the line knows already, for the page to begin with. */
  readonly state?: HistoryState | undefined;
  readonly className: string | undefined;
  readonly children: ReactNode;
}) {
  const router = useRouter();
  // What cannot be fetched now is fetched, or failed, when the page is opened.
  const fetchPage = () => void router.preloadRoute({ to }).catch(() => {});
  const enter = () => {
    clearTimeout(waiting);
    waiting = setTimeout(fetchPage, INTENT_MS);
  };
  const leave = () => clearTimeout(waiting);
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    leave();
    void router.navigate({ to, ...(state ? { state } : {}) });
  };
  return (
    <a
      href={to}
      className={className}
      onClick={open}
      onMouseEnter={enter}
      onMouseLeave={leave}
      onFocus={enter}
      onBlur={leave}
      onTouchStart={fetchPage}
    >
      {children}
    </a>
  );
}
