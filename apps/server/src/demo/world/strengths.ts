import type { GoalRates } from '@tredici/engine/grid/score-grid';
import { DAY_MS } from '#durations.ts';
import { normalFor } from './keyed-random.ts';
import type { League } from './leagues.ts';

/** The true strengths in the demo world: nothing in it may read them, but all prices depend on them. */

/** From the best club of a country to the last of the first tier (log rate). */
const SLOPE = 0.4;
/** How quickly the advantage of the best decreases down the list, in places. */
const LEAD_FADES = 3;
/** Standard deviations: of a season's form, of the drift within it, of the tendency to open games. */
const SEASON_SPREAD = 0.08;
const DRIFT_SPREAD = 0.1;
const STYLE_SPREAD = 0.06;
/** The drift of strength is drawn at this interval and moves smoothly in between. */
const DRIFT_MS = 56 * DAY_MS;
const RHO = -0.06;
/** Because clubs differ, an average match has more goals than a match of two average clubs. */
const SPREAD_CORRECTION = 0.045;

export function trueRates(
  seed: number,
  league: League,
  match: { readonly home: string; readonly away: string; readonly year: number },
  kickoff: number,
): GoalRates {
  const home = strengthOf(seed, league, match.home, match.year, kickoff);
  const away = strengthOf(seed, league, match.away, match.year, kickoff);
  const open = home.style + away.style;
  const base = Math.log(league.goals / 2) - SPREAD_CORRECTION;
  const edge = home.level - away.level + league.homeEdge / 2;
  return {
    homeGoals: Math.exp(base + open + edge),
    awayGoals: Math.exp(base + open - edge),
    rho: RHO,
  };
}

function strengthOf(seed: number, league: League, club: string, year: number, at: number) {
  const { country, tournament_id: id } = league.tournament;
  return {
    level:
      expected(league, club) +
      SEASON_SPREAD * cachedNormal(seed, `season ${country} ${club} ${year}`) +
      DRIFT_SPREAD * drift(seed, `${country} ${club}`, at),
    style: STYLE_SPREAD * cachedNormal(seed, `style ${id} ${club} ${year}`),
  };
}

/** The strength expected of a club from its place in the list of its country. */
function expected(league: League, club: string): number {
  let known = expectations.get(league);
  if (!known) {
    const firstTier = league.clubs.filter(([, tiers]) => tiers.endsWith('1')).length;
    const at = (place: number) =>
      league.dominance * Math.exp(-place / LEAD_FADES) - (SLOPE * place) / firstTier;
    known = new Map(league.clubs.map(([name], place) => [name, at(place)]));
    expectations.set(league, known);
  }
  return known.get(club)!;
}

const expectations = new WeakMap<League, ReadonlyMap<string, number>>();

/** Normal values at fixed instants joined by half waves: the value at a time does not depend on the order of
 *  calls. */
function drift(seed: number, club: string, at: number): number {
  const knot = Math.floor(at / DRIFT_MS);
  const share = (1 - Math.cos(Math.PI * (at / DRIFT_MS - knot))) / 2;
  const before = cachedNormal(seed, `drift ${club} ${knot}`);
  const after = cachedNormal(seed, `drift ${club} ${knot + 1}`);
  return before * (1 - share) + after * share;
}

/** Every match of a club needs the same few numbers. */
const normals = new Map<number, Map<string, number>>();

function cachedNormal(seed: number, name: string): number {
  let ofSeed = normals.get(seed);
  if (!ofSeed) {
    ofSeed = new Map();
    normals.set(seed, ofSeed);
  }
  let value = ofSeed.get(name);
  if (value === undefined) {
    value = normalFor(seed, name);
    ofSeed.set(name, value);
  }
  return value;
}
