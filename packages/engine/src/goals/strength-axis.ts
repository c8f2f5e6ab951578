/** One axis of strength for all clubs of a country: supremacy (who is better) or openness (how many
 *  goals). A match measures  level + strength(home) ± strength(away) + half the clubs' home edges,
 *  where strength = lasting part + passing form. See docs/models/ratings.md. */

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
  /** Variables of the axis's joint belief. */
  lasting: number;
  form: number;
  /** The club's own home advantage: small and slow, so believed apart from all else. */
  homeEdge: number;
  homeEdgeVariance: number;
  season: string;
  tier: 1 | 2;
  lastDay: number;
};

export type StrengthAxis = {
  constants: AxisConstants;
  /** −1: the away club's strength counts against; +1: it adds. */
  sign: -1 | 1;
  state: GaussianState;
  clubs: Map<string, ClubEntry>;
  /** Variable of each competition's level, and the season it was first seen in. */
  levels: Map<string, { variable: number; firstSeason: string }>;
  day: number;
  /** Form fades by one factor for all: kept here, so that a day's passing need not touch every
   *  covariance. A club's form is this times its variable. */
  formScale: number;
};

export type AxisForecast = {
  mean: number;
  variance: number;
  /** The mean's parts, for the explanation. */
  parts: { lasting: number; form: number; level: number; homeEdge: number };
  /** Clubs rated by their prior only. */
  unseen: string[];
};

/** A club not seen for longer says nothing about its tier. */
const ACTIVE_DAYS = 400;
/** Strength drifts while matches are played; a summer has its own variance. */
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

/** Passes time without matches. */
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

/** Writes the common factor of all form back into the belief, before it gets too small. */
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
  // A strong home edge helps at home and is missed away: half each way.
  const value = measured.value - 0.5 * home.homeEdge + sign * 0.5 * away.homeEdge;
  const variance = measured.variance + 0.25 * (home.homeEdgeVariance + away.homeEdgeVariance);
  const { surprise, total } = observe(axis.state, form, value, variance);
  learnHomeEdge(home, 0.5, surprise, total);
  learnHomeEdge(away, -sign * 0.5, surprise, total);
}

/** The scalar case of the same filter; what the edge shares with other beliefs is left out. */
function learnHomeEdge(club: ClubEntry, way: number, surprise: number, total: number): void {
  const shared = way * club.homeEdgeVariance;
  club.homeEdge += (shared * surprise) / total;
  club.homeEdgeVariance -= (shared * shared) / total;
}

/** What the axis expects of a fixture, on its day; changes nothing. */
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

/** What a new season does to a club's lasting strength. */
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

/** A club never seen: in a competition's first season anything, later a newcomer's usual place. */
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
