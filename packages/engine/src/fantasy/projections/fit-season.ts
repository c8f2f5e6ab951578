/** Moves the constants of the season model towards the results of a season. The starting values are a prior:
 *  with a few hundred players and this much chance in a season, a free fit would fit the noise. */

import type { ClubGoals } from './club-strengths.ts';
import {
  type ListedPlayer,
  type PastSeason,
  projectSeason,
  type SeasonProjection,
} from './project-season.ts';
import type { SeasonModel } from './season-constants.ts';

export type SeasonExample = {
  readonly players: readonly ListedPlayer[];
  readonly history: readonly PastSeason[];
  readonly clubs: Readonly<Record<string, ClubGoals>>;
  /** Actual mean fantavoto of the players to learn from. */
  readonly outcomes: ReadonlyMap<number, number>;
};

/** The constants that are moved, and the size of one step of doubt for each. */
const MOVED: ReadonlyArray<readonly [path: string, scale: number]> = [
  ['goals.memory', 0.1],
  ['goals.price', 0.1],
  ['assists.memory', 0.1],
  ['assists.price', 0.1],
  ['baseVote.memory', 0.1],
  ['baseVote.price', 0.02],
  ['baseVote.club', 0.03],
  ...['D', 'C', 'A'].map((role) => [`goals.level.${role}`, 0.1] as const),
  ...['P', 'D', 'C', 'A'].map((role) => [`baseVote.level.${role}`, 0.03] as const),
];
/** Weight of the prior: one step of doubt costs as much as the mean loss of this many players. */
const PRIOR_WEIGHT = 1.5;
/** Errors beyond this count linearly instead of squared, so that one striker's exceptional season has little
 *  weight. */
const HUBER = 0.3;
const SWEEPS = 4;
const STEPS = [1, -1, 0.5, -0.5, 0.2, -0.2];

export function fitSeasonModel(example: SeasonExample, start: SeasonModel): SeasonModel {
  const offsets = MOVED.map(() => 0);
  const modelAt = (at: readonly number[]) =>
    MOVED.reduce(
      (model, [path, scale], k) => shifted(model, path.split('.'), scale * at[k]!),
      start,
    );
  const lossAt = (at: readonly number[]) => {
    const prior = at.reduce((sum, offset) => sum + offset * offset, 0);
    return totalLoss(example, modelAt(at)) + PRIOR_WEIGHT * HUBER * HUBER * prior;
  };
  let best = lossAt(offsets);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let k = 0; k < offsets.length; k++) {
      for (const step of STEPS) {
        const tried = offsets.with(k, offsets[k]! + step);
        const loss = lossAt(tried);
        if (loss >= best) continue;
        best = loss;
        offsets[k] = tried[k]!;
      }
    }
  }
  return modelAt(offsets);
}

function totalLoss(
  { players, history, clubs, outcomes }: SeasonExample,
  model: SeasonModel,
): number {
  const projected = projectSeason(players, history, clubs, model);
  return projected.reduce((sum, { id, fantavoto }: SeasonProjection) => {
    const outcome = outcomes.get(id);
    if (outcome === undefined) return sum;
    const miss = Math.abs(fantavoto - outcome);
    return sum + (miss <= HUBER ? 0.5 * miss * miss : HUBER * (miss - 0.5 * HUBER));
  }, 0);
}

/** A copy with the number at this path moved. */
function shifted<Part>(part: Part, [name, ...rest]: readonly string[], by: number): Part {
  if (name === undefined) return ((part as number) + by) as Part;
  const inside = part as Readonly<Record<string, unknown>>;
  return { ...inside, [name]: shifted(inside[name], rest, by) } as Part;
}
