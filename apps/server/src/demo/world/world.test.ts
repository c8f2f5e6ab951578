import { TOURNAMENTS } from '@tredici/contract/tournaments';
import { describe, expect, test, vi } from 'vitest';
import { DAY_MS } from '#durations.ts';
import { findClub } from '#sources/identity/find-club.ts';
import { knownAt } from './known.ts';
import { LEAGUES } from './leagues.ts';
import { knownClubs } from './membership.ts';
import { openingMonday } from './season-plan.ts';
import { type WorldSeason, worldSeasons } from './world.ts';

// Making worlds takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
const BEGAN = Date.parse('2026-11-15T04:00:00Z');
const ORIGIN = { seed: 13, beganAt: BEGAN };
const SEASONS = [...worldSeasons(ORIGIN, BEGAN)];
const nameOf = ({ league, year }: WorldSeason) => `${league.tournament.tournament_name} ${year}`;
const playedAt = (match: WorldSeason['matches'][number]) =>
  match.postponement?.kickoff ?? match.kickoff;

/** The number of clubs in the seasons that begin in 2024, 2025 and 2026. */
const SIZES: Readonly<Record<string, readonly [number, number, number]>> = {
  ARG: [28, 30, 30],
  B1: [16, 16, 18],
  BRA: [20, 20, 20],
  D1: [18, 18, 18],
  D2: [18, 18, 18],
  E0: [20, 20, 20],
  E1: [24, 24, 24],
  F1: [18, 18, 18],
  F2: [18, 18, 18],
  G1: [14, 14, 14],
  I1: [20, 20, 20],
  I2: [20, 20, 20],
  JPN: [20, 20, 20],
  N1: [18, 18, 18],
  NOR: [16, 16, 16],
  P1: [18, 18, 18],
  SC0: [12, 12, 12],
  SP1: [20, 20, 20],
  SP2: [22, 22, 22],
  SWE: [16, 16, 16],
  T1: [19, 18, 18],
  USA: [29, 30, 30],
};

/** Promoted in 2026 and not yet named by any of our providers. */
const NEWCOMERS = new Set(['Lommel', 'Arezzo', 'Académico de Viseu']);

test('every tournament has this season and two past ones, with the right number of clubs', () => {
  expect(SEASONS).toHaveLength(TOURNAMENTS.length * 3);
  for (const { league, year, clubs } of SEASONS) {
    expect(clubs).toHaveLength(SIZES[league.tournament.footballData]![year - 2024]!);
    expect(new Set(clubs).size).toBe(clubs.length);
  }
});

test("clubs have the product's names, and occur once in the world", () => {
  const lists = new Map(LEAGUES.map((league) => [league.clubs, league.tournament.country]));
  const all = [...lists].flatMap(([clubs, country]) => clubs.map(([name]) => ({ name, country })));
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  const strangers = all.filter(({ name, country }) => findClub(country, name)?.name !== name);
  expect(strangers.filter(({ name }) => !NEWCOMERS.has(name))).toEqual([]);
});

test('tiers exchange as many clubs as the country does', () => {
  for (const league of LEAGUES.filter(({ tournament }) => tournament.tier === 2)) {
    for (const year of [2025, 2026]) {
      const before = new Set(knownClubs(league, year - 1));
      const gone = knownClubs(league, year).filter((club) => !before.has(club));
      expect(gone.length, `${league.tournament.slug} ${year}`).toBeGreaterThanOrEqual(4);
      expect(gone.length).toBeLessThanOrEqual(7);
    }
  }
});

test.each(SEASONS.map((season) => [nameOf(season), season] as const))(
  '%s: every club meets every other at home and away, and none plays twice in a day',
  (_, season) => {
    const { league, clubs, matches } = season;
    const meetings = new Map<string, number>();
    const days = new Map<string, number[]>();
    for (const match of matches) {
      const pair = `${match.home}>${match.away}`;
      meetings.set(pair, (meetings.get(pair) ?? 0) + 1);
      for (const club of [match.home, match.away]) {
        const own = days.get(club) ?? [];
        days.set(club, own);
        own.push(playedAt(match));
      }
    }
    const rests = [...days.values()].flatMap((own) => {
      own.sort((a, b) => a - b);
      return own.slice(1).map((at, i) => at - own[i]!);
    });
    expect(Math.min(...rests)).toBeGreaterThan(1.4 * DAY_MS);
    const met = (a: string, b: string) => meetings.get(`${a}>${b}`) ?? 0;
    if (league.groups) {
      // Home and away within a group; across groups once or twice at most.
      const counts = clubs.map((a) => clubs.filter((b) => met(a, b) > 0 && met(b, a) > 0).length);
      const group = Math.ceil(clubs.length / 2);
      expect(Math.min(...counts)).toBeGreaterThanOrEqual(group - 2);
      expect(Math.max(...meetings.values())).toBeLessThanOrEqual(2);
      return;
    }
    const pairs = clubs.flatMap((a) => clubs.filter((b) => b !== a).map((b) => [a, b] as const));
    expect(pairs.filter(([a, b]) => met(a, b) === 0)).toEqual([]);
    expect(pairs.filter(([a, b]) => met(a, b) + met(b, a) !== league.legs)).toEqual([]);
  },
);

