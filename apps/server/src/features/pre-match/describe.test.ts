import { LEAGUE_RULES } from '@tredici/engine/season/league-rules';
import { describe, expect, it } from 'vitest';
import type { SeasonMatchRow } from '#features/tables/store.ts';
import { describePreMatch } from './describe.ts';
import type { EarlierRow, Fixture } from './store.ts';

const CLUBS = ['Atalanta', 'Bologna', 'Como', 'Inter'];
const at = (day: string) => Date.parse(`${day}T18:00:00Z`) / 1000;

const fixture: Fixture = {
  id: 100,
  tournamentId: 524,
  seasonId: 36,
  round: null,
  day: '2026-03-14',
  kickoff: at('2026-03-14'),
  homeId: 0,
  awayId: 1,
  home: 'Atalanta',
  away: 'Bologna',
  homeCountry: 'Italy',
  awayCountry: 'Italy',
};

let ids = 0;
const played = (
  day: string,
  [home, away]: readonly [number, number],
  score: readonly [number, number] | null,
  status: EarlierRow['status'] = 'finished',
): EarlierRow => {
  ids += 1;
  return {
    id: ids,
    tournamentId: 524,
    season: '2025/26',
    kickoff: at(day),
    day,
    status,
    home: CLUBS[home]!,
    away: CLUBS[away]!,
    homeId: home,
    awayId: away,
    homeGoals: score?.[0] ?? null,
    awayGoals: score?.[1] ?? null,
  };
};
const inSeason = (row: EarlierRow): SeasonMatchRow => row;
const rules = LEAGUE_RULES.I1!;
const tell = (earlier: readonly EarlierRow[], season: readonly SeasonMatchRow[] = []) =>
  describePreMatch({ fixture, earlier, season, deductions: new Map([[1, 2]]), rules });

describe('last five and rest', () => {
  const earlier = [
    played('2026-03-13', [0, 2], null, 'postponed'),
    played('2026-03-10', [3, 0], null, 'scheduled'),
    ...['07', '05', '03', '01'].map((day) => played(`2026-03-${day}`, [0, 2], [1, 0])),
    played('2026-02-20', [2, 0], [0, 3], 'awarded'),
    played('2026-02-10', [0, 2], [5, 5]),
    played('2026-01-20', [1, 3], [2, 2]),
  ];
  const { home, away } = tell(earlier);

  it('are those with a result that counts, newest first', () => {
    expect(home.last.map(({ date }) => date)).toEqual(
      ['03-07', '03-05', '03-03', '03-01', '02-20'].map((day) => `2026-${day}`),
    );
    expect(home.last.at(-1)).toMatchObject({ home_team_name: 'Como', away_goals: 3 });
  });

  it('is counted from a match still to be played, but not from a postponed one', () => {
    expect(home.rest_days).toBe(4);
  });

  it('is null after more than a month', () => {
    expect(away.last).toHaveLength(1);
    expect(away.rest_days).toBeNull();
  });
});

describe('places', () => {
  it('are those before the match, including deducted points', () => {
    const season = [
      played('2026-03-01', [0, 2], [0, 1]),
      played('2026-03-01', [1, 3], [4, 0]),
      played('2026-03-20', [0, 3], [9, 0]),
    ].map(inSeason);
    const { home, away } = tell([], season);
    expect([home.place, home.points]).toEqual([3, 0]);
    expect([away.place, away.points]).toEqual([2, 1]);
  });

  it('are omitted for clubs that have not played', () => {
    const { home } = tell([], [inSeason(played('2026-03-20', [0, 3], [9, 0]))]);
    expect([home.place, home.points]).toEqual([null, null]);
  });
});

describe('meetings', () => {
  it('are of the same two clubs on either ground', () => {
    const { meetings } = tell([
      played('2025-10-01', [1, 0], [2, 1]),
      played('2025-09-01', [0, 2], [2, 1]),
      played('2025-04-01', [0, 1], [0, 0]),
      played('2025-03-01', [0, 1], [1, 0], 'abandoned'),
    ]);
    expect(meetings.map(({ date }) => date)).toEqual(['2025-10-01', '2025-04-01']);
  });
});

describe('the round', () => {
  const season = [
    played('2026-03-01', [2, 3], [0, 1]),
    played('2026-03-01', [1, 0], [4, 0]),
    { ...played('2026-03-14', [0, 1], null, 'scheduled'), id: fixture.id },
  ].map(inSeason);

  it('is the provider’s, else taken from the calendar if that is certain', () => {
    expect(tell([], season).round).toBe(2);
    const numbered = { ...fixture, round: 28 };
    const parts = { earlier: [], season, deductions: new Map<number, number>(), rules };
    expect(describePreMatch({ fixture: numbered, ...parts }).round).toBe(28);
    expect(tell([], []).round).toBeNull();
  });
});
