import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const SOURCE = join(import.meta.dirname, '../apps/server/src');
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
  /** Settles when the server says that it listens, or when it ends instead. */
  readonly ready: Promise<ServerReady | undefined>;
  /** The server's exit code, once it has ended by itself. */
  readonly ended: Promise<number>;
  stop(): Promise<void>;
}

/** Runs the server and the worker as children. They end with us, however we end: a child that loses
 *  its channel to the supervisor stops by itself. */
export function superviseProcesses(
  env: () => NodeJS.ProcessEnv,
  say: (line: string) => void,
): Supervised {
  let stopping = false;
  let restarts = 0;
  let restart: NodeJS.Timeout | undefined;
  const start = (entry: string): ChildProcess =>
    spawn(process.execPath, [join(SOURCE, entry)], {
      env: env(),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });

  const server = start('server.ts');
  const ready = new Promise<ServerReady | undefined>((resolve) => {
    server.on('message', (message: { ready?: ServerReady }) => resolve(message.ready));
    server.on('exit', () => resolve(undefined));
  });
  const ended = new Promise<number>((resolve) => {
    server.on('exit', (code) => {
      if (!stopping) resolve(code || 1);
    });
  });

  // Once the server serves: somebody waits for that, and for the worker nobody does.
  let worker: ChildProcess | undefined;
  void ready.then((served) => {
    if (served && !stopping) worker = startWorker();
  });
  function startWorker(): ChildProcess {
    const startedAt = performance.now();
    const child = start('worker.ts');
    child.on('exit', (code, signal) => {
      if (stopping) return;
      if (performance.now() - startedAt > HELD_MS) restarts = 0;
      const wait = RESTART_SECONDS[Math.min(restarts, RESTART_SECONDS.length - 1)]!;
      restarts += 1;
      say(`the worker ended (${signal ?? `code ${code}`}); starting it again in ${wait} s`);
      restart = setTimeout(() => {
        worker = startWorker();
      }, wait * 1_000);
    });
    return child;
  }

  return {
    ready,
    ended,
    async stop() {
      stopping = true;
      clearTimeout(restart);
      await Promise.all([server, worker].map((child) => child && stopChild(child)));
    },
  };
}

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
