import { listBookmakers } from '#features/bookmakers/store.ts';
import { configOrExit } from '../process-lifecycle.ts';
import { type Command, refuseUsage } from './command.ts';
import { withDatabase } from './with-database.ts';

export const command: Command = {
  name: 'bookmaker',
  summary: 'Lists the bookmakers that were met, and which of them are licensed',
  usage: `npm run tredici -- bookmaker list

Shows key, name, the prices it gives for coming matches, and whether it is licensed. Which ones are is
said by LICENSED_BOOKMAKERS, keys separated by commas: only these are linked, and once there is one only
these are shown. The prices of the others still feed the forecasts.`,
  async run(args) {
    const [action, ...rest] = args;
    if (action !== 'list' || rest.length > 0) {
      return refuseUsage('say what to do: bookmaker list.', command);
    }
    return withDatabase(configOrExit(), async ({ db }) => {
      const rows = await listBookmakers(db);
      if (rows.length === 0) console.log('none has been met yet');
      const width = Math.max(0, ...rows.map(({ key }) => key.length));
      for (const { key, name, prices, licensed } of rows) {
        const state = licensed ? 'licensed' : 'not licensed';
        console.log(`${key.padEnd(width)}  ${name}, ${prices} prices, ${state}`);
      }
      return 0;
    });
  },
};
