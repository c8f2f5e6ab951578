import type { Drawing } from '#ui/charts/plot.tsx';
import { spreadLabels } from '#ui/charts/spread-labels.ts';
import css from './real-lines.module.css';
import { REAL_WEEKS, type RealRun, type RiskThreshold } from './real-weeks.ts';

interface RealLinesProps {
  readonly drawing: Drawing;
  readonly lines: readonly {
    readonly threshold: RiskThreshold;
    readonly runs: readonly [RealRun, RealRun];
  }[];
  readonly chosen: RiskThreshold;
  /** Where the second window begins on the axis. */
  readonly nextFrom: number;
  /** The week whose figures are shown. */
  readonly at: { readonly x: number; readonly cents: number };
  readonly words: Readonly<Record<'bankroll' | 'savings' | 'first' | 'next', string>>;
}

const LABEL_GAP = 13;
/** In pixels; a narrower chart has no room for labels inside it. */
const WIDE = 480;
const LABEL_WEEKS = 10;

export function RealLines({ drawing, lines, chosen, nextFrom, at, words }: RealLinesProps) {
  const { x, y, left, right, top, bottom, width } = drawing;
  const euro = (cents: number) => y(cents / 100);
  const path = (values: readonly number[], from: number) =>
    values.map((cents, week) => `${x(from + week)} ${euro(cents)}`).join('L');
  const inInk = lines.find(({ threshold }) => threshold === chosen)!;
  const thin = lines.filter((line) => line !== inInk);
  const starts = [0, nextFrom] as const;
  const base = euro(REAL_WEEKS.initialCents);
  const ends = spreadLabels(
    lines.map(({ runs }) => euro(runs[1].totalCents.at(-1)!)),
    LABEL_GAP,
    [top + 4, bottom - 4],
  );
  const [first] = inInk.runs;
  // The labels stand at the week with the largest savings, but not too close to the end of the window.
  const middle = Math.min(
    first.savingsCents.indexOf(Math.max(...first.savingsCents)),
    first.weeks - LABEL_WEEKS,
  );
  const isWide = width > WIDE;
  const parted = euro(first.bankrollCents[middle]!) - euro(first.totalCents[middle]!) > 22;
  return (
    <>
      <rect
        className={css.next}
        x={x(nextFrom)}
        y={top}
        width={Math.max(0, right - x(nextFrom))}
        height={bottom - top}
      />
      {inInk.runs.map((run, window) => {
        const from = starts[window]!;
        const end = from + run.weeks;
        return (
          <g key={run.from}>
            <path
              className={css.bankroll}
              d={`M${x(from)} ${bottom}L${path(run.bankrollCents, from)}L${x(end)} ${bottom}Z`}
            />
            <line className={css.base} x1={x(from)} x2={x(end)} y1={base} y2={base} />
            {thin.map(({ threshold, runs }) => (
              <path
                key={threshold}
                className={css.thin}
                d={`M${path(runs[window]!.totalCents, from)}`}
              />
            ))}
            <path className={css.line} d={`M${path(run.totalCents, from)}`} />
          </g>
        );
      })}
      <text className={css.window} x={left + 6} y={top + 10}>
        {words.first}
      </text>
      <text className={css.window} x={x(nextFrom) + 6} y={top + 10}>
        {words.next}
      </text>
      {isWide && (
        <text className={css.part} x={x(middle)} y={bottom - 8}>
          {words.bankroll}
        </text>
      )}
      {isWide && parted && (
        <text
          className={css.part}
          x={x(middle)}
          y={(euro(first.bankrollCents[middle]!) + euro(first.totalCents[middle]!)) / 2}
          dy="0.32em"
        >
          {words.savings}
        </text>
      )}
      {lines.map(({ threshold }, index) => (
        <text
          key={threshold}
          className={threshold === chosen ? css.chosen : css.other}
          x={right + 6}
          y={ends[index]!}
          dy="0.32em"
        >
          {`${threshold}%`}
        </text>
      ))}
      <line className={css.cursor} x1={x(at.x)} x2={x(at.x)} y1={top} y2={bottom} />
      <circle className={css.dot} cx={x(at.x)} cy={euro(at.cents)} r={4} />
    </>
  );
}
