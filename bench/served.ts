// npm run bench -- served --data DIR [--day YYYY-MM-DD] [--out FILE]: whether the probabilities served are
// those of the backtest. The files are imported as they were on a morning, the job forecasts the day, and
// every probability is compared with the backtest's of the complete files.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { walkForward } from '@tredici/engine/evaluate/walk-forward';
import type { MatchForecast } from '@tredici/engine/forecast/forecaster';
import type { ScoreGrid } from '@tredici/engine/grid/score-grid';
import { betProbabilities } from '@tredici/engine/markets/probabilities';
import type { Fixture } from '@tredici/engine/match/match-record';
import { connectDatabase } from '@tredici/server/db/connect';
import { migrateDatabase } from '@tredici/server/db/migrate';
import type { Db } from '@tredici/server/db/pool';
import { seedConstants } from '@tredici/server/db/seed-constants';
import { DAY_MS } from '@tredici/server/durations';
import { toFixture } from '@tredici/server/features/forecasts/compute/engine-input';
import {
  type ForecastReport,
  forecastAll,
  forecastComing,
  forecastRow,
} from '@tredici/server/features/forecasts/compute/forecast-all';
import { readHistoryFolder } from '@tredici/server/features/forecasts/compute/read-history-folder';
import { listFolder } from '@tredici/server/features/ingestion/folder';
import { importFiles } from '@tredici/server/features/ingestion/import-files';
import { decodeCsvBytes, splitCsv } from '@tredici/server/sources/football-data-co-uk/csv-text';
import { readKickoff } from '@tredici/server/sources/football-data-co-uk/kickoff';
import { findPriceColumns } from '@tredici/server/sources/football-data-co-uk/price-columns';
import { readPayload } from '@tredici/server/sources/read-payload';
import { saveResult } from './save-result.ts';

const SOURCE = 'football-data.co.uk';
/** A Saturday in spring on which the Eredivisie, the Championship and most others play. */
const DEFAULT_DAY = '2023-03-11';
const AT_MOST = 1e-9;

type Said = Map<string, MatchForecast>;

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { data: { type: 'string' }, day: { type: 'string' }, out: { type: 'string' } },
  });
  if (!values.data) throw new Error('npm run bench -- served --data DIR [--day YYYY-MM-DD]');
  const data = resolve(values.data);
  const morning = Date.parse(`${values.day ?? DEFAULT_DAY}T00:00:00Z`);
  if (Number.isNaN(morning)) throw new Error('--day is no day');
  const backtested = backtest(data, morning);
  const { served, reports } = await serve(data, morning);
  const shared = [...served].filter(([key]) => backtested.has(key));
  const differences = shared.map(([key, said]) => ({
    key,
    ratings: difference(said.ratings.grid, backtested.get(key)!.ratings.grid),
    blend: difference(gridOf(said), gridOf(backtested.get(key)!)),
  }));
  const largest = (of: 'ratings' | 'blend') => Math.max(...differences.map((one) => one[of]));
  const worst = differences.toSorted((a, b) => b.blend - a.blend)[0]!;
  const result = {
    day: new Date(morning).toISOString().slice(0, 10),
    served: served.size,
    backtested: backtested.size,
    compared: shared.length,
    ratings: largest('ratings'),
    blend: largest('blend'),
    atMost: AT_MOST,
    reports,
  };
  console.table(reports);
  console.log(
    `${result.compared} matches of ${result.day}: largest difference of any probability ` +
      `${result.ratings.toExponential(2)} (ratings), ${result.blend.toExponential(2)} (blend, ${worst.key})`,
  );
  console.log(saveResult('served', result, values.out));
  if (!(Math.max(result.ratings, result.blend) < AT_MOST)) process.exitCode = 1;
}

function backtest(data: string, morning: number): Said {
  const said: Said = new Map();
  const { matches } = readHistoryFolder(data);
  const span = { fromDay: morning / DAY_MS, toDay: morning / DAY_MS };
  walkForward(matches, span, (match, forecast) => {
    said.set(keyOf(match), forecast);
  });
  return said;
}

