import { randomBytes } from 'node:crypto';
import { appendFile, chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accept, type Result, refuse } from '../result.ts';
import type { Home } from './home.ts';
import { explainFailure } from './refusals.ts';

export const SUPERUSER = 'postgres';

export interface ClusterOptions {
  readonly dataDir: string;
  readonly major: number;
  readonly password: string;
  /** For throw-away test clusters: no waiting for the disk, so a power cut may lose data. */
  readonly throwAway: boolean;
}

/** The major version that made the cluster, or undefined where there is none yet. */
export async function clusterVersion(cluster: string): Promise<number | undefined> {
  const text = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : Number(text.trim().split('.')[0]);
}

/** initdb works in a neighbouring folder that is then renamed, so a crash leaves no half-made cluster. */
export async function createCluster(home: Home, options: ClusterOptions): Promise<Result<void>> {
  const draft = `${home.cluster}.new-${randomBytes(4).toString('hex')}`;
  const passwordFile = `${draft}.password`;
  try {
    await mkdir(draft, { mode: 0o700 });
    home.runner.give(draft);
    await writeFile(passwordFile, options.password, { mode: 0o600 });
    home.runner.give(passwordFile);
    const { code, text } = await home.runner.run(join(home.bin, 'initdb'), [
      `--pgdata=${draft}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      ...localeOptions(options.major),
      '--data-checksums',
      ...(options.throwAway ? ['--no-sync'] : []),
    ]);
    if (code !== 0) return refuse(explainFailure(text, options.dataDir, home.cluster));
    await appendFile(join(draft, 'postgresql.conf'), `\ninclude = '${SETTINGS_FILE}'\n`);
    await writeSettings({ ...home, cluster: draft }, options.throwAway);
    await rename(draft, home.cluster);
    return accept(undefined);
  } finally {
    await rm(passwordFile, { force: true });
    await rm(draft, { recursive: true, force: true });
  }
}

/** Sort order and letter case must not depend on the machine's libraries: PostgreSQL 17 has its own Unicode
 *  locale; before it only C is stable. */
function localeOptions(major: number): string[] {
  return major >= 17
    ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    : ['--locale=C'];
}

const SETTINGS_FILE = 'tredici.conf';

/** Written at every start, so that a newer program updates the settings of an older cluster. */
export async function writeSettings(home: Home, throwAway: boolean): Promise<void> {
  const path = join(home.cluster, SETTINGS_FILE);
  const draft = `${path}.${process.pid}`;
  const lines = Object.entries(settings(throwAway)).map(([name, value]) => `${name} = '${value}'`);
  await writeFile(draft, `# Written by the program at every start.\n${lines.join('\n')}\n`);
  await chmod(draft, 0o600);
  home.runner.give(draft);
  await rename(draft, path);
}

function settings(throwAway: boolean): Record<string, string> {
  const durable = throwAway ? 'off' : 'on';
  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    password_encryption: 'scram-sha-256',
    max_connections: '100',
    timezone: 'UTC',
    log_timezone: 'UTC',
    fsync: durable,
    full_page_writes: durable,
    synchronous_commit: durable,
    shared_buffers: '64MB',
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    effective_cache_size: '512MB',
    max_wal_size: '512MB',
    min_wal_size: '80MB',
    // Our queries are short: JIT compilation costs more than it saves.
    jit: 'off',
    // One log file per weekday, overwritten a week later. The program logs errors of single queries itself,
    // with their request; here they would only fill the disk and record what users typed.
    logging_collector: 'on',
    log_directory: 'log',
    log_filename: 'postgresql-%a.log',
    log_truncate_on_rotation: 'on',
    log_rotation_age: '1d',
    log_rotation_size: '0',
    log_checkpoints: 'off',
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
  };
}
