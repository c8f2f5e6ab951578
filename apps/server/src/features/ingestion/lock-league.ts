import { eq } from 'drizzle-orm';
import { match } from '#db/schema/football.ts';
import { lockInTransaction, type Transaction } from '#db/transaction.ts';

/** Whoever compares what is stored of a league with something and then changes it holds this meanwhile. */
export const lockLeague = (tx: Transaction, tournamentId: number): Promise<void> =>
  lockInTransaction(tx, `matches of ${tournamentId}`);

/** Nothing is held where there is no such match. */
export async function lockLeagueOf(tx: Transaction, matchId: number): Promise<void> {
  const [row] = await tx
    .select({ tournamentId: match.tournamentId })
    .from(match)
    .where(eq(match.id, matchId));
  if (row) await lockLeague(tx, row.tournamentId);
}
