/** One axis of strength for all clubs of a country: supremacy (which club is better) or openness (how many
 *  goals). A match measures level + strength(home) ± strength(away) + half the clubs' home edges, where
 *  strength = lasting part + temporary form. See docs/models/ratings.md. */

import type { Fixture } from '../match/match-record.ts';
import {
  addVariable,
  addVariance,
  emptyState,
  formVariance,
  type GaussianState,
  type LinearForm,
  observe,
  scaleAll,
  scaleVariable,
} from '../numeric/kalman.ts';
import { competitionOf } from './competitions.ts';
import type { Measurement } from './match-evidence.ts';
import type { AxisConstants } from './rating-constants.ts';

export type ClubEntry = {
  /** Indexes of variables in the axis's joint state. */
  lasting: number;
  form: number;
  /** The club's own home advantage. It is small and changes slowly, so it is kept apart from the joint
   *  state. */
  homeEdge: number;
  homeEdgeVariance: number;
  season: string;
  tier: 1 | 2;
  lastDay: number;
};

export type StrengthAxis = {
  constants: AxisConstants;
  /** −1: the away club's strength is subtracted; +1: it is added. */
  sign: -1 | 1;
  state: GaussianState;
  clubs: Map<string, ClubEntry>;
  /** The variable of each competition's level, and the season in which the competition was first seen. */
  levels: Map<string, { variable: number; firstSeason: string }>;
  day: number;
  /** Form fades by the same factor for all clubs. The factor is kept here, so that passing a day does not
   *  have to change every covariance. A club's form is this factor times its variable. */
  formScale: number;
};

export type AxisForecast = {
  mean: number;
  variance: number;
  /** The parts of the mean, for the explanation. */
  parts: { lasting: number; form: number; level: number; homeEdge: number };
  /** Clubs that are rated only by their prior. */
  unseen: string[];
};

/** A club that has not been seen for longer is left out of its tier's mean. */
const ACTIVE_DAYS = 400;
/** Strength drifts while matches are played, so a longer pause counts only this much; a summer has its own
 *  variance. */
const MAX_DRIFT_WEEKS = 6;
const MIN_FORM_SCALE = 1e-4;

export function emptyAxis(constants: AxisConstants, sign: -1 | 1): StrengthAxis {
  return {
    constants,
    sign,
    state: emptyState(),
    clubs: new Map(),
    levels: new Map(),
    day: 0,
    formScale: 1,
  };
}

/** Moves on in time, without matches. */
export function advanceAxis(axis: StrengthAxis, day: number): void {
  const weeks = axis.day === 0 ? 0 : (day - axis.day) / 7;
  axis.day = Math.max(axis.day, day);
  if (!(weeks > 0)) return;
  const { constants, state } = axis;
  const keep = constants.formKeepPerWeek ** weeks;
  const drift = constants.driftPerWeek * Math.min(weeks, MAX_DRIFT_WEEKS);
  axis.formScale *= keep;
  const gained = (constants.formVariance * (1 - keep * keep)) / axis.formScale ** 2;
  for (const club of axis.clubs.values()) {
    addVariance(state, club.lasting, drift);
    addVariance(state, club.form, gained);
  }
  for (const level of axis.levels.values()) {
    addVariance(state, level.variable, constants.levelDriftPerWeek * weeks);
  }
  if (axis.formScale < MIN_FORM_SCALE) restoreFormScale(axis);
}

/** Multiplies the common factor of all form into the state, before the factor gets too small. */
function restoreFormScale(axis: StrengthAxis): void {
  const factors = new Float64Array(axis.state.size).fill(1);
  for (const club of axis.clubs.values()) factors[club.form] = axis.formScale;
  scaleAll(axis.state, factors);
  axis.formScale = 1;
}

export function learnMeasurement(
  axis: StrengthAxis,
  fixture: Fixture,
  measured: Measurement,
): void {
  advanceAxis(axis, fixture.day);
  const level = admitLevel(axis, fixture);
  const home = admitClub(axis, fixture, fixture.home);
  const away = admitClub(axis, fixture, fixture.away);
  const { sign } = axis;
  const form: LinearForm = {
    indexes: [home.lasting, away.lasting, level, home.form, away.form],
    coefficients: [1, sign, 1, axis.formScale, sign * axis.formScale],
  };
  // A strong home edge helps at home and is missing away: half of it counts each way.
  const value = measured.value - 0.5 * home.homeEdge + sign * 0.5 * away.homeEdge;
  const variance = measured.variance + 0.25 * (home.homeEdgeVariance + away.homeEdgeVariance);
  const { surprise, total } = observe(axis.state, form, value, variance);
  learnHomeEdge(home, 0.5, surprise, total);
  learnHomeEdge(away, -sign * 0.5, surprise, total);
}

/** The scalar case of the same filter; the covariance of the edge with other variables is left out. */
function learnHomeEdge(club: ClubEntry, way: number, surprise: number, total: number): void {
  const shared = way * club.homeEdgeVariance;
  club.homeEdge += (shared * surprise) / total;
  club.homeEdgeVariance -= (shared * shared) / total;
}

