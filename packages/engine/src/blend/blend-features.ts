/** The features that the blend derives from a match's prices before kick-off: the market's own view (S,
 *  total, ρ) and everything that may predict where it will move. */

import type { ResultProbabilities } from '../grid/calibrated-grid.ts';
import type { BookmakerPrices, MatchPrices } from '../match/match-record.ts';
import { supremacyFromHandicap } from '../odds/handicap.ts';
import { impliedGoals, resultAtRates, totalFromOver } from '../odds/implied-goals.ts';
import { removeMargin } from '../odds/margin.ts';
import { fairOver25, fairOver25Of, fairResult, fairResultOf } from '../odds/market-view.ts';
import type { ClubTraits } from './club-memory.ts';
import { moveAhead } from './price-age.ts';
import type { Features } from './ridge-learner.ts';

export type MarketPosition = {
  supremacy: number;
  logTotal: number;
  rho: number;
  result: ResultProbabilities;
  over25: number;
  hasTotals: boolean;
};
export type BlendFeatures = {
  market: MarketPosition;
  supremacy: Features;
  logTotal: Features;
  rho: Features;
  /** The part of the usual move that is still to come for these prices: `price-age.ts`. */
  ahead: number;
  competition: string;
  /** Features that predict outcomes beyond the prices: first for home minus away, then for many goals. */
  lean: readonly number[];
  totalLean: readonly number[];
};
export type BlendInputs = {
  competition: string;
  /** Hours between when the prices were seen and kick-off. */
  hoursLeft: number;
  ratings: { supremacy: number; variance: number; logTotal: number; over25: number };
  tier: 1 | 2;
  home: ClubTraits;
  away: ClubTraits;
  /** Mean moves of the competition's prices. */
  leagueMove: { supremacy: number; logTotal: number };
};

const SUPREMACY_TRAITS = [
  'drift',
  'driftFast',
  'goals',
  'goalsFast',
  'shots',
  'shotsFast',
] as const satisfies ReadonlyArray<keyof ClubTraits>;
/** Scales a variance near 0.02 to about one. */
const DOUBT_SCALE = 50;
const AVERAGE = 'average';
/** A best price or an average is not an opinion of its own. */
const SUMMARIES = new Set(['average', 'maximum']);

/** Null if the prices contain no usable 1X2. */
export function blendFeatures(prices: MatchPrices, inputs: BlendInputs): BlendFeatures | null {
  const market = marketPosition(prices, inputs.ratings.over25);
  if (!market) return null;
  const { home, away, ratings, leagueMove, tier } = inputs;
  const traits = SUPREMACY_TRAITS.map((trait) => home[trait] - away[trait]);
  const ratingGap = ratings.supremacy - market.supremacy;
  const supremacy = {
    names: [
      'one',
      'level',
      'league',
      'ratings',
      'ratings-in-doubt',
      'ratings-second-tier',
      ...SUPREMACY_TRAITS,
    ],
    values: [
      1,
      market.supremacy,
      leagueMove.supremacy,
      // Ratings weigh less while they are uncertain, and more in leagues where few people bet.
      ratingGap,
      ratingGap * ratings.variance * DOUBT_SCALE,
      tier === 2 ? ratingGap : 0,
      ...traits,
    ],
  };
  const logTotal = {
    names: ['one', 'level', 'ratings', 'league', 'totalDrift'],
    values: [
      1,
      market.logTotal,
      ratings.logTotal - market.logTotal,
      leagueMove.logTotal,
      home.totalDrift + away.totalDrift,
    ],
  };
  const rho = {
    names: ['one', 'level', 'mismatch'],
    values: [1, market.rho, Math.abs(market.supremacy)],
  };
  addBookmakers(prices, market, { supremacy, logTotal, rho });
  const [drift, , goals, goalsFast, shots, shotsFast] = traits as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  // Drifts are a few hundredths, so they are scaled to the size of the others.
  const lean = [goals, goalsFast, shots, shotsFast, 10 * drift, ratingGap];
  const totalLean = [home.totalGoals + away.totalGoals, home.totalShots + away.totalShots];
  const ahead = moveAhead(inputs.hoursLeft);
  const { competition } = inputs;
  return { market, supremacy, logTotal, rho, ahead, competition, lean, totalLean };
}

export function marketPosition(prices: MatchPrices, fallbackOver25: number): MarketPosition | null {
  const result = fairResult(prices);
  if (!result) return null;
  const quoted = fairOver25(prices);
  const over25 = quoted ?? fallbackOver25;
  const rates = impliedGoals(result, over25);
  if (!rates) return null;
  return {
    supremacy: Math.log(rates.homeGoals / rates.awayGoals),
    logTotal: Math.log(rates.homeGoals + rates.awayGoals),
    rho: rates.rho,
    result,
    over25,
    hasTotals: quoted !== null,
  };
}

