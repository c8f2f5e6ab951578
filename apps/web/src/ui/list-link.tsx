import { type HistoryState, useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

/** How long a pointer must rest on a line before its page is fetched, so that merely crossing a list fetches
 *  nothing. */
const INTENT_MS = 60;
/** Shared, because there is one pointer and one focus. */
let waiting: ReturnType<typeof setTimeout> | undefined;

/** A link from a long list to a page. It works like the router's own link but subscribes to nothing: a list
 *  has a thousand of these, and each would compute its address again at every navigation. */
export function ListLink({
  to,
  state,
  className,
  children,
}: {
  /** A path made by `paths`. */
  readonly to: string;
  /** What the list already knows, for the page to begin with. */
  readonly state?: HistoryState | undefined;
  readonly className: string | undefined;
  readonly children: ReactNode;
}) {
  const router = useRouter();
  // If the preload fails, the page is fetched again, or reports the error, when it is opened.
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
