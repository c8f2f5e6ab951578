import type { Job } from '#jobs/job.ts';
import { followSuggestions } from './settle.ts';
import { suggestDue } from './suggest.ts';

/** There are four slots a week, which one cron line cannot express: so it runs every five minutes and makes
 *  the slot that was due last, once. */
export const suggestBets: Job = {
  name: 'suggest',
  summary: "Makes the week's suggestions on Monday, Tuesday, Thursday and Friday",
  cron: '*/5 * * * *',
  // At the first start there were no forecasts yet when this was due.
  follows: ['forecast'],
  run: async ({ db, clock, log }) => {
    const report = await suggestDue({ db, clock });
    if (report) log.info(report, 'suggestions made');
    return report ? Math.max(1, ...Object.values(report.bets)) : 0;
  },
};

export const followSuggestedBets: Job = {
  name: 'follow-suggestions',
  summary: 'Keeps the prices of suggested bets fresh and settles them, again after a correction',
  cron: '2,7,12,17,22,27,32,37,42,47,52,57 * * * *',
  follows: [
    'fetch-prices',
    'fetch-results',
    'fetch-schedule',
    'settle',
    'suggest',
    'demo-plan-history',
  ],
  run: ({ db, clock }) => followSuggestions({ db, clock }),
};

export const SUGGESTION_JOBS: readonly Job[] = [suggestBets, followSuggestedBets];
