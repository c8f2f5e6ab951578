import { expect, test } from 'vitest';
import { championship } from '#db/schema/fantasy.ts';
import { exportChampionships } from '#features/fantasy/store.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { addUser, createTestApp, createTestClock, logIn } from '#testing/test-app.ts';
import { exportHandlers } from './routes.ts';

const database = await createTestDatabase();
const { db } = database;
const clock = createTestClock();
const app = await createTestApp(database, { clock });

test('an export is a consistent snapshot, whatever is written meanwhile', async () => {
  const userId = await addUser(db, 'ada@example.test');
  await logIn(app, 'ada@example.test');
  const { rows } = await database.pool.query('select id from session where user_id = $1', [userId]);
  const values = { userId, name: 'Dopo', rules: {} as never, rounds: 38 };
  const handlers = exportHandlers({ db, clock, attempts: {} as never }, {} as never, {
    later: async (tx) => {
      await db.insert(championship).values(values);
      return exportChampionships(tx, userId);
    },
  });
  const session = { id: Number(rows[0].id), user: { id: userId } };
  const { sections } = (await handlers.exportDataAfterLogin({ session } as never)) as never as {
    sections: { account: object[]; championships: object[]; later: object[] };
  };
  expect(sections.account).toHaveLength(1);
  expect([sections.championships, sections.later]).toEqual([[], []]);
});
