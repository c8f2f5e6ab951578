// node studies/real-weeks.ts --data DIR
//
// Writes the series of the home page: the plan's rule on real matches and prices, for the 84 weeks from 15
// July 2023 and the 69 that followed, each started with 100 euro. DIR holds real-84-weeks.csv and
// next-69-weeks.csv with week_start,level,bets,won,return_best,return_average: what one euro spread equally
// over the week's bets returned. Forecasts were recomputed from what was known before each week; nobody
// placed these bets. Evidence and caution: docs/models/plan.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { equalStake } from '@tredici/engine/bankroll/stakes';
import { settleWeek, startCapital } from '@tredici/engine/bankroll/week';

const FILES = ['real-84-weeks.csv', 'next-69-weeks.csv'];
const LEVELS = [70, 65, 60, 55];
const INITIAL_CENTS = 100_00;
const OUT = join(import.meta.dirname, '../apps/web/src/features/home/real-weeks.json');

type Week = { weekStart: string; level: number; bets: number; won: number } & Record<
  'best' | 'average',
  number
>;

const at = process.argv.indexOf('--data');
const folder = at >= 0 ? process.argv[at + 1] : undefined;
if (!folder) throw new Error('--data DIR is needed');

const windows = FILES.map((file) => {
  const weeks = readWeeks(join(folder, file));
  const first = weeks.filter(({ level }) => level === LEVELS[0]);
  return {
    from: first[0]!.weekStart,
    weeks: first.length,
    levels: LEVELS.map((level) => {
      const those = weeks.filter((week) => week.level === level);
      return {
        level,
        bets: those.map(({ bets }) => bets),
        won: those.map(({ won }) => won),
        best: play(those, 'best'),
        average: play(those, 'average'),
      };
    }),
  };
});
writeFileSync(OUT, `${JSON.stringify({ initialCents: INITIAL_CENTS, windows })}\n`);
for (const { from, weeks, levels } of windows) {
  console.log(`${weeks} weeks from ${from}`);
  const final = ({ bankrollCents, savingsCents }: ReturnType<typeof play>) =>
    (bankrollCents.at(-1)! + savingsCents.at(-1)!) / 100;
  console.table(
    levels.map(({ level, best, average }) => ({
      level,
      best: final(best),
      average: final(average),
    })),
  );
}

/** Bankroll and savings after each week. */
function play(weeks: readonly Week[], price: 'best' | 'average') {
  let capital = startCapital(INITIAL_CENTS);
  const after = weeks.map((week) => {
    const each = equalStake(capital.bankrollCents, capital.bankrollCents, week.bets);
    const stakeCents = each * week.bets;
    const settled = settleWeek(capital, {
      stakeCents,
      payoutCents: Math.floor(stakeCents * week[price]),
    });
    if (!settled.ok) throw new Error(`${week.weekStart}: ${settled.reason}`);
    capital = settled.capital;
    return capital;
  });
  return {
    bankrollCents: after.map(({ bankrollCents }) => bankrollCents),
    savingsCents: after.map(({ savingsCents }) => savingsCents),
  };
}

function readWeeks(file: string): Week[] {
  const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [weekStart, ...numbers] = line.split(',');
    const [level, bets, won, best, average] = numbers.map(Number) as [
      number,
      number,
      number,
      number,
      number,
    ];
    return { weekStart: weekStart!, level, bets, won, best, average };
  });
}
