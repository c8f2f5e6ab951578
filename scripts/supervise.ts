import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DATABASE_AWAY_EXIT } from '@tredici/server/process-lifecycle';
import { type FollowedOutput, followOutput } from './child-output.ts';
import { COMPILE_CACHE } from './compile-cache.ts';
import { countDeaths } from './deaths.ts';

const SOURCE = join(import.meta.dirname, '../apps/server/src');
/** A URL, because Windows takes a path that begins with a drive letter for one. */
const QUICKER = new URL('../apps/server/src/quicker-imports.ts', import.meta.url).href;
const SERVER_RESTART_MS = 200;
/** A constant delay is enough: three deaths within a minute end it anyway. */
const WORKER_RESTART_SECONDS = 1;
/** Children that have not stopped by then are killed. Their own limit is a little shorter. */
const STOP_LIMIT_MS = 2_300;

export interface ServerReady {
  readonly url: string;
  readonly demoUsers: readonly { readonly username: string; readonly password: string }[];
}

export interface Supervised {
  /** Resolves when the server first listens, or with undefined when it ends before that. */
  readonly ready: Promise<ServerReady | undefined>;
  /** Why the server has ended for good; undefined if it has printed the reason itself. */
  readonly ended: Promise<string | undefined>;
  /** Starts both anew, with the current `env`. */
  restart(): void;
  stop(): Promise<void>;
}

interface SuperviseOptions {
  readonly env: () => Promise<NodeJS.ProcessEnv>;
  readonly say: (line: string) => void;
  /** Shows the children's logs as sentences without stacks, for somebody trying the program out. */
  readonly isBrief: boolean;
}

/** Runs the server and the worker as child processes and restarts them when they die. A server that refuses
 *  to start is not restarted, nor is a process that dies three times within a minute, not counting the times
 *  when the database was away. The children end with us however we end: they stop when they lose their
 *  channel to the supervisor. */
export function superviseProcesses({ env, say, isBrief }: SuperviseOptions): Supervised {
  let stopping = false;
  let server: ChildProcess | undefined;
  let worker: ChildProcess | undefined;
  let workerRestart: NodeJS.Timeout | undefined;
  const deaths = { server: countDeaths(), worker: countDeaths() };
  const ready = Promise.withResolvers<ServerReady | undefined>();
  const ended = Promise.withResolvers<string | undefined>();
  const spawnEntry = async (
    entry: string,
  ): Promise<{ child: ChildProcess; output: FollowedOutput } | undefined> => {
    const variables = await env();
    if (stopping) return undefined;
    const child = spawn(process.execPath, ['--import', QUICKER, join(SOURCE, entry)], {
      env: { ...COMPILE_CACHE, ...variables },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const { stdout, stderr } = child;
    return { child, output: followOutput({ stdout: stdout!, stderr: stderr! }, isBrief) };
  };

  async function startServer(isFirst: boolean): Promise<void> {
    const spawned = await spawnEntry('server.ts');
    if (!spawned) return;
    const { child, output } = spawned;
    server = child;
    child.on('message', (message: { ready?: ServerReady }) => {
      ready.resolve(message.ready);
      if (!isFirst) say('the server is back');
    });
    // `close` comes after all output has been read.
    child.on('close', (code, signal) => {
      if (isFirst) ready.resolve(undefined);
      if (stopping) return;
      const how = howOf(code, signal, output);
      void ready.promise.then((served) => {
        // The server usually prints a line that says why it refuses to start.
        if (!served) ended.resolve(output.cause());
        else if (code !== DATABASE_AWAY_EXIT && deaths.server.isTooMany()) {
          ended.resolve(`the server ended three times within a minute (${how}).`);
        } else {
          say(`the server ended (${how}); starting it again`);
          setTimeout(() => void startServer(false), SERVER_RESTART_MS);
        }
      });
    });
  }

  async function startWorker(): Promise<void> {
    const spawned = await spawnEntry('worker.ts');
    if (!spawned) return;
    const { child, output } = spawned;
    worker = child;
    child.on('close', (code, signal) => {
      if (stopping) return;
      const how = howOf(code, signal, output);
      if (code !== DATABASE_AWAY_EXIT && deaths.worker.isTooMany()) {
        ended.resolve(`the worker ended three times within a minute (${how}).`);
        return;
      }
      say(`the worker ended (${how}); starting it again in ${WORKER_RESTART_SECONDS} s`);
      workerRestart = setTimeout(() => void startWorker(), WORKER_RESTART_SECONDS * 1_000);
    });
  }

  void startServer(true);
  // The worker starts later, because somebody is waiting for the server.
  void ready.promise.then((served) => {
    if (served && !stopping) void startWorker();
  });

  return {
    ready: ready.promise,
    ended: ended.promise,
    restart() {
      // The handlers of `close` start them again.
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

const howOf = (
  code: number | null,
  signal: NodeJS.Signals | null,
  output: FollowedOutput,
): string => signal ?? output.cause() ?? `code ${code}`;

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  const kill = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  // The channel also works where there are no signals. A child that does not listen to it yet is killed.
  if (child.connected) child.send('stop', (error) => error && child.kill());
  child.kill('SIGTERM');
  await gone;
  clearTimeout(kill);
}
