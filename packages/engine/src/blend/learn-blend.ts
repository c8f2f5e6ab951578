/** How the blend learns from a day of played matches. */

import { learnCalibration } from '../calibration/calibrator.ts';
import type { MarketEvidence } from '../goals/match-evidence.ts';
import { ratesOf } from '../goals/ratings.ts';
import type { MatchRecord, Score } from '../match/match-record.ts';
import { type Blend, rawForecast } from './blend.ts';
import type { BlendFeatures } from './blend-features.ts';
import { rememberMove, rememberPlay } from './club-memory.ts';
import { learnRow } from './ridge-learner.ts';

export type TrainingExample = {
  match: MatchRecord & { score: Score };
  /** Keys of the clubs in the blend's memory. */
  clubs: { home: string; away: string };
  /** From the opening prices, as known before the day; null if the match had none. */
  features: BlendFeatures | null;
  /** The same from prices seen between opening and closing. */
  between: BlendFeatures | null;
  ratingSupremacy: number;
  market: MarketEvidence | null;
};

const LEAGUE_RATE = 0.01;
/** Prices seen shortly before kick-off still move a little, because bookmakers differ. */
const LEAST_AHEAD = 0.1;

export function learnBlend(blend: Blend, day: readonly TrainingExample[]): void {
  learnCalibration(blend.calibrator, day.flatMap(closedExample));
  for (const { match, clubs, features, between, market } of day) {
    if (market?.hasClosingResult) {
      if (between) learnRows(blend, between, market);
      if (features)
        rememberMoves(blend, match, clubs, features, learnRows(blend, features, market));
    }
    if (market) rememberPlay(blend.clubs, clubs, match, market);
  }
}

/** The match as it would have been forecast at kick-off, from the last known prices. */
function closedExample({ match, features, market, ratingSupremacy }: TrainingExample) {
  if (!features || !market) return [];
  const rates = ratesOf(market.supremacy, market.openness, market.rho);
  const lean = [...features.lean.slice(0, -1), ratingSupremacy - market.supremacy];
  const raw = rawForecast(rates, market.supremacy, { ...features, lean });
  return [{ raw, score: match.score }];
}

type Move = { supremacy: number; total: number | null };

/** Learns where these prices moved to, and returns their move. */
function learnRows(blend: Blend, features: BlendFeatures, closing: MarketEvidence): Move {
  const { market, ahead } = features;
  const hasTotals = closing.hasClosingTotals && market.hasTotals;
  const supremacy = closing.supremacy - market.supremacy;
  const rates = ratesOf(closing.supremacy, closing.openness, closing.rho);
  const total = hasTotals ? Math.log(rates.homeGoals + rates.awayGoals) - market.logTotal : null;
  // The move's variance grows with the part of it that was still to come.
  const weight = 1 / Math.max(LEAST_AHEAD, ahead);
  const scaled = ({ names, values }: BlendFeatures['supremacy']) => ({
    names,
    values: values.map((value) => value * ahead),
  });
  learnRow(blend.supremacy, scaled(features.supremacy), supremacy, weight);
  if (total !== null) {
    learnRow(blend.logTotal, scaled(features.logTotal), total, weight);
    learnRow(blend.rho, scaled(features.rho), closing.rho - market.rho, weight);
  }
  return { supremacy, total };
}

function rememberMoves(
  blend: Blend,
  match: MatchRecord,
  clubs: { home: string; away: string },
  { ahead }: BlendFeatures,
  { supremacy, total }: Move,
): void {
  rememberMove(blend.clubs, clubs, { supremacy, total, ahead });
  const league = blend.leagues.get(match.competition) ?? { supremacy: 0, logTotal: 0 };
  league.supremacy += LEAGUE_RATE * ahead * (supremacy - ahead * league.supremacy);
  if (total !== null) league.logTotal += LEAGUE_RATE * ahead * (total - ahead * league.logTotal);
  blend.leagues.set(match.competition, league);
}
