import { useRouter, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '#lib/navigation/paths.ts';

/** Stores in the tab where the visit of a match began, so that a reload keeps the link back. */
const KEY = 'tredici.match-origin';

/** The list from which this page was opened, as path and query; null for readers who came here directly.
 *  During the first render the router's resolved location is still the previous page. */
export function useOrigin(): string | null {
  const router = useRouter();
  const entry = useRouterState({ select: ({ location }) => location.state.__TSR_key });
  const [origin] = useState(() => {
    const before = router.state.resolvedLocation;
    const here = router.state.location;
    const isNew = before && before.state.__TSR_key !== here.state.__TSR_key;
    const came = isNew && isList(before.pathname) ? before.href : null;
    if (came && entry) remember(entry, came);
    return came ?? recall(entry);
  });
  return origin;
}

function isList(pathname: string): boolean {
  const lists = [paths.leaguesBase(), paths.resultsBase()];
  return pathname === paths.home() || lists.some((list) => pathname.startsWith(`${list}/`));
}

function remember(entry: string, href: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ entry, href }));
  } catch {
    // Storage is blocked: the origin is known only until the page is reloaded.
  }
}

function recall(entry: string | undefined): string | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Record<
      string,
      unknown
    > | null;
    const href = kept?.entry === entry ? kept?.href : null;
    return typeof href === 'string' && isList(href.split(/[?#]/)[0]!) ? href : null;
  } catch {
    return null;
  }
}
