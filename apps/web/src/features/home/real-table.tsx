import { lazy, Suspense } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { Fold } from '#ui/fold.tsx';
import type { Choice } from './real-weeks.ts';

const RealFigures = lazy(() =>
  import('./real-figures.tsx').then(({ RealFigures: figures }) => ({ default: figures })),
);

/** The figures behind the chart, fetched when they are asked for. */
export function RealTable({ choice }: { readonly choice: Choice }) {
  const forecasts = useText('forecasts');
  return (
    <Fold title={forecasts('table.behind')}>
      <Suspense>
        <RealFigures choice={choice} />
      </Suspense>
    </Fold>
  );
}
