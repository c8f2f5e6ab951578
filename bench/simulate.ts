// npm run bench -- simulate [--out FILE]: how long the plan's simulator takes on one core.
import { parseArgs } from 'node:util';
import { PLAN_MODEL } from '@tredici/engine/bankroll/plan-model';
import { simulatePlan } from '@tredici/engine/bankroll/simulate';
import { STAKING_RULES } from '@tredici/engine/bankroll/staking-rules';
import { saveResult } from './save-result.ts';

const RUNS = 1000;
const WEEKS = 84;
const TURNS = 21;
const AT_MOST_MS = 100;

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { out: { type: 'string' } } });
  const figures = STAKING_RULES.map((rule) => {
    const options = { seed: 13, runs: RUNS, weeks: WEEKS, startCents: 100_00, rule };
    const bets = { levelPercent: 55, priceShare: 0 };
    const source = { kind: 'model', model: PLAN_MODEL } as const;
    const times = Array.from({ length: TURNS }, () => {
      const before = process.cpuUsage();
      const reply = simulatePlan({ ...options, ...bets, source });
      if (!reply.ok) throw new Error(reply.reason);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    });
    // The first one stands for a page that has simulated nothing yet.
    const first = times[0]!;
    const middle = times.sort((a, b) => a - b)[TURNS >> 1]!;
    return { figure: `${RUNS} runs of ${WEEKS} weeks, ${rule}`, first, middle, atMost: AT_MOST_MS };
  });
  console.table(
    figures.map((row) => ({ ...row, met: Math.max(row.first, row.middle) <= row.atMost })),
  );
  console.log(`Figures in ${saveResult('simulate', figures, values.out)}`);
}
