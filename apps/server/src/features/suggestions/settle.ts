import { type MatchEnd, settleBet } from '@tredici/engine/markets/settle';
import { inTransaction, lockInTransaction } from '#db/transaction.ts';
import type { JobWork } from '#jobs/job.ts';
import { type ChangedRow, loadChanged, refreshCurrentOdds, saveOutcomes } from './settle-store.ts';
import { noteChanges, SUGGESTIONS_LOCK } from './slot-store.ts';
import type { Outcome } from './store.ts';

/** Follows the matches of the suggestions: prices until kick-off, then the result, and again if it is
 *  corrected. Returns how many outcomes have changed. */
export async function followSuggestions({ db, clock }: JobWork): Promise<number> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    await lockInTransaction(tx, SUGGESTIONS_LOCK);
    await refreshCurrentOdds(tx, now);
    const changed = await loadChanged(tx);
    await saveOutcomes(
      tx,
      changed.map((row) => ({ ...row, outcome: outcomeOf(row) })),
    );
    const weeks = new Map(changed.map((row) => [`${row.level} ${row.weekStart}`, row]));
    await noteChanges(
      tx,
      [...weeks.values()].map(({ level, weekStart }) => ({ level, weekStart })),
      now,
    );
    return changed.length;
  });
}

export function outcomeOf(
  row: Pick<ChangedRow, 'betType' | 'isOver' | 'homeGoals' | 'awayGoals' | 'voidReason'>,
): Outcome {
  const { voidReason, homeGoals, awayGoals } = row;
  if (!row.isOver) return 'open';
  const end: MatchEnd = voidReason
    ? { void: voidReason }
    : { score: { home: homeGoals ?? -1, away: awayGoals ?? -1 } };
  const settled = settleBet(row.betType, end);
  if (!settled.ok) throw new Error('a finished match has no score');
  return settled.outcome;
}