async function serve(data: string, morning: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'tredici-served-'));
  const now = () => new Date(morning + 1);
  try {
    const connected = await connectDatabase({ dataDir });
    if (!connected.ok) throw new Error(connected.message);
    const { db, url, close } = connected.value;
    try {
      await migrateDatabase(url);
      await seedConstants(db);
      await importAsOf(db, data, morning);
      const served: Said = new Map();
      const fit: typeof forecastComing = (forecaster, coming, at) => {
        for (const row of coming) {
          served.set(keyOf(toFixture(row)), forecastRow(forecaster, row, at).forecast);
        }
        return forecastComing(forecaster, coming, at);
      };
      const clock = { now };
      const anew = await forecastAll({ db, clock, fit });
      const kept = await forecastAll({ db, clock, fit, force: true });
      return { served, reports: { anew: lineOf(anew), 'from a kept state': lineOf(kept) } };
    } finally {
      await close();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

const keyOf = ({ competition, home, away }: Pick<Fixture, 'competition' | 'home' | 'away'>) =>
  `${competition} ${home} – ${away}`;

const gridOf = ({ blend, ratings }: MatchForecast): ScoreGrid => blend?.grid ?? ratings.grid;

function difference(a: ScoreGrid, b: ScoreGrid): number {
  const said = betProbabilities(b);
  const each = Object.entries(betProbabilities(a)).map(([bet, p]) =>
    Math.abs(p - said[bet as keyof typeof said]),
  );
  return Math.max(...each);
}

const lineOf = (report: ForecastReport | undefined) => {
  if (!report) throw new Error('nothing was forecast');
  const { read, learned, coming, ms } = report;
  return { read, learned, coming, learnMs: ms.learn, forecastMs: ms.forecast, saveMs: ms.save };
};

/** The files as they were that morning: without later days, and for the day itself only what is known before
 *  kick-off. */
async function importAsOf(db: Db, data: string, morning: number): Promise<void> {
  const now = () => new Date(morning);
  const options = { source: SOURCE, seasons: undefined, again: false, now } as const;
  const listed = await listFolder(data, options);
  if (!listed.ok) throw new Error(listed.message);
  const files = listed.value.map((file) => ({
    ...file,
    open: async () => {
      const response = await file.open();
      const body = cutAt(response.body, morning);
      return { ...response, body, read: () => readPayload(SOURCE, file.address, body) };
    },
  }));
  const reports = await importFiles(db, files, { now });
  for (const { address, outcome, cause } of reports) {
    if (outcome === 'failed') console.log(`${address}: ${cause}`);
  }
}

const NAMING = 'Div,Country,League,Season,Date,Time,HomeTeam,AwayTeam,Home,Away'.split(',');

function cutAt(bytes: Uint8Array, morning: number): Uint8Array {
  const [head, ...rows] = splitCsv(decodeCsvBytes(bytes));
  if (!head) return bytes;
  const [date, time] = [head.cells.indexOf('Date'), head.cells.indexOf('Time')];
  const opening = findPriceColumns(head.cells).filter(({ moment }) => moment === 'opening');
  const known = new Set([
    ...NAMING.map((name) => head.cells.indexOf(name)),
    ...opening.flatMap(({ columns }) => columns),
  ]);
  const kept = rows.flatMap(({ cells }) => {
    // By the kick-off: a match at half past midnight British summer time belongs to the day before.
    const at = kickoffOf(cells[date] ?? '', cells[time] ?? '');
    if (at >= morning + DAY_MS) return [];
    return [at < morning ? cells : cells.map((cell, column) => (known.has(column) ? cell : ''))];
  });
  const text = [head.cells, ...kept].map((cells) => cells.map(quoted).join(',')).join('\n');
  return Buffer.from(`${text}\n`);
}

function kickoffOf(date: string, time: string): number {
  const [day = '', month = '', year = ''] = date.split('/');
  const iso = `${year.length === 2 ? '20' : ''}${year}-${month}-${day}`;
  return readKickoff(iso, time || null)?.kickoff.getTime() ?? Number.POSITIVE_INFINITY;
}

const quoted = (cell: string) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
