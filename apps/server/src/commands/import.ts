import { TOURNAMENTS } from '@tredici/contract/tournaments';
import type { Db } from '#db/pool.ts';
import { refreshStatistics } from '#db/refresh-statistics.ts';
import { DAY_MS } from '#durations.ts';
import { fetchAndImport } from '#features/ingestion/fetch-and-import.ts';
import { fetchPrices } from '#features/ingestion/fetch-prices.ts';
import { listFolder } from '#features/ingestion/folder.ts';
import { type FileReport, importFiles } from '#features/ingestion/import-files.ts';
import { createFetchContext } from '#features/ingestion/job.ts';
import { listPayloads } from '#features/ingestion/payload-store.ts';
import { footballDataOrgAccess, oddsApiAccess } from '#features/ingestion/provider-access.ts';
import { replayPayload } from '#features/ingestion/replay.ts';
import { FIXTURE_FILES, fileOf, pathOf } from '#sources/football-data-co-uk/requests.ts';
import { FOOTBALL_DATA_ORG_PACE_MS, matchesRequests } from '#sources/football-data-org/requests.ts';
import { seasonOfDay } from '#sources/season-of.ts';
import { type Clock, createClock } from '../clock.ts';
import type { Config } from '../config.ts';
import { configOrExit } from '../process-lifecycle.ts';
import { type Command, fail, refuseUsage } from './command.ts';
import { type ImportArguments, readImportArguments } from './import-arguments.ts';
import { printReports, say } from './import-report.ts';
import { withLiveDatabase } from './live-database.ts';
import { createProgress } from './progress.ts';

export const command: Command = {
  name: 'import',
  summary: 'Imports matches, results and prices of a provider, or lists of players',
  usage: `npm run tredici -- import <source> [--seasons 2223,2324] [--dir FOLDER] [--again]
npm run tredici -- import <source> --replay
npm run tredici -- import players FILE… [--season 2025/26] [--round 5] [--preview]
npm run tredici -- import players --undo ID

  <source>   football-data.co.uk, the-odds-api or football-data.org
  --seasons  seasons as the files name them (2223 is 2022/23), or all; for football-data.co.uk
             without a folder the running one if not given
  --dir      read a folder of saved answers instead of asking the provider: season files as
             2223/I1.csv and new/ARG.csv, or a service's answers as *.json
  --again    also what has not changed since it was last imported
  --replay   read the answers that were kept again, in the order they came

  players    Quotazioni, Statistiche and Voti of Fantacalcio.it, for all: only where you have the right
  --season, --round  where neither the file nor its name says them
  --preview  say what a file would change, and change nothing
  --undo     a file counts no more: everything is as it was before it

Importing twice changes nothing. Matches with a name that nobody knows wait: see "alias".`,
  async run(args) {
    if (args[0] === 'players') {
      const { importPlayers } = await import('./import-players.ts');
      return importPlayers(args.slice(1));
    }
    const parsed = readImportArguments(args);
    if ('problem' in parsed) return refuseUsage(parsed.problem, command);
    const config = configOrExit();
    return withLiveDatabase(config, async (db) => {
      const started = performance.now();
      const reports = await importAll(parsed, db, config, createClock(config.startsAt));
      if (typeof reports === 'string') return fail(reports);
      await refreshStatistics(db);
      return printReports(reports, (performance.now() - started) / 1_000);
    });
  },
};

async function importAll(
  args: ImportArguments,
  db: Db,
  config: Config,
  clock: Clock,
): Promise<readonly FileReport[] | string> {
  if (args.dir !== undefined) return importFolder(args, args.dir, db, clock);
  if (args.replay) {
    const ids = await listPayloads(db, args.source);
    return inTurn(ids, (id) => replayPayload(db, id, () => clock.now()));
  }
  const context = { db, clock, signal: new AbortController().signal };
  const now = clock.now();
  switch (args.source) {
    case 'football-data.co.uk': {
      const fetchContext = createFetchContext(context);
      const base = config.footballDataUrl.replace(/\/$/, '');
      const seasons = args.seasons ?? [seasonOfDay(now, false)].flatMap((season) => season ?? []);
      const begun = seasons.filter(
        ({ label }) => Number(label.slice(0, 4)) <= now.getUTCFullYear(),
      );
      const files = begun.flatMap((season) => TOURNAMENTS.map((t) => fileOf(t, season)));
      const paths = new Set([...files, ...(args.seasons ? [] : FIXTURE_FILES)].map(pathOf));
      return inTurn([...paths], (path) =>
        fetchAndImport(fetchContext, args.source, path, { url: base + path }),
      );
    }
    case 'the-odds-api': {
      const access = oddsApiAccess(config);
      if (!access) return 'ODDS_API_KEY is not set: without it The Odds API does not answer.';
      return fetchPrices(createFetchContext(context, { paceMs: 100 }), access);
    }
    case 'football-data.org': {
      const access = footballDataOrgAccess(config);
      if (!access) return 'FOOTBALL_DATA_ORG_TOKEN is not set: football-data.org asks for one.';
      const fetchContext = createFetchContext(context, { paceMs: FOOTBALL_DATA_ORG_PACE_MS });
      const days = [-10, 20].map((days) => new Date(now.getTime() + days * DAY_MS));
      return inTurn(matchesRequests(access, days[0]!, days[1]!), ({ address, request }) =>
        fetchAndImport(fetchContext, args.source, address, request),
      );
    }
  }
}

async function importFolder(
  args: ImportArguments,
  dir: string,
  db: Db,
  clock: Clock,
): Promise<readonly FileReport[] | string> {
  const now = () => clock.now();
  const files = await listFolder(dir, { ...args, now });
  if (!files.ok) return files.message;
  const progress = createProgress(files.value.length);
  try {
    return await importFiles(db, files.value, {
      now,
      onFile: (report, done) => progress.step(done, say(report)),
    });
  } finally {
    progress.end();
  }
}

async function inTurn<T>(
  items: readonly T[],
  work: (item: T) => Promise<FileReport>,
): Promise<FileReport[]> {
  const progress = createProgress(items.length);
  const reports: FileReport[] = [];
  for (const item of items) {
    const report = await work(item);
    reports.push(report);
    progress.step(reports.length, say(report));
  }
  progress.end();
  return reports;
}
