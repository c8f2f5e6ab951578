import { CALLS } from '@tredici/contract/calls';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type RouteOptions,
} from 'fastify';
import type { Pool } from 'pg';
import type { Db } from '#db/pool.ts';
import type { ReadReplica } from '#db/read-replica.ts';
import type { CaptchaCost } from '#features/accounts/captcha/captcha.ts';
import { DEMO_LOGINS } from '#features/accounts/demo-users.ts';
import { emailChangeHandlers } from '#features/accounts/email-change/routes.ts';
import { exportHandlers } from '#features/accounts/export/routes.ts';
import { operatorUserHandlers } from '#features/accounts/operator/routes.ts';
import { GRANT_UNDOS } from '#features/accounts/operator/undo-grant.ts';
import { createPasswords, type PasswordCost } from '#features/accounts/passwords/passwords.ts';
import { profileHandlers } from '#features/accounts/profile/routes.ts';
import { recoveryHandlers } from '#features/accounts/recovery/routes.ts';
import { registrationHandlers } from '#features/accounts/registration/routes.ts';
import { secondFactorHandlers } from '#features/accounts/second-factor/routes.ts';
import { selfExclusionHandlers } from '#features/accounts/self-exclusion/routes.ts';
import { accountHandlers } from '#features/accounts/sessions/login-routes.ts';
import { sessionHandlers } from '#features/accounts/sessions/routes.ts';
import { type AccountSessions, createSessions } from '#features/accounts/sessions/sessions.ts';
import { type Billing, createBilling, paymentSettings } from '#features/billing/billing.ts';
import { endSubscriptions } from '#features/billing/end-subscriptions.ts';
import { billingHandlers } from '#features/billing/routes.ts';
import { listOwnPayments, listOwnSubscriptions } from '#features/billing/store.ts';
import { listBookmakers } from '#features/bookmakers/store.ts';
import { clubHandlers } from '#features/clubs/routes.ts';
import { championshipHandlers } from '#features/fantasy/championships/routes.ts';
import { fantasyImportHandlers } from '#features/fantasy/files/routes.ts';
import { listHandlers } from '#features/fantasy/lists/routes.ts';
import { fantasyPlayerHandlers } from '#features/fantasy/players/routes.ts';
import { fantasyHandlers } from '#features/fantasy/routes.ts';
import { teamHandlers } from '#features/fantasy/teams/routes.ts';
import { favouriteHandlers } from '#features/favourites/routes.ts';
import { findFrontMatch } from '#features/forecasts/lists/front-match.ts';
import { operatorForecastHandlers } from '#features/forecasts/operator-routes.ts';
import { forecastHandlers } from '#features/forecasts/routes.ts';
import { FORECASTS_TAG, LEDGER_TAG } from '#features/forecasts/store.ts';
import type { Metrics } from '#features/health/metrics/metrics.ts';
import { operatorWatchHandlers } from '#features/health/operator-routes.ts';
import { healthHandlers } from '#features/health/routes.ts';
import { operatorNameHandlers } from '#features/ingestion/operator-routes.ts';
import { ALIAS_UNDOS } from '#features/ingestion/undo-alias.ts';
import { MATCHES_TAG } from '#features/matches/store.ts';
import { myBetHandlers } from '#features/my-bets/routes.ts';
import { loadNoted, loadTakenPrices } from '#features/my-bets/store.ts';
import { newsletterHandlers, serveOneClick } from '#features/newsletter/routes.ts';
import { operatorNoticeHandlers } from '#features/notices/operator-routes.ts';
import { noticeHandlers } from '#features/notices/routes.ts';
import { NOTICE_UNDOS } from '#features/notices/undo-notice.ts';
import { operatorActionHandlers } from '#features/operator/routes.ts';
import { planHandlers } from '#features/plan/routes.ts';
import { preMatchHandlers } from '#features/pre-match/routes.ts';
import { resultHandlers } from '#features/results/routes.ts';
import { createFirstSteps } from '#features/settings/first-steps.ts';
import { createFrontDoor } from '#features/settings/front-door.ts';
import { currentSettings, type SettingsDeps, settingsHandlers } from '#features/settings/routes.ts';
import { tableHandlers } from '#features/tables/routes.ts';
import { findFrontFigure } from '#features/track-record/front-figure.ts';
import { RECORD_TAG } from '#features/track-record/record-store.ts';
import { trackRecordHandlers } from '#features/track-record/routes.ts';
import { AppError } from '#http/app-error.ts';
import { createAttemptLimit } from '#http/attempt-limit.ts';
import { listLogos, logoPath, serveLogos } from '#http/bookmaker-logos.ts';
import { createReplyCache } from '#http/cached-reply.ts';
import { type Handlers, registerCalls } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import { serveDocs } from '#http/docs.ts';
import {
  answerClientError,
  createMethodFinder,
  handleErrors,
  refusalOf,
  sendRefusal,
} from '#http/errors.ts';
import { readInvalidations } from '#http/invalidation.ts';
import { createMemory } from '#http/memory.ts';
import { addRequestHooks, addSafeHeaders, createRequestIds } from '#http/request-hooks.ts';
import { createRequestLimit } from '#http/request-limit.ts';
import { serveSecurityText } from '#http/security-text.ts';
import { cutSlowReaders } from '#http/slow-readers.ts';
import { changedUser, createUserChanges } from '#http/user-changes.ts';
import { isApiPath, serveWeb, type Web } from '#http/web.ts';
import { createRequestLog, type LogStream, loggerOptions } from '#log/logging.ts';
import { createMailQueue, type MailQueue } from '#mail/queue.ts';
import packageJson from '../package.json' with { type: 'json' };
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { servePaymentPages } from './demo/payments/pages.ts';
import type { PaymentsStandIn } from './demo/payments/stand-in.ts';
import { createNamedPages } from './named-pages.ts';
import { createSecretBox } from './secret-key.ts';

