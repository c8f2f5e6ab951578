import type { FirstSteps } from '@tredici/contract/settings';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { settings } from '#lib/api/settings.ts';
import { loadMessages } from '#lib/i18n/translate.ts';

/** Fetched by whoever comes in the first minutes of an installation, and by nobody later. */
const FirstStepsPage = lazy(async () => {
  const [page] = await Promise.all([import('./first-steps-page.tsx'), loadMessages('first-steps')]);
  return { default: page.FirstStepsPage };
});

const IS_ENOUGH = {
  forecasts: ({ forecasts }: FirstSteps) => forecasts,
  // With it, nothing is left to be computed.
  record: () => false,
};

/** A page of what is computed, or how far that has come where it is new. */
export function UnlessFirstSteps({
  need,
  children,
}: {
  /** What there must be for the page to have something to show. */
  readonly need: keyof typeof IS_ENOUGH;
  readonly children: ReactNode;
}) {
  const [steps, setSteps] = useState(settings().first_steps);
  if (!steps || IS_ENOUGH[need](steps)) return children;
  return (
    <Suspense>
      <FirstStepsPage steps={steps} isEnough={IS_ENOUGH[need]} onSteps={setSteps} />
    </Suspense>
  );
}
