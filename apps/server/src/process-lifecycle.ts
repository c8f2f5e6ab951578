import { readFileSync } from 'node:fs';
import { isDatabaseAway } from '#db/database-away.ts';
import { type Config, readConfig } from './config.ts';

/** What a program ends with that found no database, or lost it while it was starting. Whoever starts it again
 *  need not count this as a death of its own. */
export const DATABASE_AWAY_EXIT = 75;

/** Ends a program that cannot start with the one line that says why. */
export function refuseToStart(message: string, exitCode = 1): never {
  process.stderr.write(`Tredici: ${message}\n`);
  process.exit(exitCode);
}

/** Until the function it returns is called, a database that goes away ends the program with one line. */
export function endWhenDatabaseGoes(): () => void {
  const end = (error: Error) => {
    if (isDatabaseAway(error)) {
      refuseToStart(
        `the database went away during the start: ${error.message}`,
        DATABASE_AWAY_EXIT,
      );
    }
    process.stderr.write(`${error.stack ?? error.message}\n`);
    process.exit(1);
  };
  process.on('uncaughtException', end);
  return () => process.off('uncaughtException', end);
}

export function configOrExit(env: NodeJS.ProcessEnv = process.env): Config {
  const config = readConfig(env);
  if (!config.ok) return refuseToStart(config.message);
  const obstacle = explainAuthorityFile(config.value);
  return obstacle === undefined ? config.value : refuseToStart(obstacle);
}

/** Said at the start and not by the job that needs the file, which has its turn at night. */
export function explainAuthorityFile({
  timestamp: { caFile },
}: Pick<Config, 'timestamp'>): string | undefined {
  if (caFile === undefined) return undefined;
  let text: string;
  try {
    text = readFileSync(caFile, 'utf8');
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException;
    return `TIMESTAMP_CA is "${caFile}", which cannot be read (${code}): correct the path or its permissions.`;
  }
  if (text.includes('-----BEGIN CERTIFICATE-----')) return undefined;
  return `TIMESTAMP_CA is "${caFile}", which holds no certificate: use the PEM file of who certifies the authority.`;
}

/** Runs `stop` once: on SIGTERM, on Ctrl-C, when the supervisor asks, or when it is gone. A second
 *  signal changes nothing, because what is under way already has its time limit. */
export function stopOnRequest(stop: () => Promise<void>, limitMs: number): void {
  let stopping = false;
  const begin = () => {
    if (stopping) return;
    stopping = true;
    // Whatever does not end by itself is ended: somebody is waiting.
    setTimeout(() => process.exit(0), limitMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`Tredici: stopping failed: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', begin);
  process.on('SIGINT', begin);
  process.on('message', (message) => {
    if (message === 'stop') begin();
  });
  process.on('disconnect', begin);
  // It may have gone while we were loading, when nobody listened yet.
  if (process.connected === false) begin();
}

/** Why a server cannot listen, and what to do. */
export function explainListenFailure(
  error: NodeJS.ErrnoException,
  { host, port }: Pick<Config, 'host' | 'port'>,
): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `port ${port} is in use: stop the program that holds it, or choose another, as in PORT=${port < 65_535 ? port + 1 : 3000} npm start.`;
    case 'EACCES':
      return `port ${port} needs an administrator's rights: choose one from 1024 up, as in PORT=3000 npm start.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is "${host}", which is no address of this machine: use 127.0.0.1, or 0.0.0.0 for all.`;
    default:
      return `cannot listen on ${host}:${port} (${error.code ?? error.message}).`;
  }
}
