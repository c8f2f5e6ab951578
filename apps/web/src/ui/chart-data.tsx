import type { ReactNode } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { Fold } from './fold.tsx';

/** The table behind a chart. */
export function ChartData({ children }: { readonly children: ReactNode }) {
  'use no memo'; // What it holds is new at every drawing: it would remember in vain.
  const t = useText('forecasts');
  return <Fold title={t('table.behind')}>{children}</Fold>;
}
