import { expect, test } from 'vitest';
import { orderBookmakers, percentOf, toBets, toPrognostics } from './list-rows.ts';
import type { BookmakerRow, ListedRow } from './list-store.ts';

const maker = (
  id: number,
  name: string,
  prices: number,
  url: string | null = null,
): BookmakerRow => ({ id, name, prices, url, licensed: true, key: name.toLowerCase() });
const names = (rows: readonly BookmakerRow[]) => rows.map(({ name }) => name);

test('the bookmaker with the most complete prices comes first, the others by name', () => {
  const three = [maker(1, 'Zeta', 9), maker(2, 'Beta', 4), maker(3, 'Alfa', 5)];
  expect(names(orderBookmakers(three, undefined))).toEqual(['Zeta', 'Alfa', 'Beta']);
  const tied = [maker(1, 'Zeta', 9), maker(2, 'Beta', 9), maker(3, 'Alfa', 5)];
  expect(names(orderBookmakers(tied, undefined))).toEqual(['Beta', 'Alfa', 'Zeta']);
  expect(names(orderBookmakers(tied, 'alfa'))).toEqual(['Alfa', 'Beta', 'Zeta']);
  expect(names(orderBookmakers(tied, 'gone'))).toEqual(['Beta', 'Alfa', 'Zeta']);
  expect(orderBookmakers([], undefined)).toEqual([]);
  expect(names(orderBookmakers([maker(1, 'B', 0), maker(2, 'A', 0)], undefined))).toEqual([
    'A',
    'B',
  ]);
});

test('percentages have two decimals', () => {
  expect([0, 1, 0.5123, 0.0001, 0.5750001].map(percentOf)).toEqual([0, 100, 51.23, 0.01, 57.5]);
});

test('a list shows the main bets, or all', () => {
  const bets = { '1': 0.5, X2: 0.5, '2X': 0.5, '1_goal': 0.3, home_goals_0: 0.2 };
  expect(toBets(bets)).toEqual({ '1': 50, X2: 50, '2X': 50, '1_goal': 30, home_goals_0: 20 });
  expect(toBets(bets, 'main')).toEqual({ '1': 50, X2: 50, '2X': 50 });
  expect(toBets(bets, 'result')).toEqual({ '1': 50 });
  expect(toBets(null)).toEqual({});
});

const VIEW = { oddsHidden: false, now: new Date('2026-03-28T20:00:00Z') };
const row: ListedRow = {
  id: 5,
  seasonId: 36,
  round: null,
  tournamentId: 524,
  season: '2025/26',
  kickoff: Date.parse('2026-03-28T22:30:00Z') / 1000,
  day: '2026-03-28',
  home: 'Inter',
  away: 'Milan',
  status: 'scheduled',
  homeGoals: null,
  awayGoals: null,
  links: { beta: 'https://beta.example/inter-milan' },
  made: null,
  blend: null,
  bestOdds: null,
};

test("a bookmaker's match page is preferred to its home page, and X2 has both its names", () => {
  const bookmakers = [maker(2, 'Beta', 9, 'https://beta.example/'), maker(1, 'Zeta', 3)];
  const offers = [
    { matchId: 5, bookmakerId: 1, odds: { '1': 2.5 } },
    { matchId: 5, bookmakerId: 2, odds: { '1': 2.4, X2: 1.6 } },
    { matchId: 6, bookmakerId: 2, odds: { '1': 9 } },
  ];
  const [shown] = toPrognostics({ rows: [row], offers, bookmakers, detail: 'all', ...VIEW });
  expect(shown).toMatchObject({
    bet_house_url: 'https://beta.example/inter-milan',
    match_date: '2026-03-28T22:30:00.000Z',
    forecast_at: null,
    bets: {},
  });
  expect(Object.keys(shown!.odds)).toEqual(['Beta', 'Zeta']);
  expect(shown!.odds).toEqual({
    Beta: {
      url: 'https://beta.example/inter-milan',
      '1': { odd: 2.4 },
      X2: { odd: 1.6 },
      '2X': { odd: 1.6 },
    },
    Zeta: { url: null, '1': { odd: 2.5 } },
  });
});

