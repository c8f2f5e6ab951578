import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { serveWeb } from './web.ts';

// Files outside the web root, which must not be served.
const around = mkdtempSync(join(tmpdir(), 'tredici-web-'));
const root = join(around, 'site');
afterAll(() => rmSync(around, { recursive: true }));
const script = 'console.log(1);'.repeat(100);
mkdirSync(join(root, 'assets'), { recursive: true });
writeFileSync(
  join(root, 'index.html'),
  '<html><head><!--tredici-settings--><script nonce="__CSP_NONCE__">1</script></head></html>',
);
writeFileSync(join(root, 'index.html.br'), brotliCompressSync('stale'));
writeFileSync(
  join(root, 'page-addresses.json'),
  JSON.stringify([
    { pattern: '^/?$' },
    { pattern: '^/login/?$', first: { path: '/login', open: true } },
    { pattern: '^/pronostici/(?:italy-serie-a)/?$' },
    { pattern: '^/match/\\d+/?$' },
  ]),
);
writeFileSync(join(root, 'favicon.svg'), '<svg/>');
writeFileSync(join(root, '.tredici-build'), 'stamp');
writeFileSync(join(root, 'assets/main-AbC123.js'), script);
writeFileSync(join(root, 'sw.js'), script);
writeFileSync(join(root, 'sw.js.br'), brotliCompressSync(script));
writeFileSync(join(root, 'assets/main-AbC123.js.br'), brotliCompressSync(script));
writeFileSync(join(root, 'assets/main-AbC123.js.gz'), gzipSync(script));
writeFileSync(join(around, 'tredici-outside.txt'), 'outside');

async function site(
  adTrackingSrc?: string,
  folder = root,
  isThere?: (path: string) => Promise<boolean>,
) {
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  const web = await serveWeb(app, { adTrackingSrc }, async () => ({ mode: 'demo' }), {
    root: folder,
    ...(isThere && { isThere }),
  });
  app.setNotFoundHandler((request, reply) => web.answer(request, reply));
  return app;
}

const app = await site();
const page = (url: string, headers = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } });

test('every path of the product serves the page, with a fresh nonce and the settings', async () => {
  const nonces = new Set<string>();
  for (const url of ['/', '/login', '/pronostici/italy-serie-a', '/match/12?x=1']) {
    const reply = await page(url);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('no-cache');
    const nonce = /<script nonce="([\w-]{22})">/.exec(reply.body)?.[1] ?? '';
    expect(reply.body).toContain('id="tredici-settings">{"mode":"demo"}</script>');
    const policy = String(reply.headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}';`);
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}';`);
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toContain('unsafe');
    expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types default$/);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(4);
});

test('an address that names nothing serves the page with 404, or with 200 while that cannot be found out', async () => {
  const asked: string[] = [];
  const some = await site(undefined, root, async (path) => {
    asked.push(path);
    if (path === '/match/14') throw new Error('no database');
    return path !== '/match/13';
  });
  const statusOf = async (url: string) => {
    const reply = await some.inject({ url, headers: { accept: 'text/html' } });
    expect(reply.body).toContain('tredici-settings');
    return reply.statusCode;
  };
  expect(await statusOf('/match/12?x=1')).toBe(200);
  expect(await statusOf('/match/13')).toBe(404);
  expect(await statusOf('/match/14')).toBe(200);
  expect(await statusOf('/nowhere')).toBe(404);
  expect(asked).toEqual(['/match/12', '/match/13', '/match/14']);
});

test('a page gets its own embedded data, and other pages do not', async () => {
  const embedded = /<script type="application\/json" id="tredici-page">(.*?)<\/script>/;
  const { body } = await page('/login/');
  expect(JSON.parse(embedded.exec(body)?.[1] ?? '')).toEqual({ path: '/login', open: true });
  for (const url of ['/', '/nowhere']) expect((await page(url)).body).not.toMatch(embedded);
});

