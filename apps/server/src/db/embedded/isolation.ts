import { execFile } from 'node:child_process';
import { chownSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** PostgreSQL refuses to run as root. So root runs it in a user namespace, where the files belong to another
 *  user, or really as another user; everyone else runs it directly. */
export type Isolation = 'auto' | 'plain' | 'namespace' | 'other-user';

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

export interface Output {
  readonly code: number;
  /** stdout, then stderr. */
  readonly text: string;
}

/** How PostgreSQL's programs are run for one cluster. */
export interface Runner {
  readonly kind: Exclude<Isolation, 'auto'>;
  readonly account?: Account | undefined;
  run(command: string, args: readonly string[]): Promise<Output>;
  /** Makes PostgreSQL the owner of a file that we wrote and it must read. */
  give(path: string): void;
}

/** The exit code of a shell for a command that could not be run. */
const NOT_RUN = 127;

/** Any id listed in /etc/passwd will do: initdb looks its name up. */
const NAMESPACE = ['--user', '--map-user=1', '--map-group=1'];

export function makeRunner(kind: Runner['kind'], account?: Account): Runner {
  return {
    kind,
    account,
    run: (command, args) =>
      kind === 'namespace'
        ? execute('unshare', [...NAMESPACE, command, ...args])
        : execute(command, args, account),
    give: (path) => {
      if (account) chownSync(path, account.uid, account.gid);
    },
  };
}

/** Tries to run the programs and enter the folder. Rights, namespaces and containers have too many rules to
 *  work it out. */
export async function canReach(runner: Runner, bin: string, folder: string): Promise<boolean> {
  return (await canRun(runner, bin)) && (await canEnter(runner, folder));
}

export async function canRun(runner: Runner, bin: string): Promise<boolean> {
  return (await runner.run(`${bin}/postgres`, ['--version'])).code === 0;
}

export async function canEnter(runner: Runner, folder: string): Promise<boolean> {
  return (await runner.run('test', ['-x', folder])).code === 0;
}

/** Accounts to try, best first: one made for PostgreSQL, then those that own nothing. */
export async function borrowableAccounts(): Promise<Account[]> {
  const byName = await readAccounts();
  return ['postgres', 'nobody', 'daemon'].flatMap((name) => byName.get(name) ?? []);
}

/** initdb refuses to run as a user without a name. */
export async function accountOf(uid: number): Promise<Account | undefined> {
  return [...(await readAccounts()).values()].find((account) => account.uid === uid);
}

async function readAccounts(): Promise<Map<string, Account>> {
  const text = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const accounts = new Map<string, Account>();
  for (const line of text.split('\n')) {
    const [name, , uid, gid] = line.split(':');
    if (name && Number(uid) > 0) accounts.set(name, { uid: Number(uid), gid: Number(gid) });
  }
  return accounts;
}

function execute(command: string, args: readonly string[], account?: Account): Promise<Output> {
  const options = {
    ...account,
    // The other user may be unable to enter the current folder.
    cwd: process.platform === 'win32' ? undefined : '/',
    env: environment(),
    maxBuffer: 4_000_000,
  };
  return new Promise((resolve) => {
    const fail = (error: unknown) => resolve({ code: NOT_RUN, text: String(error) });
    try {
      execFile(command, [...args], options, (error, stdout, stderr) => {
        if (error && typeof error.code !== 'number') fail(error);
        else resolve({ code: Number(error?.code ?? 0), text: stdout + stderr });
      });
    } catch (error) {
      // In a container the other user may not exist: then the call itself throws.
      fail(error);
    }
  });
}

/** The server keeps this environment as long as it runs, so it gets no secrets and no libpq variables, and
 *  English messages, because we parse them. */
function environment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'SystemDrive', 'ComSpec'];
  const env: NodeJS.ProcessEnv = { LC_ALL: 'C', LANG: 'C' };
  for (const name of kept) if (process.env[name]) env[name] = process.env[name];
  return env;
}
