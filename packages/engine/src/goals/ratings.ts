/** The product's own ratings: the forecast of a match without its own odds.
 *
 *  Two Kalman filters per country, one for supremacy S = log(λ/μ) and one for openness T = log(λ·μ). They
 *  learn from the prices, shots and goals of each past match, and take into account what both clubs had at
 *  stake. See docs/models/ratings.md. */

import type { GoalRates } from '../grid/score-grid.ts';
import { type Fixture, isPlayed, type MatchRecord } from '../match/match-record.ts';
import { competitionOf } from './competitions.ts';
import {
  type MarketEvidence,
  marketEvidence,
  measureMatch,
  TYPICAL_RHO,
} from './match-evidence.ts';
import {
  NO_TOTALS_FACTOR,
  OPENNESS,
  RHO_RANGE,
  RHO_STEP,
  STAKE_OPENNESS,
  STAKE_SUPREMACY,
  SUPREMACY,
} from './rating-constants.ts';
import { addResult, emptyTable, type SeasonTable, stakesOf } from './season-stakes.ts';
import {
  type AxisForecast,
  emptyAxis,
  forecastAxis,
  learnMeasurement,
  type StrengthAxis,
} from './strength-axis.ts';

export type CountryRatings = {
  country: string;
  supremacy: StrengthAxis;
  openness: StrengthAxis;
  tables: Map<string, SeasonTable>;
  rho: Map<string, number>;
  matches: number;
};

/** How far a season has progressed. The widths of the forecasts' intervals depend on it. */
export type SeasonPhase = {
  /** 0 for most of the season, 0.85 in the last round. */
  lateness: number;
  /** 1 in the first round, about a third after four. */
  earliness: number;
};
const EARLY_ROUNDS = 4;

export type RatingForecast = {
  supremacy: AxisForecast;
  openness: AxisForecast;
  /** What stakes add to supremacy; its mean already includes this. */
  stakeSupremacy: number;
  phase: SeasonPhase;
  rho: number;
  /** Whether the competition has totals prices; if not, goals are derived from the draws. */
  hasTotals: boolean;
};

/** @param constants only studies pass others than the product's. */
export function emptyRatings(
  country: string,
  constants = { supremacy: SUPREMACY, openness: OPENNESS },
): CountryRatings {
  return {
    country,
    supremacy: emptyAxis(constants.supremacy, -1),
    openness: emptyAxis(constants.openness, 1),
    tables: new Map(),
    rho: new Map(),
    matches: 0,
  };
}

export function ratesOf(supremacy: number, openness: number, rho: number): GoalRates {
  return {
    homeGoals: Math.exp((openness + supremacy) / 2),
    awayGoals: Math.exp((openness - supremacy) / 2),
    rho,
  };
}

export function forecastRatings(ratings: CountryRatings, fixture: Fixture): RatingForecast {
  const stakes = stakeOffsets(ratings, fixture);
  const supremacy = forecastAxis(ratings.supremacy, fixture);
  const openness = forecastAxis(ratings.openness, fixture);
  return {
    supremacy: { ...supremacy, mean: supremacy.mean + stakes.supremacy },
    openness: { ...openness, mean: openness.mean + stakes.openness },
    stakeSupremacy: stakes.supremacy,
    phase: phaseOf(ratings, fixture, stakes.lateness),
    rho: ratings.rho.get(fixture.competition) ?? TYPICAL_RHO,
    hasTotals: ratings.rho.has(fixture.competition),
  };
}

/** Learns one match; matches must come in order of day. Awarded or unplayed ones change nothing. `addToTable`
 *  adds its result to the table, once all matches of its day are learned.
 *  @returns the market's evidence, so that callers need not calculate it again. */
