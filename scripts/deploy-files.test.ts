import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '@tredici/server/testing/machine-program';
import { afterAll, expect, test } from 'vitest';

const DEPLOY = join(import.meta.dirname, '../deploy');
const folder = mkdtempSync(join(tmpdir(), 'tredici-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const nginx = findProgram('nginx');
const openssl = findProgram('openssl');
const systemd = findProgram('systemd-analyze');

test.skipIf(!nginx || !openssl)('nginx accepts the site file', () => {
  const key = join(folder, 'site.key');
  const certificate = join(folder, 'site.pem');
  execFileSync(
    openssl!,
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-subj', '/CN=tredici.example', '-days', '1', '-keyout', key, '-out', certificate],
    ],
    { stdio: 'ignore' },
  );
  const site = readFileSync(join(DEPLOY, 'nginx/tredici.conf'), 'utf8')
    .replace('/etc/ssl/tredici.pem', certificate)
    .replace('/etc/ssl/tredici.key', key)
    .replace('/var/lib/nginx/tredici', join(folder, 'cache'));
  writeFileSync(join(folder, 'site.conf'), site);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid ${folder}/nginx.pid; error_log stderr; events {}
http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
include ${folder}/site.conf; }`,
  );
  const checked = spawnSync(nginx!, ['-t', '-c', join(folder, 'nginx.conf')], { encoding: 'utf8' });
  expect(checked.stderr).toMatch(/test is successful/);
});

test.skipIf(!systemd)('systemd accepts the unit files', () => {
  const units = readdirSync(join(DEPLOY, 'systemd'));
  expect(units).toHaveLength(2);
  for (const name of units) {
    const text = readFileSync(join(DEPLOY, 'systemd', name), 'utf8');
    const [, program] = /^ExecStart=(\S+)/m.exec(text) ?? [];
    expect(program).toBe('/opt/tredici/node_modules/.bin/node');
    // The file may be missing on this machine: it is part of a server's installation.
    const placed = text.replace(program!, '/bin/true');
    writeFileSync(join(folder, name.replace('@', '@3001')), placed);
  }
  const paths = units.map((name) => join(folder, name.replace('@', '@3001')));
  const checked = spawnSync(systemd!, ['verify', '--man=no', ...paths], { encoding: 'utf8' });
  expect(checked.stderr.split('\n').filter((line) => line.includes('tredici'))).toEqual([]);
});

test('the deployment files start entry points that exist', () => {
  const text = ['compose.yaml', 'Dockerfile', 'systemd/tredici-worker.service']
    .concat('systemd/tredici-server@.service')
    .map((name) => readFileSync(join(DEPLOY, name), 'utf8'))
    .join('\n');
  const entries = new Set(
    [...text.matchAll(/apps\/server\/src\/[a-z]+\.ts/g)].map(([path]) => path),
  );
  expect([...entries].sort()).toEqual(['apps/server/src/server.ts', 'apps/server/src/worker.ts']);
  for (const path of entries) expect(existsSync(join(DEPLOY, '..', path))).toBe(true);
});
