import { type GoalRates, scoreGrid } from '@tredici/engine/grid/score-grid';
import type { RandomSource } from '@tredici/engine/numeric/random';

export interface SidePair {
  readonly home: number;
  readonly away: number;
}

export interface MatchResult {
  readonly goals: SidePair;
  readonly halfTime: SidePair;
  readonly shots: SidePair;
  readonly shotsOnTarget: SidePair;
}

/** Slightly fewer goals fall before half-time than after it. */
const FIRST_HALF_SHARE = 0.45;
/** Shots of a side with no expected goals, and more per expected goal. */
const SHOTS_AT_REST = 5.5;
const SHOTS_PER_GOAL = 5;
/** The share on target among shots that did not become goals. */
const ON_TARGET_SHARE = 0.25;

export function drawResult(rates: GoalRates, random: RandomSource): MatchResult {
  const goals = drawScore(rates, random);
  const shots = {
    home: Math.max(goals.home, random.poisson(SHOTS_AT_REST + SHOTS_PER_GOAL * rates.homeGoals)),
    away: Math.max(goals.away, random.poisson(SHOTS_AT_REST + SHOTS_PER_GOAL * rates.awayGoals)),
  };
  return {
    goals,
    halfTime: {
      home: binomial(goals.home, FIRST_HALF_SHARE, random),
      away: binomial(goals.away, FIRST_HALF_SHARE, random),
    },
    shots,
    shotsOnTarget: {
      home: goals.home + binomial(shots.home - goals.home, ON_TARGET_SHARE, random),
      away: goals.away + binomial(shots.away - goals.away, ON_TARGET_SHARE, random),
    },
  };
}

/** From the engine's own grid, so that low scores are correlated as in the model. */
function drawScore(rates: GoalRates, random: RandomSource): SidePair {
  const { size, cells } = scoreGrid(rates);
  let left = random.uniform();
  let cell = 0;
  while (cell < cells.length - 1 && left >= cells[cell]!) left -= cells[cell++]!;
  return { home: Math.floor(cell / size), away: cell % size };
}

function binomial(trials: number, probability: number, random: RandomSource): number {
  let count = 0;
  for (let i = 0; i < trials; i++) if (random.uniform() < probability) count++;
  return count;
}
