import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { seedConstants } from '#db/seed-constants.ts';
import { createLog } from '#log/logging.ts';
import { openQueue } from '#mail/queue.ts';
import { closeAfterwards } from './close-afterwards.ts';
import { createTestDatabase } from './database/test-database.ts';
import { addOperator, createTestApp, createTestClock } from './test-app.ts';

type Method = 'GET' | 'POST' | 'DELETE';

/** The base of tests of the operator's calls: a server, and two operators who are allowed to use them. */
export async function createOperatorWorld() {
  const database = await createTestDatabase();
  const { db, pool } = database;
  await seedConstants(db);
  // Creates the queue's tables, which a running worker would have created before.
  const boss = await openQueue(pool, createLog('silent'));
  const clock = createTestClock();
  const dataDir = await mkdtemp(join(tmpdir(), 'tredici-operator-'));
  closeAfterwards(() => rm(dataDir, { recursive: true, force: true }));
  const app = await createTestApp(database, { clock, env: { TREDICI_DATA_DIR: dataDir } });
  const [ada, bea] = [
    await addOperator(app, db, 'ada@example.test'),
    await addOperator(app, db, 'bea@example.test'),
  ];
  const call = (
    method: Method,
    path: string,
    { payload, token = ada.token }: { payload?: object; token?: string } = {},
  ): Promise<LightMyRequestResponse> =>
    app.inject({
      method,
      url: `/api/v1/tredici/operator/${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload ? { payload } : {}),
    });
  /** The list of actions, latest first. */
  const actions = async () => (await call('GET', 'actions/')).json().results;
  const undo = (id: number, token = ada.token) => call('POST', `actions/${id}/undo/`, { token });
  return { database, db, pool, boss, clock, app, ada, bea, call, actions, undo };
}
