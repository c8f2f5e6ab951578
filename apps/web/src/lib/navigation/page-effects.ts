import { type StaticDataRouteOption, useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { focusHeading, goToPart } from '#lib/device/focus.ts';
import { useLanguage, useText } from '#lib/i18n/translate.ts';
import { session } from '#lib/session/session.ts';
import { useScrollOnceThere } from './scroll-once-there.ts';

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

/** What follows a navigation: the title of the document, focus on the heading of the page or of the
 *  part asked for, the line of a page that was left, and the way out when the session ends under the
 *  reader's feet. */
export function usePageEffects(): void {
  const router = useRouter();
  const { title } = useCurrentPage();
  const t = useText('pages');
  const language = useLanguage();
  useScrollOnceThere();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language.
  useEffect(() => {
    document.title = `Tredici · ${t(title)}`;
  }, [title, language]);

  // Before the first page says that it is drawn, which it does while it is laid out.
  useLayoutEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
        // A filter that changes on the page is no reason to move; the same link followed again is.
        const moved = pathChanged || hashChanged || toLocation.href === fromLocation?.href;
        if (toLocation.hash && (moved || !fromLocation)) goToPart(toLocation.hash);
        else if (fromLocation && pathChanged) focusHeading();
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
