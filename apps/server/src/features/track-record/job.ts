import type { Db } from '#db/pool.ts';
import { inTransaction } from '#db/transaction.ts';
import { lastChange, loadRecordWeeks } from '#features/suggestions/store.ts';
import { announceChange } from '#http/invalidation.ts';
import type { Job, JobWork } from '#jobs/job.ts';
import { weekStartOf } from '#jobs/rome-week.ts';
import { picksOf, sumPicks } from './accuracy.ts';
import { listChangedDays, loadSettledOf, saveSums } from './accuracy-store.ts';
import { DAY_IN_ROME, lastYear } from './days.ts';
import { planFiguresOf } from './plan-figures.ts';
import {
  loadRecords,
  RECORD_TAG,
  recordFingerprint,
  saveSummaries,
  summaryFingerprint,
} from './record-store.ts';
import { summariseRecords } from './summarise.ts';

/** The exact intervals of a year's claims take a second of computing, so no request should wait for it. */
export const summariseRecord: Job = {
  name: 'summarise-record',
  summary: 'Works the public track record out anew after results and at the end of the day',
  cron: '1,6,11,16,21,26,31,36,41,46,51,56 * * * *',
  // Mainly for the first start, when forecasts are settled some time after this was due.
  follows: ['freeze', 'settle', 'follow-suggestions'],
  run: async ({ db, clock }) => {
    await sumChangedDays(db);
    return refreshRecord({ db, clock });
  },
};

/** Days of leagues summed in one transaction. */
const DAYS_AT_ONCE = 2000;

/** Sums the days again whose settlements have changed. Returns how many. */
export async function sumChangedDays(db: Db): Promise<number> {
  const changed = await listChangedDays(db);
  for (let at = 0; at < changed.length; at += DAYS_AT_ONCE) {
    const days = changed.slice(at, at + DAYS_AT_ONCE);
    const settled = Map.groupBy(await loadSettledOf(db, days), ({ place }) => place - 1);
    const summed = days.map((day, place) => ({
      ...day,
      sums: sumPicks(picksOf(settled.get(place) ?? [])),
    }));
    await inTransaction(db, async (tx) => {
      await saveSums(tx, summed);
      await announceChange(tx, RECORD_TAG);
    });
  }
  return changed.length;
}

/** Returns how many forecasts it is made from; 0 if nothing has changed. */
export async function refreshRecord({ db, clock }: JobWork): Promise<number> {
  const now = clock.now();
  const window = lastYear(DAY_IN_ROME.format(now));
  const inputFingerprint = `${window.end} ${await recordFingerprint(db)} ${await lastChange(db)}`;
  if ((await summaryFingerprint(db)) === inputFingerprint) return 0;
  const rows = await loadRecords(db, window);
  const record = { window, ...summariseRecords(rows) };
  const planFigures = planFiguresOf(window, rows, await loadRecordWeeks(db, weekStartOf(now)));
  await inTransaction(db, async (tx) => {
    await saveSummaries(tx, { record, planFigures }, inputFingerprint, now);
    await announceChange(tx, RECORD_TAG);
  });
  return rows.length;
}
