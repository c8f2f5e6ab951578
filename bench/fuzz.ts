// npm run bench -- fuzz [requests] [seed]: sends every call of the OpenAPI document with values that it
// allows and values that it does not, without a login, as Free and as Pro, on a demo world. No reply may be a
// 5xx, and each must match the document: a documented status with a body of its schema.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CALLS } from '@tredici/contract/calls';
import { errorBody } from '@tredici/contract/errors';
import { seededRandom } from '@tredici/engine/numeric/random';
import { buildApp } from '@tredici/server/app';
import { createClock } from '@tredici/server/clock';
import { readConfig } from '@tredici/server/config';
import { demoPayments } from '@tredici/server/demo/payments/stand-in';
import { forecastAll } from '@tredici/server/features/forecasts/compute/forecast-all';
import { freezeDue } from '@tredici/server/features/forecasts/ledger/freeze';
import { settleDue } from '@tredici/server/features/forecasts/settle/settle';
import type { OpenApiDocument, Operation } from '@tredici/server/http/openapi';
import { createLog } from '@tredici/server/log/logging';
import { prepareDatabase } from '@tredici/server/prepare-database';
import { type Fuzz, makeValue, pick } from './measure/fuzz-values.ts';
import { openDatabase } from './measure/open-database.ts';
import { saveResult } from './save-result.ts';

const AT_ONCE = 16;
const PASSWORD = 'Tredici13!';

type App = Awaited<ReturnType<typeof buildApp>>;

