import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectDatabase } from '#db/connect.ts';
import { openReadReplica } from '#db/read-replica.ts';
import { DEMO_LOGINS } from '#features/accounts/demo-users.ts';
import { createMetrics } from '#features/health/metrics/metrics.ts';
import { type MetricsServer, serveMetrics } from '#features/health/metrics/serve-metrics.ts';
import { createLog } from '#log/logging.ts';
import { buildApp } from './app.ts';
import { createClock } from './clock.ts';
import { deliverRegularly, demoPayments } from './demo/payments/stand-in.ts';
import { closeGracefully } from './http/graceful-close.ts';
import { prepareDatabase, showDemoProgress } from './prepare-database.ts';
import {
  configOrExit,
  DATABASE_AWAY_EXIT,
  endWhenDatabaseGoes,
  explainListenFailure,
  refuseToStart,
  stopOnRequest,
} from './process-lifecycle.ts';
import { visitableUrl } from './public-url.ts';

/** Time for replies under way, and then for everything else to close. */
const GRACE_MS = 1_500;
const LIMIT_MS = 2_200;

const hasStarted = endWhenDatabaseGoes();
const config = configOrExit();
const clock = createClock(config.startsAt);
const connected = await connectDatabase(config, {
  applicationName: 'tredici-server',
  max: config.databasePool,
});
if (!connected.ok) refuseToStart(connected.message, DATABASE_AWAY_EXIT);
const connection = connected.value;

const prepared = await prepareDatabase(connection, config, clock, showDemoProgress);
if (!prepared.ok) refuseToStart(prepared.message);

const { db, pool, directPool } = connection;
const log = createLog(config.logLevel);
const replica = config.databaseReadUrl
  ? await openReadReplica({
      url: config.databaseReadUrl,
      primary: pool,
      applicationName: 'tredici-server',
      max: config.databasePool,
      pooled: config.databaseDirectUrl !== undefined,
      warn: (details, message) => log.warn(details, message),
    })
  : undefined;
if (replica && !replica.ok) refuseToStart(replica.message);
const standIn = await demoPayments({ config, db, clock, log });
const metrics = config.metrics.port === undefined ? undefined : createMetrics();
const closing = new AbortController();
const app = await buildApp({
  config,
  clock,
  db,
  pool,
  directPool,
  replica: replica?.value,
  metrics,
  paymentsStandIn: standIn,
  closing: closing.signal,
});
if (prepared.value.demoUsersRemoved > 0) {
  app.log.warn(
    'the demo users were removed: their password is public and this is no demonstration',
  );
}
let events: NodeJS.Timeout | undefined;
let figures: MetricsServer | undefined;
const closingMs = 1_000 * config.closingSeconds;
stopOnRequest(async () => {
  closing.abort();
  await sleep(closingMs);
  clearInterval(events);
  await figures?.close();
  await closeGracefully(app, GRACE_MS);
  await standIn?.close();
  await replica?.value.close();
  await connection.close();
}, closingMs + LIMIT_MS);

try {
  await app.listen({ host: config.host, port: config.port });
} catch (error) {
  refuseToStart(explainListenFailure(error as NodeJS.ErrnoException, config));
}
if (metrics) {
  const { host, port = 0 } = config.metrics;
  figures = await serveMetrics(metrics, { host, port }).catch((error: NodeJS.ErrnoException) =>
    refuseToStart(`METRICS_PORT ${port} cannot be had (${error.code ?? error.message}).`),
  );
}
hasStarted();
const { port } = app.server.address() as AddressInfo;
app.log.info({ port }, 'listening');
const webhookUrl = `http://127.0.0.1:${port}/api/v1/account/stripe/webhook/`;
events = standIn && deliverRegularly(standIn, webhookUrl, app.log);
process.send?.({
  ready: {
    url: visitableUrl(config.host, port),
    demoUsers: config.mode === 'demo' ? DEMO_LOGINS : [],
  },
});
