import { type StaticDataRouteOption, useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { focusHeading, goToPart } from '#lib/device/focus.ts';
import { useLanguage, useText } from '#lib/i18n/translate.ts';
import { session } from '#lib/session/session.ts';
import { useScrollOnceThere } from './scroll-once-there.ts';

/** The static data of the current page, or of the root for an unknown path. */
export function useCurrentPage(): StaticDataRouteOption {
  return useMatches({
    select: (matches) => {
      const [root] = matches;
      const missing = matches.some((match) => match.status === 'notFound' || match._notFound);
      return (missing ? root : (matches.at(-1) ?? root))!.staticData;
    },
  });
}

/** What follows a navigation: the document's title, focus on the heading or on the requested part, restoring
 *  the scroll position, and leaving the page when the session ends. */
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

  // A layout effect, because the first page reports `onRendered` during its layout.
  useLayoutEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
        // A changed filter must not move the page; following the same link again must.
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
        // The guard then redirects to the login, which leads back here.
        if (!session.get() && access !== 'public') void router.invalidate();
      }),
    [router],
  );
}
