/** How the pool learns from a week of played matches. */
import type { MarketEvidence } from '../goals/match-evidence.ts';
import type { MatchRecord, Score } from '../goals/match-record.ts';
import { ratesOf } from '../goals/ratings.ts';
import { resultAtRates } from '../odds/implied-goals.ts';
import { rememberMove, rememberPlay } from './club-memory.ts';
import { learnOutcomes, type OutcomeFeatures, type OutcomeIndex } from './outcome-learner.ts';
import { forecastPool, outcomeFeatures, type Pool } from './pool.ts';
import type { PoolFeatures } from './pool-features.ts';
import { learnRow } from './ridge-learner.ts';

export type PoolLesson = {
  match: MatchRecord & { score: Score };
  /** Keys of the clubs in the pool's memory. */
  clubs: { home: string; away: string };
  /** As seen before the week; null where the match had no prices. */
  features: PoolFeatures | null;
  market: MarketEvidence | null;
};

const LEAGUE_RATE = 0.01;
/** The calibration starts once the first stage has seen this many matches. */
const MIN_ROWS_FOR_OUTCOMES = 1000;

export function learnPool(pool: Pool, week: readonly PoolLesson[]): void {
  learnOutcomes(pool.outcome, outcomeBatch(pool, week));
  for (const { match, clubs, features, market } of week) {
    if (features && market?.hasClosingResult) learnMove(pool, match, clubs, features, market);
    if (market) rememberPlay(pool.clubs, clubs, match, market);
  }
}

function outcomeBatch(pool: Pool, week: readonly PoolLesson[]) {
  const batch: Array<{ features: OutcomeFeatures; outcome: OutcomeIndex }> = [];
  if (pool.supremacy.count < MIN_ROWS_FOR_OUTCOMES) return batch;
  for (const { match, features } of week) {
    if (!features) continue;
    const forecast = forecastPool(pool, features);
    const base = resultAtRates(forecast.rates);
    const lead = Math.sign(match.score.home - match.score.away);
    batch.push({
      features: outcomeFeatures(base, forecast.supremacy, features),
      outcome: lead > 0 ? 0 : lead === 0 ? 1 : 2,
    });
  }
  return batch;
}

function learnMove(
  pool: Pool,
  match: MatchRecord,
  clubs: { home: string; away: string },
  features: PoolFeatures,
  closing: MarketEvidence,
): void {
  const { market } = features;
  const hasTotals = closing.hasClosingTotals && market.hasTotals;
  const supremacy = closing.supremacy - market.supremacy;
  const rates = ratesOf(closing.supremacy, closing.openness, closing.rho);
  const logTotal = Math.log(rates.homeGoals + rates.awayGoals) - market.logTotal;
  learnRow(pool.supremacy, features.supremacy, supremacy);
  if (hasTotals) {
    learnRow(pool.logTotal, features.logTotal, logTotal);
    learnRow(pool.rho, features.rho, closing.rho - market.rho);
  }
  rememberMove(pool.clubs, clubs, { supremacy, total: hasTotals ? logTotal : null });
  const league = pool.leagues.get(match.competition) ?? { supremacy: 0, logTotal: 0 };
  league.supremacy += LEAGUE_RATE * (supremacy - league.supremacy);
  if (hasTotals) league.logTotal += LEAGUE_RATE * (logTotal - league.logTotal);
  pool.leagues.set(match.competition, league);
}
