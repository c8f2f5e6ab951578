import type { Portfolio } from '@tredici/contract/plan';
import { CapitalChart } from './capital-chart.tsx';
import { EarningChart } from './earning-chart.tsx';
import { WeeksTable } from './weeks-table.tsx';

interface PlanChartsProps {
  readonly portfolio: Portfolio;
  readonly initialCents: number;
}

/** Two charts of a plan's weeks, the capital after each and the result of each, with their figures. */
export function PlanCharts({ portfolio, initialCents }: PlanChartsProps) {
  return (
    <>
      <CapitalChart portfolio={portfolio} initialCents={initialCents} />
      <EarningChart weeks={portfolio.weeks} />
      <WeeksTable weeks={portfolio.weeks} />
    </>
  );
}
