import { eq } from 'drizzle-orm';
import { match } from '#db/schema/football.ts';
import { lockInTransaction, type Transaction } from '#db/transaction.ts';

/** Held by anything that compares the stored data of a league with something and then changes it. */
export const lockLeague = (tx: Transaction, tournamentId: number): Promise<void> =>
  lockInTransaction(tx, `matches of ${tournamentId}`);

/** Does nothing if there is no such match. */
export async function lockLeagueOf(tx: Transaction, matchId: number): Promise<void> {
  const [row] = await tx
    .select({ tournamentId: match.tournamentId })
    .from(match)
    .where(eq(match.id, matchId));
  if (row) await lockLeague(tx, row.tournamentId);
}
