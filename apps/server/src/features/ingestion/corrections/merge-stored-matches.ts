import { TOURNAMENTS } from '@tredici/contract/tournaments';
import type { Db } from '#db/pool.ts';
import { accept, type Result, refuse } from '#db/result.ts';
import { inTransaction, type Transaction } from '#db/transaction.ts';
import {
  findStoredMatch,
  MATCHES_TAG,
  type StoredMatch,
  updateMatches,
} from '#features/matches/store.ts';
import { recordAction } from '#features/operator/store.ts';
import { announceChange } from '#http/invalidation.ts';
import { ONE_MATCH_MS } from '../join-double-listings.ts';
import { lockLeague, lockLeagueOf } from '../lock-league.ts';
import { endRow, loadCandidates, moveToMatch } from './join-store.ts';
import { type DoubleMatch, findDoubles, joinStored } from './join-stored-matches.ts';

/** Joins one match stored under two ids, with the prices and forecasts of both. */
export async function joinRows(tx: Transaction, double: DoubleMatch): Promise<StoredMatch> {
  const { kept, other } = double;
  const joined = joinStored(double);
  await endRow(tx, other.id, kept.id);
  await updateMatches(tx, [{ id: kept.id, fields: joined }], null);
  await moveToMatch(tx, other.id, kept.id);
  return joined;
}

/** By an operator: the first id is kept, with its date unless only the other has a result. */
export async function mergeByOperator(
  db: Db,
  order: { readonly keptId: number; readonly otherId: number; readonly now: Date },
): Promise<Result<StoredMatch>> {
  const { keptId, otherId, now } = order;
  return inTransaction(db, async (tx) => {
    await lockLeagueOf(tx, keptId);
    const kept = await findStoredMatch(tx, keptId);
    const other = await findStoredMatch(tx, otherId);
    if (!kept || !other) return refuse(`there is no match ${kept ? otherId : keptId}.`);
    const problem = whyNot(kept, other);
    if (problem) return refuse(problem);
    const dated = kept.homeGoals === null && other.homeGoals !== null ? other : kept;
    const joined = await joinRows(tx, { kept, other, dated });
    await recordAction(tx, {
      at: now,
      command: 'match merge',
      detail: { matchId: keptId, otherId, before: [brief(kept), brief(other)] },
    });
    await announceChange(tx, MATCHES_TAG);
    return accept(joined);
  });
}

function whyNot(kept: StoredMatch, other: StoredMatch): string | undefined {
  if (kept.id === other.id) return 'these are the same number.';
  for (const { id, mergedInto } of [kept, other]) {
    if (mergedInto !== null) return `match ${id} is already merged into ${mergedInto}.`;
  }
  if (
    kept.homeTeamId !== other.homeTeamId ||
    kept.awayTeamId !== other.awayTeamId ||
    kept.tournamentId !== other.tournamentId
  ) {
    return 'these are matches of other clubs or of another league: they cannot be one.';
  }
  const bothOver = kept.homeGoals !== null && other.homeGoals !== null;
  if (bothOver && (kept.homeGoals !== other.homeGoals || kept.awayGoals !== other.awayGoals)) {
    return 'both have a result, and not the same: correct one first (match result).';
  }
  return undefined;
}

/** Automatically joins matches stored twice since an instant. Returns how many rows were removed. */
export async function joinStoredDoubles(db: Db, since: Date): Promise<number> {
  let joined = 0;
  for (const { tournament_id: tournamentId } of TOURNAMENTS) {
    joined += await inTransaction(db, async (tx) => {
      await lockLeague(tx, tournamentId);
      const here = await joinDoublesOf(tx, tournamentId, since);
      if (here > 0) await announceChange(tx, MATCHES_TAG);
      return here;
    });
  }
  return joined;
}

/** Within one league, whose lock the caller holds. */
export async function joinDoublesOf(
  tx: Transaction,
  tournamentId: number,
  since: Date,
): Promise<number> {
  for (let joined = 0; ; ) {
    const window = { tournamentId, since, withinMs: ONE_MATCH_MS };
    const doubles = findDoubles(await loadCandidates(tx, window));
    if (doubles.length === 0) return joined;
    for (const double of doubles) await joinRows(tx, double);
    joined += doubles.length;
  }
}

const brief = ({ id, status, homeGoals, awayGoals, kickoff }: StoredMatch) => ({
  id,
  status,
  homeGoals,
  awayGoals,
  kickoff: kickoff.toISOString(),
});
