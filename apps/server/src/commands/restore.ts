import { prepareRestore } from '#db/point-in-time.ts';
import { type Command, fail, refuseUsage } from './command.ts';
import { readInstant, readWords } from './read-words.ts';

export const command: Command = {
  name: 'restore',
  summary: 'Makes a copy of the server ready to be started as it was at an instant',
  usage: `npm run tredici -- restore <copy> <folder> --log FOLDER --at INSTANT

Puts a copy that "backup" made into a new folder and tells PostgreSQL to read the archived log (--log) up to
an instant such as 2026-03-14T18:00:00Z. Then give the folder to the server's user and start PostgreSQL on it:
it serves everything that was committed by then and nothing later. An instant after the end of the log is
refused by PostgreSQL itself.`,
  async run(args) {
    const words = readWords(args, { log: { type: 'string' }, at: { type: 'string' } });
    if ('problem' in words) return refuseUsage(words.problem, command);
    const [from, to, ...rest] = words.positionals;
    const { log } = words.values;
    const at = readInstant(words.values.at);
    if (from === undefined || to === undefined || rest.length > 0 || !log) {
      return refuseUsage('say restore <copy> <folder> --log FOLDER --at INSTANT.', command);
    }
    if (!at) return refuseUsage('--at is an instant such as 2026-03-14T18:00:00Z.', command);
    const ready = await prepareRestore({ from, to, log, at });
    if (!ready.ok) return fail(ready.message);
    console.log(`Ready in ${ready.value}: start PostgreSQL on it, as its own user`);
    return 0;
  },
};
