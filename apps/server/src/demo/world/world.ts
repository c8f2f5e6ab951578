import type { GoalRates } from '@tredici/engine/grid/score-grid';
import { DAY_MS } from '#durations.ts';
import { LAST_KNOWN_SEASON } from '#sources/identity/club-table.ts';
import { drawFixtures, type Fixture } from './fixtures.ts';
import { randomFor } from './keyed-random.ts';
import { LEAGUES, type League, siblingOf } from './leagues.ts';
import { dayOfInstant } from './local-time.ts';
import { clubsAway, knownClubs, makeTable, promote, type Table } from './membership.ts';
import { drawResult, type MatchResult } from './results.ts';
import { openingMonday, seasonOfDay } from './season-plan.ts';
import { trueRates } from './strengths.ts';

/** Determines a world: the same seed and the same first day always give the same world. The first day decides
 *  where history begins and where the calendar may not have a break; everything that happens later only adds
 *  to it. */
export interface WorldOrigin {
  readonly seed: number;
  /** Milliseconds since 1970. */
  readonly beganAt: number;
}

export interface WorldMatch extends Fixture {
  readonly league: League;
  /** The year in which its season began. */
  readonly year: number;
  /** Hidden: prices are based on it, but it is never shown. */
  readonly rates: GoalRates;
  readonly result: MatchResult;
}

export interface WorldSeason {
  readonly league: League;
  readonly year: number;
  readonly clubs: readonly string[];
  readonly matches: readonly WorldMatch[];
}

const PAST_SEASONS = 2;
/** A calendar is published this long before its season begins. */
const PUBLISHED_DAYS_BEFORE = 21;

export function firstSeason(league: League, origin: WorldOrigin): number {
  return seasonOfDay(league, dayOfInstant(origin.beganAt)) - PAST_SEASONS;
}

export function publishedAt(league: League, year: number): number {
  return (openingMonday(league, year) - PUBLISHED_DAYS_BEFORE) * DAY_MS;
}

/** Every season known at `now`, oldest first, league by league.
 *  @param since leaves out the seasons that ended before this instant */
export function* worldSeasons(
  origin: WorldOrigin,
  now: number,
  { leagues = LEAGUES, since = Number.NEGATIVE_INFINITY }: WorldPart = {},
): Generator<WorldSeason> {
  const memberships = new Memberships(origin);
  for (const league of leagues) {
    for (let year = firstSeason(league, origin); publishedAt(league, year) <= now; year++) {
      // The last match is on the Monday of the week in which the next season begins.
      const over = (openingMonday(league, year + 1) + 2) * DAY_MS;
      if (over > since) yield playSeason(origin, league, year, memberships.of(league, year));
    }
  }
}

export interface WorldPart {
  readonly leagues?: readonly League[];
  readonly since?: number;
}

function playSeason(
  origin: WorldOrigin,
  league: League,
  year: number,
  clubs: readonly string[],
): WorldSeason {
  const { seed, beganAt } = origin;
  const fixtures = drawFixtures(league, year, clubs, seed, dayOfInstant(beganAt));
  const matches = fixtures.map((fixture): WorldMatch => {
    const { home, away } = fixture;
    const playedAt = fixture.postponement?.kickoff ?? fixture.kickoff;
    const rates = trueRates(seed, league, { home, away, year }, playedAt);
    const result = drawResult(rates, randomFor(seed, 'result', fixture.key));
    return { ...fixture, league, year, rates, result };
  });
  return { league, year, clubs, matches };
}

/** The clubs of each league: real until the last known season; afterwards the demo's own tables decide, one
 *  season after the other. */
class Memberships {
  readonly #origin: WorldOrigin;
  readonly #ladders = new Map<League['clubs'], { tiers: string[][]; away: string[] }[]>();

  constructor(origin: WorldOrigin) {
    this.#origin = origin;
  }

  of(league: League, year: number): readonly string[] {
    if (year <= LAST_KNOWN_SEASON) return knownClubs(league, year);
    const steps = this.#ladder(league, year - LAST_KNOWN_SEASON);
    return steps[year - LAST_KNOWN_SEASON]!.tiers[league.tournament.tier - 1]!;
  }

  #ladder(league: League, wanted: number) {
    const sibling = siblingOf(league);
    const leagues = sibling ? [league, sibling] : [league];
    leagues.sort((a, b) => a.tournament.tier - b.tournament.tier);
    let steps = this.#ladders.get(league.clubs);
    if (!steps) {
      const tiers = leagues.map((each) => knownClubs(each, LAST_KNOWN_SEASON));
      steps = [{ tiers, away: clubsAway(league.clubs, LAST_KNOWN_SEASON) }];
      this.#ladders.set(league.clubs, steps);
    }
    while (steps.length <= wanted) {
      const { tiers, away } = steps.at(-1)!;
      const year = LAST_KNOWN_SEASON + steps.length - 1;
      const tables = leagues.map((each, tier) => this.#tableOf(each, year, tiers[tier]!));
      steps.push(promote(league, tables, away));
    }
    return steps;
  }

  #tableOf(league: League, year: number, clubs: readonly string[]): Table {
    const { matches } = playSeason(this.#origin, league, year, clubs);
    return makeTable(
      clubs,
      matches.map(({ home, away, result }) => ({ home, away, goals: result.goals })),
    );
  }
}
