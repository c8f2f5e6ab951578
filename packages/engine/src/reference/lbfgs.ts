/** Limited-memory BFGS for smooth functions, with a line search that meets the strong Wolfe conditions
 *  (Nocedal & Wright, Numerical Optimization, algorithms 3.5, 3.6 and 7.5). The result includes the reason
 *  why it stopped, so that it never claims a convergence it did not reach. */

/** Writes the gradient at `x` into `gradient` and returns the value. */
export type Objective = (x: Float64Array, gradient: Float64Array) => number;

export type MinimiseOptions = {
  /** Stop when the largest absolute entry of the gradient is at most this. */
  gradientTolerance?: number;
  maxIterations?: number;
  memory?: number;
};
export type StopReason = 'gradient' | 'max-iterations' | 'line-search' | 'not-finite';
export type Minimum = {
  x: Float64Array;
  value: number;
  gradientNorm: number;
  iterations: number;
  evaluations: number;
  converged: boolean;
  stopped: StopReason;
};

const ARMIJO = 1e-4;
const CURVATURE = 0.9;
const MAX_LINE_STEPS = 30;

export function minimise(
  objective: Objective,
  start: ArrayLike<number>,
  options: MinimiseOptions = {},
): Minimum {
  const { gradientTolerance = 1e-6, maxIterations = 500, memory = 10 } = options;
  const n = start.length;
  let x = Float64Array.from(start);
  let gradient = new Float64Array(n);
  let nextX = new Float64Array(n);
  let nextGradient = new Float64Array(n);
  const direction = new Float64Array(n);
  const history = makeHistory(n, memory);
  let value = objective(x, gradient);
  let evaluations = 1;
  const finish = (stopped: StopReason, iterations: number): Minimum => ({
    x,
    value,
    gradientNorm: maxAbs(gradient),
    iterations,
    evaluations,
    converged: stopped === 'gradient',
    stopped,
  });
  if (!Number.isFinite(value)) return finish('not-finite', 0);
  for (let iteration = 0; iteration < maxIterations; iteration++) {
    const norm = maxAbs(gradient);
    if (!Number.isFinite(norm)) return finish('not-finite', iteration);
    if (norm <= gradientTolerance) return finish('gradient', iteration);
    history.direction(gradient, direction);
    let slope = dot(gradient, direction);
    if (!(slope < 0)) {
      history.clear();
      history.direction(gradient, direction);
      slope = dot(gradient, direction);
    }
    const search = lineSearch(objective, x, value, slope, direction, nextX, nextGradient);
    evaluations += search.evaluations;
    if (!search.ok) {
      if (history.isEmpty()) return finish('line-search', iteration);
      history.clear();
      continue;
    }
    history.push(x, nextX, gradient, nextGradient);
    value = search.value;
    [x, nextX] = [nextX, x];
    [gradient, nextGradient] = [nextGradient, gradient];
  }
  return finish(
    maxAbs(gradient) <= gradientTolerance ? 'gradient' : 'max-iterations',
    maxIterations,
  );
}

type LineResult = { ok: boolean; value: number; evaluations: number };
type LinePoint = { step: number; value: number; slope: number };

/** Widen until a bracket is found, then close in; leaves the accepted point in `outX`. */
function lineSearch(
  objective: Objective,
  x: Float64Array,
  value: number,
  slope: number,
  direction: Float64Array,
  outX: Float64Array,
  outGradient: Float64Array,
): LineResult {
  // Near the minimum rounding hides the decrease; within this slack the slope decides (Hager & Zhang).
  const slack = 1e-12 * Math.abs(value);
  let low: LinePoint = { step: 0, value, slope };
  let high: LinePoint | null = null;
  let step = 1;
  for (let evaluations = 1; evaluations <= MAX_LINE_STEPS; evaluations++) {
    for (let i = 0; i < x.length; i++) outX[i] = x[i]! + step * direction[i]!;
    const here = { step, value: objective(outX, outGradient), slope: dot(outGradient, direction) };
    const isLower = here.value <= value + ARMIJO * step * slope + slack;
    if (!isLower || !Number.isFinite(here.slope) || here.value > low.value + slack) {
      high = here;
    } else if (Math.abs(here.slope) <= -CURVATURE * slope) {
      return { ok: true, value: here.value, evaluations };
    } else {
      const side: number = high ? high.step - low.step : 1;
      if (here.slope * side >= 0) high = low;
      low = here;
    }
    step = high ? interpolate(low, high) : step * 4;
    if (high && Math.abs(high.step - low.step) <= 1e-15 * low.step) break;
  }
  return { ok: false, value, evaluations: MAX_LINE_STEPS };
}

