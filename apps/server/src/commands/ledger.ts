import { readFile } from 'node:fs/promises';
import { headsFile, loadHeads } from '#features/forecasts/ledger/ledger-heads.ts';
import { verifyLedger } from '#features/forecasts/ledger/verify-ledger.ts';
import { checkStamps } from '#features/forecasts/stamps/stamp-head.ts';
import { configOrExit } from '../process-lifecycle.ts';
import { type Command, fail, refuseUsage } from './command.ts';
import { withDatabase } from './with-database.ts';

export const command: Command = {
  name: 'ledger',
  summary: 'Verifies the hash chain of the frozen forecasts',
  usage: `npm run tredici -- ledger verify

Walks the chain from its first line, and compares it with the ends that were saved in
ledger-heads.txt of the data folder, and with those that a time-stamping authority has signed (checked by
the certificates of TIMESTAMP_CA). Ends with 0 where every forecast is as it was frozen; else names the
first that is not and ends with 1.

Anybody can do the same with the public file: the text before the column "hash" gives, by sha256, that
hash, and the column "previous_hash" is the hash of the line before.`,
  async run(args) {
    const [action, ...rest] = args;
    if (action !== 'verify' || rest.length > 0) {
      return refuseUsage('say what to do: ledger verify.', command);
    }
    const config = configOrExit();
    return withDatabase(config, async ({ db }) => {
      const { caFile } = config.timestamp;
      const stamped = caFile
        ? await checkStamps(db, await readFile(caFile, 'utf8'))
        : { heads: [], fault: undefined };
      if (stamped.fault) return fail(`${stamped.fault}.`);
      const heads = [...(await loadHeads(headsFile(config.dataDir))), ...stamped.heads];
      const found = await verifyLedger(db, heads);
      if (found.ok) {
        const last = found.head ? `; the last is ${found.head}` : '';
        const signed = caFile ? `, ${stamped.heads.length} of them with a time stamp` : '';
        console.log(
          `${found.rows} lines, whole${last}; ${heads.length} earlier ends are in it${signed}`,
        );
        return 0;
      }
      const match = found.matchId === null ? '' : ` (match ${found.matchId})`;
      return fail(`line ${found.sequence}${match}: ${found.reason}.`);
    });
  },
};
