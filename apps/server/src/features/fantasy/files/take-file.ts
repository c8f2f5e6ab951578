import {
  IMPORT_LIMITS,
  type ImportPreview,
  type ImportRowProblem,
} from '@tredici/contract/fantasy-imports';
import { findSeason, type Season } from '@tredici/contract/seasons';
import type { Executor } from '#db/pool.ts';
import { AppError } from '#http/app-error.ts';
import type { PlayersFile } from '#sources/fantacalcio/read-file.ts';
import type { RowProblem } from '#sources/fantacalcio/read-table.ts';
import { type FileRows, layFiles } from '../players/season-players.ts';
import { listSeasons, loadCountingFiles, loadListed, type Viewer } from '../players/store.ts';
import { type ComparedPlayer, differenceOf, looksHalf } from './difference.ts';
import { identify } from './identify.ts';
import { findActive, type NewFile } from './store.ts';
import { tidyRows, tidyText } from './tidy-rows.ts';

export type FileReport = Pick<
  ImportPreview,
  'problems' | 'problem_count' | 'warnings' | 'difference'
>;

export interface AskedFor {
  readonly name: string;
  readonly season: string | undefined;
  readonly round: number | undefined;
}

/** Makes the row of a file that was read: its season and round, the players it refers to, and what it changes
 *  of the owner's current data. Refuses a file that cannot be assigned to a season. */
export async function takeFile(
  db: Executor,
  owner: Viewer,
  read: PlayersFile,
  asked: AskedFor,
): Promise<Omit<NewFile, 'status'> & { readonly report: FileReport }> {
  const seasons = await listSeasons(db, owner);
  const season = seasonOf(read, asked, seasons[0]);
  const round = read.kind === 'votes' ? (asked.round ?? read.round) : null;
  if (read.kind === 'votes' && round === null) throw new AppError('file_round_unknown');
  const listed = await loadListed(db, season.label);
  const files = owner === null ? [] : await loadCountingFiles(db, owner, season.label);
  const { players } = layFiles({ players: listed, rounds: new Map() }, files);
  const known = read.kind === 'league' ? identify(read.rows, players) : null;
  const rows = tidyRows(
    (known ? { kind: 'league', rows: known.rows } : { ...read, round }) as FileRows,
  );
  if (rows.length === 0) throw new AppError('file_no_rows');
  if (rows.length > IMPORT_LIMITS.players) throw new AppError('file_too_many_rows');

  const active = await findActive(db, owner, { kind: read.kind, seasonId: season.id, round });
  const isAList = read.kind === 'quotes' || read.kind === 'league';
  const fallback: readonly ComparedPlayer[] = isAList ? [...players.values()] : [];
  const before = active ? (active.rows as readonly ComparedPlayer[]) : fallback;
  const after: readonly ComparedPlayer[] = rows;
  const problems = [...read.problems, ...(known?.problems ?? [])];
  const warnings: FileReport['warnings'] = [];
  if (isHalf(read.kind, before, after)) warnings.push('half-file');
  if (read.kind === 'quotes' && seasons[0] !== undefined && season.label < seasons[0]) {
    warnings.push('old-season');
  }
  if (problems.some(leavesOut)) warnings.push('rows-left-out');
  const against = active
    ? { file_name: active.fileName, confirmed_at: active.confirmedAt!.toISOString() }
    : { file_name: null, confirmed_at: null };
  return {
    userId: owner,
    kind: read.kind,
    seasonId: season.id,
    round,
    fileName: asked.name,
    rows,
    rowCount: rows.length,
    report: {
      problems: problems.slice(0, IMPORT_LIMITS.problems).map(toProblem),
      problem_count: problems.length,
      warnings,
      difference: {
        against: active || before.length > 0 ? against : null,
        ...differenceOf(before, after),
      },
    },
  };
}

/** A league's export does not name its season: the newest list is assumed. */
function seasonOf(read: PlayersFile, asked: AskedFor, newest: string | undefined): Season {
  if (asked.season !== undefined && read.season !== null && asked.season !== read.season) {
    throw new AppError('file_wrong_season');
  }
  const label = read.season ?? asked.season ?? (read.kind === 'league' ? newest : undefined);
  if (label === undefined) throw new AppError('file_season_unknown');
  const season = findSeason(label);
  if (!season) throw new AppError('file_wrong_season');
  return season;
}

function isHalf(
  kind: PlayersFile['kind'],
  before: readonly ComparedPlayer[],
  after: readonly ComparedPlayer[],
): boolean {
  // Not for the others: in a round matches may be postponed, and a league may list any players it likes.
  return (kind === 'quotes' || kind === 'statistics') && looksHalf(before, after);
}

/** An unknown club or an invalid Mantra role does not make the rest of the row unusable. */
const leavesOut = ({ code, column }: RowProblem): boolean =>
  code !== 'unknown-club' && column !== 'RM' && column !== 'R.MANTRA';

const toProblem = ({ code, ...problem }: RowProblem): ImportRowProblem => ({
  ...problem,
  sheet: tidyText(problem.sheet),
  value: tidyText(problem.value),
  problem: code,
});
