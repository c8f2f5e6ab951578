import type { FirstSteps as Steps } from '@tredici/contract/settings';
import { type ReactNode, useState } from 'react';
import { settings } from '#lib/api/settings.ts';
import { FirstStepsPage } from './first-steps-page.tsx';

const IS_ENOUGH = {
  forecasts: ({ forecasts }: Steps) => forecasts,
  // With it, nothing is left to be computed.
  record: () => false,
};

/** In the first minutes of an installation: a page of what is computed, or how far that has come. Pages
 *  fetch it only while the settings speak of first steps, so that later it weighs on nobody. */
export function FirstSteps({
  need,
  children,
}: {
  /** What there must be for the page to have something to show. */
  readonly need: keyof typeof IS_ENOUGH;
  readonly children: ReactNode;
}) {
  const [steps, setSteps] = useState(settings().first_steps);
  if (!steps || IS_ENOUGH[need](steps)) return children;
  return <FirstStepsPage steps={steps} isEnough={IS_ENOUGH[need]} onSteps={setSteps} />;
}
