import { lazy, Suspense, useState } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import css from './real-table.module.css';
import type { Choice } from './real-weeks.ts';

const RealFigures = lazy(() =>
  import('./real-figures.tsx').then(({ RealFigures: figures }) => ({ default: figures })),
);

/** The figures behind the chart, fetched when they are asked for. */
export function RealTable({ choice }: { readonly choice: Choice }) {
  const forecasts = useText('forecasts');
  const [open, setOpen] = useState(false);
  return (
    <details className={css.behind} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{forecasts('table.behind')}</summary>
      {open && (
        <Suspense>
          <RealFigures choice={choice} />
        </Suspense>
      )}
    </details>
  );
}
