import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { appendFile, cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { accept, type Result, refuse } from './result.ts';

const run = promisify(execFile);

/** The path of a PostgreSQL program; `bin` when it is not on the PATH. */
function findProgram(name: string, bin: string | undefined): Result<string> {
  const folders = bin ? [bin] : (process.env.PATH ?? '').split(delimiter);
  const found = folders.map((folder) => join(folder, name)).find(isExecutable);
  if (found) return accept(found);
  return refuse(
    `${name} is not here: install PostgreSQL's client programs, or say where they are with --bin.`,
  );
}

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

export interface CopyOptions {
  readonly url: string;
  /** A folder that does not exist yet. */
  readonly to: string;
  readonly bin?: string | undefined;
}

/** Copies the whole running server. With the archived log the copy can be restored to any later second. */
export async function copyServer({ url, to, bin }: CopyOptions): Promise<Result<string>> {
  const program = findProgram('pg_basebackup', bin);
  if (!program.ok) return program;
  const folder = resolve(to);
  const taken = await mustBeEmpty(folder);
  if (taken) return taken;
  try {
    // The password goes through the environment, because arguments show up in process lists.
    const { args, env } = loginOf(url);
    await run(
      program.value,
      [...args, '-D', folder, '-X', 'stream', '-c', 'fast', '--no-password'],
      { env: { ...process.env, ...env }, maxBuffer: 16 * 1024 ** 2 },
    );
    return accept(folder);
  } catch (error) {
    return refuse(`the server was not copied: ${lastLine(error)}`);
  }
}

export interface RestoreOptions {
  /** A copy made by `copyServer`. */
  readonly from: string;
  /** The folder of the archived log. */
  readonly log: string;
  readonly at: Date;
  /** A folder that does not exist yet, for the restored server. */
  readonly to: string;
}

/** Prepares a restore from a copy, which itself stays unchanged: once started, the server replays the log up
 *  to the instant and serves from there. */
export async function prepareRestore(options: RestoreOptions): Promise<Result<string>> {
  const [from, log, to] = [options.from, options.log, options.to].map((path) => resolve(path));
  const files = await readdir(from!).catch((): string[] => []);
  if (!files.includes('backup_label')) return refuse(`${from} is no copy of a server.`);
  const segments = await readdir(log!).catch(() => undefined);
  if (!segments) return refuse(`${log} cannot be read: it should hold the archived log.`);
  if (/['\\\n]/.test(log!)) return refuse(`PostgreSQL cannot read a log in ${log}: rename it.`);
  const taken = await mustBeEmpty(to!);
  if (taken) return taken;
  await mkdir(to!, { recursive: true, mode: 0o700 });
  await cp(from!, to!, { recursive: true, preserveTimestamps: true });
  await appendFile(
    join(to!, 'postgresql.auto.conf'),
    `restore_command = 'cp "${log}/%f" "%p"'
recovery_target_time = '${options.at.toISOString().replace('Z', '+00')}'
recovery_target_inclusive = on
recovery_target_action = 'promote'
archive_mode = off
`,
  );
  await writeFile(join(to!, 'recovery.signal'), '');
  return accept(to!);
}

async function mustBeEmpty(folder: string): Promise<{ ok: false; message: string } | undefined> {
  const held = await readdir(folder).catch(() => []);
  return held.length > 0 ? refuse(`${folder} is not empty: choose another folder.`) : undefined;
}

function loginOf(url: string) {
  const { hostname, port, username, password } = new URL(url);
  return {
    args: ['-h', hostname, '-p', port || '5432', '-U', decodeURIComponent(username)],
    env: password ? { PGPASSWORD: decodeURIComponent(password) } : {},
  };
}

function lastLine(error: unknown): string {
  const { stderr = '' } = error as { stderr?: string };
  const output = stderr.trim().split('\n').at(-1);
  return output || (error instanceof Error ? error.message : String(error));
}
