import type { Executor } from '#db/pool.ts';
import { loadMadeSlots, loadRecorded } from '#features/suggestions/store.ts';
import type { LevelWeek } from './play-weeks.ts';

/** The suggestions at a level from a week on, by week and slot. */
export async function loadLevelWeeks(
  db: Executor,
  level: number,
  fromWeek: string,
): Promise<LevelWeek[]> {
  const made = await loadMadeSlots(db, fromWeek);
  const bets = Map.groupBy(
    await loadRecorded(db, level, fromWeek),
    ({ weekStart, slot }) => `${weekStart} ${slot}`,
  );
  return [...Map.groupBy(made, ({ weekStart }) => weekStart)].map(([weekStart, slots]) => ({
    weekStart,
    slots: slots.map(({ slot, madeAt }) => ({
      slot,
      madeAt: Math.round(madeAt * 1000),
      bets: (bets.get(`${weekStart} ${slot}`) ?? []).map(({ odd, outcome }) => ({
        oddsDecimal: odd,
        outcome,
      })),
    })),
  }));
}

/** Loads each level once, and again if an earlier week is requested. */
export function createLevelWeeks(db: Executor) {
  const known = new Map<number, { readonly from: string; readonly weeks: LevelWeek[] }>();
  return async (level: number, fromWeek: string): Promise<readonly LevelWeek[]> => {
    let found = known.get(level);
    if (!found || found.from > fromWeek) {
      found = { from: fromWeek, weeks: await loadLevelWeeks(db, level, fromWeek) };
      known.set(level, found);
    }
    return found.weeks.filter(({ weekStart }) => weekStart >= fromWeek);
  };
}
