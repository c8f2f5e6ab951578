import { settleAllPlans } from '#features/plan/job.ts';
import { settlePlans } from '#features/plan/settle-plans.ts';
import { followSuggestedBets, suggestBets } from '#features/suggestions/job.ts';
import { followSuggestions } from '#features/suggestions/settle.ts';
import { suggestDue } from '#features/suggestions/suggest.ts';
import { type Command, refuseUsage } from './command.ts';
import { runJobsNow } from './run-job-now.ts';

export const command: Command = {
  name: 'suggest',
  summary: "Makes the week's suggestions if a slot is due, and brings bets and plans up to date",
  usage: `npm run tredici -- suggest

Does at once what the jobs do every five minutes, never beside them, and is recorded as they are. The slots
are Monday 09:00, Tuesday 15:00, Thursday 18:00 and Friday 19:00 in Rome; one that was made is not made again.`,
  async run(args) {
    if (args.length > 0) return refuseUsage(`"${args[0]}" is one word too many.`, command);
    return runJobsNow(async (run) => {
      await run(suggestBets, async ({ db, clock }) => {
        const report = await suggestDue({ db, clock });
        console.log(
          report
            ? `Week of ${report.weekStart}, slot ${report.slot + 1}: ${report.matches} matches, bets ` +
                Object.entries(report.bets)
                  .map(([level, bets]) => `${bets} above ${level} %`)
                  .join(', ')
            : 'No slot is due',
        );
        return report ? Math.max(1, ...Object.values(report.bets)) : 0;
      });
      await run(followSuggestedBets, async ({ db, clock }) => {
        const settled = await followSuggestions({ db, clock });
        console.log(`${settled} outcomes changed`);
        return settled;
      });
      await run(settleAllPlans, async (context) => {
        const plans = await settlePlans(context);
        console.log(`${plans} plans brought up to date`);
        return plans;
      });
    });
  },
};
