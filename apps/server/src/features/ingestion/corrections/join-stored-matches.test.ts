import { expect, test } from 'vitest';
import { type Candidate, findDoubles, joinStored } from './join-stored-matches.ts';

const listedAt = (day: number) => new Date(Date.UTC(2024, 7, day, 9));
function row(id: number, kickoff: string, part: Partial<Candidate> = {}): Candidate {
  return {
    id,
    source: 'the-odds-api',
    mergedInto: null,
    tournamentId: 412,
    seasonId: 34,
    homeTeamId: 1,
    awayTeamId: 2,
    kickoff: new Date(kickoff),
    status: 'scheduled',
    homeGoals: null,
    awayGoals: null,
    homeGoalsHalfTime: null,
    awayGoalsHalfTime: null,
    homeShots: null,
    awayShots: null,
    homeShotsOnTarget: null,
    awayShotsOnTarget: null,
    createdAt: listedAt(1),
    hasFrozen: false,
    companions: 1,
    sourceData: { keys: { 'the-odds-api': `key ${id}` } },
    ...part,
  };
}
const THE_16TH = '2024-08-16T18:45:00.000Z';
const THE_18TH = '2024-08-18T15:00:00.000Z';
const played = { status: 'finished', homeGoals: 1, awayGoals: 4 } as const;

/** The joined match, and the id under which it continues. */
function join(...rows: Candidate[]) {
  return findDoubles(rows).map((double) => {
    const { id, kickoff, status, homeGoals, sourceData } = joinStored(double);
    return { id, kickoff: kickoff.toISOString(), status, homeGoals, sourceData };
  });
}

test('the later of two listings gives the date, the older row is kept', () => {
  const [joined] = join(row(1, THE_18TH), row(2, THE_16TH, { createdAt: listedAt(3) }));
  expect(joined).toMatchObject({ id: 1, kickoff: THE_16TH, status: 'scheduled' });
  expect(joined!.sourceData).toEqual({
    keys: { 'the-odds-api': 'key 2' },
    replacedKeys: { 'the-odds-api': ['key 1'] },
  });
});

test("of two listed at once, a date of its own counts rather than the round's common one", () => {
  const joined = join(row(1, THE_16TH), row(2, THE_18TH, { companions: 6 }));
  expect(joined).toMatchObject([{ id: 1, kickoff: THE_16TH }]);
});

test('a row with a result or a frozen forecast is kept, and a result decides the date', () => {
  expect(join(row(1, THE_18TH), row(2, THE_16TH, played))).toMatchObject([
    { id: 2, kickoff: THE_16TH, status: 'finished', homeGoals: 1 },
  ]);
  const frozen = row(2, THE_16TH, { hasFrozen: true });
  expect(join(row(1, THE_18TH, { createdAt: listedAt(4) }), frozen)).toMatchObject([
    { id: 2, kickoff: THE_18TH },
  ]);
  const known = { keys: { 'the-odds-api': 'key 1', 'football-data.org': '9' } };
  expect(
    join(row(1, THE_16TH, { sourceData: known }), row(2, THE_18TH, { createdAt: listedAt(9) })),
  ).toMatchObject([{ id: 1, kickoff: THE_16TH }]);
});

test('two different matches stay two', () => {
  // Weeks apart, of another season, both played, cancelled, or corrected by an operator.
  expect(join(row(1, THE_16TH), row(2, '2024-09-20T18:45:00Z'))).toEqual([]);
  expect(join(row(1, THE_16TH), row(2, THE_18TH, { seasonId: 36 }))).toEqual([]);
  expect(join(row(1, THE_16TH, played), row(2, THE_18TH, played))).toEqual([]);
  expect(join(row(1, THE_16TH), row(2, THE_18TH, { status: 'cancelled' }))).toEqual([]);
  const corrected = { corrected: { kickoff: THE_18TH } };
  expect(join(row(1, THE_16TH), row(2, THE_18TH, { sourceData: corrected }))).toEqual([]);
  // The deciding match of a play-off is listed once the first has been played.
  const decider = row(2, '2024-08-30T18:45:00Z', { createdAt: listedAt(20) });
  expect(join(row(1, THE_16TH, played), decider)).toEqual([]);
});