/** Minimiser of the cubic through two points, kept off the ends of the bracket. */
function interpolate(a: LinePoint, b: LinePoint): number {
  const width = b.step - a.step;
  const secant = a.slope + b.slope - (3 * (a.value - b.value)) / (a.step - b.step);
  const root = Math.sqrt(Math.max(0, secant * secant - a.slope * b.slope)) * Math.sign(width);
  const share = 1 - (b.slope + root - secant) / (b.slope - a.slope + 2 * root);
  // If a value is not finite the share means nothing, so the interval is halved.
  return a.step + width * (share >= 0.1 && share <= 0.9 ? share : 0.5);
}

function makeHistory(n: number, memory: number) {
  const steps = Array.from({ length: memory }, () => new Float64Array(n));
  const changes = Array.from({ length: memory }, () => new Float64Array(n));
  const inverse = new Float64Array(memory);
  const alpha = new Float64Array(memory);
  let count = 0;
  let next = 0;
  return {
    isEmpty: () => count === 0,
    clear: () => {
      count = 0;
    },
    push(x: Float64Array, nextX: Float64Array, g: Float64Array, nextG: Float64Array): void {
      const s = steps[next]!;
      const y = changes[next]!;
      let sy = 0;
      let yy = 0;
      for (let i = 0; i < n; i++) {
        s[i] = nextX[i]! - x[i]!;
        y[i] = nextG[i]! - g[i]!;
        sy += s[i]! * y[i]!;
        yy += y[i]! * y[i]!;
      }
      if (!(sy > 1e-14 * yy)) return;
      inverse[next] = 1 / sy;
      next = (next + 1) % memory;
      count = Math.min(memory, count + 1);
    },
    /** The two-loop recursion: −H·gradient. */
    direction(gradient: Float64Array, out: Float64Array): void {
      for (let i = 0; i < n; i++) out[i] = -gradient[i]!;
      for (let back = 1; back <= count; back++) {
        const k = (next - back + memory) % memory;
        alpha[k] = inverse[k]! * dot(steps[k]!, out);
        addScaled(out, -alpha[k]!, changes[k]!);
      }
      scaleInitial(out, gradient);
      for (let back = count; back >= 1; back--) {
        const k = (next - back + memory) % memory;
        addScaled(out, alpha[k]! - inverse[k]! * dot(changes[k]!, out), steps[k]!);
      }
    },
  };

  /** Shanno's scaling once a step is known; before, a unit step in the largest coordinate. */
  function scaleInitial(out: Float64Array, gradient: Float64Array): void {
    let factor = 1 / Math.max(1, maxAbs(gradient));
    if (count > 0) {
      const k = (next - 1 + memory) % memory;
      factor = 1 / (inverse[k]! * dot(changes[k]!, changes[k]!));
    }
    for (let i = 0; i < n; i++) out[i]! *= factor;
  }
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}

function addScaled(target: Float64Array, factor: number, source: Float64Array): void {
  for (let i = 0; i < target.length; i++) target[i]! += factor * source[i]!;
}

function maxAbs(values: Float64Array): number {
  let largest = 0;
  for (let i = 0; i < values.length; i++) {
    const size = Math.abs(values[i]!);
    if (!(size <= largest)) largest = size;
  }
  return largest;
}
