import type { PlayerDetail } from '@tredici/contract/fantasy-players';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { ChartData } from '#ui/chart-data.tsx';
import { Plot } from '#ui/charts/plot.tsx';
import { DataTable } from '#ui/data-table.tsx';
import css from './distribution.module.css';

type Projection = NonNullable<PlayerDetail['projection']>;

/** Each bar covers half a point, because fantavoti are multiples of it. */
const STEP = 0.5;
const HEIGHT = 112;

/** The probability of each fantavoto. The bars within the interval are dark. */
export function Distribution({ projection }: { readonly projection: Projection }) {
  const t = useText('player');
  const { decimal, percent } = useFormats();
  const { distribution, low, high } = projection;
  // Values below half a percent are left out: they would only make the other bars narrower.
  const likely = distribution.filter(({ probability }) => probability >= 0.5);
  const first = likely[0]?.points ?? 0;
  const last = likely.at(-1)?.points ?? 1;
  const most = Math.max(...likely.map(({ probability }) => probability));
  const whole = Array.from(
    { length: Math.floor(last) - Math.ceil(first) + 1 },
    (_, at) => Math.ceil(first) + at,
  );
  return (
    <div>
      <Plot
        label={t('next.distribution')}
        height={HEIGHT}
        x={[first - STEP, last + STEP]}
        y={[0, most]}
        padLeft={4}
        padRight={4}
        xLabels={whole.map((at) => ({ at, text: String(at) }))}
        yLabels={[{ at: 0, text: '' }]}
        base={0}
      >
        {({ x, y, bottom }) =>
          likely.map(({ points, probability }) => (
            <rect
              key={points}
              className={points >= low && points <= high ? css.within : css.beyond}
              x={x(points - STEP / 2) + 1}
              width={Math.max(1, x(points + STEP / 2) - x(points - STEP / 2) - 2)}
              y={y(probability)}
              height={bottom - y(probability)}
            />
          ))
        }
      </Plot>
      <ChartData>
        <DataTable
          caption={t('next.distribution')}
          rows={distribution}
          keyOf={({ points }) => points}
          columns={[
            { key: 'points', name: t('next.points'), cell: ({ points }) => decimal(points, 1) },
            {
              key: 'probability',
              name: t('next.probability'),
              cell: ({ probability }) => percent(probability, 1),
            },
          ]}
        />
      </ChartData>
    </div>
  );
}
