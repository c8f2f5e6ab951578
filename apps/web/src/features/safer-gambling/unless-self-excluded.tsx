import { lazy, type ReactNode, Suspense } from 'react';
import { loadMessages } from '#lib/i18n/translate.ts';
import { useSelfExclusionEnd } from '#lib/session/odds-visibility.ts';

/** Fetched only for users on a break, so that all others load one file less. */
const SelfExclusionPage = lazy(async () => {
  const [page] = await Promise.all([
    import('./self-exclusion-page.tsx'),
    loadMessages('safer-gambling'),
  ]);
  return { default: page.SelfExclusionPage };
});

/** A page, or its replacement while a break hides it. */
export function UnlessSelfExcluded({ children }: { readonly children: ReactNode }) {
  const until = useSelfExclusionEnd();
  if (!until) return children;
  return (
    <Suspense>
      <SelfExclusionPage until={until} />
    </Suspense>
  );
}