interface Route {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

interface Fault {
  readonly call: string;
  readonly status: number;
  readonly why: string;
  readonly request: string;
}

export async function run(args: readonly string[]): Promise<void> {
  const requests = Number(args[0] ?? 50_000);
  const seed = Number(args[1] ?? 13);
  const dataDir = mkdtempSync(join(tmpdir(), 'tredici-bench-'));
  const config = readConfig({
    TREDICI_DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '999999999',
  });
  if (!config.ok) throw new Error(config.message);
  const connection = await openDatabase(config.value);
  const { db, pool } = connection;
  const clock = createClock();
  try {
    const prepared = await prepareDatabase(connection, config.value, clock);
    if (!prepared.ok) throw new Error(prepared.message);
    await forecastAll({ db, clock });
    await freezeDue({ db, clock });
    await settleDue({ db, clock });
    const log = createLog('silent');
    const paymentsStandIn = await demoPayments({ config: config.value, db, clock, log });
    const app = await buildApp({ config: config.value, clock, db, pool, paymentsStandIn });
    try {
      await report(app, requests, seed);
    } finally {
      await app.close();
      await paymentsStandIn?.close();
    }
  } finally {
    await connection.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function report(app: App, requests: number, seed: number): Promise<void> {
  const document = (await app.inject('/api/docs/json')).json() as OpenApiDocument;
  const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const fuzz: Fuzz = { random: seededRandom(seed), hostility: 0.12, known: await findKnown(app) };
  const statuses: Record<string, number> = {};
  const faults: Fault[] = [];
  const callers = await Promise.all(['', 'free', 'pro'].map((name) => createCaller(app, name)));
  const started = performance.now();
  let sent = 0;
  const one = async () => {
    while (sent < requests) {
      const route = routes[sent % routes.length]!;
      sent += 1;
      const { status, fault } = await ask(app, route, fuzz, pick(fuzz.random, callers));
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (fault) faults.push(fault);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  const serverErrors = faults.filter(({ status }) => status >= 500).length;
  const result = {
    requests,
    seed,
    seconds,
    calls: routes.length,
    '5xx': serverErrors,
    'outside the contract': faults.length - serverErrors,
  };
  console.table(result);
  console.table(statuses);
  for (const fault of faults.slice(0, 20)) console.log(JSON.stringify(fault));
  console.log(`${faults.length === 0 ? 'Within' : 'OUTSIDE'} the budget: 0 and 0.`);
  console.log(
    `Written to ${saveResult('fuzz', { ...result, statuses, faults: faults.slice(0, 200) })}`,
  );
  if (faults.length > 0) process.exitCode = 1;
}

/** Logs in again when a request has ended the session, since logging out is one of the calls. It uses a new
 *  address each time, because the requests include wrong logins, which use up the limit of their own address. */
async function createCaller(app: App, name: string) {
  let logins = 0;
  const login = async () => {
    if (name === '') return undefined;
    logins += 1;
    const reply = await app.inject({
      method: 'POST',
      url: '/api/account/login/',
      payload: { username: `${name}@tredici.test`, password: PASSWORD },
      remoteAddress: `10.${name.length}.${logins >> 8}.${logins & 255}`,
    });
    if (reply.statusCode !== 200) throw new Error(`${name} cannot log in: ${reply.body}`);
    return reply.json().access_token as string;
  };
  let token = await login();
  let renewing: Promise<void> | undefined;
  return {
    token: () => token,
    /** Shared by all requests whose token was refused. */
    renew(refused: string) {
      if (refused !== token) return renewing;
      renewing ??= login().then((fresh) => {
        token = fresh;
        renewing = undefined;
      });
      return renewing;
    },
  };
}

/** Existing rows, so that some requests refer to real data. */
async function findKnown(app: App): Promise<unknown[]> {
  const payload = { username: 'pro@tredici.test', password: PASSWORD };
  const login = await app.inject({ method: 'POST', url: '/api/account/login/', payload });
  const { access_token, user } = login.json();
  const get = async (url: string) =>
    (await app.inject({ url, headers: { authorization: `Bearer ${access_token}` } })).json();
  const bets = await get('/api/v1/tredici/bets/best/');
  const teams = await get('/api/v1/tredici/fantasy/teams/');
  const ids = [...(bets.results ?? bets).slice(0, 5), ...(teams.results ?? [])];
  return [
    user.id,
    524,
    'italy-serie-a',
    '2025/26',
    '1',
    'X',
    'o_2_5',
    'main',
    'it',
    'nobody@tredici.test',
    ...ids.map((row: { id?: number; match_id?: number }) => row.match_id ?? row.id),
  ].filter((value) => value !== undefined);
}

type Caller = Awaited<ReturnType<typeof createCaller>>;

async function ask(app: App, { method, path, operation }: Route, fuzz: Fuzz, caller: Caller) {
  const { parameters = [], requestBody } = operation;
  const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  let url = path;
  const query: string[] = [];
  for (const { name, in: place, schema, required } of parameters) {
    const value = encodeURIComponent(text(makeValue(schema, fuzz) ?? '').toWellFormed());
    // A segment of dots would change the path.
    if (place === 'path') url = url.replace(`{${name}}`, value.replace(/^\.*$/, '0'));
    else if (required || fuzz.random.uniform() < 0.6) query.push(`${name}=${value}`);
  }
  if (query.length > 0) url += `?${query.join('&')}`;
  const json = requestBody?.content['application/json'];
  const payload = json
    ? JSON.stringify(makeValue(json.schema, fuzz))
    : requestBody && Buffer.from(text(makeValue({ type: 'string' }, fuzz)));
  const token = caller.token();
  const headers = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(payload === undefined
      ? {}
      : {
          'content-type': Object.keys(requestBody!.content)[0]!.replace('*/*', 'application/json'),
        }),
  };
  const reply = await app.inject({
    method: method.toUpperCase() as 'GET',
    url,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  const { statusCode: status } = reply;
  // For the call that verifies a token in the body, a 401 is about that token and not about the caller's.
  if (status === 401 && token && operation.operationId !== 'verifyToken') await caller.renew(token);
  const why = findFault(operation, status, reply.body);
  const request = `${method} ${url} ${String(payload ?? '')}`.slice(0, 400);
  return { status, fault: why && { call: operation.operationId, status, why, request } };
}

/** Returns how a reply differs from the document, if it does. */
function findFault({ operationId, responses }: Operation, status: number, body: string) {
  if (status >= 500) return `5xx: ${body.slice(0, 200)}`;
  const call = CALLS[operationId as keyof typeof CALLS];
  // A random value can turn the address into one that does not belong to this call.
  const isOfAddress = status === 404 || (status === 400 && body.includes('malformed_url'));
  if (!(status in responses) && !isOfAddress) return 'a status that is not in the document';
  if (status === 204) return body === '' ? undefined : 'a body where there is none';
  if (!(status in responses)) return undefined;
  const schema = status === call.status ? 'reply' in call && call.reply : errorBody;
  if (!schema) return undefined;
  const { content } = responses[status]!;
  const isText = content !== undefined && !('application/json' in content);
  const parsed = isText ? body : readJson(body);
  if (parsed === undefined) return `no JSON: ${body.slice(0, 80)}`;
  const checked = schema.safeParse(parsed);
  return checked.success
    ? undefined
    : `not of its schema: ${JSON.stringify(checked.error.issues[0])}`;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
