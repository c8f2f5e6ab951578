import type { Portfolio } from '@tredici/contract/plan';
import { CapitalChart } from './capital-chart.tsx';
import { EarningChart } from './earning-chart.tsx';
import { WeeksTable } from './weeks-table.tsx';

interface PlanChartsProps {
  readonly portfolio: Portfolio;
  readonly initialCents: number;
}

/** A plan's weeks as two drawings, what there was after each and what each brought, with their figures. */
export function PlanCharts({ portfolio, initialCents }: PlanChartsProps) {
  return (
    <>
      <CapitalChart portfolio={portfolio} initialCents={initialCents} />
      <EarningChart weeks={portfolio.weeks} />
      <WeeksTable weeks={portfolio.weeks} />
    </>
  );
}
