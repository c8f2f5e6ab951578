import { healthCalls } from '@tredici/contract/health';
import { beforeEach, expect, test } from 'vitest';
import { unknownTeam } from '#db/schema/ingestion.ts';
import { jobRun } from '#db/schema/jobs.ts';
import { seedConstants } from '#db/seed-constants.ts';
import { recordFetch } from '#features/ingestion/store.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { createTestApp, createTestClock } from '#testing/test-app.ts';

let { db, pool } = await createTestDatabase();
const clock = createTestClock();
const ago = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000);

/** Another server each time, so that nothing comes from a cache. */
async function ask() {
  const app = await createTestApp({ db, pool }, { clock });
  const reply = await app.inject({ url: '/api/health/sources/' });
  expect(reply.statusCode).toBe(200);
  return { body: healthCalls.dataHealth.reply.parse(reply.json()), text: reply.body };
}

const fetched = (address: string, minutes: number, cause: string | null = null) =>
  recordFetch(db, {
    source: 'football-data.co.uk',
    address,
    startedAt: ago(minutes),
    finishedAt: ago(minutes),
    outcome: cause ? 'failed' : 'imported',
    cause,
    matches: 10,
    refused: cause ? 0 : 2,
  });
const ran = (outcome: 'done' | 'failed', minutes: number, cause: string | null = null) =>
  db.insert(jobRun).values({
    job: 'forecast',
    slot: String(minutes),
    startedAt: ago(minutes),
    finishedAt: ago(minutes),
    outcome,
    cause,
  });

beforeEach(async () => {
  ({ db, pool } = await createTestDatabase());
});

test('before anything ran there is no warning', async () => {
  const { body } = await ask();
  expect(body).toMatchObject({ status: 'ok', sources: [], jobs: [], forecasts_at: null });
});

test('a failing source, a failed fit and an unknown name are reported, without secrets', async () => {
  await seedConstants(db);
  await fetched('/a.csv', 30);
  await ran('done', 40);
  expect((await ask()).body).toMatchObject({
    status: 'ok',
    sources: [{ well: true, matches: 10, refused: 2, last_success: ago(30).toISOString() }],
    jobs: [{ job: 'forecast', well: true, last_done: ago(40).toISOString(), last_failed: null }],
  });

  await fetched('/a.csv', 20, 'unavailable: status 503');
  await ran('failed', 10, 'Failed query: select password from somewhere');
  const { body, text } = await ask();
  expect(body).toMatchObject({
    status: 'attention',
    sources: [{ well: false, failing: ['/a.csv'], cause: 'unavailable: status 503' }],
    jobs: [{ well: false, last_failed: ago(10).toISOString() }],
  });
  expect(text).not.toContain('password');

  await fetched('/a.csv', 5);
  await ran('done', 2);
  expect((await ask()).body).toMatchObject({ status: 'ok', sources: [{ well: true }] });
  await db.insert(unknownTeam).values({
    source: 'the-odds-api',
    seasonId: 36,
    country: 'Italy',
    name: 'Intr',
    seenAt: ago(1),
  });
  expect((await ask()).body).toMatchObject({ status: 'attention', unknown_names: 1 });
});

test('reports how many subscriptions the last reconciliation corrected', async () => {
  const reconciled = (rows: number | null, minutes: number) =>
    db.insert(jobRun).values({
      job: 'reconcile-payments',
      slot: String(minutes),
      rows,
      startedAt: ago(minutes),
      finishedAt: ago(minutes),
      ...(rows === null
        ? ({ outcome: 'failed', cause: '1 customers could not be read' } as const)
        : ({ outcome: 'done', cause: null } as const)),
    });
  const reported = async () =>
    (await ask()).body.jobs.find(({ job }) => job === 'reconcile-payments')?.last_rows;
  await reconciled(5, 3_000);
  expect(await reported()).toBe(5);
  await reconciled(2, 1_500);
  expect(await reported()).toBe(2);
  await reconciled(null, 60);
  expect(await reported(), 'of the last run that was done').toBe(2);
});
