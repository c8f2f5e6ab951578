// node studies/plan-model.ts --data DIR
//
// The constants of bankroll/plan-model.ts: how many bets the plan finds a week and their probabilities and
// prices, from the walk-forward of 2018/19 to 2022/23. Bets are sorted by their probability and combined in
// groups of equal size; a group is represented by its means, which preserves the value of best and of average
// prices.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { walkForward } from '@tredici/engine/evaluate/walk-forward';
import { mondayOf } from '@tredici/engine/match/match-record';
import {
  betsByWeek,
  type PlanBacktestBet,
  type PricedMatch,
  pricedMatch,
} from '@tredici/server/commands/plan-backtest';
import { readHistoryFolder } from '@tredici/server/features/forecasts/compute/read-history-folder';

const DAY_MS = 86_400_000;
const FROM_DAY = Date.UTC(2018, 6, 1) / DAY_MS;
const TO_DAY = Date.UTC(2023, 5, 30) / DAY_MS;
/** The highest risk level; the bets of lower levels are a part of its bets. */
const LEVEL = 55;
const GROUPS = 100;
const COUNTS = 40;
const OUT = join(import.meta.dirname, '../packages/engine/src/bankroll/plan-model.ts');

const at = process.argv.indexOf('--data');
const folder = at >= 0 ? process.argv[at + 1] : undefined;
if (!folder) throw new Error('--data DIR is needed');

const priced: PricedMatch[] = [];
const { matches } = readHistoryFolder(folder);
walkForward(matches, { fromDay: FROM_DAY, toDay: TO_DAY }, (match, forecast) => {
  const offer = pricedMatch(match, forecast);
  if (offer) priced.push(offer);
});
const weeks = betsByWeek(priced, LEVEL);
const bets = [...weeks.values()].flat().sort((a, b) => a.probability - b.probability);
const counts: number[] = [];
for (let monday = mondayOf(FROM_DAY); monday <= TO_DAY; monday += 7) {
  counts.push(weeks.get(monday)?.length ?? 0);
}
counts.sort((a, b) => a - b);

const groups = Array.from({ length: GROUPS }, (_, group) => {
  const start = Math.round((group * bets.length) / GROUPS);
  return bets.slice(start, Math.round(((group + 1) * bets.length) / GROUPS));
});
const rows = groups.map((group) => {
  const probability = mean(group, (bet) => bet.probability);
  const odds = (price: 'best' | 'average') =>
    mean(group, (bet) => bet.probability * bet[price]) / probability;
  return [probability, odds('best'), odds('average')].map((value) => value.toFixed(4)).join(', ');
});
const weekBets = Array.from(
  { length: COUNTS },
  (_, step) => counts[Math.floor(((step + 0.5) * counts.length) / COUNTS)]!,
);

writeFileSync(
  OUT,
  `/** What a week of the plan looks like, for a simulation without a record of its own. Measured on
 *  ${bets.length} bets of ${counts.length} weeks, 2018/19 to 2022/23, 16 divisions, and written by
 *  studies/plan-model.ts: how it is used, docs/models/plan.md. */
import type { PlanModel } from './draw-week.ts';

export const PLAN_MODEL: PlanModel = {
  levelPercent: ${LEVEL},
  /** Bets a week above that level: any of these is as likely as another. */
  weekBets: [${weekBets.join(', ')}],
  /** Probability, best price, average price. */
  bets: [
${rows.map((row) => `    [${row}],`).join('\n')}
  ],
};
`,
);
console.log(`${bets.length} bets in ${counts.length} weeks`);

function mean(group: readonly PlanBacktestBet[], of: (bet: PlanBacktestBet) => number): number {
  return group.reduce((sum, bet) => sum + of(bet), 0) / group.length;
}
