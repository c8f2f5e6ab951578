import { connectDatabase } from '#db/connect.ts';
import { forecastAll } from '#features/forecasts/forecast-all.ts';
import { freezeDue } from '#features/forecasts/freeze.ts';
import { createClock } from '../clock.ts';
import { configOrExit } from '../entry.ts';
import { type Command, fail, refuseUsage } from './command.ts';
import { createProgress } from './progress.ts';

/** Reading, fitting, saving, freezing. */
const STEPS = 4;

export const command: Command = {
  name: 'forecast',
  summary: 'Fits the model, forecasts the coming matches and freezes those that have begun',
  usage: `npm run tredici -- forecast

Does at once what the jobs do after new results and each morning. A fit that fails changes nothing.
Matches that began while nothing ran are forecast from what was known before they did.`,
  async run(args) {
    if (args.length > 0) return refuseUsage(`"${args[0]}" is one word too many.`, command);
    const config = configOrExit();
    const connected = await connectDatabase(config, { applicationName: 'tredici-cli' });
    if (!connected.ok) return fail(connected.message);
    const { db, close } = connected.value;
    const clock = createClock(config.startsAt);
    const progress = createProgress(STEPS);
    try {
      let step = 0;
      const onStep = (label: string) => {
        progress.step(step, label);
        step += 1;
      };
      const report = await forecastAll({ db, clock, force: true, onStep });
      const frozen = await freezeDue({
        db,
        clock,
        onProgress: (done, total) => progress.step(STEPS - 1, `${done}/${total} frozen`),
      });
      progress.end();
      if (report) {
        const { played, coming, written, ms } = report;
        console.log(
          `${coming} matches forecast from ${played} played, ${written} written ` +
            `(reading ${ms.load} ms, fit and forecast ${ms.fit} ms, saving ${ms.save} ms)`,
        );
      }
      console.log(`${frozen} frozen`);
      return 0;
    } catch (error) {
      progress.end();
      return fail(`${(error as Error).message} The previous forecasts stand.`);
    } finally {
      await close();
    }
  },
};
