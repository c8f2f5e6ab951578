import type { Championship } from '@tredici/contract/championships';
import type { LineupReply, Team } from '@tredici/contract/teams';
import { expect, test, vi } from 'vitest';
import { createFantasyWorld, lineupOf } from '#testing/fantasy-world.ts';

/** The effect of requests that arrive at the same time. */
const { ask, call, database, players, addTeam } = await createFantasyWorld();
const { pool } = database;

/** More than there are connections to the database. */
const CROWD = 24;
type Reply = Awaited<ReturnType<typeof call>>;
const atOnce = (count: number, one: (at: number) => Promise<Reply>) =>
  Promise.all(Array.from({ length: count }, (_, at) => one(at)));
const codes = (replies: readonly Reply[]) =>
  replies.map((reply) => `${reply.statusCode} ${reply.body && reply.json().code}`);
const addChampionship = (participants = ['Paola', 'Franco']) =>
  ask<Championship>('POST', 'championships/', {
    name: 'Lega di via Po',
    rules: 'classic-standard',
    participants,
  });

test('of many saves of the same version of a line-up one wins, and none waits for a connection', async () => {
  const team = await addTeam();
  const { round } = await ask<LineupReply>('GET', `teams/${team.id}/lineup/`);
  const line = { ...lineupOf(team), round, version: 0 };
  const saved = await atOnce(CROWD, () => call('POST', `teams/${team.id}/lineup/`, line));
  const statuses = saved.map(({ statusCode }) => statusCode).sort((a, b) => a - b);
  expect(statuses).toEqual([200, ...Array.from({ length: CROWD - 1 }, () => 409)]);
});

test('a list that is shared twice at the same time has one address, and both replies give it', async () => {
  const { id } = await ask<{ id: number }>('POST', 'lists/', { name: 'Da prendere' });
  const opened = await atOnce(6, () => call('POST', `lists/${id}/share/`, { is_shared: true }));
  const keys = new Set(opened.map((reply) => reply.json().share_key));
  expect([...keys]).toEqual([expect.any(String)]);
  const [key] = keys;
  expect((await call('GET', `shared-lists/${key}/`, undefined, null)).statusCode).toBe(200);
});

/** Replies to requests that are each sent while the ones before wait for these locked rows. */
async function whileHeld(rows: string, requests: ReadonlyArray<() => Promise<Reply>>) {
  const holder = await pool.connect();
  try {
    await holder.query('begin');
    await holder.query(`${rows} for update`);
    const replies: Promise<Reply>[] = [];
    for (const request of requests) {
      replies.push(Promise.resolve(request()));
      await vi.waitFor(async () => {
        const waiting = await pool.query(`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`);
        expect(waiting.rowCount).toBe(replies.length);
      });
    }
    await holder.query('commit');
    return codes(await Promise.all(replies));
  } finally {
    holder.release();
  }
}

test('a write to something that is being deleted gets not found', async () => {
  const { id, participants } = await addChampionship();
  const totals = [{ participant_id: participants[0]!.id, total: 70 }];
  const entered = await whileHeld(
    `select from championship_participant where championship_id = ${id}`,
    [
      () => call('DELETE', `championships/${id}/`),
      () => call('POST', `championships/${id}/rounds/1/`, { totals }),
    ],
  );
  expect(entered).toEqual(['204 ', '404 championship_not_found']);

  const team = await addTeam();
  const path = `teams/${team.id}/`;
  const { round } = await ask<LineupReply>('GET', `${path}lineup/`);
  const line = { ...lineupOf(team), round, version: 0 };
  await ask('POST', `${path}lineup/`, line);
  const saved = await whileHeld(`select from fantasy_team where id = ${team.id}`, [
    () => call('DELETE', path),
    () => call('POST', `${path}lineup/`, { ...line, round: Number(round) + 1 }),
    () => call('POST', `${path}rounds/${round}/`, { votes: [] }),
  ]);
  expect(saved).toEqual(['204 ', '404 not_found', '404 not_found']);
});

test('a roster edited while a purchase is added to it is not overwritten', async () => {
  const { id, participants } = await addChampionship();
  const participant_id = participants[0]!.id;
  const team = await addTeam({ championship_id: id, participant_id, players: [] });
  const { id: player_id } = players.find(({ has_left }) => !has_left)!;
  const bought = await call('POST', `championships/${id}/purchases/`, {
    ...{ participant_id, player_id, price: 7 },
  });
  expect(bought.statusCode).toBe(201);
  const edited = await call('PATCH', `teams/${team.id}/`, { version: team.version, players: [] });
  expect(codes([edited])).toEqual(['409 conflict']);
  const held = await ask<Team>('GET', `teams/${team.id}/`);
  expect(held.players).toMatchObject([{ player_id, price: 7 }]);
  const purchase = `championships/${id}/purchases/${bought.json().id}/`;
  expect((await call('DELETE', purchase)).statusCode).toBe(204);
  const sold = await ask<Team>('GET', `teams/${team.id}/`);
  expect([sold.players, sold.version > held.version]).toEqual([[], true]);
});
