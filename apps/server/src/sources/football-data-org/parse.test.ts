import { expect, test } from 'vitest';
import { readSample } from '#testing/samples.ts';
import { readFootballDataOrgReply } from './parse.ts';
import { matchesRequests } from './requests.ts';

const bytes = readSample('football-data-org/matches.json');

test('fixtures and results; a score of a running match is not a result', () => {
  const read = readFootballDataOrgReply(bytes);
  if (!read.ok) throw new Error(read.reason);
  expect(
    read.matches.map((m) => [m.sourceKey, m.tournamentId, m.seasonId, m.status, m.score]),
  ).toEqual([
    ['1001', 524, 36, 'scheduled', null],
    ['1002', 364, 36, 'finished', { home: 3, away: 1 }],
    ['1003', 190, 38, 'live', null],
    ['1007', 364, 36, 'postponed', null],
  ]);
  expect(read.matches[1]!.halfTime).toEqual({ home: 1, away: 1 });
  expect(read.leftOut).toBe(1);
  expect(read.problems).toEqual([
    { where: 'item 5', reason: 'no good score.fullTime.home' },
    { where: 'item 6', reason: 'no good utcDate' },
  ]);
});

test.each([
  ['cut off', bytes.subarray(0, 500), 'not whole JSON'],
  ['an error', Buffer.from('{"message":"no","errorCode":403}'), 'not a list of matches'],
])('a reply that is %s is refused as a whole', (_, reply, reason) => {
  expect(readFootballDataOrgReply(reply)).toEqual({ ok: false, reason });
});

test('a long span takes several calls, each with the token in a header only', () => {
  const requests = matchesRequests(
    { url: 'https://org.example/v4', token: 'secret' },
    new Date('2026-03-01T10:00:00Z'),
    new Date('2026-03-15T10:00:00Z'),
  );
  expect(requests.map(({ request }) => request.url.replace(/.*dateFrom/, ''))).toEqual([
    '=2026-03-01&dateTo=2026-03-10',
    '=2026-03-11&dateTo=2026-03-15',
  ]);
  expect(requests[0]!.request.headers).toEqual({ 'X-Auth-Token': 'secret' });
  expect(requests[0]!.request.url).not.toContain('secret');
});
