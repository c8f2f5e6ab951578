import { expect, test } from 'vitest';
import { readSample } from '#testing/samples.ts';
import { readOddsApiReply } from './parse.ts';

const sample = (name: string) => readSample(`the-odds-api/${name}`);
const read = (bytes: Uint8Array) => {
  const outcome = readOddsApiReply(bytes);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome;
};

test('prices of a league: by bookmaker, with their time and links', () => {
  const { matches, bookmakers, leftOut } = read(sample('serie-a-odds.json'));
  const [match, started] = matches;
  expect(match).toMatchObject({
    tournamentId: 524,
    seasonId: 36,
    sourceKey: 'event-1',
    home: 'Inter Milan',
    links: { pinnacle: 'https://bets.example/inter-verona' },
  });
  expect(
    match!.prices.map((p) => [p.bookmaker, p.betType, p.odd, p.capturedAt?.toISOString()]),
  ).toEqual([
    ['pinnacle', '1', 1.27, '2026-03-14T10:00:05.000Z'],
    ['pinnacle', 'X', 6.1, '2026-03-14T10:00:05.000Z'],
    ['pinnacle', '2', 11.5, '2026-03-14T10:00:05.000Z'],
    ['pinnacle', 'u_2_5', 2.3, '2026-03-14T10:00:00.000Z'],
    ['pinnacle', 'o_2_5', 1.65, '2026-03-14T10:00:00.000Z'],
  ]);
  expect(started!.prices).toEqual([]);
  expect(bookmakers).toEqual({ somebody: "Somebody's Bets" });
  expect(leftOut).toBe(1);
});

test('an invalid event or bookmaker is refused alone, with its reason', () => {
  expect(read(sample('serie-a-odds.json')).problems).toEqual([
    { where: 'event event-1', reason: 'betfair_ex_eu h2h prices 1.29 1000 12 cannot be' },
    { where: 'event event-1', reason: 'a bookmaker: no good markets' },
    { where: 'item 2', reason: 'no good commence_time' },
  ]);
});

test('prices of one match: goal, double chance, other lines, draw no bet', () => {
  const { matches, problems } = read(sample('event-odds.json'));
  expect(problems).toEqual([]);
  expect(Object.fromEntries(matches[0]!.prices.map((p) => [p.betType, p.odd]))).toEqual({
    goal: 2.1,
    no_goal: 1.7,
    '1X': 1.06,
    '12': 1.14,
    X2: 3.8,
    o_1_5: 1.2,
    u_1_5: 4.5,
    o_0_5: 1.04,
    u_0_5: 11,
    dnb_1: 1.1,
    dnb_2: 6.5,
  });
  expect(new Set(matches[0]!.prices.map((p) => p.bookmaker))).toEqual(new Set(['ladbrokes']));
});

test('scores: a result once a match is over, none during or before it', () => {
  const { matches, problems } = read(sample('epl-scores.json'));
  expect(matches.map(({ home, status, score }) => [home, status, score])).toEqual([
    ['Fulham', 'finished', { home: 2, away: 1 }],
    ['Brentford', 'live', null],
    ['Chelsea', 'scheduled', null],
  ]);
  expect(problems).toEqual([{ where: 'event e-4', reason: 'completed without a score' }]);
});

test.each([
  ['cut off', sample('serie-a-odds.json').subarray(0, 700), 'not whole JSON'],
  ['an error', Buffer.from('{"message":"no"}'), 'not a list of events'],
  ['nothing', Buffer.from('null'), 'not a list of events'],
])('a reply that is %s is refused as a whole', (_, bytes, reason) => {
  expect(readOddsApiReply(bytes)).toEqual({ ok: false, reason });
});

test('an empty list of events is valid', () => {
  expect(read(Buffer.from('[]'))).toMatchObject({ matches: [], problems: [], leftOut: 0 });
});
