import { migrateDatabase } from '#db/migrate.ts';
import { configOrExit } from '../process-lifecycle.ts';
import { type Command, fail } from './command.ts';
import { withDatabase } from './with-database.ts';

export const command: Command = {
  name: 'migrate',
  summary: "Brings the database to this version's schema",
  usage: `npm run tredici -- migrate

Every start does it too; by itself it is for whoever migrates before they start many servers.`,
  async run() {
    return withDatabase(configOrExit(), async ({ url }) => {
      const migrated = await migrateDatabase(url);
      if (!migrated.ok) return fail(migrated.message);
      const { applied } = migrated.value;
      console.log(applied === 0 ? 'nothing to do' : `${applied} migration(s) applied`);
      return 0;
    });
  },
};