test.each(['/nowhere/at/all', '/non.esiste', '/match/1.5', '/pronostici/a.b', '/favicon.gif'])(
  '%s is the page that says so, with 404',
  async (url) => {
    const reply = await page(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.body).toContain('tredici-settings');
    // Requests that only accept files do not get a page.
    const plain = await page(url, { accept: 'image/avif,image/webp,*/*;q=0.8' });
    expect([plain.statusCode, plain.body]).toEqual([404, 'Not found.\n']);
  },
);

test('a script may be a worker: it has an origin, and nothing to load', async () => {
  for (const encoding of ['identity', 'br', 'gzip']) {
    const reply = await page('/assets/main-AbC123.js', { 'accept-encoding': encoding });
    const policy = reply.headers['content-security-policy'];
    expect(policy).toBe("default-src 'none'; frame-ancestors 'none'");
  }
});

test('the service worker may fetch from this server, and is always revalidated', async () => {
  for (const encoding of ['identity', 'br']) {
    const { headers } = await page('/sw.js', { 'accept-encoding': encoding });
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    );
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
  }
});

test('the page travels compressed', async () => {
  const reply = await page('/', { 'accept-encoding': 'gzip, br' });
  expect(reply.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(reply.rawPayload).toString()).toContain('tredici-settings');
});

test('the ad script may run in its frame only, and only where one is configured', async () => {
  const guest = await site('https://ads.example/path/tag.js?id=1&b="');
  const frame = await guest.inject('/ad-frame.html');
  const policy = frame.headers['content-security-policy'];
  expect(policy).toContain(' https://ads.example;');
  expect(policy).toMatch(/sandbox allow-scripts$/);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(frame.headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(frame.body).toContain('src="https://ads.example/path/tag.js?id=1&amp;b=&quot;"');
  expect((await guest.inject('/')).headers['content-security-policy']).not.toContain('https:');
  expect((await page('/ad-frame.html')).statusCode).toBe(404);
});

test('hashed files are cached for a year and sent precompressed', async () => {
  const url = '/assets/main-AbC123.js';
  const br = await app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } });
  expect(br.headers['content-encoding']).toBe('br');
  expect(br.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(br.headers['content-type']).toMatch(/javascript/);
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(script);
  expect((await app.inject(url)).body).toBe(script);
  const icon = await app.inject('/favicon.svg');
  expect(icon.headers['cache-control']).toBe('no-cache');
  const again = await app.inject({
    url: '/favicon.svg',
    headers: { 'if-none-match': String(icon.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

test.each([
  '/assets/missing-000.js',
  '/assets/',
  '/favicon.gif',
  '/index.html',
  '/index.html.br',
  '/page-addresses.json',
  '/assets/main-AbC123.js.br',
  '/.tredici-build',
  '/../tredici-outside.txt',
  '/assets/..%2f..%2ftredici-outside.txt',
  '/%2e%2e/tredici-outside.txt',
])('%s is no file to be had', async (url) => {
  const reply = await app.inject({ url, headers: { accept: '*/*' } });
  expect([400, 403, 404]).toContain(reply.statusCode);
  expect(reply.body).not.toContain('outside');
  expect(reply.body).not.toContain('<html');
});

test('requests for data do not get a page, and pages accept no POST', async () => {
  expect(
    (await app.inject({ url: '/data', headers: { accept: 'application/json' } })).statusCode,
  ).toBe(404);
  const posted = await app.inject({ method: 'POST', url: '/login' });
  expect(posted.statusCode).toBe(405);
  expect(posted.headers.allow).toBe('GET, HEAD');
});

test('a web that is not built says so in one line', async () => {
  const bare = await site(undefined, join(root, 'missing'));
  const reply = await bare.inject({ url: '/', headers: { accept: 'text/html' } });
  expect(reply.statusCode).toBe(503);
  expect(reply.body.trim().split('\n')).toHaveLength(1);
});
