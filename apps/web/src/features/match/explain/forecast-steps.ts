import type { MatchExplanation } from '@tredici/contract/match';
import type { FinalResult } from '@tredici/engine/markets/bet-types';

type ThreeWay = Readonly<Record<FinalResult, number>>;

export interface Step {
  readonly name: string;
  readonly change: ThreeWay;
  /** The probabilities of 1, X and 2 with this factor included. */
  readonly after: ThreeWay;
}

/** The steps from an even match to the forecast. The last step is set to the forecast itself, so that
 *  rounding errors do not show. */
export function stepsOf({ start, factors, end }: MatchExplanation): Step[] {
  let after: ThreeWay = start;
  return factors.map(({ name, change }, at) => {
    after = at === factors.length - 1 ? end : added(after, change);
    return { name, change, after };
  });
}

const added = (a: ThreeWay, b: ThreeWay): ThreeWay => ({
  '1': a['1'] + b['1'],
  X: a.X + b.X,
  '2': a['2'] + b['2'],
});
