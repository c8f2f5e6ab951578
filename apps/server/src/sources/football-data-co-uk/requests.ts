import type { Season } from '@tredici/contract/seasons';
import type { Tournament } from '@tredici/contract/tournaments';
import { codeOfSeason, seasonByCode } from '../season-of.ts';
import type { ReadOutcome } from '../source-match.ts';
import { readExtraFixturesFile } from './parse-fixtures.ts';
import {
  isExtraLeague,
  readExtraLeagueFile,
  readFixturesFile,
  readSeasonFile,
} from './read-files.ts';

/** One file of the site: its path and its reader. */
export type FootballDataFile =
  | { readonly kind: 'season'; readonly division: string; readonly season: Season }
  | { readonly kind: 'extra-league'; readonly code: string }
  | { readonly kind: 'fixtures' }
  | { readonly kind: 'extra-fixtures' };

export function pathOf(file: FootballDataFile): string {
  switch (file.kind) {
    case 'season':
      return `/mmz4281/${codeOfSeason(file.season)}/${file.division}.csv`;
    case 'extra-league':
      return `/new/${file.code}.csv`;
    case 'fixtures':
      return '/fixtures.csv';
    case 'extra-fixtures':
      return '/new_league_fixtures.csv';
  }
}

/** The reverse, also for a folder that contains `2223/I1.csv` and `new/ARG.csv`. */
export function fileAt(path: string): FootballDataFile | undefined {
  if (/new_league_fixtures\.csv$/.test(path)) return { kind: 'extra-fixtures' };
  if (/fixtures\.csv$/.test(path)) return { kind: 'fixtures' };
  const [, folder = '', name = ''] = /(?:^|\/)([^/]+)\/([A-Z0-9]{2,3})\.csv$/.exec(path) ?? [];
  if (folder === 'new') return { kind: 'extra-league', code: name };
  const season = seasonByCode(folder);
  return season && { kind: 'season', division: name, season };
}

export function readFile(file: FootballDataFile, bytes: Uint8Array): ReadOutcome {
  switch (file.kind) {
    case 'season':
      return readSeasonFile(bytes, file);
    case 'extra-league':
      return readExtraLeagueFile(bytes, file);
    case 'fixtures':
      return readFixturesFile(bytes);
    case 'extra-fixtures':
      return readExtraFixturesFile(bytes);
  }
}

/** The file that contains a tournament's results in a season. */
export function fileOf(tournament: Tournament, season: Season): FootballDataFile {
  const code = tournament.footballData;
  return isExtraLeague(code)
    ? { kind: 'extra-league', code }
    : { kind: 'season', division: code, season };
}

export const FIXTURE_FILES: readonly FootballDataFile[] = [
  { kind: 'fixtures' },
  { kind: 'extra-fixtures' },
];
