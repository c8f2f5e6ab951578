// npm run bench -- players [--data FOLDER]: recomputing the players of the demo world, the list and a
// player's page as API replies, and all projections. With a folder of Fantacalcio.it's files also uploading,
// reading and previewing each of them, and then confirming it.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { buildApp } from '@tredici/server/app';
import { readConfig } from '@tredici/server/config';
import type { DatabaseConnection } from '@tredici/server/db/connect';
import { inTransaction } from '@tredici/server/db/transaction';
import { tellPlayers } from '@tredici/server/demo/players';
import { DEMO_LOGINS, syncDemoUsers } from '@tredici/server/features/accounts/demo-users';
import { createPasswords } from '@tredici/server/features/accounts/passwords/passwords';
import { viewFor } from '@tredici/server/features/fantasy/players/view';
import { seedPlayerWorld } from '@tredici/server/testing/player-world';
import { openDatabase } from './measure/open-database.ts';
import { saveResult } from './save-result.ts';

const NOW = new Date('2026-11-15T04:00:00Z');
const TURNS = 5;
const BUDGETS = { list: 25_000, file: 2_000, tell: 3_000, projections: 500 };

interface Figure {
  readonly figure: string;
  readonly value: number;
  readonly atMost: number;
}

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { data: { type: 'string' } } });
  const dataDir = await mkdtemp(join(tmpdir(), 'tredici-players-'));
  const figures: Figure[] = [];
  try {
    const database = await openDatabase({ dataDir });
    const { db, pool, close } = database;
    try {
      await seedPlayerWorld(db, NOW);
      await pool.query('truncate player, player_season, player_round, player_availability');
      const origin = { seed: 13, beganAt: NOW.getTime() };
      const told = await timed(() =>
        inTransaction(db, (tx) => tellPlayers(tx, origin, NOW.getTime())),
      );
      figures.push({
        figure: 'players of two seasons told, ms',
        value: told,
        atMost: BUDGETS.tell,
      });
      // A cache that remembers nothing.
      const memory = { get: <T>(_: string, options: { load(): Promise<T> }) => options.load() };
      const view = () => viewFor({ db, clock: { now: () => NOW }, memory }, 1);
      const projected = await best(async () => (await view()).projections());
      figures.push({
        figure: 'loaded and projected, ms',
        value: projected,
        atMost: BUDGETS.projections,
      });
      figures.push(...(await measureReplies(database, values.data)));
    } finally {
      await close();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
  console.table(figures.map((row) => ({ ...row, met: row.value <= row.atMost })));
  console.log(`Figures in ${saveResult('players', figures)}`);
  if (figures.some(({ value, atMost }) => value > atMost)) process.exitCode = 1;
}

async function measureReplies(
  database: DatabaseConnection,
  files: string | undefined,
): Promise<Figure[]> {
  const config = readConfig({ LOG_LEVEL: 'silent' });
  if (!config.ok) throw new Error(config.message);
  const app = await buildApp({ ...database, config: config.value, clock: { now: () => NOW } });
  await syncDemoUsers(database.db, 'demo', NOW, createPasswords());
  const payload = DEMO_LOGINS.find(({ username }) => username.startsWith('pro'))!;
  const login = await app.inject({ method: 'POST', url: '/api/account/login/', payload });
  const headers = { authorization: `Bearer ${login.json().access_token}` };
  const get = (path: string) =>
    app.inject({ method: 'GET', url: `/api/v1/tredici/fantasy/${path}`, headers });
  const first = await timed(() => get('players/'));
  const reply = await get('players/');
  const id: number = reply.json().players.id[0];
  const figures = [
    { figure: 'list, gzip bytes', value: gzipSync(reply.body).length, atMost: BUDGETS.list },
    { figure: 'list, first, ms', value: first, atMost: 1_000 },
    { figure: 'list, again, ms', value: await best(() => get('players/')), atMost: 10 },
    { figure: 'player, ms', value: await best(() => get(`players/${id}/`)), atMost: 50 },
    { figure: 'clubs, again, ms', value: await best(() => get('clubs/')), atMost: 10 },
  ];
  if (files) figures.push(...(await measureFiles(app, headers.authorization, files)));
  await app.close();
  return figures;
}

async function measureFiles(
  app: Awaited<ReturnType<typeof buildApp>>,
  authorization: string,
  folder: string,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  const post = async (path: string, payload?: Buffer) => {
    const url = `/api/v1/tredici/fantasy/imports/${path}`;
    const type = payload ? { 'content-type': 'application/octet-stream' } : {};
    const headers = { authorization, ...type };
    const reply = await app.inject({ method: 'POST', url, headers, ...(payload && { payload }) });
    if (reply.statusCode >= 300) throw new Error(reply.body);
    return reply.json();
  };
  for (const name of (await readdir(folder)).filter((file) => /\.(xlsx|csv)$/.test(file)).sort()) {
    const bytes = await readFile(join(folder, name));
    let id = 0;
    const shown = await best(async () => {
      const query = new URLSearchParams({ name });
      id = (await post(`?${query}`, bytes)).file.id;
    });
    const confirmed = await timed(() => post(`${id}/confirm/`));
    figures.push(
      { figure: `${name}: shown, ms`, value: shown, atMost: BUDGETS.file },
      { figure: `${name}: confirmed, ms`, value: confirmed, atMost: BUDGETS.file },
    );
  }
  return figures;
}

async function best(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) times.push(await timed(work));
  return Math.min(...times);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return Math.round((performance.now() - started) * 10) / 10;
}
