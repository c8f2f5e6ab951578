import { SEASONS } from '@tredici/contract/seasons';
import { TOURNAMENTS } from '@tredici/contract/tournaments';
import { sql } from 'drizzle-orm';
import type { Db, Executor } from './pool.ts';
import { season, tournament } from './schema/football.ts';
import { inTransaction, lockInTransaction } from './transaction.ts';

/** Writes the tournaments and seasons of the contract into the tables that others refer to. It runs at every
 *  start, so a new season appears by itself. One process at a time, because two that insert the same rows can
 *  deadlock. */
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
