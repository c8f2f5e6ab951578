import { ChartData } from '#ui/chart-data.tsx';
import { latePart } from '#ui/late-part.tsx';
import type { Choice } from './real-weeks.ts';

const RealFigures = latePart(async () => (await import('./real-figures.tsx')).RealFigures);

/** The figures of the chart as a table, fetched when the user opens it. */
export function RealTable({ choice }: { readonly choice: Choice }) {
  return (
    <ChartData>
      <RealFigures choice={choice} />
    </ChartData>
  );
}
