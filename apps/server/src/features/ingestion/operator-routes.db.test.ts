import { seasonByLabel } from '@tredici/contract/seasons';
import { beforeEach, expect, test } from 'vitest';
import { match, team, teamAlias } from '#db/schema/football.ts';
import { readSeasonFile } from '#sources/football-data-co-uk/read-files.ts';
import { emptyWorld } from '#testing/empty-world.ts';
import { createOperatorWorld } from '#testing/operator-world.ts';
import { importResponse } from './import-response.ts';

const { db, clock, ada, bea, call, actions, undo } = await createOperatorWorld();
const SOURCE = 'football-data.co.uk';

/** A file of Serie B with a spelling that nobody uses. */
async function importName(name: string, again = false) {
  const row = `I2,14/03/2026,15:00,${name},Bari,2,0,1.5,4,6.5`;
  const body = Buffer.from(`Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,B365H,B365D,B365A\n${row}\n`);
  const read = () => readSeasonFile(body, { division: 'I2', season: seasonByLabel('2025/26') });
  const about = { source: SOURCE, address: '/mmz4281/2526/I2.csv', body, read, again } as const;
  const answer = { ...about, fetchedAt: clock.now(), etag: null, lastModified: null };
  return importResponse(db, answer, () => clock.now());
}
const names = async () => (await call('GET', 'names/')).json().results;
const resolve = (club: string, more: object = {}, token = ada.token) =>
  call('POST', 'names/resolve/', {
    token,
    payload: { source: SOURCE, country: 'Italy', name: 'Sampdorja', club, ...more },
  });

beforeEach(() => emptyWorld(db));

test('a name is resolved with the suggested club, and the waiting matches are imported', async () => {
  await importName('Sampdorja');
  const [waiting] = await names();
  expect(waiting).toEqual({
    source: SOURCE,
    country: 'Italy',
    seasons: ['2025/26'],
    name: 'Sampdorja',
    seen_at: clock.now().toISOString(),
    suggestions: expect.arrayContaining(['Sampdoria']),
  });
  expect(await db.$count(match)).toBe(0);
  const done = await resolve(waiting.suggestions[0]);
  expect(done.json()).toEqual({ club: 'Sampdoria', changed: 1, failed: [] });
  expect(await names()).toEqual([]);
  expect(await db.$count(match)).toBe(1);
  expect((await actions())[0]).toMatchObject({
    command: 'alias resolve',
    user_id: ada.id,
    undoable: true,
    about: `Sampdorja · Sampdoria · Italy · ${SOURCE}`,
  });
});

test('an alias is undone: the name waits again and can be resolved again', async () => {
  await importName('Sampdorja');
  await resolve('Genoa');
  const [resolved] = await actions();
  expect((await undo(resolved.id)).statusCode).toBe(204);
  const aliases = await db.select({ name: teamAlias.name }).from(teamAlias);
  expect(aliases.map(({ name }) => name)).not.toContain('Sampdorja');
  expect(await names()).toMatchObject([{ name: 'Sampdorja' }]);
  expect((await resolve('Sampdoria')).json()).toMatchObject({ club: 'Sampdoria', changed: 1 });
  expect((await undo(resolved.id)).json().code).toBe('conflict');
});

test('another club is chosen by name, created only on request, and a wrong one is refused', async () => {
  await importName('Sampdorja');
  expect((await resolve('Sandoria')).json().code).toBe('club_unknown');
  expect(await names()).toHaveLength(1);
  const clubs = (await call('GET', 'clubs/?country=Italy')).json().results;
  expect(clubs).toEqual(expect.arrayContaining(['Inter', 'Sampdoria', 'Bari']));
  expect((await call('GET', 'clubs/?country=Atlantis')).json()).toEqual({ results: [] });
  const html = '<b>Nuova</b> & "C"';
  expect((await resolve(html, { create: true })).json()).toMatchObject({ club: html });
  expect((await db.select({ name: team.name }).from(team)).map(({ name }) => name)).toContain(html);
});

test('of two operators who resolve one name, the second is told that it no longer waits', async () => {
  await importName('Sampdorja');
  const replies = await Promise.all([
    resolve('Sampdoria', {}, ada.token),
    resolve('Genoa', {}, bea.token),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  expect(await db.$count(match)).toBe(1);
});

test.each([
  ['an unknown source', { source: 'nowhere' }, 404],
  ['a name that waits nowhere', { name: 'Sampdoriaaa' }, 404],
  ['a name of ten thousand letters', { name: 'x'.repeat(10_000) }, 400],
  ['a club of ten thousand letters', { club: 'x'.repeat(10_000) }, 400],
  ['a blank club', { club: '  ' }, 400],
])('%s is refused', async (_, more, status) => {
  await importName('Sampdorja');
  expect((await resolve('Sampdoria', more)).statusCode).toBe(status);
  expect(await names()).toHaveLength(1);
});
