// npm run bench -- import --data DIR: how long the files of football-data.co.uk take from disk to matches and
// prices in a new database: an eighth of them, a quarter, half and all.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { seedConstants } from '@tredici/server/db/seed-constants';
import { listFolder } from '@tredici/server/features/ingestion/folder';
import { type FileReport, importFiles } from '@tredici/server/features/ingestion/import-files';
import { openDatabase } from './measure/open-database.ts';
import { watchUsage } from './measure/usage.ts';
import { saveResult } from './save-result.ts';

const BUDGET = { seconds: 40, megabytes: 450, halfToAll: 2.2 };

/** `npm run bench -- import --data DIR [--out FILE]`, DIR as `2223/I1.csv` and `new/ARG.csv`. */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { data: { type: 'string' }, out: { type: 'string' } },
  });
  if (values.data === undefined) throw new Error('say where the files are: --data DIR');
  const data = resolve(values.data);
  const eighth = await importInto(data, 8);
  const quarter = await importInto(data, 4);
  const half = await importInto(data, 2);
  const all = await importInto(data, 1);
  // Per row, because two halves of the files do not have the same number of rows.
  const cost = ({ cpuSeconds, databaseCpuSeconds }: typeof all) =>
    cpuSeconds + (databaseCpuSeconds ?? 0);
  const ratio = (cost(all) / cost(half)) * (half.prices / all.prices) * 2;
  console.table({
    'every eighth file': eighth,
    'every fourth file': quarter,
    'every second file': half,
    'all files': all,
  });
  console.log(
    `cost of all / half: ${ratio.toFixed(2)} for twice the rows (at most ${BUDGET.halfToAll})\n` +
      `seconds ${all.seconds} (at most ${BUDGET.seconds}), memory ${all.megabytes} MB of this process and ${all.databaseMegabytes ?? '?'} MB of the database (at most ${BUDGET.megabytes})`,
  );
  console.log(
    saveResult('import', { eighth, quarter, half, all, ratio, budget: BUDGET }, values.out),
  );
}

async function importInto(data: string, every: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'tredici-import-'));
  const now = () => new Date();
  try {
    const { db, close } = await openDatabase({ dataDir });
    try {
      await seedConstants(db);
      const options = { source: 'football-data.co.uk', seasons: undefined, again: false } as const;
      const listed = await listFolder(data, { ...options, now });
      if (!listed.ok) throw new Error(listed.message);
      const files = listed.value.filter((_, index) => index % every === 0);
      const usage = watchUsage(join(dataDir, 'postgres'));
      const first = await timed(() => importFiles(db, files, { now }));
      const used = usage.end();
      const again = await timed(() => importFiles(db, files, { now }));
      return {
        files: files.length,
        ...totals(first.value),
        seconds: first.seconds,
        'seconds again': again.seconds,
        'new again': totals(again.value).changed,
        ...used,
      };
    } finally {
      await close();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

function totals(reports: readonly FileReport[]) {
  const sum = (key: 'matches' | 'changed' | 'prices') =>
    reports.reduce((total, report) => total + report[key], 0);
  return {
    matches: sum('matches'),
    changed: sum('changed'),
    prices: sum('prices'),
    refused: reports.reduce((total, report) => total + report.problems.length, 0),
    failed: reports.filter((report) => report.outcome === 'failed').length,
  };
}

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; seconds: number }> {
  const started = performance.now();
  const value = await work();
  return { value, seconds: Math.round((performance.now() - started) / 10) / 100 };
}
