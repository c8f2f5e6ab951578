import { createPlanWorld } from './plan-world.ts';
import { addUser, createTestApp, logIn } from './test-app.ts';

export const PRO = { premiumUntil: new Date('2099-01-01T00:00:00Z') };

/** The Saturday before the first slot, with a user who has Pro. */
export async function createPlanApp() {
  const world = await createPlanWorld('2026-03-07T12:00:00Z');
  const { database, db, clock } = world;
  const app = await createTestApp(database, { clock });
  const as = async (email: string, more: object = PRO) => {
    const id = await addUser(db, email, more);
    const headers = { authorization: `Bearer ${await logIn(app, email)}` };
    const get = async (path: string) =>
      (await app.inject({ url: `/api/v1/tredici/${path}`, headers })).json();
    const send = (path: string, payload?: object, method: 'POST' | 'PATCH' = 'POST') =>
      app.inject({ method, url: `/api/v1/tredici/${path}`, headers, ...(payload && { payload }) });
    return { id, headers, get, send, summary: () => get('portfolio/summary') };
  };
  const toMonday = () => clock.move(Date.parse('2026-03-09T08:00:00Z') - clock.now().getTime());
  return { ...world, app, as, toMonday };
}
