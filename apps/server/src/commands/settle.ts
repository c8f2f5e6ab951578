import { settleForecasts } from '#features/forecasts/job.ts';
import { settleDue } from '#features/forecasts/settle/settle.ts';
import { type Command, refuseUsage } from './command.ts';
import { createProgress } from './progress.ts';
import { runJobsNow } from './run-job-now.ts';

export const command: Command = {
  name: 'settle',
  summary: 'Settles frozen forecasts by their results',
  usage: `npm run tredici -- settle

Does at once what the job does every five minutes, never beside it, and is recorded as it is. Matches that
were put off, called off or given at a table are void. A corrected result settles again.`,
  async run(args) {
    if (args.length > 0) return refuseUsage(`"${args[0]}" is one word too many.`, command);
    return runJobsNow((run) =>
      run(settleForecasts, async (context) => {
        let progress: ReturnType<typeof createProgress> | undefined;
        const onProgress = (done: number, total: number) => {
          progress ??= createProgress(total);
          progress.step(done, 'settled');
        };
        const settled = await settleDue(context, onProgress);
        progress?.end();
        console.log(`${settled} settled`);
        return settled;
      }),
    );
  },
};
