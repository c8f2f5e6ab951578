import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { forecastOf } from '../example/forecast.ts';
import { simulateLeague } from '../testing/simulated-league.ts';

it("the readme's example is the one that runs, and does what it says", () => {
  const here = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
  expect(here('../README.md')).toContain(here('../example/forecast.ts').trim());
  const { matches } = simulateLeague({ clubs: 8, seasons: 2, seed: 3 });
  const fixture = matches.at(-1)!;
  const { bets, fair, lossIfHomeWins } = forecastOf(matches, fixture, fixture.opening!);
  expect(Object.keys(bets)).toHaveLength(81);
  expect(bets['1'] + bets.X + bets['2']).toBeCloseTo(1, 12);
  expect(fair.ok && fair.probabilities.reduce((sum, p) => sum + p)).toBeCloseTo(1, 12);
  expect(lossIfHomeWins).toBeCloseTo(-Math.log(bets['1']), 12);
});