test('a list of the main bets has no prices of other bets', () => {
  const bookmakers = [maker(2, 'Beta', 9), maker(1, 'Zeta', 3)];
  const offers = [
    { matchId: 5, bookmakerId: 1, odds: { '1_goal': 4 } },
    { matchId: 5, bookmakerId: 2, odds: { '1': 2.4, '1_goal': 4.1, home_goals_0: 3 } },
  ];
  const [shown] = toPrognostics({ rows: [row], offers, bookmakers, detail: 'main', ...VIEW });
  expect(Object.keys(shown!.odds)).toEqual(['Beta']);
  expect(Object.keys(shown!.odds.Beta!)).toEqual(['1', 'url']);
});

test('a coupon gets each sign only at its best price, and on a tie from the first bookmaker', () => {
  const bookmakers = [
    maker(2, 'Beta', 9, 'https://beta.example/'),
    maker(1, 'Zeta', 3),
    maker(3, 'Alfa', 1),
  ];
  const offers = [
    { matchId: 5, bookmakerId: 1, odds: { '1': 2.5, X: 3.2, o_2_5: 1.9 } },
    { matchId: 5, bookmakerId: 2, odds: { '1': 2.5, X: 3.1, X2: 1.6 } },
    { matchId: 5, bookmakerId: 3, odds: { '1': 2.4 } },
  ];
  const [shown] = toPrognostics({ rows: [row], offers, bookmakers, detail: 'result', ...VIEW });
  expect(shown!.odds).toEqual({
    Beta: { url: 'https://beta.example/inter-milan', '1': { odd: 2.5 } },
    Zeta: { url: null, X: { odd: 3.2 } },
  });
  expect(shown!.bet_house_url).toBe('https://beta.example/inter-milan');
});

test.each(['main', 'result'] as const)('a match without prices has no odds: %s', (detail) => {
  const [shown] = toPrognostics({ rows: [row], offers: [], bookmakers: [], detail, ...VIEW });
  expect([shown!.odds, shown!.bet_house_url]).toEqual([{}, null]);
});

test("the clock decides a match's status until a provider does, also across midnight", () => {
  const at = (now: string, more: Partial<ListedRow> = {}) => {
    const [shown] = toPrognostics({
      rows: [{ ...row, ...more }],
      offers: [],
      bookmakers: [],
      detail: 'result',
      oddsHidden: false,
      now: new Date(now),
    });
    return shown!.status;
  };
  expect(at('2026-03-28T22:29:59Z')).toBe('scheduled');
  expect(at('2026-03-28T22:30:00Z')).toBe('live');
  // Across midnight in Rome, and in the night in which summer time changes.
  expect(at('2026-03-29T00:44:59Z')).toBe('live');
  expect(at('2026-03-29T00:45:00Z')).toBe('awaiting_result');
  expect(at('2026-03-28T22:40:00Z', { status: 'finished' })).toBe('finished');
  expect(at('2026-03-28T23:40:00Z', { status: 'postponed' })).toBe('postponed');
  expect(at('2026-03-28T20:00:00Z', { status: 'live' })).toBe('live');
});

test('a match that has begun carries the prices of its frozen forecast, unless they are hidden', () => {
  const begun = { ...row, bestOdds: { '1': 2.1, X: 3.4, o_2_5: 1.8 } };
  const parts = { rows: [begun], offers: [], bookmakers: [], detail: 'result' as const };
  expect(toPrognostics({ ...parts, ...VIEW })[0]!.best_odds).toEqual({ '1': 2.1, X: 3.4 });
  expect(toPrognostics({ ...parts, ...VIEW, oddsHidden: true })[0]!.best_odds).toBeUndefined();
});
