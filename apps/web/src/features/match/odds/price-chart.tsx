import type { PriceHistory } from '@tredici/contract/match';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { type Drawing, Plot } from '#ui/charts/plot.tsx';
import { niceTicks } from '#ui/charts/scale.ts';
import { spreadLabels } from '#ui/charts/spread-labels.ts';
import css from './price-chart.module.css';

const HEIGHT = 260;
const LABEL_ROOM = 15;
const LABEL_WIDTH = 156;
const DAY_MS = 86_400_000;

interface PriceChartProps {
  readonly label: string;
  readonly lines: PriceHistory['lines'];
  readonly fair: number | null;
  /** Milliseconds since 1970: now, or the kick-off of a match that has begun. */
  readonly until: number;
}

/** A price holds until the next one, so the lines are steps, each labelled at its end. The fair price is a
 *  horizontal rule. */
export function PriceChart({ label, lines, fair, until }: PriceChartProps) {
  const { day, odds } = useFormats();
  const points = lines.flatMap((line) => line.points);
  const first = Math.min(...points.map(({ at }) => Date.parse(at)));
  const last = Math.max(until, first + 3_600_000);
  const values = [...points.map(({ odd }) => odd), ...(fair === null ? [] : [fair])];
  const ticks = niceTicks(Math.min(...values), Math.max(...values), 4);
  const days = Math.max(1, Math.round((last - first) / DAY_MS));
  const every = Math.max(1, Math.ceil(days / 3));
  const marks = Array.from({ length: Math.ceil(days / every) }, (_, at) => at * every)
    .map((at) => first + at * DAY_MS)
    .filter((at) => at === first || at < last - (DAY_MS * every) / 2);
  return (
    <Plot
      label={label}
      height={HEIGHT}
      x={[first, last]}
      y={[ticks[0]!, ticks.at(-1)!]}
      xLabels={[...marks, last].map((at) => ({ at, text: day(new Date(at)) }))}
      yLabels={ticks.map((at) => ({ at, text: odds(at) }))}
      padRight={LABEL_WIDTH}
    >
      {(drawing) => <Lines lines={lines} fair={fair} drawing={drawing} />}
    </Plot>
  );
}

function Lines({
  lines,
  fair,
  drawing: { x, y, left, right, top, bottom },
}: Pick<PriceChartProps, 'lines' | 'fair'> & { readonly drawing: Drawing }) {
  const t = useText('match');
  const { odds } = useFormats();
  const ends = lines.map(({ points }) => points.at(-1)!.odd);
  const best = Math.max(...ends);
  const places = spreadLabels([...ends, ...(fair === null ? [] : [fair])].map(y), LABEL_ROOM, [
    top,
    bottom,
  ]);
  return (
    <>
      {lines.map(({ bookmaker, points }, at) => (
        <g key={bookmaker} className={ends[at] === best ? css.best : css.line}>
          <path
            d={`${points
              .map(({ at: when, odd }, step) =>
                step === 0
                  ? `M${x(Date.parse(when))} ${y(odd)}`
                  : `H${x(Date.parse(when))}V${y(odd)}`,
              )
              .join('')}H${right}`}
          />
          <text x={right + 8} y={places[at]} dy="0.32em">
            {odds(ends[at]!)} {bookmaker}
          </text>
        </g>
      ))}
      {fair !== null && (
        <g className={css.fair}>
          <path d={`M${left} ${y(fair)}H${right}`} />
          <text x={right + 8} y={places.at(-1)} dy="0.32em">
            {odds(fair)} {t('odds.fair')}
          </text>
        </g>
      )}
    </>
  );
}
