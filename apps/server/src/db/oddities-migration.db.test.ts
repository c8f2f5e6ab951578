import { expect, test } from 'vitest';
import { migrateToBefore } from '#testing/database/old-migrations.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { migrateDatabase } from './migrate.ts';

test('stored sentences about odd files become data, and stay for the version before', async () => {
  const { pool, url } = await createTestDatabase({ migrated: false });
  await migrateToBefore(url, '_oddities');
  const early = '3 results of matches to come';
  const fewer = '379 matches instead of 380';
  for (const warnings of [null, [early], [fewer], [early, fewer]]) {
    await pool.query(
      `insert into source_fetch (source, address, started_at, finished_at, outcome, warnings)
        values ('x', '/I1.csv', now(), now(), 'imported', $1)`,
      [warnings && JSON.stringify(warnings)],
    );
  }
  const alert = (cause: string, values: object) =>
    pool.query(
      `insert into operator_alert (cause, kind, values, begun_at)
        values ($1, split_part($1, ':', 1), $2, now())`,
      [cause, values],
    );
  await alert('odd-file:x /I1.csv', { address: '/I1.csv', detail: `${early}; ${fewer}` });
  await alert('odd-file:x /I2.csv', { address: '/I2.csv', detail: fewer });
  await alert('source:x', { source: 'x', detail: fewer });

  expect(await migrateDatabase(url)).toMatchObject({ ok: true });
  const fetches = await pool.query('select warnings, oddities from source_fetch order by id');
  const results = { kind: 'early-results', early: 3 };
  const matches = { kind: 'fewer-matches', found: 379, before: 380 };
  expect(fetches.rows).toEqual([
    { warnings: null, oddities: null },
    { warnings: [early], oddities: [results] },
    { warnings: [fewer], oddities: [matches] },
    { warnings: [early, fewer], oddities: [results, matches] },
  ]);
  const alerts = await pool.query('select values from operator_alert order by id');
  expect(alerts.rows.map(({ values }) => values)).toEqual([
    {
      ...{ address: '/I1.csv', detail: `${early}; ${fewer}` },
      ...{ early: '3', found: '379', before: '380' },
    },
    { address: '/I2.csv', detail: fewer, found: '379', before: '380' },
    { source: 'x', detail: fewer },
  ]);
});
