/** Improves a line-up by one change after another. */

import { seededRandom } from '../../../numeric/random.ts';
import type { Evaluator, Look } from '../expectation/expected-total.ts';
import type { FieldedLineup } from '../expectation/fielded-lineup.ts';
import type { Moves } from './lineup-moves.ts';

export type FoundLineup = FieldedLineup & { readonly expected: number };

/** A change that made a line-up worse by this much is not tried again after other changes. */
const NOT_AGAIN = 0.007;

/** Each change is tried on the best so far, until none has helped for a whole pass.
 *  @param hopeless changes that need not be tried; those that prove hopeless are added. */
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

/** Makes several changes at once, drawn with a fixed seed, and improves each result again by single changes:
 *  as many times as asked for, from the best so far. */
export function improveFurther(
  evaluator: Evaluator,
  lineup: FoundLineup,
  look: Look,
  movesOf: Moves,
  hopeless: ReadonlySet<string>,
  tries: number,
): FoundLineup {
  const random = seededRandom(SEED);
  let best = lineup;
  for (let left = tries; left > 0; left--) {
    let step: FieldedLineup = best;
    for (let count = 0; count < STEPS_AWAY; count++) {
      const moves = movesOf(step).filter((other) => !hopeless.has(changeName(best, other)));
      step = moves[random.integer(moves.length)] ?? step;
    }
    const found = improve(evaluator, step, look, movesOf, new Set(hopeless));
    if (found.expected > best.expected + 1e-6) best = found;
  }
  return best;
}
const SEED = 13;
const STEPS_AWAY = 6;

/** Equal for the same change made to different line-ups: who goes where, whoever else is in them. */
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
