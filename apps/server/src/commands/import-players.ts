/** `tredici import players`: an operator's lists of players, for all. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { findSeason } from '@tredici/contract/seasons';
import type { Db } from '#db/pool.ts';
import { createFileReader } from '#features/fantasy/files/read-apart.ts';
import { shareFile, unshareFile } from '#features/fantasy/files/share-file.ts';
import type { FileReport } from '#features/fantasy/files/take-file.ts';
import { AppError, errorBodyOf } from '#http/app-error.ts';
import { type Clock, createClock } from '../clock.ts';
import { configOrExit } from '../process-lifecycle.ts';
import { fail, refuseUsage } from './command.ts';
import { withLiveDatabase } from './live-database.ts';
import { createProgress } from './progress.ts';

interface PlayersArguments {
  readonly files: readonly string[];
  readonly season: string | undefined;
  readonly round: number | undefined;
  readonly preview: boolean;
  readonly undo: number | undefined;
}

export async function importPlayers(args: readonly string[]): Promise<number> {
  const asked = readPlayersArguments(args);
  if (typeof asked === 'string') return refuseUsage(asked, { name: 'import' });
  const config = configOrExit();
  return withLiveDatabase(config, async (db) => {
    if (asked.undo === undefined) return takeFiles(db, createClock(config.startsAt), asked);
    if (!(await unshareFile(db, asked.undo))) return fail(`there is no file ${asked.undo}.`);
    console.log(`file ${asked.undo} counts no more`);
    return 0;
  });
}

async function takeFiles(db: Db, clock: Clock, asked: PlayersArguments): Promise<number> {
  const read = createFileReader();
  const progress = createProgress(asked.files.length);
  let refused = 0;
  for (const [at, path] of asked.files.entries()) {
    const name = basename(path);
    try {
      const file = await read({ bytes: readFileSync(path), name, source: 'Fantacalcio' });
      const about = { name, season: asked.season, round: asked.round };
      const { id, rows, report } = await shareFile(db, clock.now(), file, about, asked.preview);
      const what = asked.preview ? 'would be imported' : `imported as file ${id}`;
      progress.say(`${name}: ${rows} players, ${what}`);
      for (const line of inWords(report)) progress.say(`  ${line}`);
    } catch (error) {
      refused += 1;
      const isRefusal = error instanceof AppError;
      if (!isRefusal && !(error instanceof Error && 'code' in error)) throw error;
      progress.say(`${name}: ${isRefusal ? inAdvice(error) : 'cannot be read'}`);
    }
    progress.step(at + 1, name);
  }
  progress.end();
  return refused > 0 ? 1 : 0;
}

const WORDS: Readonly<Record<string, string>> = {
  file_season_unknown: 'neither its title nor its name tells the season: give --season',
  file_round_unknown: 'neither its title nor its name tells the round: give --round',
  file_wrong_season: 'its title, its name and --season do not agree',
};

const inAdvice = (error: AppError) => WORDS[error.code] ?? errorBodyOf(error).detail ?? error.code;

const PROBLEMS_SHOWN = 20;

function inWords({ problems, problem_count, warnings, difference }: FileReport): string[] {
  const { added, gone, moved, prices } = difference;
  const shown = problems.slice(0, PROBLEMS_SHOWN);
  return [
    `${added.length} new, ${gone.length} gone, ${moved.length} moved, ${prices.length} prices changed`,
    ...warnings.map((warning) => `look twice: ${warning.replaceAll('-', ' ')}`),
    ...shown.map(
      ({ sheet, row, column, problem, value }) =>
        `sheet ${sheet}, row ${row}, ${column}: ${problem.replaceAll('-', ' ')}${value ? ` (${value})` : ''}`,
    ),
    ...(problem_count > shown.length ? [`and ${problem_count - shown.length} more`] : []),
  ];
}

export function readPlayersArguments(args: readonly string[]): PlayersArguments | string {
  const text = { type: 'string' } as const;
  const options = { season: text, round: text, undo: text, preview: { type: 'boolean' } } as const;
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    return `${(error as Error).message.split('\n', 1)[0]}.`;
  }
  const { values, positionals: files } = parsed;
  const wholeNumber = (given: string | undefined, most: number) =>
    given === undefined ||
    (/^\d{1,12}$/.test(given) && Number(given) >= 1 && Number(given) <= most);
  if (values.season !== undefined && !findSeason(values.season)) {
    return `--season ${values.season} is not a season such as 2025/26.`;
  }
  if (!wholeNumber(values.round, 38)) return `--round ${values.round} is not a round from 1 to 38.`;
  if (!wholeNumber(values.undo, 1e12)) return `--undo ${values.undo} is not the number of a file.`;
  if (values.undo !== undefined && files.length > 0) return '--undo goes without files.';
  if (values.undo === undefined && files.length === 0) return 'a file is missing.';
  return {
    files,
    season: values.season,
    preview: values.preview ?? false,
    round: values.round === undefined ? undefined : Number(values.round),
    undo: values.undo === undefined ? undefined : Number(values.undo),
  };
}
