/** How the blend learns from a week of played matches. */
import type { MarketEvidence } from '../goals/match-evidence.ts';
import { ratesOf } from '../goals/ratings.ts';
import type { MatchRecord, Score } from '../match/match-record.ts';
import { resultAtRates } from '../odds/implied-goals.ts';
import { type Blend, forecastBlend, outcomeFeatures } from './blend.ts';
import type { BlendFeatures } from './blend-features.ts';
import { rememberMove, rememberPlay } from './club-memory.ts';
import { learnOutcomes, type OutcomeFeatures, type OutcomeIndex } from './outcome-learner.ts';
import { learnRow } from './ridge-learner.ts';

export type TrainingExample = {
  match: MatchRecord & { score: Score };
  /** Keys of the clubs in the blend's memory. */
  clubs: { home: string; away: string };
  /** As seen before the week; null where the match had no prices. */
  features: BlendFeatures | null;
  market: MarketEvidence | null;
};

const LEAGUE_RATE = 0.01;
/** The calibration starts once the first stage has seen this many matches. */
const MIN_ROWS_FOR_OUTCOMES = 1000;

export function learnBlend(blend: Blend, week: readonly TrainingExample[]): void {
  learnOutcomes(blend.outcome, outcomeBatch(blend, week));
  for (const { match, clubs, features, market } of week) {
    if (features && market?.hasClosingResult) learnMove(blend, match, clubs, features, market);
    if (market) rememberPlay(blend.clubs, clubs, match, market);
  }
}

function outcomeBatch(blend: Blend, week: readonly TrainingExample[]) {
  const batch: Array<{ features: OutcomeFeatures; outcome: OutcomeIndex }> = [];
  if (blend.supremacy.count < MIN_ROWS_FOR_OUTCOMES) return batch;
  for (const { match, features } of week) {
    if (!features) continue;
    const forecast = forecastBlend(blend, features);
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
  blend: Blend,
  match: MatchRecord,
  clubs: { home: string; away: string },
  features: BlendFeatures,
  closing: MarketEvidence,
): void {
  const { market } = features;
  const hasTotals = closing.hasClosingTotals && market.hasTotals;
  const supremacy = closing.supremacy - market.supremacy;
  const rates = ratesOf(closing.supremacy, closing.openness, closing.rho);
  const logTotal = Math.log(rates.homeGoals + rates.awayGoals) - market.logTotal;
  learnRow(blend.supremacy, features.supremacy, supremacy);
  if (hasTotals) {
    learnRow(blend.logTotal, features.logTotal, logTotal);
    learnRow(blend.rho, features.rho, closing.rho - market.rho);
  }
  rememberMove(blend.clubs, clubs, { supremacy, total: hasTotals ? logTotal : null });
  const league = blend.leagues.get(match.competition) ?? { supremacy: 0, logTotal: 0 };
  league.supremacy += LEAGUE_RATE * (supremacy - league.supremacy);
  if (hasTotals) league.logTotal += LEAGUE_RATE * (logTotal - league.logTotal);
  blend.leagues.set(match.competition, league);
}
