import { type PointerEvent, useState } from 'react';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Plot } from '#ui/charts/plot.tsx';
import { niceTicks } from '#ui/charts/scale.ts';
import { wholeEuro } from '#ui/charts/whole-euro.ts';
import css from './real-chart.module.css';
import { RealLines } from './real-lines.tsx';
import { placesOf } from './real-places.ts';
import { type Choice, REAL_WEEKS, realRuns, THRESHOLDS } from './real-weeks.ts';

const HEIGHT = 320;
const PAD_LEFT = 48;
const PAD_RIGHT = 40;

/** The capital week by week in both windows: the chosen risk level as a dark line, the others as thin lines, and the
 *  starting capital as a horizontal line. The figures of a week are shown when the mouse points at it, or by moving
 *  the slider below by touch or keyboard. */
export function RealChart({ choice }: { readonly choice: Choice }) {
  const t = useText('home');
  const { euro, date } = useFormats();
  const places = placesOf(realRuns(choice));
  const [place, setPlace] = useState(places.firstEnd);
  const { run, week, x, day } = places.at(place);
  const all = THRESHOLDS.map((threshold) => ({
    threshold,
    runs: realRuns({ threshold, price: choice.price }),
  }));
  const highest = Math.max(...all.flatMap(({ runs }) => runs.flatMap((one) => one.totalCents)));
  const ticks = niceTicks(0, highest / 100, 4);
  const name =
    week === 0
      ? t('real.begin', { date: date(day) })
      : t('real.weekDate', { week, date: date(day) });
  const value = euro(run.totalCents[week]!);
  const parts = t('real.parts', {
    bankroll: euro(run.bankrollCents[week]!),
    savings: euro(run.savingsCents[week]!),
  });
  const [first, next] = places.runs;
  const label = t('real.chart', {
    level: choice.threshold,
    weeks: first.weeks,
    nextWeeks: next.weeks,
    start: date(first.from),
    initial: euro(REAL_WEEKS.initialCents),
    final: euro(first.totalCents.at(-1)!),
    nextFinal: euro(next.totalCents.at(-1)!),
  });
  const point = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left - PAD_LEFT) / (box.width - PAD_LEFT - PAD_RIGHT);
    setPlace(places.near(share * places.width));
  };
  return (
    <figure className={css.chart}>
      <figcaption className={css.readout}>
        <span>{name}</span>
        <span className={css.amounts}>
          <b>{value}</b> <span>{parts}</span>
        </span>
      </figcaption>
      <div onPointerMove={point}>
        <Plot
          label={label}
          height={HEIGHT}
          x={[0, places.width]}
          y={[0, ticks.at(-1)!]}
          xLabels={places.dated.map(({ at, day: on }) => ({ at, text: date(on) }))}
          yLabels={ticks.map((at) => ({ at, text: wholeEuro(euro(at * 100)) }))}
          padLeft={PAD_LEFT}
          padRight={PAD_RIGHT}
        >
          {(drawing) => (
            <RealLines
              drawing={drawing}
              lines={all}
              chosen={choice.threshold}
              nextFrom={places.nextFrom}
              at={{ x, cents: run.totalCents[week]! }}
              words={{
                bankroll: t('real.bankroll'),
                savings: t('real.savings'),
                first: t('real.firstWindow', { count: first.weeks }),
                next: t('real.nextWindow', { count: next.weeks }),
              }}
            />
          )}
        </Plot>
      </div>
      <div className={css.ruler} style={{ paddingLeft: PAD_LEFT, paddingRight: PAD_RIGHT }}>
        <input
          type="range"
          className={css.slider}
          min={0}
          max={places.last}
          value={place}
          aria-label={t('real.slider')}
          aria-valuetext={`${name}: ${value}, ${parts}`}
          onChange={(event) => setPlace(Number(event.target.value))}
        />
      </div>
    </figure>
  );
}
