/** A made-up run of the strategy, for the example that the home page shows. It plays what the
 *  table of best bets lists first unless told otherwise, at prices that know as much as the forecast
 *  does: all that stands between the two is the bookmaker's margin. Why each figure:
 *  docs/models/bankroll.md. */

import {
  type Capital,
  playedWeek,
  type SettledStake,
  settleWeek,
  startCapital,
} from '../bankroll/week.ts';
import { TYPICAL_RHO } from '../goals/match-evidence.ts';
import { type ScoreGrid, scoreGrid } from '../grid/score-grid.ts';
import { FINAL_RESULTS, type FinalResult } from '../markets/bet-types.ts';
import { betProbability } from '../markets/probabilities.ts';
import { betWins } from '../markets/wins.ts';
import type { Score } from '../match/match-record.ts';
import { type RandomSource, seededRandom } from '../numeric/random.ts';
import { BEST_PRICE_BOOK, priceBook } from './price-book.ts';

export type SampleOptions = { seed: number; weeks: number; initialCents: number };
export type SampleWeek = {
  bets: number;
  won: number;
  stakeCents: number;
  payoutCents: number;
  bankrollCents: number;
  savingsCents: number;
};

/** What the run supposes, kept with the series so that whoever shows it can say so. */
export const SAMPLE_ASSUMPTIONS = {
  /** About as many as the 22 tournaments play in six days. */
  matchesAWeek: 130,
  /** The first page of the best bets, and what they ask of a bet. */
  betsAWeek: 10,
  aboveProbability: 0.6,
  book: BEST_PRICE_BOOK,
} as const;
/** Logarithms of goals: what a side scores against an equal one, what playing at home adds, and how
 *  far attacks and defences differ. */
const LEVEL = 0.15;
const HOME = 0.25;
const SPREAD = 0.3;

type Offer = { grid: ScoreGrid; bet: FinalResult; probability: number; oddsDecimal: number };

export function sampleRun({ seed, weeks, initialCents }: SampleOptions): SampleWeek[] {
  const random = seededRandom(seed);
  let capital = startCapital(initialCents);
  return Array.from({ length: weeks }, () => {
    const stakes = playWeek(random, capital);
    const played = playedWeek(stakes);
    const settled = settleWeek(capital, played);
    if (!settled.ok) throw new Error(`a sample week was refused: ${settled.reason}`);
    capital = settled.capital;
    return {
      bets: stakes.length,
      won: stakes.filter(({ outcome }) => outcome === 'won').length,
      ...played,
      bankrollCents: capital.bankrollCents,
      savingsCents: capital.savingsCents,
    };
  });
}

/** The whole bankroll in equal parts; cents that cannot be parted stay in it. */
function playWeek(random: RandomSource, { bankrollCents }: Capital): SettledStake[] {
  const { matchesAWeek, betsAWeek, aboveProbability } = SAMPLE_ASSUMPTIONS;
  const offers = Array.from({ length: matchesAWeek }, () => drawOffer(random))
    .filter(({ probability }) => probability > aboveProbability)
    .sort((a, b) => b.probability - a.probability)
    .slice(0, betsAWeek);
  const stakeCents = Math.floor(bankrollCents / Math.max(1, offers.length));
  if (stakeCents === 0) return [];
  return offers.map(({ grid, bet, oddsDecimal }) => ({
    stakeCents,
    oddsDecimal,
    outcome: betWins(bet, drawScore(random, grid)) ? 'won' : 'lost',
  }));
}

function drawOffer(random: RandomSource): Offer {
  const side = () => SPREAD * random.normal() - SPREAD * random.normal();
  const grid = scoreGrid({
    homeGoals: Math.exp(LEVEL + HOME + side()),
    awayGoals: Math.exp(LEVEL + side()),
    rho: TYPICAL_RHO,
  });
  const probabilities = FINAL_RESULTS.map((bet) => betProbability(grid, bet));
  const likeliest = probabilities.indexOf(Math.max(...probabilities));
  return {
    grid,
    bet: FINAL_RESULTS[likeliest]!,
    probability: probabilities[likeliest]!,
    oddsDecimal: priceBook(probabilities, SAMPLE_ASSUMPTIONS.book)[likeliest]!,
  };
}

function drawScore(random: RandomSource, { size, cells }: ScoreGrid): Score {
  let left = random.uniform();
  for (let at = 0; at < cells.length; at++) {
    left -= cells[at]!;
    if (left < 0) return { home: Math.floor(at / size), away: at % size };
  }
  // The cells may fall short of one by the last bit.
  return { home: 0, away: 0 };
}
