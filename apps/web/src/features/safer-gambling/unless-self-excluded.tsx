import { lazy, type ReactNode, Suspense } from 'react';
import { loadMessages } from '#lib/i18n/translate.ts';
import { useSelfExclusionEnd } from '#lib/session/odds-visibility.ts';

/** Fetched by who is on a break: few are, and all others wait for one file less. */
const SelfExclusionPage = lazy(async () => {
  const [page] = await Promise.all([
    import('./self-exclusion-page.tsx'),
    loadMessages('safer-gambling'),
  ]);
  return { default: page.SelfExclusionPage };
});

/** A page that a break hides, or what stands in its place. */
export function UnlessSelfExcluded({ children }: { readonly children: ReactNode }) {
  const until = useSelfExclusionEnd();
  if (!until) return children;
  return (
    <Suspense>
      <SelfExclusionPage until={until} />
    </Suspense>
  );
}
