import { connectDatabase, type DatabaseConnection } from '@tredici/server/db/connect';
import { migrateDatabase } from '@tredici/server/db/migrate';

/** The migrated database of a bench; if it cannot be opened the bench ends with the reason. */
export async function openDatabase(
  config: Parameters<typeof connectDatabase>[0],
): Promise<DatabaseConnection> {
  const connected = await connectDatabase(config);
  if (!connected.ok) throw new Error(connected.message);
  const migrated = await migrateDatabase(connected.value.url);
  if (!migrated.ok) throw new Error(migrated.message);
  return connected.value;
}
