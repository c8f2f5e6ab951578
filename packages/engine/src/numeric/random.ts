/** A seeded source of randomness (sfc32): the same seed gives the same numbers on every machine. */

export type RandomSource = {
  /** Uniform in [0, 1). */
  uniform(): number;
  /** Standard normal. */
  normal(): number;
  poisson(rate: number): number;
  /** The same as so many calls of `uniform`, in a fraction of the time. */
  fillUniform(into: Float64Array): void;
  /** Uniform integer in [0, below). */
  integer(below: number): number;
};

export function seededRandom(seed: number): RandomSource {
  // In an integer array: as variables, a browser would allocate each number over 31 bits at every draw, which
  // takes longer than the draw.
  const state = Int32Array.of(0x9e3779b9, 0x243f6a88, seed, seed / 0x100000000);
  const next = (): number => {
    const a = state[0]!;
    const b = state[1]!;
    const c = state[2]!;
    const counter = state[3]!;
    const sum = (((a + b) | 0) + counter) | 0;
    state[0] = b ^ (b >>> 9);
    state[1] = (c + (c << 3)) | 0;
    state[2] = (((c << 21) | (c >>> 11)) + sum) | 0;
    state[3] = (counter + 1) | 0;
    return sum >>> 0;
  };
  // The first draws still depend visibly on the seed, so they are skipped.
  for (let i = 0; i < 16; i++) next();
  const uniform = () => next() / 0x100000000;
  const fillUniform = (into: Float64Array) => {
    let a = state[0]!;
    let b = state[1]!;
    let c = state[2]!;
    let counter = state[3]!;
    for (let at = 0; at < into.length; at++) {
      const sum = (((a + b) | 0) + counter) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + sum) | 0;
      counter = (counter + 1) | 0;
      into[at] = (sum >>> 0) / 0x100000000;
    }
    state.set([a, b, c, counter]);
  };
  const normal = () => {
    const radius = Math.sqrt(-2 * Math.log(1 - uniform()));
    return radius * Math.cos(2 * Math.PI * uniform());
  };
  return {
    uniform,
    fillUniform,
    normal,
    poisson: (rate) => drawPoisson(rate, uniform),
    integer: (below) => Math.floor(uniform() * below),
  };
}

/** Inversion by chained products, in blocks so that e^-rate never underflows. */
function drawPoisson(rate: number, uniform: () => number): number {
  let remaining = rate;
  let count = 0;
  while (remaining > 0) {
    const block = Math.min(remaining, 100);
    remaining -= block;
    const floor = Math.exp(-block);
    for (let product = uniform(); product > floor; product *= uniform()) count++;
  }
  return count;
}
