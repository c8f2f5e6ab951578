import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeAfterwards } from './close-afterwards.ts';
import { freePort } from './free-port.ts';
import { findProgram } from './machine-program.ts';

const DEPLOY = join(import.meta.dirname, '../../../deploy');
export const nginxPath = findProgram('nginx');
export const varnishPath = findProgram('varnishd');

/** nginx with the site of `deploy/`, without TLS, in front of one server. Returns its address. */
export async function startNginx(server: number): Promise<string> {
  const folder = scratchFolder();
  const port = await freePort();
  const site = readFileSync(join(DEPLOY, 'nginx/tredici.conf'), 'utf8')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`)
    .replaceAll(/^ *ssl_.*$/gm, '')
    .replaceAll(/127\.0\.0\.1:300\d/g, `127.0.0.1:${server}`)
    .replace('/var/lib/nginx/tredici', join(folder, 'cache'));
  writeFileSync(join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log stderr; events {}
http { access_log off; ${temporary} include ${folder}/site.conf; }`,
  );
  return runUntilServing(nginxPath!, ['-c', join(folder, 'nginx.conf')], port);
}

/** Varnish with the rules of `deploy/`, in front of one server. Returns its address. */
export async function startVarnish(server: number): Promise<string> {
  const folder = scratchFolder();
  const port = await freePort();
  const rules = readFileSync(join(DEPLOY, 'varnish/tredici.vcl'), 'utf8');
  writeFileSync(join(folder, 'site.vcl'), rules.replaceAll(/"300\d"/g, `"${server}"`));
  const options = [
    ...['-F', '-j', 'none', '-n', join(folder, 'work'), '-s', 'malloc,16m'],
    ...['-a', `127.0.0.1:${port}`, '-f', join(folder, 'site.vcl')],
  ];
  return runUntilServing(varnishPath!, options, port);
}

function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tredici-front-'));
  // When started by root, they run as another user.
  chmodSync(folder, 0o755);
  closeAfterwards(async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function runUntilServing(program: string, options: string[], port: number): Promise<string> {
  const child = spawn(program, options, { stdio: 'ignore' });
  const exit = once(child, 'exit');
  closeAfterwards(async () => {
    child.kill('SIGTERM');
    await exit;
  });
  const url = `http://127.0.0.1:${port}`;
  while (child.exitCode === null) {
    const reply = await fetch(`${url}/api/health/`).catch(() => undefined);
    if (reply?.ok) return url;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${program} ended with ${child.exitCode}`);
}
