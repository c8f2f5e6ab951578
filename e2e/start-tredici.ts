import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig, LaunchOptions } from '@playwright/test';
import { startMailCatcher } from '@tredici/server/testing/mail-catcher';
import { startDemoServer } from '../scripts/demo-server.ts';
import { readTestRun } from '../scripts/test-run.ts';
import { makeStates } from './browser-states.ts';

/** The address of the operator's ad script: journeys answer it themselves. */
export const AD_TRACKING_SRC = 'https://ads.tredici.test/track.js';

interface Use {
  readonly baseURL?: string | undefined;
  readonly launchOptions?: LaunchOptions | undefined;
}

/** Called by Playwright before the journeys; the returned function stops what it has started. */
export default async function setUp(config: FullConfig): Promise<() => Promise<void>> {
  // `npm test` has already started it beside other tests.
  if (process.env.E2E_STATES) return async () => {};
  return startTredici(config.projects[0]!.use);
}

/** Starts Tredici and its mail server, and puts their addresses into the environment, which Playwright passes
 *  on to the processes of the journeys. The returned function stops them. */
export async function startTredici({ baseURL, launchOptions }: Use): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tredici-journeys-'));
  const mails = join(folder, 'mails');
  await mkdir(mails);
  const mailServer = await startMailCatcher(mails);
  process.env.E2E_MAIL_DIR = mails;
  process.env.E2E_SMTP_URL = mailServer.url;
  const { startsAt } = readTestRun();
  const server = await startDemoServer({
    port: Number(new URL(baseURL!).port),
    env: { AD_TRACKING_SRC, SMTP_URL: mailServer.url, TREDICI_NOW: startsAt },
  });
  process.env.E2E_DATA_DIR = server.dataDir;
  // Asked from the server: on a busy machine its clock starts seconds after we asked for it.
  const settings = await fetch(`${server.url}/api/v1/tredici/settings/`);
  const { now } = (await settings.json()) as { now: string };
  process.env.E2E_CLOCK_AHEAD_MS = String(Date.parse(now) - Date.now());
  const stop = async () => {
    await server.stop();
    await mailServer.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    // While the worker makes its forecasts.
    const making = makeStates(baseURL!, launchOptions);
    const [states] = await Promise.all([making, untilForecast(server.url)]);
    const file = join(folder, 'states.json');
    await writeFile(file, JSON.stringify(states));
    process.env.E2E_STATES = file;
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

/** With room for the database tests, which run at the same time. */
const PATIENCE_MS = 600_000;

/** At a first start the server answers before the worker has forecast the next matches and settled the past
 *  ones, which journeys rely on. */
async function untilForecast(url: string): Promise<void> {
  const ask = async (path: string, headers: Record<string, string> = {}, body?: object) => {
    const reply = await fetch(`${url}/api${path}`, {
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return reply.json();
  };
  const user = { username: 'pro@tredici.test', password: 'Tredici13!' };
  const { access_token: token } = await ask('/account/login/', {}, user);
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const [coming, past] = await Promise.all([
      ask('/v1/tredici/bets/524/?bets=main', { authorization: `Bearer ${token}` }),
      ask('/v1/tredici/track-record/'),
    ]);
    const forecast = coming.results.some((match: { bets: object }) => '1' in match.bets);
    if (forecast && past.number_of_matches > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('Tredici made no forecasts');
}
