/** Reads a folder of football-data.co.uk files as matches for the engine:
 *  `{season}/{division}.csv`, and `new/{code}.csv` for the extra leagues. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { COMPETITIONS } from '@tredici/engine/goals/competitions';
import type { MatchRecord } from '@tredici/engine/match/match-record';
import { type FootballDataRow, type ParseProblem, parseFootballData } from './parse.ts';

export type FileProblem = ParseProblem & { file: string };
export type FolderMatches = { matches: MatchRecord[]; files: number; problems: FileProblem[] };

const EXTRA_FOLDER = 'new';
const SEASON_FOLDER = /^\d{4}$/;
const KNOWN_CODES = new Set(COMPETITIONS.map(({ code }) => code));

export function readFootballDataFolder(folder: string): FolderMatches {
  const out: FolderMatches = { matches: [], files: 0, problems: [] };
  for (const name of readdirSync(folder).sort()) {
    const inside = join(folder, name);
    const isSeason = SEASON_FOLDER.test(name);
    if (!(isSeason || name === EXTRA_FOLDER) || !statSync(inside).isDirectory()) continue;
    for (const file of readdirSync(inside).sort()) {
      const code = /^(\w+)\.csv$/i.exec(file)?.[1];
      if (!code || !KNOWN_CODES.has(code)) continue;
      const { rows, problems } = parseFootballData(readFileSync(join(inside, file)), {
        division: code,
      });
      out.files += 1;
      out.problems.push(...problems.map((problem) => ({ ...problem, file: join(name, file) })));
      for (const row of rows) out.matches.push(toMatchRecord(row, isSeason ? name : null));
    }
  }
  return out;
}

/** @param season the folder's, for files that do not name it in their rows. */
export function toMatchRecord(row: FootballDataRow, season: string | null): MatchRecord {
  return {
    competition: row.division,
    season: season ?? row.season ?? '',
    day: row.day,
    home: row.home,
    away: row.away,
    score: row.score,
    awarded: row.awarded,
    shots: row.shots,
    shotsOnTarget: row.shotsOnTarget,
    opening: row.opening,
    closing: row.closing,
  };
}
