/** A made-up league for tests: hidden strengths, double round robins, scores drawn from them, and prices
 *  based on the true probabilities with an error and a margin. */

import type { GoalRates } from '../src/grid/score-grid.ts';
import type { BookmakerPrices, MatchPrices, MatchRecord } from '../src/match/match-record.ts';
import { seededRandom } from '../src/numeric/random.ts';
import { resultAtRates } from '../src/odds/implied-goals.ts';

export type SimulationOptions = {
  clubs: number;
  seasons: number;
  seed: number;
  competition?: string;
  /** Without prices, as in a league that nobody quotes. */
  withPrices?: boolean;
};
export type SimulatedLeague = {
  matches: MatchRecord[];
  truth: { home: number; level: number; attack: Map<string, number>; defence: Map<string, number> };
};

const MARGIN = 1.05;
const SEASON_DAYS = 364;
const FIRST_DAY = 17_000;

export function simulateLeague(options: SimulationOptions): SimulatedLeague {
  const { clubs, seasons, seed, competition = 'N1', withPrices = true } = options;
  const random = seededRandom(seed);
  const names = Array.from({ length: clubs }, (_, at) => `Club ${String(at).padStart(2, '0')}`);
  const draw = () => new Map(names.map((name) => [name, 0.3 * random.normal()]));
  const truth = { home: 0.25, level: 0.15, attack: centred(draw()), defence: centred(draw()) };
  const rates = (home: string, away: string): GoalRates => ({
    homeGoals: Math.exp(
      truth.level + truth.home + truth.attack.get(home)! - truth.defence.get(away)!,
    ),
    awayGoals: Math.exp(truth.level + truth.attack.get(away)! - truth.defence.get(home)!),
    rho: 0,
  });
  const matches: MatchRecord[] = [];
  for (let season = 0; season < seasons; season++) {
    for (const [round, pairs] of roundRobin(names).entries()) {
      for (const [home, away] of pairs) {
        const real = rates(home, away);
        const prices = () => (withPrices ? pricesAt(real, random.normal() * 0.03) : {});
        matches.push({
          competition,
          season: `s${season}`,
          home,
          away,
          day: FIRST_DAY + season * SEASON_DAYS + 7 * round,
          score: { home: random.poisson(real.homeGoals), away: random.poisson(real.awayGoals) },
          opening: prices(),
          closing: prices(),
        });
      }
    }
  }
  return { matches, truth };
}

/** Every club meets every other at home and away, one match a week for each. */
function roundRobin(names: readonly string[]): Array<Array<[home: string, away: string]>> {
  const n = names.length;
  const rounds: Array<Array<[string, string]>> = [];
  for (let round = 0; round < 2 * (n - 1); round++) {
    const seats = [n - 1, ...Array.from({ length: n - 1 }, (_, i) => (i + round) % (n - 1))];
    const pairs: Array<[string, string]> = [];
    for (let i = 0; i < n / 2; i++) {
      const pair: [string, string] = [names[seats[i]!]!, names[seats[n - 1 - i]!]!];
      const isSwapped = round >= n - 1 !== ((i + round) % 2 === 0);
      pairs.push(isSwapped ? [pair[1], pair[0]] : pair);
    }
    rounds.push(pairs);
  }
  return rounds;
}

function pricesAt(rates: GoalRates, error: number): MatchPrices {
  const moved = { ...rates, homeGoals: rates.homeGoals * Math.exp(error) };
  const result = resultAtRates(moved);
  const total = moved.homeGoals + moved.awayGoals;
  const under = Math.exp(-total) * (1 + total + (total * total) / 2);
  const odds = (p: number) => 1 / (p * MARGIN);
  const book: BookmakerPrices = {
    result: { home: odds(result.home), draw: odds(result.draw), away: odds(result.away) },
    totals25: { over: odds(1 - under), under: odds(under) },
  };
  return { average: book, pinnacle: book };
}

function centred(values: Map<string, number>): Map<string, number> {
  const mean = [...values.values()].reduce((sum, value) => sum + value, 0) / values.size;
  return new Map([...values].map(([name, value]) => [name, value - mean]));
}