/** What the axis expects of a fixture on its day. Changes nothing. */
export function forecastAxis(axis: StrengthAxis, fixture: Fixture): AxisForecast {
  const { constants, state, sign } = axis;
  const weeks = axis.day === 0 ? 0 : Math.max(0, (fixture.day - axis.day) / 7);
  const keep = constants.formKeepPerWeek ** weeks;
  const drift = constants.driftPerWeek * Math.min(weeks, MAX_DRIFT_WEEKS);
  const parts = { lasting: 0, form: 0, level: 0, homeEdge: 0 };
  const unseen: string[] = [];
  const indexes: number[] = [];
  const coefficients: number[] = [];
  let variance = 0;
  const include = (part: keyof typeof parts, index: number, coefficient: number) => {
    indexes.push(index);
    coefficients.push(coefficient);
    parts[part] += coefficient * state.mean[index]!;
  };
  const level = axis.levels.get(fixture.competition);
  if (level) include('level', level.variable, 1);
  else parts.level = constants.levelMean;
  variance += level ? constants.levelDriftPerWeek * weeks : constants.levelVariance;
  for (const side of ['home', 'away'] as const) {
    const way = side === 'home' ? 1 : sign;
    const club = axis.clubs.get(fixture[side]);
    if (!club) {
      const prior = newcomerPrior(axis, fixture);
      parts.lasting += way * prior.mean;
      variance += prior.variance + constants.formVariance + 0.25 * constants.clubHomeVariance;
      unseen.push(fixture[side]);
      continue;
    }
    const step = seasonStep(axis, fixture, club);
    include('lasting', club.lasting, way * step.keep);
    parts.lasting += way * step.shift;
    include('form', club.form, way * keep * axis.formScale);
    parts.homeEdge += (side === 'home' ? 0.5 : -sign * 0.5) * club.homeEdge;
    variance += step.variance + drift + constants.formVariance * (1 - keep * keep);
    variance += 0.25 * club.homeEdgeVariance;
  }
  const form = { indexes, coefficients };
  const mean = parts.lasting + parts.form + parts.level + parts.homeEdge;
  return { mean, variance: variance + formVariance(state, form), parts, unseen };
}

function admitLevel(axis: StrengthAxis, fixture: Fixture): number {
  const known = axis.levels.get(fixture.competition);
  if (known) return known.variable;
  const { levelMean, levelVariance } = axis.constants;
  const variable = addVariable(axis.state, levelMean, levelVariance);
  axis.levels.set(fixture.competition, { variable, firstSeason: fixture.season });
  return variable;
}

function admitClub(axis: StrengthAxis, fixture: Fixture, name: string): ClubEntry {
  const { constants, state } = axis;
  const { tier } = competitionOf(fixture.competition);
  let club = axis.clubs.get(name);
  if (!club) {
    const prior = newcomerPrior(axis, fixture);
    club = {
      lasting: addVariable(state, prior.mean, prior.variance),
      form: addVariable(state, 0, constants.formVariance / axis.formScale ** 2),
      homeEdge: 0,
      homeEdgeVariance: constants.clubHomeVariance,
      season: fixture.season,
      tier,
      lastDay: fixture.day,
    };
    axis.clubs.set(name, club);
  } else if (club.season !== fixture.season) {
    const step = seasonStep(axis, fixture, club);
    scaleVariable(state, club.lasting, step.keep);
    state.mean[club.lasting]! += step.shift;
    addVariance(state, club.lasting, step.variance);
    Object.assign(club, { season: fixture.season, tier });
  }
  club.lastDay = fixture.day;
  return club;
}

/** The change of a club's lasting strength at the start of a season. */
function seasonStep(
  axis: StrengthAxis,
  fixture: Fixture,
  club: ClubEntry,
): { keep: number; shift: number; variance: number } {
  if (club.season === fixture.season) return { keep: 1, shift: 0, variance: 0 };
  const { constants } = axis;
  const { tier } = competitionOf(fixture.competition);
  const pull =
    constants.summerKeep === 1 ? 0 : (1 - constants.summerKeep) * tierMean(axis, tier, fixture.day);
  const move =
    tier < club.tier ? constants.promotedShift : tier > club.tier ? constants.relegatedShift : 0;
  const factor = tier === club.tier ? 1 : constants.tierChangeFactor;
  return {
    keep: constants.summerKeep,
    shift: pull + move,
    variance: constants.summerVariance * factor,
  };
}

/** The prior of a club that was never seen: in a competition's first season a wide one, later that of a
 *  typical newcomer. */
function newcomerPrior(axis: StrengthAxis, fixture: Fixture): { mean: number; variance: number } {
  const { constants } = axis;
  const { tier } = competitionOf(fixture.competition);
  const level = axis.levels.get(fixture.competition);
  if (!level || level.firstSeason === fixture.season) {
    const mean = tier === 2 ? constants.secondTierMean : 0;
    return { mean, variance: constants.firstVariance };
  }
  const mean = tierMean(axis, tier, fixture.day) + constants.newcomerMean[tier - 1]!;
  return { mean, variance: constants.newcomerVariance };
}

function tierMean(axis: StrengthAxis, tier: 1 | 2, day: number): number {
  let sum = 0;
  let count = 0;
  for (const club of axis.clubs.values()) {
    if (club.tier !== tier || club.lastDay < day - ACTIVE_DAYS) continue;
    sum += axis.state.mean[club.lasting]!;
    count++;
  }
  return count === 0 ? 0 : sum / count;
}
