import { type PointerEvent, useState } from 'react';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { type Drawing, Plot } from '#ui/charts/plot.tsx';
import { niceTicks } from '#ui/charts/scale.ts';
import css from './sample-chart.module.css';
import { CAPITALS_CENTS, SAMPLE } from './sample-series.ts';

const LAST = CAPITALS_CENTS.length - 1;
const HEIGHT = 260;
const PAD_LEFT = 44;
const PAD_RIGHT = 56;
const TICKS = niceTicks(0, Math.max(...CAPITALS_CENTS) / 100, 4);
/** Where a date stands below: at the start, the end, and twice between. */
const DATED = [0, 1 / 3, 2 / 3, 1].map((share) => Math.round(share * LAST));
const WEEK_MS = 7 * 86_400_000;

/** The capital week by week: an ink line, what was begun with as a rule, the end said in figures. A
 *  week is read by pointing at it, or with the slider below by finger or by keyboard. */
export function SampleChart() {
  const t = useText('home');
  const { euro, date } = useFormats();
  const [week, setWeek] = useState(LAST);
  const dateAt = (at: number) =>
    date(new Date(Date.parse(SAMPLE.weeks[0]!.bet_week) + at * WEEK_MS));
  const name =
    week === 0
      ? t('sample.begin')
      : t('sample.weekDate', { week, date: date(SAMPLE.weeks[week - 1]!.bet_week) });
  const value = euro(CAPITALS_CENTS[week]!);
  const label = t('sample.chart', {
    start: dateAt(0),
    end: dateAt(LAST),
    initial: euro(CAPITALS_CENTS[0]!),
    final: euro(CAPITALS_CENTS[LAST]!),
  });
  const point = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left - PAD_LEFT) / (box.width - PAD_LEFT - PAD_RIGHT);
    setWeek(Math.round(Math.min(1, Math.max(0, share)) * LAST));
  };
  return (
    <figure className={css.chart}>
      <figcaption className={css.readout}>
        <span>{name}</span> <b>{value}</b>
      </figcaption>
      <div onPointerMove={point} onPointerLeave={() => setWeek(LAST)}>
        <Plot
          label={label}
          height={HEIGHT}
          x={[0, LAST]}
          y={[TICKS[0]!, TICKS.at(-1)!]}
          xLabels={DATED.map((at) => ({ at, text: dateAt(at) }))}
          yLabels={TICKS.map((at) => ({ at, text: wholeEuro(euro(at * 100)) }))}
          base={CAPITALS_CENTS[0]! / 100}
          padLeft={PAD_LEFT}
          padRight={PAD_RIGHT}
        >
          {(drawing) => (
            <Line
              drawing={drawing}
              week={week}
              start={t('sample.start')}
              end={euro(CAPITALS_CENTS[LAST]!)}
            />
          )}
        </Plot>
      </div>
      <div className={css.ruler} style={{ paddingLeft: PAD_LEFT, paddingRight: PAD_RIGHT }}>
        <input
          type="range"
          className={css.slider}
          min={0}
          max={LAST}
          value={week}
          aria-label={t('sample.slider')}
          aria-valuetext={`${name}: ${value}`}
          onChange={(event) => setWeek(Number(event.target.value))}
        />
      </div>
    </figure>
  );
}

/** Round amounts need no cents beside an axis. */
function wholeEuro(amount: string): string {
  return amount.replace(/[.,]00(?!\d)/, '');
}

function Line({
  drawing: { x, y, right, top, bottom },
  week,
  start,
  end,
}: {
  readonly drawing: Drawing;
  readonly week: number;
  readonly start: string;
  readonly end: string;
}) {
  const at = (index: number) => `${x(index)} ${y(CAPITALS_CENTS[index]! / 100)}`;
  const line = CAPITALS_CENTS.map((_, index) => at(index)).join('L');
  return (
    <>
      <text className={css.start} x={right - 6} y={y(CAPITALS_CENTS[0]! / 100)} dy="1.3em">
        {start}
      </text>
      <path className={css.line} d={`M${line}`} />
      <line className={css.cursor} x1={x(week)} x2={x(week)} y1={top} y2={bottom} />
      <circle className={css.dot} cx={x(week)} cy={y(CAPITALS_CENTS[week]! / 100)} r={4} />
      <text className={css.end} x={right + 8} y={y(CAPITALS_CENTS.at(-1)! / 100)} dy="-0.3em">
        {end}
      </text>
    </>
  );
}
