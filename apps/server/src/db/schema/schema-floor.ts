import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/** Migrations that an older version cannot live with: each writes its own time here, and a version that does
 *  not know it refuses to start. All others only add, and versions from before them run on (docs/operations.md). */
export const schemaFloor = pgTable('schema_floor', {
  /** As in the journal of the migrations. */
  migratedAt: bigint('migrated_at', { mode: 'number' }).primaryKey(),
  reason: text('reason').notNull(),
});