function addBookmakers(
  prices: MatchPrices,
  market: MarketPosition,
  features: Pick<BlendFeatures, 'supremacy' | 'logTotal' | 'rho'>,
): void {
  const near = nearbyBooks(market);
  const averageHandicap = handicapSupremacy(prices[AVERAGE], market);
  if (averageHandicap !== null) {
    add(features.supremacy, 'handicap:', AVERAGE, averageHandicap - market.supremacy);
  }
  for (const code in prices) {
    if (SUMMARIES.has(code)) continue;
    const book = prices[code];
    const result = fairResultOf(book);
    if (result) {
      const gap = near(result);
      add(features.supremacy, 'result:', code, gap.supremacy);
      add(features.rho, 'result:', code, gap.rho);
    }
    const over = market.hasTotals ? fairOver25Of(book) : null;
    if (over !== null) {
      add(features.logTotal, 'totals:', code, Math.log(totalFromOver(over)) - market.logTotal);
    }
    const handicap = averageHandicap === null ? null : handicapGap(book, prices[AVERAGE]!, market);
    if (handicap !== null) add(features.supremacy, 'handicap:', code, handicap);
  }
}

/** Supremacy and ρ of a bookmaker relative to the market's, to first order, since bookmakers differ by
 *  hundredths. */
function nearbyBooks(market: MarketPosition) {
  const total = Math.exp(market.logTotal);
  const at = (supremacy: number) => {
    const homeGoals = total / (1 + Math.exp(-supremacy));
    const rates = { homeGoals, awayGoals: total - homeGoals, rho: 0 };
    return { ...resultAtRates(rates), rates };
  };
  const step = 0.05;
  const here = at(market.supremacy);
  const beyond = at(market.supremacy + step);
  const leadSlope = (beyond.home - beyond.away - (here.home - here.away)) / step;
  const drawSlope = (beyond.draw - here.draw) / step;
  const rhoSlope = -2 * here.rates.homeGoals * here.rates.awayGoals * Math.exp(-total);
  const lead = market.result.home - market.result.away;
  return (book: ResultProbabilities) => {
    const supremacy = (book.home - book.away - lead) / leadSlope;
    const draw = book.draw - market.result.draw - drawSlope * supremacy;
    return { supremacy, rho: draw / rhoSlope };
  };
}

type FeatureKind = 'result:' | 'totals:' | 'handicap:';
/** Names are built once per bookmaker: joining and hashing them for every match costs more than the
 *  arithmetic. */
const NAMES: Record<FeatureKind, Map<string, string>> = {
  'result:': new Map(),
  'totals:': new Map(),
  'handicap:': new Map(),
};

function add(to: Features, kind: FeatureKind, code: string, value: number): void {
  let name = NAMES[kind].get(code);
  if (name === undefined) {
    name = kind + code;
    NAMES[kind].set(code, name);
  }
  to.names.push(name);
  to.values.push(value);
}

/** Log-odds of a line per unit of supremacy, over the usual range of both. */
const HANDICAP_SLOPE = 1.75;

/** How much further than the average's a bookmaker's handicap leans, in supremacy. On the same line the
 *  difference of log-odds gives it; on another line the supremacy must be worked out. */
function handicapGap(
  book: BookmakerPrices | undefined,
  average: BookmakerPrices,
  market: MarketPosition,
): number | null {
  if (book?.handicap?.line === average.handicap!.line) {
    const [own, other] = [fairHandicap(book), fairHandicap(average)];
    return own === null || other === null ? null : (logOdds(own) - logOdds(other)) / HANDICAP_SLOPE;
  }
  const [own, other] = [handicapSupremacy(book, market), handicapSupremacy(average, market)];
  return own === null || other === null ? null : own - other;
}

function handicapSupremacy(book: BookmakerPrices | undefined, market: MarketPosition) {
  const fair = fairHandicap(book);
  if (fair === null) return null;
  return supremacyFromHandicap(book!.handicap!.line, fair, Math.exp(market.logTotal));
}

function fairHandicap(book: BookmakerPrices | undefined): number | null {
  if (!book?.handicap) return null;
  const fair = removeMargin([book.handicap.home, book.handicap.away], 'power');
  return fair.ok ? fair.probabilities[0]! : null;
}

function logOdds(p: number): number {
  return Math.log(p / (1 - p));
}
