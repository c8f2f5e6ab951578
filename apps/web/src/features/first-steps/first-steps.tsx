import type { FirstSteps as Steps } from '@tredici/contract/settings';
import { type ReactNode, useState } from 'react';
import { settings } from '#lib/api/settings.ts';
import { FirstStepsPage } from './first-steps-page.tsx';

const IS_ENOUGH = {
  forecasts: ({ forecasts }: Steps) => forecasts,
  // The record is computed last, so nothing is left to wait for after it.
  record: () => false,
};

/** Shown in the first minutes of an installation: a page of computed figures, or the progress towards it.
 *  Pages fetch it only while the settings mention first steps, so it costs nothing later. */
export function FirstSteps({
  need,
  children,
}: {
  /** What the page needs before it has something to show. */
  readonly need: keyof typeof IS_ENOUGH;
  readonly children: ReactNode;
}) {
  const [steps, setSteps] = useState(settings().first_steps);
  if (!steps || IS_ENOUGH[need](steps)) return children;
  return <FirstStepsPage steps={steps} isEnough={IS_ENOUGH[need]} onSteps={setSteps} />;
}
