import css from './trend-line.module.css';

const WIDTH = 112;
const HEIGHT = 28;
/** The range of the axis; fantavoti outside it are drawn at the edge. */
const LOW = 3;
const HIGH = 12;
/** The radius of a dot, without its stroke width. */
const DOT = 0.8;
/** The pass mark. */
const ENOUGH = 6;

const y = (points: number) => {
  const share = (Math.min(HIGH, Math.max(LOW, points)) - LOW) / (HIGH - LOW);
  return Math.round((HEIGHT - 3 - share * (HEIGHT - 6)) * 10) / 10;
};

/** The last rounds as a small line chart in a cell, with a hairline at six. A round without a vote is a gap;
 *  the last vote is a dot. */
export function TrendLine({ fantavoti }: { readonly fantavoti: readonly (number | null)[] }) {
  const step = (WIDTH - 8) / Math.max(1, fantavoti.length - 1);
  const x = (at: number) => Math.round((4 + at * step) * 10) / 10;
  const last = fantavoti.findLastIndex((points) => points !== null);
  return (
    <svg className={css.line} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className={css.six} d={`M0 ${y(ENOUGH)}H${WIDTH}`} />
      <path className={css.votes} d={pathOf(fantavoti, x)} />
      {last >= 0 && <circle cx={x(last)} cy={y(fantavoti[last]!)} r="2.6" />}
    </svg>
  );
}

/** A single round between two without a vote is drawn as a dot. */
function pathOf(fantavoti: readonly (number | null)[], x: (at: number) => number): string {
  return fantavoti
    .map((points, at) => {
      if (points === null) return '';
      const before = fantavoti[at - 1] ?? null;
      const alone = before === null && (fantavoti[at + 1] ?? null) === null;
      if (alone) return `M${x(at) - DOT} ${y(points)}a${DOT} ${DOT} 0 1 0 ${2 * DOT} 0z`;
      return `${before === null ? 'M' : 'L'}${x(at)} ${y(points)}`;
    })
    .join('');
}
