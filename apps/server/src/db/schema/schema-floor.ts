import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/** Migrations with which older versions cannot run. Each of them writes its own time here, and a version that
 *  does not know it refuses to start. All other migrations only add, and earlier versions keep running
 *  (docs/operations.md). */
export const schemaFloor = pgTable('schema_floor', {
  /** As in the journal of the migrations. */
  migratedAt: bigint('migrated_at', { mode: 'number' }).primaryKey(),
  reason: text('reason').notNull(),
});