const BODY_LIMIT = 1024 * 1024;
/** Long enough for any browser, short enough to end connections that send nothing. */
const REQUEST_TIMEOUT_MS = 30_000;

export interface AppParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly db: Db;
  readonly pool: Pool;
  /** For locks, which need a session of their own, when `pool` goes through a pooler. */
  readonly directPool?: Pool | undefined;
  /** Lists, match pages and track records are read from here when one is configured. */
  readonly replica?: ReadReplica | undefined;
  /** Present when a port for metrics is configured. */
  readonly metrics?: Metrics | undefined;
  /** Where the logs go; standard output when not given. */
  readonly logStream?: LogStream;
  /** Stands in for the payment provider; the pages it would show are served beside the product's. */
  readonly paymentsStandIn?: PaymentsStandIn | undefined;
  /** Aborted a while before this server is closed, when it should receive no new requests. */
  readonly closing?: AbortSignal;
  /** The folder of the built web. */
  readonly webRoot?: string;
  /** Cheaper password hashes and captchas, for tests that are about neither. */
  readonly costs?: { readonly password: PasswordCost; readonly captcha: CaptchaCost };
  /** Called for every route: a test compares them with the contract. */
  readonly onRoute?: (route: RouteOptions) => void;
}

/** Builds the whole server without listening. Closing it releases what it opened, but not the database. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, clock, db, pool, directPool = pool } = parts;
  const { closing = new AbortController().signal } = parts;
  let web: Web | undefined;
  const app: FastifyInstance = Fastify({
    logger: loggerOptions(config.logLevel, parts.logStream),
    // We log one line per request ourselves: see http/request-hooks.ts.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: createRequestLog,
    genReqId: createRequestIds(),
    // A request id chosen by the caller would let strangers write into our logs.
    requestIdHeader: false,
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: BODY_LIMIT,
    // Requests that arrive on an open connection while we close are still answered.
    return503OnClosing: false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    clientErrorHandler: answerClientError,
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      addSafeHeaders(request, reply);
      // People who type an address that cannot be decoded get the page, which explains it.
      if (web && !isApiPath(request.url)) void web.answer(request, reply);
      else sendRefusal(reply, request, refusalOf(error));
    },
  });
  if (parts.onRoute) app.addHook('onRoute', parts.onRoute);
  const invalidations = await readInvalidations(pool, app.log);
  const requestLimit = createRequestLimit({ pool, clock, log: app.log }, config.rateLimitPerMinute);
  const readers = cutSlowReaders(app.log);
  const mail = createMailQueue(db, pool, app.log);
  const settings = parts.paymentsStandIn?.settings ?? paymentSettings(config);
  const billing =
    settings && createBilling({ ...parts, pool: directPool, log: app.log, mail, settings });
  // Logs a missing price at the start, not when the first customer wants to buy.
  app.addHook('onReady', async () => void billing?.prices.current());
  app.addHook('onClose', async () => {
    await billing?.queue.close();
    await mail.close();
    await requestLimit.close();
    readers.close();
    await invalidations.close();
  });

  // Users are always read from the primary, and change far more often than anything else.
  invalidations.subscribe((tag) => {
    if (tag === undefined || changedUser(tag) === undefined) parts.replica?.changed();
  });
  const sessions = createSessions(db, clock, invalidations, { isPooled: directPool !== pool });
  const deps: Deps = {
    config,
    version: packageJson.version,
    clock,
    db,
    pool,
    users: createUserChanges(db, mail, sessions),
    hearChanges: invalidations.catchUp,
    closing,
    attempts: createAttemptLimit(pool, clock),
    cache: createReplyCache(invalidations),
    memory: createMemory(invalidations),
    secrets: createSecretBox(config),
    logos: await findLogos(config, db),
    demoUsers: config.mode === 'demo' ? DEMO_LOGINS : [],
  };

  const frontDoor = createFrontDoor(deps, {
    tags: [MATCHES_TAG, FORECASTS_TAG, LEDGER_TAG, RECORD_TAG],
    findMatch: findFrontMatch,
    findRecord: findFrontFigure,
  });
  const settingsDeps = { ...deps, frontDoor, firstSteps: createFirstSteps(deps) };

  parts.metrics?.watch({ ...deps, app, invalidations, replica: parts.replica });
  handleErrors(app);
  addRequestHooks(app, { requestLimit, closing, readers });
  const reading = parts.replica?.db ?? db;
  registerCalls(
    app,
    CALLS,
    handlersOf(settingsDeps, reading, sessions, mail, billing, parts.costs),
    {
      ...deps,
      sessions,
      requestLimit,
      readers,
    },
  );
  if (parts.paymentsStandIn) servePaymentPages(app, parts.paymentsStandIn.provider);
  serveDocs(app, CALLS, deps.version, deps.cache);
  serveSecurityText(app, config, clock);
  serveOneClick(app, deps);
  serveLogos(app, config.dataDir);
  web = await serveWeb(app, config, () => currentSettings(settingsDeps), {
    root: parts.webRoot,
    isThere: createNamedPages(deps),
  });
  const methodsOf = createMethodFinder(Object.values(CALLS));
  app.setNotFoundHandler(async (request, reply) => {
    if (web && !isApiPath(request.url)) return web.answer(request, reply);
    const allow = methodsOf(request.url.split('?', 1)[0] ?? '');
    if (allow.length > 0) throw new AppError('method_not_allowed', { allow });
    throw new AppError('not_found');
  });
  return app;
}

/** Logo addresses by bookmaker name. Read once: the server must be restarted after a logo is added. */
async function findLogos({ dataDir }: Config, db: Db): Promise<Record<string, string>> {
  const keys = new Set(await listLogos(dataDir));
  const bookmakers = keys.size > 0 ? await listBookmakers(db) : [];
  return Object.fromEntries(
    bookmakers.filter(({ key }) => keys.has(key)).map(({ key, name }) => [name, logoPath(key)]),
  );
}

