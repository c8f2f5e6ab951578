import { lazy, Suspense, useState } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import css from './sample-table.module.css';

const SampleFigures = lazy(() =>
  import('./sample-figures.tsx').then(({ SampleFigures: figures }) => ({ default: figures })),
);

/** The figures behind the chart, fetched when they are asked for. */
export function SampleTable() {
  const forecasts = useText('forecasts');
  const [open, setOpen] = useState(false);
  return (
    <details className={css.behind} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{forecasts('table.behind')}</summary>
      {open && (
        <Suspense>
          <SampleFigures />
        </Suspense>
      )}
    </details>
  );
}
