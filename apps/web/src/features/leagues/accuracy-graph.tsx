import type { AccuracyReply } from '@tredici/contract/accuracy';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { type Drawing, Plot } from '#ui/charts/plot.tsx';
import css from './accuracy-graph.module.css';
import { AccuracyTable } from './accuracy-table.tsx';
import type { League } from './league-filter.ts';
import { MEAN_WEEKS, type RunningWeek, runningAccuracy } from './running-accuracy.ts';

const HEIGHT = 112;
/** The radius of the week with the most matches, and the smallest radius as a share of it. */
const LARGEST = 5.5;
const SMALLEST = 0.25;
const MONTHS_APART = 3;

interface AccuracyGraphProps {
  readonly league: League;
  readonly data: AccuracyReply;
}

/** The year week by week. A week's dot is pale and as large as its sample, so that a lucky week does not
 *  stand out; the line to read is the mean of several weeks inside its interval. */
export function AccuracyGraph({ league, data }: AccuracyGraphProps) {
  const t = useText('leagues');
  const { date, percent, count } = useFormats();
  const weeks = runningAccuracy(data.weeks);
  const from = Date.parse(data.start);
  const to = Date.parse(data.end);
  const means = weeks.map(({ mean }) => mean);
  const overall = data.accuracy ?? 0;
  const label = t('accuracy.graph', {
    from: date(data.start),
    to: date(data.end),
    percent: percent(overall),
    count: count(data.number_of_matches),
    weeks: MEAN_WEEKS,
    low: percent(Math.min(...means)),
    high: percent(Math.max(...means)),
  });
  return (
    <figure className={css.graph}>
      <Plot
        label={label}
        height={HEIGHT}
        x={[Math.min(from, weeks[0]?.at ?? from), to]}
        y={[0, 100]}
        xLabels={useMonths(from, to)}
        yLabels={[0, 50, 100].map((at) => ({ at, text: percent(at) }))}
        padLeft={40}
        padRight={64}
      >
        {(drawing) => <Weeks drawing={drawing} weeks={weeks} overall={overall} />}
      </Plot>
      <figcaption className={css.key}>{t('accuracy.key', { weeks: MEAN_WEEKS })}</figcaption>
      <AccuracyTable league={league} weeks={weeks} threshold={data.threshold} />
    </figure>
  );
}

function Weeks({
  drawing: { x, y, left, right },
  weeks,
  overall,
}: {
  readonly drawing: Drawing;
  readonly weeks: readonly RunningWeek[];
  readonly overall: number;
}) {
  const t = useText('leagues');
  const { percent } = useFormats();
  const most = Math.max(...weeks.map(({ matches }) => matches));
  const radius = (matches: number) =>
    LARGEST * (SMALLEST + (1 - SMALLEST) * Math.sqrt(matches / most));
  const edge = (of: 'low' | 'high') => weeks.map((week) => `${x(week.at)} ${y(week[of])}`);
  return (
    <>
      <path className={css.band} d={`M${[...edge('high'), ...edge('low').reverse()].join('L')}Z`} />
      {weeks.map(({ at, accuracy, matches }) => (
        <circle key={at} className={css.week} cx={x(at)} cy={y(accuracy)} r={radius(matches)} />
      ))}
      <line className={css.overall} x1={left} x2={right} y1={y(overall)} y2={y(overall)} />
      <path
        className={css.mean}
        d={`M${weeks.map(({ at, mean }) => `${x(at)} ${y(mean)}`).join('L')}`}
      />
      <text className={css.label} x={right + 6} y={y(overall)} dy="0.32em">
        {t('accuracy.mean', { percent: percent(overall) })}
      </text>
    </>
  );
}

/** A label at the first of every third month. */
function useMonths(from: number, to: number) {
  const { month } = useFormats();
  const labels: { at: number; text: string }[] = [];
  const start = new Date(from);
  for (let ahead = 1; ahead <= 12; ahead += MONTHS_APART) {
    const at = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + ahead, 1);
    if (at < to) labels.push({ at, text: month(new Date(at)) });
  }
  return labels;
}
