/** Asian handicaps: the supremacy that a fair price on a line implies. Whole lines can be void, quarter lines
 *  are two half stakes on the neighbouring lines. */
import { fillPoisson } from '../numeric/poisson.ts';

const SIZE = 16;
const homeMass = new Float64Array(SIZE);
const awayMass = new Float64Array(SIZE);
/** P(home goals < k), for k from 0 to SIZE. */
const homeBelow = new Float64Array(SIZE + 1);

/** Share of the decided stake that the home side wins on its line: the fair inverse odds. */
export function handicapProbability(homeGoals: number, awayGoals: number, line: number): number {
  fillPoisson(homeGoals, homeMass);
  fillPoisson(awayGoals, awayMass);
  for (let k = 0; k < SIZE; k++) homeBelow[k + 1] = homeBelow[k]! + homeMass[k]!;
  const quarters = Math.round(line * 4);
  const isQuarter = quarters % 2 !== 0;
  const first = wonAndLost((isQuarter ? quarters - 1 : quarters) / 4);
  const second = isQuarter ? wonAndLost((quarters + 1) / 4) : first;
  const won = first.won + second.won;
  return won / (won + first.lost + second.lost);
}

/** On a whole or half line: home goals + line above, or below, the away goals. */
function wonAndLost(line: number): { won: number; lost: number } {
  let won = 0;
  let lost = 0;
  for (let away = 0; away < SIZE; away++) {
    const needed = Math.floor(away - line) + 1;
    won += awayMass[away]! * (homeBelow[SIZE]! - homeBelow[within(needed)]!);
    lost += awayMass[away]! * homeBelow[within(Math.ceil(away - line))]!;
  }
  return { won, lost };
}

function within(goals: number): number {
  return Math.min(SIZE, Math.max(0, goals));
}

const MAX_SUPREMACY = 3.5;

/** log(λ/μ) at which, for a given λ + μ, the home side's line has this fair probability: a secant on the
 *  log-odds, where the curve is nearly straight, kept inside a shrinking bracket. */
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
