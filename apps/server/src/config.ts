import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { DEFAULT_SEASON, SEASON_LABELS, SEASON_RANGE } from '@tredici/contract/seasons';
import * as z from 'zod/mini';
import { accept, type Result, refuse } from '#db/result.ts';
import { defaultSender, visitableUrl } from './public-url.ts';

export type Config = z.output<typeof settingsFromEnvironment>;

/** How one variable is read, what it may be set to, and whether messages may repeat its value. */
interface Variable {
  readonly schema: z.ZodMiniType<unknown, string | undefined>;
  readonly allowed: string;
  readonly secret?: true;
}

const url = (protocols: RegExp) => z.optional(z.url({ protocol: protocols }));
const wholeNumber = (from: number, to: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(from), z.maximum(to))),
  );

/** What looks like an address and is none, as 999.1.1.1, makes no link either. */
const host = z.string().check(
  z.regex(/^[A-Za-z0-9.:_-]+$/),
  z.refine((text) => URL.canParse(visitableUrl(text, 80))),
);

const ONE_LINE = 'a short line of text';
const line = (most: number) => z.string().check(z.maxLength(most), z.regex(/^[^\p{Cc}]+$/u));

const VARIABLES = {
  PORT: {
    schema: z.prefault(wholeNumber(0, 65_535), '3000'),
    allowed: 'a whole number from 0 (any free port) to 65535',
  },
  HOST: {
    schema: z._default(host, '127.0.0.1'),
    allowed: 'an address or a host name, such as 127.0.0.1 or 0.0.0.0',
  },
  METRICS_PORT: {
    schema: z.optional(wholeNumber(0, 65_535)),
    allowed: 'the port that Prometheus asks, another than PORT',
  },
  METRICS_HOST: {
    schema: z._default(host, '127.0.0.1'),
    allowed: 'the address that Prometheus asks, such as 127.0.0.1',
  },
  TREDICI_DATA_DIR: {
    schema: z.pipe(
      z._default(z.string(), './data'),
      z.transform((path: string) => resolve(path)),
    ),
    allowed: 'a folder',
  },
  DATABASE_URL: {
    schema: url(/^postgres(ql)?$/),
    allowed: 'an address such as postgresql://user:password@host:5432/database',
    secret: true,
  },
  DATABASE_DIRECT_URL: {
    schema: url(/^postgres(ql)?$/),
    allowed: 'the address of the server itself, where DATABASE_URL is that of a pooler',
    secret: true,
  },
  DATABASE_READ_URL: {
    schema: url(/^postgres(ql)?$/),
    allowed: 'the address of a replica of the server of DATABASE_URL',
    secret: true,
  },
  DATABASE_POOL: {
    schema: z.prefault(wholeNumber(2, 500), '10'),
    allowed: 'how many connections a server may open, from 2 to 500',
  },
  /** Set by `npm start` for its own children, so that their error messages mention the embedded database. */
  DATABASE_IS_EMBEDDED: { schema: z.optional(z.literal('yes')), allowed: 'yes, or nothing' },
  TREDICI_MODE: { schema: z._default(z.enum(['demo', 'live']), 'demo'), allowed: 'demo or live' },
  TREDICI_NOW: {
    schema: z.optional(
      z.pipe(
        z.iso.datetime({ offset: true }),
        z.transform((text: string) => new Date(text)),
      ),
    ),
    allowed: 'an ISO instant with its zone, such as 2026-03-14T18:00:00Z',
  },
  DEFAULT_SEASON: {
    schema: z._default(z.enum(SEASON_LABELS), DEFAULT_SEASON),
    allowed: `a season from ${SEASON_RANGE}`,
  },
  SMTP_URL: {
    schema: url(/^smtps?$/),
    allowed: 'an address such as smtp://user:password@host:587',
    secret: true,
  },
  MAIL_FROM: {
    schema: z.optional(z.email().check(z.maxLength(254))),
    allowed: 'the e-mail address that mails come from',
  },
  PUBLIC_URL: {
    schema: z.optional(
      z.pipe(
        z.url({ protocol: /^https?$/ }).check(z.refine((text) => !/[?#]/.test(text))),
        z.transform((text: string) => text.replace(/\/+$/, '')),
      ),
    ),
    allowed: 'the address people open, such as https://tredici.example',
  },
  REGISTRATION: {
    schema: z._default(z.enum(['open', 'closed']), 'open'),
    allowed: 'open or closed',
  },
  OPERATOR_NAME: { schema: z._default(line(120), 'Tredici'), allowed: ONE_LINE },
  OPERATOR_EMAIL: { schema: z.optional(z.email()), allowed: 'an e-mail address' },
  OPERATOR_ADDRESS: { schema: z.optional(line(200)), allowed: ONE_LINE },
  OPERATOR_VAT: { schema: z.optional(line(40)), allowed: ONE_LINE },
  ALERT_WEBHOOK_URL: {
    schema: url(/^https?$/),
    allowed: 'the http or https address that alerts are sent to',
    secret: true,
  },
  TIMESTAMP_URL: {
    schema: url(/^https?$/),
    allowed: 'the http or https address of a time-stamping authority',
  },
  TIMESTAMP_CA: {
    schema: z.optional(
      z.pipe(
        z.string(),
        z.transform((path: string) => resolve(path)),
      ),
    ),
    allowed: 'the PEM file of who certifies that authority, wherever TIMESTAMP_URL is set',
  },
  SECRET_KEY: {
    schema: z.optional(z.string().check(z.minLength(32), z.maxLength(512))),
    allowed: 'at least 32 characters that nobody can guess, the same for every process',
    secret: true,
  },
  STRIPE_SECRET_KEY: { schema: z.optional(z.string()), allowed: 'a key', secret: true },
  STRIPE_WEBHOOK_SECRET: { schema: z.optional(z.string()), allowed: 'a key', secret: true },
  STRIPE_PRICE_MONTHLY: { schema: z.optional(z.string()), allowed: 'the id of a price' },
  STRIPE_PRICE_YEARLY: { schema: z.optional(z.string()), allowed: 'the id of a price' },
  STRIPE_API_URL: {
    schema: z.optional(
      z.url({ protocol: /^https?$/ }).check(z.refine((text) => new URL(text).pathname === '/')),
    ),
    allowed: 'protocol, host and port only, such as http://127.0.0.1:12111',
  },
  STRIPE_AUTOMATIC_TAX: {
    schema: z._default(z.enum(['on', 'off']), 'off'),
    allowed: 'on or off',
  },
  FOOTBALL_DATA_URL: {
    schema: z._default(z.url({ protocol: /^https?$/ }), 'https://www.football-data.co.uk'),
    allowed: 'an http or https address',
  },
  ODDS_API_URL: { schema: url(/^https?$/), allowed: 'an http or https address' },
  ODDS_API_KEY: { schema: z.optional(z.string()), allowed: 'a key', secret: true },
  FOOTBALL_DATA_ORG_URL: { schema: url(/^https?$/), allowed: 'an http or https address' },
  FOOTBALL_DATA_ORG_TOKEN: { schema: z.optional(z.string()), allowed: 'a key', secret: true },
  KEEP_PAYLOADS_DAYS: {
    schema: z.prefault(wholeNumber(1, 36_500), '60'),
    allowed: 'a whole number of days from 1 to 36500',
  },
  FIRST_BOOKMAKER: {
    schema: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,63}$/))),
    allowed: 'the key of a bookmaker, such as bet365',
  },
  LICENSED_BOOKMAKERS: {
    schema: z.optional(
      z.pipe(
        z
          .string()
          .check(z.regex(/^\s*[a-z0-9][a-z0-9_-]{0,63}(\s*,\s*[a-z0-9][a-z0-9_-]{0,63})*\s*$/)),
        z.transform((text: string) => text.split(',').map((key) => key.trim())),
      ),
    ),
    allowed: 'keys of bookmakers separated by commas, as "bookmaker list" shows them',
  },
  AD_TRACKING_SRC: { schema: url(/^https?$/), allowed: 'the http or https address of a script' },
  TRUST_PROXY: {
    schema: z.pipe(
      z._default(z.string().check(z.refine(isProxyList)), 'off'),
      z.transform(readProxies),
    ),
    allowed: 'off, a number of proxies from 1 to 9, or their addresses separated by commas',
  },
  LOG_LEVEL: {
    schema: z.optional(z.enum(['silent', 'error', 'warn', 'info', 'debug'])),
    allowed: 'silent, error, warn, info or debug',
  },
  CLOSING_SECONDS: {
    schema: z.prefault(wholeNumber(0, 600), '0'),
    allowed: 'a whole number of seconds from 0 to 600',
  },
  SHARED_LISTS: {
    schema: z._default(z.enum(['on', 'off']), 'off'),
    allowed: 'on where a cache stands before the servers, or off',
  },
  RATE_LIMIT_PER_MINUTE: {
    schema: z.optional(wholeNumber(1, 999_999_999)),
    allowed: 'a whole number from 1 to 999999999',
  },
} as const satisfies Record<string, Variable>;

