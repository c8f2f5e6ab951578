import type { Job } from '#jobs/job.ts';
import { settlePlans } from './settle-plans.ts';

export const settleAllPlans: Job = {
  name: 'settle-plans',
  summary: "Takes everybody's plan through the weeks whose bets or results have changed",
  cron: '4,9,14,19,24,29,34,39,44,49,54,59 * * * *',
  follows: ['suggest', 'follow-suggestions'],
  run: (context) => settlePlans(context),
};