/** A number is the count of trusted proxies between the caller and us. */
function trustedProxies(setting: Config['trustProxy']) {
  if (typeof setting !== 'number') return setting;
  return (_address: string, hop: number) => hop < setting;
}

/** One handler for each call of the contract: leaving one out is a type error. */
function handlersOf(
  deps: Deps & SettingsDeps,
  reading: Db,
  sessions: AccountSessions,
  mail: MailQueue,
  billing: Billing | undefined,
  costs: AppParts['costs'],
): Handlers<typeof CALLS> {
  const readers = { ...deps, db: reading };
  // Shared by all features, because the limit on concurrent password hashes holds for the process.
  const passwords = createPasswords(costs?.password);
  return {
    ...healthHandlers(deps),
    ...settingsHandlers(deps),
    ...accountHandlers(deps, sessions, mail, passwords),
    ...registrationHandlers(deps, passwords, mail, costs?.captcha),
    ...recoveryHandlers(deps, passwords, mail),
    ...sessionHandlers(deps),
    ...selfExclusionHandlers(deps),
    ...secondFactorHandlers(deps, passwords),
    ...emailChangeHandlers(deps, passwords),
    ...exportHandlers(deps, passwords, {
      subscriptions: listOwnSubscriptions,
      payments: listOwnPayments,
    }),
    ...profileHandlers(deps, passwords, (userId, log) =>
      endSubscriptions({ ...deps, billing, log }, userId),
    ),
    ...newsletterHandlers(deps),
    ...noticeHandlers(deps),
    ...forecastHandlers(readers, sessions),
    ...preMatchHandlers(readers),
    ...resultHandlers(readers),
    ...tableHandlers(readers),
    ...clubHandlers(readers),
    ...favouriteHandlers(deps),
    ...trackRecordHandlers(readers),
    ...fantasyHandlers(deps),
    ...fantasyPlayerHandlers(deps),
    ...fantasyImportHandlers(deps),
    ...championshipHandlers(deps),
    ...teamHandlers(deps),
    ...listHandlers(deps),
    ...billingHandlers(deps, billing),
    ...planHandlers(deps, { loadTakenPrices, loadNoted }),
    ...myBetHandlers(deps),
    ...operatorHandlers(deps),
  };
}

/** Each feature brings its own calls for operators. */
function operatorHandlers(deps: Deps) {
  return {
    ...operatorWatchHandlers(deps),
    ...operatorForecastHandlers(deps),
    ...operatorNameHandlers(deps),
    ...operatorUserHandlers(deps),
    ...operatorNoticeHandlers(deps),
    ...operatorActionHandlers(deps, { ...ALIAS_UNDOS, ...GRANT_UNDOS, ...NOTICE_UNDOS }),
  };
}
