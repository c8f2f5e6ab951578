import { type StaticDataRouteOption, useMatches, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLanguage, useText } from './i18n.ts';
import { session } from './session.ts';

/** The fixed data of the page that is shown; that of an unknown path when there is none. */
export function useCurrentPage(): StaticDataRouteOption {
  return useMatches({
    select: (matches) => {
      const [root] = matches;
      const missing = matches.some((match) => match.status === 'notFound' || match._notFound);
      return (missing ? root : (matches.at(-1) ?? root))!.staticData;
    },
  });
}

/** What follows a navigation: the title of the document, focus on the heading, and the way out when
 *  the session ends under the reader's feet. */
export function usePageEffects(): void {
  const router = useRouter();
  const { title } = useCurrentPage();
  const t = useText('pages');
  const language = useLanguage();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language.
  useEffect(() => {
    document.title = `Tredici · ${t(title)}`;
  }, [title, language]);

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) focusHeading();
      }),
    [router],
  );

  useEffect(
    () =>
      session.subscribe(() => {
        const access = router.state.matches.at(-1)?.staticData.access;
        // The guard then leads to the login, with the way back.
        if (!session.get() && access !== 'public') void router.invalidate();
      }),
    [router],
  );
}

/** How long a heading may take to appear: a shell or a page may still be on its way. */
const HEADING_WAIT_MS = 3_000;

function focusHeading(): void {
  const until = performance.now() + HEADING_WAIT_MS;
  const before = document.activeElement;
  const attempt = () => {
    // Someone who has gone on to something else is left alone.
    const idle = document.activeElement === before || document.activeElement === document.body;
    if (!idle || performance.now() > until) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) heading.focus({ preventScroll: true });
    else requestAnimationFrame(attempt);
  };
  attempt();
}