describe('the calendar', () => {
  test('kick-offs are at usual hours, inside their season', () => {
    for (const { league, year, matches } of SEASONS) {
      const opens = openingMonday(league, year) * DAY_MS;
      const closes = (openingMonday(league, year + 1) + 2) * DAY_MS;
      const { timeZone } = league.tournament;
      const wallClock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' });
      const minutes = matches.map((match) => {
        const [hour, minute] = wallClock.format(playedAt(match)).split(':').map(Number);
        return hour! * 60 + minute!;
      });
      expect(Math.min(...minutes)).toBeGreaterThanOrEqual(11 * 60);
      expect(Math.max(...minutes)).toBeLessThanOrEqual(22 * 60 + 30);
      expect(Math.min(...matches.map(playedAt))).toBeGreaterThanOrEqual(opens);
      expect(Math.max(...matches.map(playedAt))).toBeLessThan(closes);
    }
  });

  test('no league ever has six days without a match', () => {
    for (const league of LEAGUES) {
      const kickoffs = SEASONS.filter((season) => season.league === league)
        .flatMap(({ matches }) => matches.map(playedAt))
        .sort((a, b) => a - b);
      const widest = Math.max(...kickoffs.slice(1).map((at, i) => at - kickoffs[i]!));
      expect(widest, league.tournament.slug).toBeLessThanOrEqual(6 * DAY_MS);
    }
  });

  test('breaks have few matches: in summer Serie A plays two or three a week', () => {
    const serieA = SEASONS.find(
      ({ league, year }) => league.tournament.slug === 'italy-serie-a' && year === 2025,
    )!;
    const inWeek = (monday: string) => {
      const from = Date.parse(monday);
      return serieA.matches.filter((m) => m.kickoff >= from && m.kickoff < from + 7 * DAY_MS)
        .length;
    };
    expect(inWeek('2026-07-07')).toBeLessThanOrEqual(3);
    expect(inWeek('2026-07-07')).toBeGreaterThanOrEqual(2);
    expect(inWeek('2026-04-14')).toBeGreaterThanOrEqual(10);
  });

  test.each([
    ['in the break of November', '2026-11-15T04:00:00Z'],
    ['in the middle of summer', '2027-07-08T10:00:00Z'],
    ['on the last day of the year', '2026-12-31T23:30:00Z'],
    ['when the clocks go back', '2026-10-25T00:30:00Z'],
    ['as the seasons of Europe open', '2026-08-14T12:00:00Z'],
  ])('a demo that begins %s has a full round ahead and one behind, everywhere', (_, instant) => {
    const now = Date.parse(instant);
    const origin = { seed: 13, beganAt: now };
    for (const league of LEAGUES) {
      const near = { leagues: [league], since: now - 30 * DAY_MS };
      const matches = [...worldSeasons(origin, now, near)].flatMap((season) => season.matches);
      const between = (from: number, to: number) =>
        matches.filter((match) => playedAt(match) > from && playedAt(match) <= to);
      // Now may be between the matches of a weekend: then some are ahead and some behind.
      const part = Math.floor(SIZES[league.tournament.footballData]![2] / 2 / 3);
      expect(between(now, now + 7 * DAY_MS).length, league.tournament.slug).toBeGreaterThanOrEqual(
        part,
      );
      expect(between(now, now + 6 * DAY_MS).length).toBeGreaterThan(0);
      const finished = between(now - 7 * DAY_MS, now).filter(
        (match) => knownAt(match, now).status === 'finished',
      );
      expect(finished.length, league.tournament.slug).toBeGreaterThanOrEqual(part);
    }
  });

  test('some matches are postponed: first without a date, then played on a free day', () => {
    const putOff = SEASONS.flatMap(({ matches }) => matches).filter((m) => m.postponement);
    expect(putOff.length).toBeGreaterThan(50);
    for (const match of putOff) {
      const { announcedAt, rescheduledAt, kickoff } = match.postponement!;
      expect(announcedAt).toBeLessThan(match.kickoff);
      expect(kickoff).toBeGreaterThan(match.kickoff + 14 * DAY_MS);
      expect(knownAt(match, announcedAt - 1)).toMatchObject({ status: 'scheduled' });
      expect(knownAt(match, announcedAt)).toMatchObject({ status: 'postponed', result: null });
      expect(knownAt(match, rescheduledAt)).toMatchObject({ status: 'scheduled', kickoff });
      expect(knownAt(match, kickoff + DAY_MS)).toMatchObject({ status: 'finished', kickoff });
    }
  });
});

describe('results', () => {
  test('goals, half times and shots are consistent and as many as usual in the league', () => {
    for (const league of LEAGUES) {
      const results = SEASONS.filter((season) => season.league === league).flatMap(({ matches }) =>
        matches.map(({ result }) => result),
      );
      const goals = results.reduce((sum, r) => sum + r.goals.home + r.goals.away, 0);
      expect(Math.abs(goals / results.length - league.goals), league.tournament.slug).toBeLessThan(
        0.35,
      );
      const broken = results.filter(({ goals, halfTime, shots, shotsOnTarget }) =>
        (['home', 'away'] as const).some(
          (side) =>
            halfTime[side] > goals[side] ||
            goals[side] > shotsOnTarget[side] ||
            shotsOnTarget[side] > shots[side],
        ),
      );
      expect(broken).toEqual([]);
    }
  });

  test('home sides win more often, as in reality', () => {
    const results = SEASONS.flatMap(({ matches }) => matches.map(({ result }) => result.goals));
    const homeWins = results.filter(({ home, away }) => home > away).length / results.length;
    expect(homeWins).toBeGreaterThan(0.4);
    expect(homeWins).toBeLessThan(0.5);
  });
});
