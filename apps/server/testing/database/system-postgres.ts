import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { majorVersion } from '#db/embedded/binaries.ts';

/** A PostgreSQL that did not come with the program, to run the same tests on. */
export type SystemPostgres =
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'binaries'; readonly bin: string; readonly major: number };

const OLDEST_MAJOR = 15;

/** By address, if one is given; else by the newest installed programs. */
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
  // Links lead to the folder that holds the rest of the installation.
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'initdb'))
    .filter((initdb) => existsSync(initdb))
    .map((initdb) => dirname(realpathSync(initdb)));
  const complete = (bin: string) =>
    ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(join(bin, name)));
  return [...new Set([...packaged, ...onPath])].filter(complete);
}