type Name = keyof typeof VARIABLES;

/** One variable is of no use without another. */
const isSetFor = (name: Name, needed: Name) =>
  z.refine<Readonly<Partial<Record<Name, unknown>>>>(
    (env) => env[name] === undefined || env[needed] !== undefined,
    { path: [needed], error: `is not set, and ${name} needs it` },
  );

const environment = z
  .object(
    Object.fromEntries(
      Object.entries(VARIABLES).map(([name, variable]) => [name, variable.schema]),
    ) as { [K in Name]: (typeof VARIABLES)[K]['schema'] },
  )
  .check(
    // A direct address or a replica only makes sense for an external server.
    isSetFor('DATABASE_DIRECT_URL', 'DATABASE_URL'),
    isSetFor('DATABASE_READ_URL', 'DATABASE_URL'),
    // A timestamp is useless without the certificates to check it.
    isSetFor('TIMESTAMP_URL', 'TIMESTAMP_CA'),
    // Two ports that are any free one are different.
    z.refine((env) => env.METRICS_PORT !== env.PORT || env.PORT === 0, { path: ['METRICS_PORT'] }),
  );

/** Defaults are decided here, not where a setting is read. */
const settingsFromEnvironment = z.pipe(
  environment,
  z.transform((env) => {
    const publicUrl = env.PUBLIC_URL ?? visitableUrl(env.HOST, env.PORT);
    return {
      port: env.PORT,
      host: env.HOST,
      /** Metrics are served only when a port is set. */
      metrics: { host: env.METRICS_HOST, port: env.METRICS_PORT },
      dataDir: env.TREDICI_DATA_DIR,
      databaseUrl: env.DATABASE_URL,
      /** An address that keeps sessions: needed when DATABASE_URL leads to a pooler. */
      databaseDirectUrl: env.DATABASE_DIRECT_URL,
      databaseReadUrl: env.DATABASE_READ_URL,
      databasePool: env.DATABASE_POOL,
      databaseIsEmbedded: env.DATABASE_IS_EMBEDDED === 'yes',
      mode: env.TREDICI_MODE,
      startsAt: env.TREDICI_NOW,
      defaultSeason: env.DEFAULT_SEASON,
      smtpUrl: env.SMTP_URL,
      mailFrom: env.MAIL_FROM ?? defaultSender(publicUrl),
      /** The beginning of the links in mails. */
      publicUrl,
      registration: env.REGISTRATION,
      operator: {
        name: env.OPERATOR_NAME,
        // The domain .test is reserved, so mails sent before a real address is set reach nobody.
        email: env.OPERATOR_EMAIL ?? 'privacy@tredici.test',
        address: env.OPERATOR_ADDRESS,
        vatNumber: env.OPERATOR_VAT,
      },
      /** Where operators are alerted; nowhere unless set. */
      alerts: { email: env.OPERATOR_EMAIL, webhookUrl: env.ALERT_WEBHOOK_URL },
      /** The service that timestamps the end of the ledger every day, and the certificates to check it with. */
      timestamp: { url: env.TIMESTAMP_URL, caFile: env.TIMESTAMP_CA },
      /** Encrypts secrets stored in the database. When not set, a key is made and kept in the data folder. */
      secretKey: env.SECRET_KEY,
      stripe: {
        secretKey: env.STRIPE_SECRET_KEY,
        webhookSecret: env.STRIPE_WEBHOOK_SECRET,
        priceMonthly: env.STRIPE_PRICE_MONTHLY,
        priceYearly: env.STRIPE_PRICE_YEARLY,
        apiUrl: env.STRIPE_API_URL,
        automaticTax: env.STRIPE_AUTOMATIC_TAX === 'on',
      },
      footballDataUrl: env.FOOTBALL_DATA_URL,
      oddsApi: { url: env.ODDS_API_URL, key: env.ODDS_API_KEY },
      footballDataOrg: { url: env.FOOTBALL_DATA_ORG_URL, token: env.FOOTBALL_DATA_ORG_TOKEN },
      /** How long providers' raw responses are kept for replay. The newest of each kind is always kept. */
      keepPayloadsDays: env.KEEP_PAYLOADS_DAYS,
      /** The bookmaker listed first. When not set, the one with the most complete prices. */
      firstBookmaker: env.FIRST_BOOKMAKER,
      /** Only these bookmakers' prices are shown and linked. When not set, all prices are shown without
       *  links. */
      licensedBookmakers: env.LICENSED_BOOKMAKERS ?? [],
      adTrackingSrc: env.AD_TRACKING_SRC,
      trustProxy: env.TRUST_PROXY,
      // Somebody trying the program out wants to see its address, not a line per request.
      logLevel:
        env.LOG_LEVEL ?? (env.TREDICI_MODE === 'live' ? ('info' as const) : ('warn' as const)),
      /** How long a stopping server reports itself as closing first, so that a load balancer can notice. */
      closingSeconds: env.CLOSING_SECONDS,
      /** Whether lists also have addresses that a shared cache in front of the servers may keep. */
      sharedLists: env.SHARED_LISTS === 'on',
      /** When not set, the default limit applies, and requests from this machine are exempt
       *  (http/request-limit.ts). */
      rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    };
  }),
);

