import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Season } from '@tredici/contract/seasons';
import { accept, type Result, refuse } from '#db/result.ts';
import { fileAt, pathOf } from '#sources/football-data-co-uk/requests.ts';
import type { SourceName } from '#sources/identity/source-names.ts';
import { readPayload } from '#sources/read-payload.ts';
import type { ReadOutcome } from '#sources/source-match.ts';
import type { FileToImport } from './import-files.ts';

export interface FolderOptions {
  readonly source: SourceName;
  readonly seasons: readonly Season[] | undefined;
  readonly again: boolean;
  readonly now: () => Date;
}

/** The responses saved in a folder. A file of football-data.co.uk is stored under its address at the site, so
 *  that it is the same file wherever it came from. */
export async function listFolder(
  dir: string,
  options: FolderOptions,
): Promise<Result<FileToImport[]>> {
  const isFolder = await stat(dir).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) return refuse(`There is no folder ${dir}.`);
  const names = (await readdir(dir, { recursive: true })).map((name) => name.replaceAll('\\', '/'));
  const files = names.sort().flatMap((name) => toFile(dir, name, options) ?? []);
  if (files.length === 0) return refuse(`The folder ${dir} holds no file of ${options.source}.`);
  return accept(files);
}

function toFile(dir: string, name: string, options: FolderOptions): FileToImport | undefined {
  const { source, seasons, again, now } = options;
  const address = addressOf(source, name, seasons);
  if (address === undefined) return undefined;
  return {
    address,
    open: async () => {
      const body = await readFile(join(dir, name));
      const read = () => ofSeasons(readPayload(source, address, body), seasons);
      // A season's own file is complete, whatever was requested.
      const partial = seasons !== undefined && !address.startsWith('/mmz4281/');
      return {
        source,
        address,
        body,
        read,
        again,
        partial,
        fetchedAt: now(),
        etag: null,
        lastModified: null,
      };
    },
  };
}

function addressOf(source: SourceName, name: string, seasons: readonly Season[] | undefined) {
  if (source !== 'football-data.co.uk') {
    const isOurs =
      source === 'the-odds-api' ? /soccer_[^/]*\.json$/ : /football-data-org[^/]*\.json$/;
    return isOurs.test(name) ? `file:${name}` : undefined;
  }
  const file = fileAt(name);
  if (!file || (file.kind === 'season' && seasons && !seasons.includes(file.season))) {
    return undefined;
  }
  return pathOf(file);
}

/** The file of an extra league contains all its seasons. */
function ofSeasons(read: ReadOutcome, seasons: readonly Season[] | undefined): ReadOutcome {
  if (!read.ok || !seasons) return read;
  const ids = new Set<number>(seasons.map((season) => season.id));
  const matches = read.matches.filter((match) => ids.has(match.seasonId));
  return { ...read, matches, leftOut: read.leftOut + read.matches.length - matches.length };
}
