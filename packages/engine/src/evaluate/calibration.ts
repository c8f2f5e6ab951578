/** Whether events forecast with probability p happen that often. */

export type Claim = { probability: number; happened: boolean };
export type CalibrationBin = {
  from: number;
  to: number;
  count: number;
  meanProbability: number;
  observed: number;
  /** The range, at the given confidence, of the observed share if the claims were true. */
  low: number;
  high: number;
  isInside: boolean;
};

/** Bins of equal width over 0 to 1. The interval is exact: the number of successes among
 *  independent claims, each with its own probability, by convolution (Poisson-binomial). */
export function calibrationBins(
  claims: readonly Claim[],
  bins = 10,
  confidence = 0.99,
): CalibrationBin[] {
  const groups: Claim[][] = Array.from({ length: bins }, () => []);
  for (const claim of claims) {
    groups[Math.min(bins - 1, Math.floor(claim.probability * bins))]!.push(claim);
  }
  return groups.map((group, at) => describeBin(group, at / bins, (at + 1) / bins, confidence));
}

function describeBin(group: Claim[], from: number, to: number, confidence: number): CalibrationBin {
  const count = group.length;
  if (count === 0) {
    const nothing = { meanProbability: Number.NaN, observed: Number.NaN, low: 0, high: 1 };
    return { from, to, count, ...nothing, isInside: true };
  }
  const sum = group.reduce((total, claim) => total + claim.probability, 0);
  const successes = group.filter((claim) => claim.happened).length;
  const range = countInterval(group, confidence);
  return {
    from,
    to,
    count,
    meanProbability: sum / count,
    observed: successes / count,
    low: range.low / count,
    high: range.high / count,
    isInside: successes >= range.low && successes <= range.high,
  };
}

/** The central range that holds at least `confidence` of the count's distribution. */
function countInterval(group: readonly Claim[], confidence: number): { low: number; high: number } {
  const mass = new Float64Array(group.length + 1);
  mass[0] = 1;
  for (const [seen, { probability: p }] of group.entries()) {
    for (let k = seen + 1; k > 0; k--) mass[k] = mass[k]! * (1 - p) + mass[k - 1]! * p;
    mass[0]! *= 1 - p;
  }
  const tail = (1 - confidence) / 2;
  let low = 0;
  for (let below = mass[0]!; below <= tail; ) below += mass[++low]!;
  let high = group.length;
  for (let above = mass[high]!; above <= tail; ) above += mass[--high]!;
  return { low, high };
}
