import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCredits } from './credits.ts';
import { allowanceToday, type LeagueToPrice, planCalls } from './plan-calls.ts';
import { creditsRequest, paidRequest, publicAddress } from './requests.ts';

const now = new Date('2026-03-14T09:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const NONE_AWAITED = { awaited: [], scoredAt: null };
const league = (sportKey: string, hours: number, pricedHoursAgo?: number): LeagueToPrice => ({
  sportKey,
  pricedAt: pricedHoursAgo === undefined ? null : inHours(-pricedHoursAgo),
  events: [{ id: `${sportKey}-1`, kickoff: inHours(hours), pricedAt: inHours(-0.5) }],
  ...NONE_AWAITED,
});

test("the soonest leagues come first, within today's allowance", () => {
  // 18 days are left: 5 credits a day.
  const plan = planCalls({
    now,
    creditsLeft: 90,
    spentToday: 0,
    leagues: [league('late', 60), league('soon', 5), league('middle', 20)],
  });
  expect(plan.calls.map((call) => call.sportKey)).toEqual(['soon', 'middle']);
  expect(plan).toMatchObject({ cost: 4, left: 1, postponed: ['late'] });
});

test('nothing is bought without a coming match, with fresh prices, or too far ahead', () => {
  const leagues = [
    league('over', -2),
    league('next month', 24 * 20),
    league('just priced', 20, 0.9),
    { sportKey: 'summer', pricedAt: null, events: [], ...NONE_AWAITED },
  ];
  expect(planCalls({ now, creditsLeft: 5_000, spentToday: 0, leagues }).calls).toEqual([]);
});

test('with credits to spare single matches are priced too', () => {
  const events = [30, 3, 60].map((hours) => ({
    id: `in ${hours} h`,
    kickoff: inHours(hours),
    pricedAt: null,
  }));
  const plan = planCalls({
    now,
    creditsLeft: 20_000,
    spentToday: 0,
    leagues: [{ sportKey: 'a', pricedAt: inHours(-0.1), events, ...NONE_AWAITED }],
  });
  expect(plan.calls).toEqual([
    { kind: 'match', sportKey: 'a', eventId: 'in 3 h', cost: 4 },
    { kind: 'match', sportKey: 'a', eventId: 'in 30 h', cost: 4 },
  ]);
});

test('results are requested if the free providers have none, before prices and not twice a day', () => {
  const lacks = (hoursAgo: number, askedHoursAgo?: number): LeagueToPrice => ({
    ...league(`since ${hoursAgo} h`, 5, 0.1),
    awaited: [inHours(-hoursAgo)],
    scoredAt: askedHoursAgo === undefined ? null : inHours(-askedHoursAgo),
  });
  const leagues = [league('soon', 5), lacks(20), lacks(30, 11), lacks(40, 13), lacks(3), lacks(80)];
  const plan = (creditsLeft: number) =>
    planCalls({ now, creditsLeft, spentToday: 0, leagues }).calls;
  expect(plan(20_000).filter(({ kind }) => kind === 'scores')).toEqual([
    { kind: 'scores', sportKey: 'since 20 h', cost: 2 },
    { kind: 'scores', sportKey: 'since 40 h', cost: 2 },
  ]);
  expect(plan(18).map(({ kind }) => kind)).toEqual([]);
  expect(plan(54).map(({ kind }) => kind)).toEqual(['scores']);
});

test('on the last day of the month all remaining credits may be spent', () => {
  const lastDay = new Date('2026-03-31T23:00:00Z');
  expect(allowanceToday({ now: lastDay, creditsLeft: 44, spentToday: 6 })).toBe(44);
});

test('no plan costs more than is left, whatever is needed', () => {
  fc.assert(
    fc.property(
      fc.nat(600),
      fc.nat(60),
      fc.array(fc.tuple(fc.integer({ min: -50, max: 300 }), fc.nat(100)), { maxLength: 40 }),
      (creditsLeft, spentToday, shape) => {
        const leagues = shape.map(([hours, ago], index) => ({
          ...league(`league ${index}`, hours, ago),
          events: [{ id: 'x', kickoff: inHours(hours), pricedAt: null }],
          awaited: [inHours(hours)],
        }));
        const plan = planCalls({ now, creditsLeft, spentToday, leagues });
        expect(plan.cost).toBe(plan.calls.reduce((sum, call) => sum + call.cost, 0));
        expect(plan.cost).toBeLessThanOrEqual(creditsLeft);
      },
    ),
  );
});

test('credits are read from the headers, or are unknown', () => {
  expect(readCredits({ 'x-requests-remaining': '487', 'x-requests-last': '2' })).toEqual({
    remaining: 487,
    last: 2,
  });
  expect(readCredits({ 'x-requests-remaining': '12.0' })).toEqual({ remaining: 12, last: null });
  expect(readCredits({})).toBeNull();
  expect(readCredits({ 'x-requests-remaining': '-3' })).toBeNull();
});

test('the key is in the request and in nothing that is stored', () => {
  const access = { url: 'https://odds.example/v4/', key: 'secret' };
  const call = { kind: 'league', sportKey: 'soccer_epl', cost: 2 } as const;
  const { url, attempts } = paidRequest(access, call);
  expect(attempts).toBe(1);
  expect(url).toBe(
    'https://odds.example/v4/sports/soccer_epl/odds?apiKey=secret&regions=eu&oddsFormat=decimal&includeLinks=true&markets=h2h%2Ctotals',
  );
  expect(publicAddress(url)).not.toContain('secret');
  expect(creditsRequest(access).isFinal!(429, '{"error_code":"OUT_OF_USAGE_CREDITS"}')).toBe(true);
});
