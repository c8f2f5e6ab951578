import { settleAllPlans } from '#features/plan/job.ts';
import { settlePlans } from '#features/plan/settle-plans.ts';
import { type JobChild, runAsChild } from './run-as-child.ts';

/** The settlement of plans in small chunks, for the test that kills it. */
export interface SettlePlansChild extends JobChild {
  readonly chunk: number;
}

if (process.argv[1] === import.meta.filename) {
  const { chunk, ...given } = JSON.parse(process.argv[2] ?? '{}') as SettlePlansChild;
  await runAsChild({ ...settleAllPlans, run: (context) => settlePlans(context, { chunk }) }, given);
}
