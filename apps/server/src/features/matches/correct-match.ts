import type { Db } from '#db/pool.ts';
import { accept, type Result, refuse } from '#db/result.ts';
import type { Correction } from '#db/schema/football.ts';
import { inTransaction, violatedConstraint } from '#db/transaction.ts';
import { recordAction } from '#features/operator/store.ts';
import { announceChange } from '#http/invalidation.ts';
import {
  findStoredMatch,
  MATCHES_TAG,
  type StoredMatch,
  updateMatches,
  withCorrection,
} from './store.ts';

/** An operator's correction of a match holds until they withdraw it: providers' later reports do not change
 *  it. Forecasts, bets and plans follow by their jobs, as after any corrected result. */
export async function correctMatch(
  db: Db,
  order: {
    readonly matchId: number;
    /** null: the providers' data counts again, from their next response on. */
    readonly correction: Correction | null;
    readonly command: string;
    readonly now: Date;
  },
): Promise<Result<{ readonly before: StoredMatch; readonly after: StoredMatch }>> {
  const { matchId, correction, command, now } = order;
  try {
    return await inTransaction(db, async (tx) => {
      const before = await findStoredMatch(tx, matchId);
      if (!before) return refuse(`there is no match ${matchId}.`);
      if (before.mergedInto !== null) {
        return refuse(`match ${matchId} is merged into ${before.mergedInto}: correct that one.`);
      }
      const { corrected, ...data } = before.sourceData;
      const word = correction && { ...corrected, ...correction };
      if (before.status !== 'finished' && word?.status === 'finished' && !word.score) {
        return refuse('a match that is over has a result: say it.');
      }
      const sourceData = word ? { ...data, corrected: word } : data;
      const after = withCorrection({ ...before, sourceData });
      await updateMatches(tx, [{ id: matchId, fields: after }], null);
      await recordAction(tx, {
        at: now,
        command,
        detail: { matchId, correction, before: brief(before) },
      });
      await announceChange(tx, MATCHES_TAG);
      return accept({ before, after });
    });
  } catch (error) {
    if (violatedConstraint(error) !== 'match_pairing_key') throw error;
    return refuse('these clubs have another match at that instant.');
  }
}

const brief = ({ status, homeGoals, awayGoals, kickoff }: StoredMatch) => ({
  status,
  homeGoals,
  awayGoals,
  kickoff: kickoff.toISOString(),
});
