import { describe, expect, it } from 'vitest';
import { minimise } from './lbfgs.ts';

describe('minimise', () => {
  it('finds the minimum of the Rosenbrock valley', () => {
    const found = minimise(
      (x, g) => {
        const [a, b] = [x[0]!, x[1]!];
        g[0] = -2 * (1 - a) - 400 * a * (b - a * a);
        g[1] = 200 * (b - a * a);
        return (1 - a) ** 2 + 100 * (b - a * a) ** 2;
      },
      [-1.2, 1],
    );
    expect(found.converged).toBe(true);
    expect(found.x[0]).toBeCloseTo(1, 6);
    expect(found.x[1]).toBeCloseTo(1, 6);
  });

  it('reaches a tight gradient on a badly scaled quadratic', () => {
    const scales = [1, 1e2, 1e4, 1e-2];
    const found = minimise(
      (x, g) => {
        let value = 5e3;
        for (const [i, scale] of scales.entries()) {
          g[i] = scale * (x[i]! - i);
          value += 0.5 * scale * (x[i]! - i) ** 2;
        }
        return value;
      },
      [5, 5, 5, 5],
      { gradientTolerance: 1e-9 },
    );
    expect(found.converged).toBe(true);
    expect(found.gradientNorm).toBeLessThanOrEqual(1e-9);
  });

  it('steps back from a region where the function is not defined', () => {
    const found = minimise(
      (x, g) => {
        g[0] = 1 - 1 / x[0]!;
        return x[0]! > 0 ? x[0]! - Math.log(x[0]!) : Number.POSITIVE_INFINITY;
      },
      [0.01],
    );
    expect(found.converged).toBe(true);
    expect(found.x[0]).toBeCloseTo(1, 5);
  });

  it('reports that it did not converge', () => {
    const bowl = (x: Float64Array, g: Float64Array) => {
      g[0] = 4 * x[0]! ** 3;
      return x[0]! ** 4;
    };
    const short = minimise(bowl, [10], { maxIterations: 2 });
    expect(short).toMatchObject({ converged: false, stopped: 'max-iterations' });
    const wrong = minimise(
      (x, g) => {
        g[0] = -1;
        return x[0]!;
      },
      [0],
    );
    expect(wrong).toMatchObject({ converged: false, stopped: 'line-search' });
    const broken = minimise(() => Number.NaN, [0]);
    expect(broken).toMatchObject({ converged: false, stopped: 'not-finite' });
  });
});
