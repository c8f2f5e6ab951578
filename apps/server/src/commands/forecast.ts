import { type ForecastReport, forecastAll } from '#features/forecasts/compute/forecast-all.ts';
import { forecastMatches, freezeForecasts } from '#features/forecasts/job.ts';
import { freezeDue } from '#features/forecasts/ledger/freeze.ts';
import { type Command, refuseUsage } from './command.ts';
import { createProgress } from './progress.ts';
import { runJobsNow } from './run-job-now.ts';

/** Reading, fitting, saving, freezing. */
const STEPS = 4;

export const command: Command = {
  name: 'forecast',
  summary: 'Fits the model, forecasts the coming matches and freezes those that have begun',
  usage: `npm run tredici -- forecast

Does at once what the jobs do after new results and each morning, never beside them, and is recorded as
they are. A fit that fails changes nothing.
Matches that began while nothing ran are forecast from what was known before they did.`,
  async run(args) {
    if (args.length > 0) return refuseUsage(`"${args[0]}" is one word too many.`, command);
    const progress = createProgress(STEPS);
    let step = 0;
    const onStep = (label: string) => {
      progress.step(step, label);
      step += 1;
    };
    return runJobsNow(async (run) => {
      try {
        await run(forecastMatches, async ({ db, clock, signal }) => {
          const report = await forecastAll({ db, clock, signal, force: true, onStep });
          if (report) say(report);
          return report?.written ?? 0;
        });
      } catch (error) {
        throw new Error(`${(error as Error).message} The previous forecasts stand.`);
      } finally {
        progress.end();
      }
      await run(freezeForecasts, async ({ db, clock, signal }) => {
        const onProgress = (done: number, total: number) =>
          progress.step(STEPS - 1, `${done}/${total} frozen`);
        const frozen = await freezeDue({ db, clock, signal, onProgress });
        progress.end();
        console.log(`${frozen} frozen`);
        return frozen;
      });
    });
  },
};

function say({ learned, coming, written, ms }: ForecastReport): void {
  console.log(
    `${coming} matches forecast from ${learned} played, ${written} written ` +
      `(learning ${ms.learn} ms, forecasting ${ms.forecast} ms, saving ${ms.save} ms)`,
  );
}
