import type { LeagueTable, ZoneName } from '@tredici/contract/tables';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { type Drawing, Plot } from '#ui/charts/plot.tsx';
import { niceTicks } from '#ui/charts/scale.ts';
import { spreadLabels } from '#ui/charts/spread-labels.ts';
import css from './table-page.module.css';
import { type ChartLine, chartLines } from './table-rows.ts';

const HEIGHT = 260;
const LABEL_ROOM = 16;

/** The chances of a zone week by week, each line labelled at its end. */
export function ChancesPlot({
  table,
  zone,
}: {
  readonly table: LeagueTable;
  readonly zone: ZoneName;
}) {
  const t = useText('table');
  const { day, percent } = useFormats();
  const lines = chartLines(table, zone);
  const weeks = table.history.map(({ week }) => week);
  const highest = Math.max(10, ...lines.flatMap(({ chances }) => chances));
  const ticks = niceTicks(0, Math.min(100, highest), 4);
  const every = Math.ceil(weeks.length / 4);
  return (
    <figure>
      <Plot
        label={t('course.label', {
          zone: t(`zone.${zone}`),
          list: lines.map((line) => `${line.name} ${percent(line.chances.at(-1)!)}`).join(', '),
        })}
        height={HEIGHT}
        x={[0, weeks.length - 1]}
        y={[0, ticks.at(-1)!]}
        xLabels={weeks
          .map((week, at) => ({ at, text: day(week) }))
          .filter(({ at }) => at % every === 0)}
        yLabels={ticks.map((at) => ({ at, text: percent(at) }))}
        padRight={112}
      >
        {(drawing) => <Lines lines={lines} drawing={drawing} />}
      </Plot>
    </figure>
  );
}

function Lines({
  lines,
  drawing,
}: {
  readonly lines: readonly ChartLine[];
  readonly drawing: Drawing;
}) {
  const { x, y, right, top, bottom } = drawing;
  const labels = spreadLabels(
    lines.map(({ chances }) => y(chances.at(-1)!)),
    LABEL_ROOM,
    [top, bottom],
  );
  return lines.map(({ name, chances }, at) => (
    <g key={name} className={at === 0 ? css.firstLine : css.otherLine}>
      <path
        d={chances.map((value, week) => `${week === 0 ? 'M' : 'L'}${x(week)} ${y(value)}`).join('')}
      />
      <text x={right + 8} y={labels[at]} dy="0.32em">
        {name}
      </text>
    </g>
  ));
}
