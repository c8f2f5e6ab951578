import { connectDatabase, type DatabaseConnection } from '#db/connect.ts';
import type { Config } from '../config.ts';
import { fail } from './command.ts';

/** Runs a command on the database and closes it afterwards, whatever happens. Gives the exit code. */
export async function withDatabase(
  config: Config,
  run: (connection: DatabaseConnection) => Promise<number>,
): Promise<number> {
  const connected = await connectDatabase(config, { applicationName: 'tredici-cli', direct: true });
  if (!connected.ok) return fail(connected.message);
  try {
    return await run(connected.value);
  } finally {
    await connected.value.close();
  }
}
