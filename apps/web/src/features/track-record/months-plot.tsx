import type { TrackRecord } from '@tredici/contract/track-record';
import { useText } from '#lib/i18n/translate.ts';
import { type Drawing, Plot } from '#ui/charts/plot.tsx';
import { niceTicks } from '#ui/charts/scale.ts';
import { partLabels } from './measures.ts';
import css from './months.module.css';
import { useFigures } from './use-figures.ts';

const HEIGHT = 300;
const LABEL_ROOM = 18;

interface Point {
  readonly at: number;
  readonly value: number;
}

/** Log loss by month, ours solid and the market's dashed, each labelled at its end. */
export function MonthsPlot({ months }: { readonly months: TrackRecord['months'] }) {
  const t = useText('track-record');
  const { tick, shortMonth } = useFigures();
  const ours = pointsOf(months.map((one) => one.blend_there.log_loss));
  const market = pointsOf(months.map((one) => one.market.log_loss));
  const values = [...ours, ...market].map(({ value }) => value);
  const ticks =
    values.length === 0 ? [0, 1] : niceTicks(Math.min(...values), Math.max(...values), 4);
  const digits = decimalsOf(ticks);
  const every = Math.ceil(months.length / 5);
  const shown = months.map(({ month }, at) => ({ month, at })).filter(({ at }) => at % every === 0);
  return (
    <figure>
      <p className={css.lower}>↓ {t('months.lower')}</p>
      <Plot
        label={t('months.label')}
        height={HEIGHT}
        x={[0, Math.max(1, months.length - 1)]}
        y={[ticks[0]!, ticks.at(-1)!]}
        xLabels={shown.map(({ month, at }, place) => ({
          at,
          text: isNewYear(month, shown[place - 1]?.month)
            ? `${shortMonth(month)} ${month.slice(0, 4)}`
            : shortMonth(month),
        }))}
        yLabels={ticks.map((at) => ({ at, text: tick(at, digits) }))}
        padRight={68}
      >
        {(drawing) => (
          <>
            <path className={css.market} d={lineOf(market, drawing)} />
            <path className={css.ours} d={lineOf(ours, drawing)} />
            {ours.map(({ at, value }) => (
              <circle
                key={at}
                className={css.dot}
                cx={drawing.x(at)}
                cy={drawing.y(value)}
                r={3.5}
              />
            ))}
            <Ends ours={ours.at(-1)} market={market.at(-1)} drawing={drawing} />
          </>
        )}
      </Plot>
    </figure>
  );
}

function Ends({
  ours,
  market,
  drawing: { x, y },
}: {
  readonly ours: Point | undefined;
  readonly market: Point | undefined;
  readonly drawing: Drawing;
}) {
  const t = useText('track-record');
  if (!ours) return null;
  const [ourY, marketY] = market
    ? partLabels(y(ours.value), y(market.value), LABEL_ROOM)
    : [y(ours.value), 0];
  const left = x(Math.max(ours.at, market?.at ?? 0)) + 10;
  return (
    <>
      <text className={css.name} x={left} y={ourY} dy="0.32em">
        {t('who.ours')}
      </text>
      {market && (
        <text className={`${css.name} ${css.other}`} x={left} y={marketY} dy="0.32em">
          {t('who.market')}
        </text>
      )}
    </>
  );
}

function pointsOf(values: readonly (number | null)[]): Point[] {
  return values.flatMap((value, at) => (value === null ? [] : [{ at, value }]));
}

function lineOf(points: readonly Point[], { x, y }: Drawing): string {
  return points
    .map(({ at, value }, index) => `${index === 0 ? 'M' : 'L'}${x(at)} ${y(value)}`)
    .join('');
}

/** The year is shown below the first label and below the first label of each new year. */
const isNewYear = (month: string, before: string | undefined): boolean =>
  month.slice(0, 4) !== before?.slice(0, 4);

function decimalsOf(ticks: readonly number[]): number {
  return Math.max(...ticks.map((at) => String(at).split('.')[1]?.length ?? 0));
}
