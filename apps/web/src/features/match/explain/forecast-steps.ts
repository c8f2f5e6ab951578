import type { MatchExplanation } from '@tredici/contract/match';
import type { FinalResult } from '@tredici/engine/markets/bet-types';

type ThreeWay = Readonly<Record<FinalResult, number>>;

export interface Step {
  readonly name: string;
  readonly change: ThreeWay;
  /** 1, X and 2 once this factor is in. */
  readonly after: ThreeWay;
}

/** The way from an even match to the forecast. The last step ends at the forecast itself, so that
 *  rounding on the way never shows at the end. */
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
