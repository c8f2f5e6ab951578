import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { EmbeddedOptions } from '#db/embedded/start.ts';
import type { ChildReport } from './embedded-child.ts';

export interface Child {
  readonly process: ChildProcess;
  /** The next line of its output. */
  next(): Promise<string>;
  tell(line: string): void;
  /** Ends it if it is still running. */
  kill(): Promise<void>;
}

const QUICKER = new URL('../../src/quicker-imports.ts', import.meta.url).href;

/** Runs a script of this folder as a real process and communicates with it in lines. */
export function startChild(
  script: string,
  argument: unknown,
  as?: { uid: number; gid: number },
): Child {
  const child = spawn(
    process.execPath,
    ['--import', QUICKER, join(import.meta.dirname, script), JSON.stringify(argument)],
    { ...as, cwd: '/', stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    process: child,
    next: async () => {
      const { value, done } = await lines.next();
      if (done) throw new Error(`${script} ended without an answer`);
      return value;
    },
    tell: (line) => child.stdin.write(`${line}\n`),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

export interface EmbeddedChild extends Child {
  readonly report: ChildReport;
}

export async function startEmbeddedChild(
  options: Omit<EmbeddedOptions, 'log'> & { migrate?: boolean },
  as?: { uid: number; gid: number },
): Promise<EmbeddedChild> {
  const child = startChild('embedded-child.ts', options, as);
  const report = JSON.parse(await child.next()) as ChildReport;
  return { ...child, report };
}
