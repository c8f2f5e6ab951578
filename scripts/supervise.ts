import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { countDeaths } from './deaths.ts';

const SOURCE = join(import.meta.dirname, '../apps/server/src');
const SERVER_RESTART_MS = 200;
/** Seconds before a worker that crashed is started again: longer each time, until it holds. */
const RESTART_SECONDS = [1, 2, 5, 15, 30];
const HELD_MS = 60_000;
/** What has not stopped by then is killed: the children give themselves a little less. */
const STOP_LIMIT_MS = 2_300;

export interface ServerReady {
  readonly url: string;
  readonly demoUsers: readonly { readonly username: string; readonly password: string }[];
}

export interface Supervised {
  /** Settles when the server first says that it listens, or when it ends instead. */
  readonly ready: Promise<ServerReady | undefined>;
  /** Why the server runs no more, once it has ended for good. Nothing where it has said so itself. */
  readonly ended: Promise<string | undefined>;
  /** Starts both anew, with what `env` then says. */
  restart(): void;
  stop(): Promise<void>;
}

/** Runs the server and the worker as children, and starts again what dies. A server that refuses to
 *  start, or dies three times within a minute, is not tried again. They end with us, however we end: a
 *  child that loses its channel to the supervisor stops by itself. */
export function superviseProcesses(
  env: () => Promise<NodeJS.ProcessEnv>,
  say: (line: string) => void,
): Supervised {
  let stopping = false;
  let server: ChildProcess | undefined;
  let worker: ChildProcess | undefined;
  let restarts = 0;
  let workerRestart: NodeJS.Timeout | undefined;
  const deaths = countDeaths();
  const ready = Promise.withResolvers<ServerReady | undefined>();
  const ended = Promise.withResolvers<string | undefined>();
  const spawnEntry = async (entry: string): Promise<ChildProcess | undefined> => {
    const variables = await env();
    if (stopping) return undefined;
    return spawn(process.execPath, [join(SOURCE, entry)], {
      env: variables,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
  };

  async function startServer(isFirst: boolean): Promise<void> {
    const child = await spawnEntry('server.ts');
    server = child;
    child?.on('message', (message: { ready?: ServerReady }) => {
      ready.resolve(message.ready);
      if (!isFirst) say('the server is back');
    });
    child?.on('exit', (code, signal) => {
      // It has said in one line why it refuses.
      if (isFirst) ready.resolve(undefined);
      if (stopping) return;
      void ready.promise.then((served) => {
        if (!served) ended.resolve(undefined);
        else if (deaths.isTooMany()) {
          ended.resolve(`the server ended three times within a minute (${howOf(code, signal)}).`);
        } else {
          say(`the server ended (${howOf(code, signal)}); starting it again`);
          setTimeout(() => void startServer(false), SERVER_RESTART_MS);
        }
      });
    });
  }

  async function startWorker(): Promise<void> {
    const startedAt = performance.now();
    const child = await spawnEntry('worker.ts');
    worker = child;
    child?.on('exit', (code, signal) => {
      if (stopping) return;
      if (performance.now() - startedAt > HELD_MS) restarts = 0;
      const wait = RESTART_SECONDS[Math.min(restarts, RESTART_SECONDS.length - 1)]!;
      restarts += 1;
      say(`the worker ended (${howOf(code, signal)}); starting it again in ${wait} s`);
      workerRestart = setTimeout(() => void startWorker(), wait * 1_000);
    });
  }

  void startServer(true);
  // Once the server serves: somebody waits for that, and for the worker nobody does.
  void ready.promise.then((served) => {
    if (served && !stopping) void startWorker();
  });

  return {
    ready: ready.promise,
    ended: ended.promise,
    restart() {
      // Their ends start them again.
      server?.kill('SIGKILL');
      worker?.kill('SIGKILL');
    },
    async stop() {
      stopping = true;
      clearTimeout(workerRestart);
      await Promise.all([server, worker].map((child) => child && stopChild(child)));
    },
  };
}

const howOf = (code: number | null, signal: NodeJS.Signals | null): string =>
  signal ?? `code ${code}`;

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  const kill = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  // By the channel, which also works where there are no signals. A child that has not come as far
  // as listening to it is ended the plain way.
  if (child.connected) child.send('stop', (error) => error && child.kill());
  child.kill('SIGTERM');
  await gone;
  clearTimeout(kill);
}
