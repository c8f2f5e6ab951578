import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { majorVersion } from '#db/embedded/binaries.ts';

/** A PostgreSQL that is not part of the program, for running the same tests on it. */
export type SystemPostgres =
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'binaries'; readonly bin: string; readonly major: number };

const OLDEST_MAJOR = 15;

/** By address if one is given, else the newest installed version. */
export async function findSystemPostgres(
  env: NodeJS.ProcessEnv = process.env,
): Promise<SystemPostgres | undefined> {
  const url = env.TREDICI_TEST_DATABASE_URL;
  if (url) return { kind: 'url', url };
  let best: { kind: 'binaries'; bin: string; major: number } | undefined;
  for (const bin of candidates(env)) {
    const major = await majorVersion({ bin });
    if (!major.ok || major.value < OLDEST_MAJOR || (best && best.major >= major.value)) continue;
    best = { kind: 'binaries', bin, major: major.value };
  }
  return best;
}

function candidates(env: NodeJS.ProcessEnv): string[] {
  const debian = '/usr/lib/postgresql';
  const packaged = existsSync(debian)
    ? readdirSync(debian).map((version) => join(debian, version, 'bin'))
    : [];
  // Links lead to the folder with the rest of the installation.
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'initdb'))
    .filter((initdb) => existsSync(initdb))
    .map((initdb) => dirname(realpathSync(initdb)));
  const complete = (bin: string) =>
    ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(join(bin, name)));
  return [...new Set([...packaged, ...onPath])].filter(complete);
}
