import { SEASONS } from '@tredici/contract/seasons';
import { TOURNAMENTS } from '@tredici/contract/tournaments';
import { sql } from 'drizzle-orm';
import type { Db, Executor } from './pool.ts';
import { season, tournament } from './schema/football.ts';
import { inTransaction, lockInTransaction } from './transaction.ts';

/** The tournaments and seasons of the contract as rows, for the tables that refer to them. Runs at
 *  every start: a new season is then simply there. One process at a time: two that insert the same rows
 *  at once can wait for each other, each with its own half. */
export async function seedConstants(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockInTransaction(tx, 'constants');
    await saveConstants(tx);
  });
}

async function saveConstants(db: Executor): Promise<void> {
  await db
    .insert(tournament)
    .values(
      TOURNAMENTS.map((t) => ({
        id: t.tournament_id,
        name: t.tournament_name,
        slug: t.slug,
        country: t.country,
      })),
    )
    .onConflictDoUpdate({
      target: tournament.id,
      set: {
        name: sql`excluded.name`,
        slug: sql`excluded.slug`,
        country: sql`excluded.country`,
      },
    });
  await db
    .insert(season)
    .values(SEASONS.map(({ id, label }) => ({ id, label })))
    .onConflictDoUpdate({ target: season.id, set: { label: sql`excluded.label` } });
}
