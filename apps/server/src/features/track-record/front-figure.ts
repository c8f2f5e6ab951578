import { RISK_LEVELS } from '@tredici/contract/accuracy';
import type { FrontDoor } from '@tredici/contract/settings';
import type { Executor } from '#db/pool.ts';
import { measureAccuracy } from './accuracy.ts';
import { loadWeekSums } from './accuracy-store.ts';
import { DAY_IN_ROME, lastYear } from './days.ts';

/** One figure for visitors: how often likely results happened, in the last year. */
export async function findFrontFigure(db: Executor, now: Date): Promise<FrontDoor['record']> {
  const { threshold } = RISK_LEVELS[0];
  const sums = await loadWeekSums(db, lastYear(DAY_IN_ROME.format(now)), threshold);
  const { accuracy, number_of_matches } = measureAccuracy(sums);
  return accuracy === null ? null : { threshold, accuracy, number_of_matches };
}
