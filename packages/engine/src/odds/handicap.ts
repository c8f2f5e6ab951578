/** Asian handicaps: what a fair price on a line says about supremacy. Whole lines can be void,
 *  quarter lines are two half stakes on the neighbouring lines. */
import { fillPoisson } from '../numeric/poisson.ts';

const SIZE = 14;
const homeMass = new Float64Array(SIZE);
const awayMass = new Float64Array(SIZE);
const lead = new Float64Array(2 * SIZE - 1);

/** Share of the decided stake that the home side wins on its line: the fair inverse odds. */
export function handicapProbability(homeGoals: number, awayGoals: number, line: number): number {
  fillPoisson(homeGoals, homeMass);
  fillPoisson(awayGoals, awayMass);
  lead.fill(0);
  for (let h = 0; h < SIZE; h++) {
    for (let a = 0; a < SIZE; a++) lead[h - a + SIZE - 1]! += homeMass[h]! * awayMass[a]!;
  }
  let won = 0;
  let lost = 0;
  const quarters = Math.round(line * 4);
  const halves = quarters % 2 === 0 ? [quarters / 4] : [(quarters - 1) / 4, (quarters + 1) / 4];
  for (const half of halves) {
    for (let d = 1 - SIZE; d < SIZE; d++) {
      const margin = d + half;
      if (margin > 1e-9) won += lead[d + SIZE - 1]!;
      else if (margin < -1e-9) lost += lead[d + SIZE - 1]!;
    }
  }
  return won / (won + lost);
}

const MAX_SUPREMACY = 3.5;

/** log(λ/μ) at which, with λ + μ given, the home side's line has this fair probability: a secant
 *  on the log-odds, where the curve is nearly straight, kept inside a shrinking bracket. */
export function supremacyFromHandicap(line: number, fairHome: number, totalGoals: number): number {
  const target = Math.log(fairHome / (1 - fairHome));
  const miss = (supremacy: number) => {
    const home = totalGoals / (1 + Math.exp(-supremacy));
    const p = handicapProbability(home, totalGoals - home, line);
    return Math.log(p / (1 - p)) - target;
  };
  let low = -MAX_SUPREMACY;
  let high = MAX_SUPREMACY;
  let before = Math.max(-2.5, Math.min(2.5, (-2 * line) / totalGoals));
  let missBefore = miss(before);
  let here = before - Math.max(-0.5, Math.min(0.5, missBefore / 1.8));
  for (let step = 0; step < 30; step++) {
    const missHere = miss(here);
    if (missHere < 0) low = Math.max(low, here);
    else high = Math.min(high, here);
    if (Math.abs(missHere) < 1e-8 || high - low < 1e-12) break;
    const secant = here - (missHere * (here - before)) / (missHere - missBefore);
    before = here;
    missBefore = missHere;
    here = secant > low && secant < high ? secant : (low + high) / 2;
  }
  return here;
}
