import type { ReactNode } from 'react';
import { loadMessages } from '#lib/i18n/translate.ts';
import { useSelfExclusionEnd } from '#lib/session/odds-visibility.ts';
import { latePart } from '#ui/late-part.tsx';

/** Fetched only for users on a break, so that all others load one file less. */
const SelfExclusionPage = latePart(async () => {
  const [page] = await Promise.all([
    import('./self-exclusion-page.tsx'),
    loadMessages('safer-gambling'),
  ]);
  return page.SelfExclusionPage;
});

/** A page, or its replacement while a break hides it. */
export function UnlessSelfExcluded({ children }: { readonly children: ReactNode }) {
  const until = useSelfExclusionEnd();
  if (!until) return children;
  return <SelfExclusionPage until={until} />;
}
