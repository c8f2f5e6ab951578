// npm run bench -- login-timing [tries]: whether the time of a failed login reveals if the address is known.
// Known and unknown addresses take turns, so that the machine's load affects both equally.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '@tredici/server/app';
import { readConfig } from '@tredici/server/config';
import { appUser } from '@tredici/server/db/schema/accounts';
import { createPasswords } from '@tredici/server/features/accounts/passwords/passwords';
import { openDatabase } from './measure/open-database.ts';
import { saveResult } from './save-result.ts';

const MOST_PERCENT = 5;
/** Each try comes after the rate limits of the last one have expired. */
const STEP_MS = 15 * 60_000;
const WARM_UP = 30;

export async function run(args: readonly string[]): Promise<void> {
  const tries = Number(args[0] ?? 500);
  const dataDir = mkdtempSync(join(tmpdir(), 'tredici-bench-'));
  try {
    const times = await measure(dataDir, tries);
    const known = median(times.known);
    const unknown = median(times.unknown);
    const result = {
      tries,
      knownMedianMs: round(known),
      unknownMedianMs: round(unknown),
      differencePercent: round((Math.abs(known - unknown) / Math.min(known, unknown)) * 100),
    };
    console.table(result);
    const passed = result.differencePercent <= MOST_PERCENT;
    console.log(
      `${passed ? 'Within' : 'OUTSIDE'} the budget: medians at most ${MOST_PERCENT}% apart.`,
    );
    console.log(`Written to ${saveResult('login-timing', result)}`);
    if (!passed) process.exitCode = 1;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(dataDir: string, tries: number) {
  const config = readConfig({ LOG_LEVEL: 'silent', TREDICI_DATA_DIR: dataDir });
  if (!config.ok) throw new Error(config.message);
  const { db, pool, close } = await openDatabase(config.value);

  let now = Date.now();
  const app = await buildApp({
    config: config.value,
    clock: { now: () => new Date(now) },
    db,
    pool,
    webRoot: join(dataDir, 'no-web'),
  });
  await db.insert(appUser).values({
    username: 'known@tredici.test',
    email: 'known@tredici.test',
    passwordHash: await createPasswords().hash('Tredici13!'),
    emailVerifiedAt: new Date(now),
  });

  const fail = async (username: string): Promise<number> => {
    now += STEP_MS;
    const started = performance.now();
    const reply = await app.inject({
      method: 'POST',
      url: '/api/account/login/',
      payload: { username, password: 'Sbagliata13!' },
    });
    if (reply.statusCode !== 400) throw new Error(`answered with ${reply.statusCode}`);
    return performance.now() - started;
  };
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let n = 0; n < tries + WARM_UP; n += 1) {
    const names = ['known', 'unknown'] as const;
    // The order alternates from turn to turn.
    for (const name of n % 2 ? names : names.toReversed()) {
      const ms = await fail(`${name}@tredici.test`);
      if (n >= WARM_UP) times[name].push(ms);
    }
  }
  await app.close();
  await close();
  return times;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const round = (value: number): number => Math.round(value * 100) / 100;
