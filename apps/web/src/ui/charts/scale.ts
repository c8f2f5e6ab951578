/** Maps a value to a position in pixels. */
export type Scale = (value: number) => number;

export function linearScale(
  [low, high]: readonly [number, number],
  [from, to]: readonly [number, number],
): Scale {
  const span = high - low || 1;
  return (value) => from + ((value - low) / span) * (to - from);
}

/** About `count` round numbers from below `low` to above `high`, in steps of 1, 2, 2.5 or 5 times a power of
 *  ten. */
export function niceTicks(low: number, high: number, count: number): number[] {
  const span = high - low || Math.abs(high) || 1;
  const rough = span / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * [1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough * 0.999999)!;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  const ticks: number[] = [];
  for (let at = first; at <= Math.max(last, first + 1); at++) ticks.push(round(at * step));
  return ticks;
}

/** Avoids labels such as 0.30000000000000004. */
function round(value: number): number {
  return Number(value.toPrecision(12));
}
