import { findSeason } from '@tredici/contract/seasons';
import { tournamentBySlug } from '@tredici/contract/tournaments';
import type { Db } from '#db/pool.ts';
import { accept, type Result, refuse } from '#db/result.ts';
import { inTransaction } from '#db/transaction.ts';
import { recordAction } from '#features/operator/store.ts';
import { announceChange } from '#http/invalidation.ts';
import { findClub, insertDeduction, TABLES_TAG } from './store.ts';

export interface Deduction {
  /** As in page addresses: italy-serie-a. */
  readonly league: string;
  readonly season: string;
  readonly club: string;
  /** A negative number gives points back. */
  readonly points: number;
  readonly reason: string;
}

/** Deducts points from a club, or gives them back. Recorded like all operators' actions. */
export async function deductPoints(
  db: Db,
  asked: Deduction,
  now: Date,
): Promise<Result<undefined>> {
  const tournament = tournamentBySlug(asked.league);
  if (!tournament) return refuse(`there is no league "${asked.league}".`);
  const season = findSeason(asked.season);
  if (!season) return refuse(`"${asked.season}" is no season: use one as 2025/26.`);
  const teamId = await findClub(db, tournament.country, asked.club);
  if (teamId === undefined) {
    return refuse(`no club of ${tournament.country} is called "${asked.club}".`);
  }
  await inTransaction(db, async (tx) => {
    const { points, reason } = asked;
    const of = { tournamentId: tournament.tournament_id, seasonId: season.id, teamId };
    await insertDeduction(tx, { ...of, points, reason });
    await recordAction(tx, { at: now, command: 'deduct', detail: { ...asked } });
    await announceChange(tx, TABLES_TAG);
  });
  return accept(undefined);
}
