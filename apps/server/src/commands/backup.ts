import { copyServer } from '#db/point-in-time.ts';
import { configOrExit } from '../process-lifecycle.ts';
import { type Command, fail, refuseUsage } from './command.ts';
import { readWords } from './read-words.ts';

export const command: Command = {
  name: 'backup',
  summary: 'Copies the whole database server while it works',
  usage: `npm run tredici -- backup <folder> [--bin FOLDER]

Copies the server of DATABASE_DIRECT_URL, or DATABASE_URL, into a folder that is not there yet, with
PostgreSQL's own pg_basebackup, on the path or in --bin. The user must be allowed to replicate. With the log
that PostgreSQL archives (docs/operations.md), "restore" brings the copy to any later second.`,
  async run(args) {
    const words = readWords(args, { bin: { type: 'string' } });
    if ('problem' in words) return refuseUsage(words.problem, command);
    const [to, ...rest] = words.positionals;
    if (to === undefined || rest.length > 0) {
      return refuseUsage('say where to: backup <folder>.', command);
    }
    const { databaseDirectUrl, databaseUrl } = configOrExit();
    const url = databaseDirectUrl ?? databaseUrl;
    if (!url) {
      return fail(
        'the embedded database is copied with its data folder, while Tredici is stopped.',
      );
    }
    const copied = await copyServer({ url, to, bin: words.values.bin });
    if (!copied.ok) return fail(copied.message);
    console.log(`Copied into ${copied.value}`);
    return 0;
  },
};
