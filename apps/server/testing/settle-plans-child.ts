import { openPool } from '#db/pool.ts';
import { settlePlans } from '#features/plan/settle-plans.ts';

/** A settlement of plans in small chunks, for the test that kills it. */
if (process.argv[1] === import.meta.filename) {
  const { url, chunk } = JSON.parse(process.argv[2] ?? '{}') as { url: string; chunk: number };
  const { db, pool } = openPool(url, { applicationName: 'tredici-killed' });
  process.stdout.write(`${await settlePlans({ db, chunk })}\n`);
  await pool.end();
}
