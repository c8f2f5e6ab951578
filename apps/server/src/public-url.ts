import { isIP } from 'node:net';

/** The address a person can open: a server that listens everywhere is also here. */
export function visitableUrl(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Whom our mails come from when nothing else is said. */
export function defaultSender(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  const named = !hostname.startsWith('[') && isIP(hostname) === 0;
  return `no-reply@${named ? hostname : 'localhost'}`;
}