export function learnMatch(ratings: CountryRatings, match: MatchRecord): MarketEvidence | null {
  if (!isPlayed(match)) return null;
  const market = marketEvidence(match);
  const stakes = stakeOffsets(ratings, match);
  const rates = market
    ? ratesOf(market.supremacy, market.openness, market.rho)
    : unanchoredRates(ratings, match);
  const onSupremacy = market && {
    value: market.supremacy,
    variance: marketVariance(ratings.supremacy, market, market.hasClosingResult),
  };
  const onOpenness = market && {
    value: market.openness,
    variance:
      marketVariance(ratings.openness, market, market.hasClosingTotals || !market.hasTotals) *
      (market.hasTotals ? 1 : NO_TOTALS_FACTOR),
  };
  const s = measureMatch(match, onSupremacy, rates, ratings.supremacy.constants, -1);
  const t = measureMatch(match, onOpenness, rates, ratings.openness.constants, 1);
  learnMeasurement(ratings.supremacy, match, { ...s, value: s.value - stakes.supremacy });
  learnMeasurement(ratings.openness, match, { ...t, value: t.value - stakes.openness });
  if (market?.hasTotals) followRho(ratings, match.competition, market.rho);
  ratings.matches += 1;
  return market;
}

/** What is at stake for a club is read from the table before the day's matches, so that the order in which
 *  they are learned does not matter. */
export function addToTable(ratings: CountryRatings, match: MatchRecord): void {
  if (isPlayed(match)) addResult(tableOf(ratings, match), match.home, match.away, match.score);
}

function marketVariance(axis: StrengthAxis, market: MarketEvidence, isClosing: boolean): number {
  const { marketVariance: base, mismatch, earlyPriceFactor } = axis.constants;
  return base * (isClosing ? 1 : earlyPriceFactor) * (1 + mismatch * market.supremacy ** 2);
}

/** The rates with which goals are compared if the match had no prices: those of the ratings. */
function unanchoredRates(ratings: CountryRatings, match: MatchRecord): GoalRates {
  const { supremacy, openness, rho } = forecastRatings(ratings, match);
  return ratesOf(supremacy.mean, openness.mean, rho);
}

function followRho(ratings: CountryRatings, competition: string, rho: number): void {
  const before = ratings.rho.get(competition) ?? TYPICAL_RHO;
  const bounded = Math.min(RHO_RANGE.max, Math.max(RHO_RANGE.min, rho));
  ratings.rho.set(competition, before + RHO_STEP * (bounded - before));
}

function tableOf(ratings: CountryRatings, fixture: Fixture): SeasonTable {
  const table = ratings.tables.get(fixture.competition);
  if (table?.season === fixture.season) return table;
  const fresh = emptyTable(fixture.season);
  ratings.tables.set(fixture.competition, fresh);
  return fresh;
}

function phaseOf(ratings: CountryRatings, fixture: Fixture, lateness: number): SeasonPhase {
  const table = ratings.tables.get(fixture.competition);
  const rows = table?.season === fixture.season ? table.rows : null;
  const played = [fixture.home, fixture.away].map((club) => rows?.get(club)?.played ?? 0);
  return { lateness, earliness: Math.exp(-Math.min(...played) / EARLY_ROUNDS) };
}

function stakeOffsets(
  ratings: CountryRatings,
  fixture: Fixture,
): { supremacy: number; openness: number; lateness: number } {
  const table = ratings.tables.get(fixture.competition);
  if (table?.season !== fixture.season) return { supremacy: 0, openness: 0, lateness: 0 };
  const competition = competitionOf(fixture.competition);
  const home = stakesOf(table, competition, fixture.home);
  const away = stakesOf(table, competition, fixture.away);
  return {
    supremacy:
      STAKE_SUPREMACY.prize * (home.prize - away.prize) +
      STAKE_SUPREMACY.place * (home.place - away.place) +
      STAKE_SUPREMACY.drop * (home.drop - away.drop),
    openness:
      STAKE_OPENNESS.lateness * (home.lateness + away.lateness) +
      STAKE_OPENNESS.any * (home.any + away.any),
    lateness: Math.max(home.lateness, away.lateness),
  };
}
