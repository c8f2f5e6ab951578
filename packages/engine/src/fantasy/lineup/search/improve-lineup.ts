/** Makes a line-up better by one change after the other. */

import type { Evaluator, Look } from '../expectation/expected-total.ts';
import type { FieldedLineup } from '../expectation/fielded-lineup.ts';
import type { Moves } from './lineup-moves.ts';

export type FoundLineup = FieldedLineup & { readonly expected: number };

/** A change that made a line-up worse by so much is not tried again after others have helped. */
const NOT_AGAIN = 0.007;

/** Each change is tried on the best so far, until none has helped for a whole round.
 *  @param hopeless changes that need not be tried; those that are found to be so are added. */
export function improve(
  evaluator: Evaluator,
  lineup: FieldedLineup,
  look: Look,
  movesOf: Moves,
  hopeless: Set<string>,
): FoundLineup {
  let estimate = evaluator.estimateNear(lineup, look);
  let best = { ...lineup, expected: estimate(lineup) };
  let moves = movesOf(best);
  for (let at = 0, without = 0; without < moves.length; at++, without++) {
    const other = moves[at % moves.length]!;
    const change = changeName(best, other);
    if (hopeless.has(change)) continue;
    const expected = estimate(other);
    if (expected < best.expected - NOT_AGAIN) hopeless.add(change);
    if (expected <= best.expected + 1e-6) continue;
    best = { ...other, expected };
    estimate = evaluator.estimateNear(best, look);
    moves = movesOf(best);
    without = -1;
  }
  return best;
}

/** Changes of two steps of which the first costs a little: the likeliest first steps, so many, each made better again
 *  by others, as long as that helps. */
export function improveFurther(
  evaluator: Evaluator,
  lineup: FoundLineup,
  look: Look,
  movesOf: Moves,
  hopeless: ReadonlySet<string>,
  width: number,
): FoundLineup {
  let best = lineup;
  for (let helped = width > 0; helped; ) {
    helped = false;
    const estimate = evaluator.estimateNear(best, look);
    const steps = movesOf(best)
      .filter((other) => !hopeless.has(changeName(best, other)))
      .map((other) => ({ ...other, expected: estimate(other) }))
      .sort((a, b) => b.expected - a.expected)
      .slice(0, width);
    for (const step of steps) {
      const found = improve(evaluator, step, look, movesOf, new Set(hopeless));
      if (found.expected <= best.expected + 1e-6) continue;
      best = found;
      helped = true;
      break;
    }
  }
  return best;
}

/** The same for the same change of two line-ups: who goes where, whatever else they hold. */
function changeName(one: FieldedLineup, other: FieldedLineup): string {
  if (one.starters !== other.starters) {
    const [out, into] = [one.starters & ~other.starters, other.starters & ~one.starters];
    return `start ${out} ${into} ${other.module}`;
  }
  if (one.module !== other.module) return `module ${other.module}`;
  const [here, there] = [one.bench, other.bench];
  let [first, last] = [0, Math.max(here.length, there.length) - 1];
  while (first < last && here[first] === there[first]) first++;
  while (last > first && here[last] === there[last]) last--;
  return `bench ${here[first]} ${there[first]} ${here[last]} ${there[last]}`;
}
