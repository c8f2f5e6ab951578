import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bookmaker } from '#db/schema/football.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { createTestApp } from '#testing/test-app.ts';

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

test('a logo of the data folder is served under its bookmaker’s key, and named in the settings', async () => {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'tredici-logos-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'logos'));
  for (const name of ['acme.svg', 'unknown.svg', 'Not A Key.svg', 'acme.png', '..svg']) {
    await writeFile(join(folder, 'logos', name), DRAWING);
  }
  await writeFile(join(folder, 'secret.svg'), 'a secret');
  await database.db.insert(bookmaker).values([
    { key: 'acme', name: 'Acme & Sons' },
    { key: 'zeta', name: 'Zeta' },
  ]);
  const app = await createTestApp(database, { env: { TREDICI_DATA_DIR: folder } });
  const settings = await app.inject('/api/v1/tredici/settings/');
  expect(settings.json().bookmaker_logos).toEqual({ 'Acme & Sons': '/logos/acme.svg' });

  const logo = await app.inject('/logos/acme.svg');
  expect([logo.statusCode, logo.headers['content-type'], logo.body]).toEqual([
    200,
    'image/svg+xml',
    DRAWING,
  ]);
  // The drawing may run no scripts, even when its address is opened directly.
  expect(logo.headers['content-security-policy']).toContain("default-src 'none'");
  expect(logo.headers['content-security-policy']).toContain('sandbox');
  expect(logo.headers['x-content-type-options']).toBe('nosniff');
  for (const path of ['zeta.svg', 'acme.png', '..svg', '..%2Fsecret.svg', 'Not%20A%20Key.svg']) {
    expect((await app.inject(`/logos/${path}`)).statusCode, path).toBe(404);
  }
});

test('without a folder there is no logo', async () => {
  const app = await createTestApp(await createTestDatabase());
  expect((await app.inject('/api/v1/tredici/settings/')).json().bookmaker_logos).toEqual({});
  expect((await app.inject('/logos/acme.svg')).statusCode).toBe(404);
});