/** Reads the environment once. An unusable value is refused with one line that names the variable and what it
 *  may be; a secret is never repeated. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Result<Config> {
  // An empty variable counts as unset: that is how .env files switch things off.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = settingsFromEnvironment.safeParse(given);
  if (parsed.success) return accept(parsed.data);
  const issue = parsed.error.issues[0]!;
  const name = issue.path[0] as Name;
  const variable: Variable = VARIABLES[name];
  const said = given[name] === undefined ? issue.message : describeValue(variable, given[name]);
  return refuse(`${name} ${said}: use ${variable.allowed}.`);
}

function describeValue({ secret }: Variable, value: string): string {
  return secret ? 'has a value that cannot be used' : `is "${shorten(value)}"`;
}

function shorten(value: string): string {
  // JSON quoting keeps control characters out of the terminal.
  const text = JSON.stringify(value).slice(1, -1);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

function isProxyList(text: string): boolean {
  if (text === 'off' || /^[1-9]$/.test(text)) return true;
  return text.split(',').every((part) => {
    const [address = '', bits, ...rest] = part.trim().split('/');
    const widest = isIP(address) === 6 ? 128 : 32;
    if (!isIP(address) || rest.length > 0) return false;
    return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest);
  });
}

function readProxies(text: string): false | number | string[] {
  if (text === 'off') return false;
  if (/^[1-9]$/.test(text)) return Number(text);
  return text.split(',').map((part) => part.trim());
}
