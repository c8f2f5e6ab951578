/** A forecaster as plain JSON and back: what a job stores with its run. A restored one forecasts
 *  exactly like its source to the digits kept; it does not learn on, a new fit does. */

import { type Blend, emptyBlend } from '../blend/blend.ts';
import type { ClubTraits } from '../blend/club-memory.ts';
import { emptyLearner, type RidgeLearner, solveLearner } from '../blend/ridge-learner.ts';
import type { AxisConstants } from '../goals/rating-constants.ts';
import { OPENNESS, SUPREMACY } from '../goals/rating-constants.ts';
import type { CountryRatings } from '../goals/ratings.ts';
import type { TableRow } from '../goals/season-stakes.ts';
import type { ClubEntry, StrengthAxis } from '../goals/strength-axis.ts';
import { emptyState } from '../numeric/kalman.ts';
import type { Forecaster } from './forecaster.ts';

type Pairs<T> = Array<[string, T]>;
type AxisSnapshot = {
  day: number;
  formScale: number;
  clubs: Pairs<Omit<ClubEntry, 'lasting' | 'form'>>;
  levels: Pairs<{ firstSeason: string }>;
  /** Two per club (lasting, form), then one per level. */
  mean: number[];
  /** Lower triangle, row by row. */
  covariance: number[];
};
type LearnerSnapshot = { coefficients: Pairs<number>; residualVariance: number; count: number };
export type ForecasterSnapshot = {
  model: 'tredici-1';
  asOfDay: number;
  matches: number;
  countries: Array<{
    country: string;
    matches: number;
    supremacy: AxisSnapshot;
    openness: AxisSnapshot;
    tables: Pairs<{ season: string; rows: Pairs<TableRow> }>;
    rho: Pairs<number>;
  }>;
  blend: {
    supremacy: LearnerSnapshot;
    logTotal: LearnerSnapshot;
    rho: LearnerSnapshot;
    outcomeWeights: number[];
    clubs: Pairs<ClubTraits>;
    leagues: Pairs<{ supremacy: number; logTotal: number }>;
  };
};

/** Clubs not seen for longer are left out: if they come back, they come as newcomers. */
const KEEP_DAYS = 800;
const MEAN_DIGITS = 9;
const COVARIANCE_DIGITS = 5;

export function takeSnapshot(forecaster: Forecaster): ForecasterSnapshot {
  const { blend } = forecaster;
  const oldest = forecaster.asOfDay - KEEP_DAYS;
  const countries = [...forecaster.countries.values()].map((ratings) => ({
    country: ratings.country,
    matches: ratings.matches,
    supremacy: packAxis(ratings.supremacy, oldest),
    openness: packAxis(ratings.openness, oldest),
    tables: [...ratings.tables].map(
      ([code, { season, rows }]) =>
        [code, { season, rows: [...rows].map(([club, row]) => [club, { ...row }]) }] as [
          string,
          { season: string; rows: Pairs<TableRow> },
        ],
    ),
    rho: [...ratings.rho],
  }));
  return {
    model: 'tredici-1',
    asOfDay: forecaster.asOfDay,
    matches: forecaster.matches,
    countries,
    blend: {
      supremacy: packLearner(blend.supremacy),
      logTotal: packLearner(blend.logTotal),
      rho: packLearner(blend.rho),
      outcomeWeights: [...blend.outcome.weights],
      clubs: [...blend.clubs].map(([club, traits]) => [club, { ...traits }]),
      leagues: [...blend.leagues].map(([code, move]) => [code, { ...move }]),
    },
  };
}

export function restoreForecaster(snapshot: ForecasterSnapshot): Forecaster {
  const countries = snapshot.countries.map((packed): [string, CountryRatings] => [
    packed.country,
    {
      country: packed.country,
      matches: packed.matches,
      supremacy: unpackAxis(packed.supremacy, SUPREMACY, -1),
      openness: unpackAxis(packed.openness, OPENNESS, 1),
      tables: new Map(
        packed.tables.map(([code, { season, rows }]) => [code, { season, rows: new Map(rows) }]),
      ),
      rho: new Map(packed.rho),
    },
  ]);
  const blend: Blend = {
    ...emptyBlend(),
    supremacy: unpackLearner(snapshot.blend.supremacy),
    logTotal: unpackLearner(snapshot.blend.logTotal),
    rho: unpackLearner(snapshot.blend.rho),
    clubs: new Map(snapshot.blend.clubs),
    leagues: new Map(snapshot.blend.leagues),
  };
  blend.outcome.weights.set(snapshot.blend.outcomeWeights);
  const { asOfDay, matches } = snapshot;
  return { countries: new Map(countries), blend, asOfDay, matches, isFrozen: true };
}

function packAxis(axis: StrengthAxis, oldestDay: number): AxisSnapshot {
  const clubs = [...axis.clubs].filter(([, club]) => club.lastDay >= oldestDay);
  const levels = [...axis.levels];
  const kept = [
    ...clubs.flatMap(([, club]) => [club.lasting, club.form]),
    ...levels.map(([, level]) => level.variable),
  ];
  const { state } = axis;
  const covariance: number[] = [];
  for (const [row, i] of kept.entries()) {
    for (const j of kept.slice(0, row + 1)) {
      const at = Math.max(i, j) * state.capacity + Math.min(i, j);
      covariance.push(Number(state.covariance[at]!.toPrecision(COVARIANCE_DIGITS)));
    }
  }
  return {
    day: axis.day,
    formScale: axis.formScale,
    clubs: clubs.map(([name, { lasting, form, ...rest }]) => [name, rest]),
    levels: levels.map(([code, { firstSeason }]) => [code, { firstSeason }]),
    mean: kept.map((index) => Number(state.mean[index]!.toPrecision(MEAN_DIGITS))),
    covariance,
  };
}

function unpackAxis(packed: AxisSnapshot, constants: AxisConstants, sign: -1 | 1): StrengthAxis {
  const size = packed.mean.length;
  const state = emptyState(Math.max(64, size));
  state.size = size;
  state.mean.set(packed.mean);
  for (let i = 0, at = 0; i < size; i++) {
    for (let j = 0; j <= i; j++, at++) {
      state.covariance[i * state.capacity + j] = packed.covariance[at]!;
    }
  }
  const clubs = packed.clubs.map(([name, club], at): [string, ClubEntry] => [
    name,
    { ...club, lasting: 2 * at, form: 2 * at + 1 },
  ]);
  const levels = packed.levels.map(
    ([code, { firstSeason }], at): [string, { variable: number; firstSeason: string }] => [
      code,
      { variable: 2 * packed.clubs.length + at, firstSeason },
    ],
  );
  const { day, formScale } = packed;
  return { constants, sign, state, clubs: new Map(clubs), levels: new Map(levels), day, formScale };
}

function packLearner(learner: RidgeLearner): LearnerSnapshot {
  const { coefficients, residualVariance } = solveLearner(learner);
  return {
    coefficients: [...learner.indexes].map(([name, at]) => [name, coefficients[at]!]),
    residualVariance,
    count: learner.count,
  };
}

function unpackLearner(packed: LearnerSnapshot): RidgeLearner {
  return {
    ...emptyLearner(Math.max(32, packed.coefficients.length)),
    indexes: new Map(packed.coefficients.map(([name], at) => [name, at])),
    count: packed.count,
    solved: {
      coefficients: Float64Array.from(packed.coefficients, ([, value]) => value),
      residualVariance: packed.residualVariance,
    },
  };
}
