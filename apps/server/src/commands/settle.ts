import { connectDatabase } from '#db/connect.ts';
import { settleDue } from '#features/forecasts/settle.ts';
import { createClock } from '../clock.ts';
import { configOrExit } from '../entry.ts';
import { type Command, fail, refuseUsage } from './command.ts';

export const command: Command = {
  name: 'settle',
  summary: 'Settles frozen forecasts by their results',
  usage: `npm run tredici -- settle

Matches that were put off, called off or given at a table are void. A corrected result settles again.`,
  async run(args) {
    if (args.length > 0) return refuseUsage(`"${args[0]}" is one word too many.`, command);
    const config = configOrExit();
    const connected = await connectDatabase(config, { applicationName: 'tredici-cli' });
    if (!connected.ok) return fail(connected.message);
    const { db, close } = connected.value;
    try {
      console.log(`${await settleDue({ db, clock: createClock(config.startsAt) })} settled`);
      return 0;
    } finally {
      await close();
    }
  },
};
