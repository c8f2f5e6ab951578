import { expect, test } from 'vitest';
import { type Config, readConfig } from './config.ts';

function accepted(env: Record<string, string>): Config {
  const result = readConfig(env);
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

test('nothing set gives the documented defaults', () => {
  const config = accepted({});
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    mode: 'demo',
    defaultSeason: '2025/26',
    footballDataUrl: 'https://www.football-data.co.uk',
    trustProxy: false,
    logLevel: 'warn',
    publicUrl: 'http://127.0.0.1:3000',
    mailFrom: 'no-reply@localhost',
    registration: 'open',
  });
  expect(config.dataDir).toMatch(/^\/.*\/data$/);
  expect(config.databaseUrl).toBeUndefined();
  expect(config.startsAt).toBeUndefined();
  expect(config.rateLimitPerMinute).toBeUndefined();
});

test('an empty variable is one that is not set', () => {
  expect(accepted({ PORT: '', DATABASE_URL: ' ', AD_TRACKING_SRC: '' })).toMatchObject({
    port: 3000,
  });
});

test('values are read into their types', () => {
  const config = accepted({
    PORT: '8080',
    TREDICI_NOW: '2026-03-14T19:00:00+01:00',
    TREDICI_MODE: 'live',
    TRUST_PROXY: '10.0.0.0/8, ::1',
    RATE_LIMIT_PER_MINUTE: '120',
  });
  expect(config.port).toBe(8080);
  expect(config.startsAt).toEqual(new Date('2026-03-14T18:00:00Z'));
  expect(config.logLevel).toBe('info');
  expect(config.trustProxy).toEqual(['10.0.0.0/8', '::1']);
  expect(config.rateLimitPerMinute).toBe(120);
  expect(accepted({ TRUST_PROXY: '1' }).trustProxy).toBe(1);
});

test('the figures of Prometheus have a port of their own', () => {
  expect(readConfig({ PORT: '9464', METRICS_PORT: '9464' })).toMatchObject({
    ok: false,
    message: expect.stringMatching(/^METRICS_PORT is "9464": .+ another than PORT\.$/),
  });
  expect(accepted({ PORT: '9464', METRICS_PORT: '3000' }).metrics.port).toBe(3000);
  expect(accepted({ PORT: '0', METRICS_PORT: '0' }).metrics.port).toBe(0);
});

test('links in mails begin with the address that people open', () => {
  const config = accepted({ PUBLIC_URL: 'https://tredici.example/', REGISTRATION: 'closed' });
  expect(config).toMatchObject({
    publicUrl: 'https://tredici.example',
    mailFrom: 'no-reply@tredici.example',
    registration: 'closed',
  });
  expect(accepted({ HOST: '0.0.0.0', PORT: '80' }).publicUrl).toBe('http://127.0.0.1:80');
  expect(accepted({ HOST: '::1' })).toMatchObject({
    publicUrl: 'http://[::1]:3000',
    mailFrom: 'no-reply@localhost',
  });
  expect(accepted({ MAIL_FROM: 'ciao@tredici.example' }).mailFrom).toBe('ciao@tredici.example');
});

test.each([
  ['PUBLIC_URL', 'tredici.example', 'PUBLIC_URL is "tredici.example": use the address'],
  ['PUBLIC_URL', 'https://tredici.example/?a=1', 'PUBLIC_URL is'],
  ['MAIL_FROM', 'a@b.it\r\nBcc: c@d.it', 'MAIL_FROM is'],
  ['REGISTRATION', 'no', 'REGISTRATION is "no": use open or closed.'],
  ['PORT', 'abc', 'PORT is "abc": use a whole number from 0 (any free port) to 65535.'],
  ['PORT', '70000', 'PORT is "70000": use a whole number'],
  ['PORT', '-1', 'PORT is "-1": use'],
  ['HOST', 'my host', 'HOST is "my host": use an address'],
  ['HOST', '999.1.1.1', 'HOST is "999.1.1.1": use an address'],
  ['HOST', ':::1:', 'HOST is ":::1:": use an address'],
  ['METRICS_HOST', '10.0.0.256', 'METRICS_HOST is "10.0.0.256": use'],
  [
    'METRICS_PORT',
    '3000',
    'METRICS_PORT is "3000": use the port that Prometheus asks, another than PORT.',
  ],
  ['TREDICI_MODE', 'prod', 'TREDICI_MODE is "prod": use demo or live.'],
  ['TREDICI_NOW', 'yesterday', 'TREDICI_NOW is "yesterday": use an ISO instant'],
  ['TREDICI_NOW', '2026-03-14T18:00:00', 'with its zone'],
  ['DEFAULT_SEASON', '2013/14', 'DEFAULT_SEASON is "2013/14": use a season from 2014/15'],
  ['AD_TRACKING_SRC', 'javascript:alert(1)', 'AD_TRACKING_SRC is'],
  ['TRUST_PROXY', 'yes', 'TRUST_PROXY is "yes": use off'],
  ['TRUST_PROXY', '10.0.0.0/33', 'TRUST_PROXY is'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud": use silent, error'],
  ['RATE_LIMIT_PER_MINUTE', '0', 'RATE_LIMIT_PER_MINUTE is "0": use'],
  ['STRIPE_API_URL', 'http://127.0.0.1:12111/v1', 'use protocol, host and port only'],
])('%s = %s is refused in one line', (name, value, message) => {
  const result = readConfig({ [name]: value });
  expect(result.ok).toBe(false);
  if (result.ok) return;
  expect(result.message).toContain(message);
  expect(result.message).not.toContain('\n');
});

test.each([
  ['DATABASE_URL', 'mysql://root:hunter2@host/db'],
  ['SMTP_URL', 'http://mailer:hunter2@host'],
])('a refused %s is not repeated', (name, value) => {
  const result = readConfig({ [name]: value });
  expect(result).toMatchObject({ ok: false });
  expect(JSON.stringify(result)).not.toContain('hunter2');
});

test.each([
  ['DATABASE_DIRECT_URL', 'postgresql://hunter2@host/db', 'DATABASE_URL'],
  ['DATABASE_READ_URL', 'postgresql://hunter2@host/db', 'DATABASE_URL'],
  ['TIMESTAMP_URL', 'https://stamps.example/', 'TIMESTAMP_CA'],
])('%s says which other variable it needs', (name, value, needed) => {
  const result = readConfig({ [name]: value });
  expect(result).toMatchObject({
    ok: false,
    message: expect.stringContaining(`${needed} is not set, and ${name} needs it: use `),
  });
  expect(JSON.stringify(result)).not.toContain('hunter2');
});

test('a value with line breaks cannot forge a second line', () => {
  const result = readConfig({ TREDICI_MODE: 'demo\nTredici: all well' });
  expect(result).toMatchObject({ ok: false });
  if (!result.ok) expect(result.message).not.toContain('\n');
});

test('time stamps are asked for where there is a way to check them', () => {
  const url = 'https://stamps.example/';
  const both = accepted({ TIMESTAMP_URL: url, TIMESTAMP_CA: '/etc/stamps.pem' });
  expect(both.timestamp).toEqual({ url, caFile: '/etc/stamps.pem' });
  expect(accepted({}).timestamp).toEqual({ url: undefined, caFile: undefined });
});
