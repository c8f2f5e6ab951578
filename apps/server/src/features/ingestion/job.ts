import { SEASONS, type Season } from '@tredici/contract/seasons';
import { TOURNAMENTS } from '@tredici/contract/tournaments';
import { DAY_MS } from '#durations.ts';
import type { Job, JobContext } from '#jobs/job.ts';
import { createFetchSource, type FetchLimits, type Turns } from '#sources/fetch-source.ts';
import { createFetchTools } from '#sources/fetch-tools.ts';
import {
  FIXTURE_FILES,
  type FootballDataFile,
  fileOf,
  pathOf,
} from '#sources/football-data-co-uk/requests.ts';
import { FOOTBALL_DATA_ORG_PACE_MS, matchesRequests } from '#sources/football-data-org/requests.ts';
import { seasonOfDay } from '#sources/season-of.ts';
import { joinStoredDoubles } from './corrections/merge-stored-matches.ts';
import { type FetchContext, type FetchReport, fetchAndImport } from './fetch-and-import.ts';
import { fetchPrices } from './fetch-prices.ts';
import { purgeBodies } from './payload-store.ts';
import { footballDataOrgAccess, oddsApiAccess } from './provider-access.ts';
import { rereadOutdated } from './replay.ts';

const SITE = 'football-data.co.uk';

/** Replaces every provider in the demo. */
export type AskDemo = (context: JobContext) => Promise<number>;

/** The jobs that fetch from providers. In the demo the same jobs run at the same times and ask the demo world
 *  instead. */
export function providerJobs(askDemo: AskDemo): readonly Job[] {
  const either = (live: AskDemo): AskDemo => {
    return (context) => (context.config.mode === 'live' ? live(context) : askDemo(context));
  };
  return [
    {
      name: 'fetch-fixtures',
      summary: 'Reads the coming matches and their first prices from football-data.co.uk',
      cron: '25 7,13,18 * * *',
      run: either(fetchFixtures),
    },
    {
      name: 'fetch-results',
      summary: 'Reads results, corrections and closing prices from football-data.co.uk',
      cron: '40 6,12,19,23 * * *',
      run: either(fetchResults),
    },
    {
      name: 'fetch-prices',
      summary: 'Reads prices, and results that no other has, from The Odds API, within its credits',
      cron: '10 * * * *',
      run: either(pricesFromOddsApi),
    },
    {
      name: 'fetch-schedule',
      summary: 'Reads kick-offs and results from football-data.org',
      cron: '*/30 * * * *',
      run: either(fetchSchedule),
    },
  ];
}

export const purgePayloads: Job = {
  name: 'purge-payloads',
  summary: 'Removes the bodies of old provider responses that have a newer one of their kind',
  cron: '35 4 * * *',
  run: ({ db, clock, config }) =>
    purgeBodies(db, new Date(clock.now().getTime() - config.keepPayloadsDays * DAY_MS)),
};

export const rereadPayloads: Job = {
  name: 'reread-payloads',
  summary: 'Reads kept answers again after the parsers have learned to read more',
  cron: '20 * * * *',
  run: ({ db, clock, signal }) => rereadOutdated(db, () => clock.now(), signal),
};

/** A year: older duplicates were joined by their season's file, or are never looked at. */
const DOUBLES_SINCE_MS = 366 * DAY_MS;

export const joinDoubleMatches: Job = {
  name: 'join-double-matches',
  summary: 'Makes one match of those that are stored under two numbers and dates',
  cron: '55 5 * * *',
  run: ({ db, clock }) => joinStoredDoubles(db, new Date(clock.now().getTime() - DOUBLES_SINCE_MS)),
};

const fetchFixtures = (context: JobContext) => fetchFiles(context, FIXTURE_FILES);

const fetchResults = (context: JobContext) => {
  const now = context.clock.now();
  const files = TOURNAMENTS.map((tournament) =>
    fileOf(tournament, currentSeason(now, tournament.calendarYear)),
  );
  return fetchFiles(context, files);
};

/** An old release that does not know the current season requests the newest one it knows. */
function currentSeason(now: Date, calendarYear: boolean): Season {
  return seasonOfDay(now, calendarYear) ?? SEASONS[0]!;
}

/** A season's file appears with its first matches, by the end of September at the latest. */
function isBeforePublication(file: FootballDataFile, now: Date): boolean {
  if (file.kind !== 'season') return false;
  return now.getTime() < Date.UTC(Number(file.season.label.slice(0, 4)), 9, 1);
}

export async function fetchFiles(
  context: JobContext,
  files: readonly FootballDataFile[],
  limits: Partial<FetchLimits> = {},
): Promise<number> {
  const base = context.config.footballDataUrl.replace(/\/$/, '');
  const reports: FetchReport[] = [];
  const fetchContext = createFetchContext(context, limits);
  for (const file of files) {
    context.signal.throwIfAborted();
    const path = pathOf(file);
    const mayBeMissing = isBeforePublication(file, context.clock.now()) && 'until-published';
    const request = { url: base + path };
    reports.push(await fetchAndImport(fetchContext, SITE, path, request, { mayBeMissing }));
  }
  return conclude(context, reports);
}

async function pricesFromOddsApi(context: JobContext): Promise<number> {
  const access = oddsApiAccess(context.config);
  if (!access) return 0;
  return conclude(context, await fetchPrices(createFetchContext(context, { paceMs: 100 }), access));
}

async function fetchSchedule(context: JobContext): Promise<number> {
  const access = footballDataOrgAccess(context.config);
  if (!access) return 0;
  const now = context.clock.now().getTime();
  const requests = matchesRequests(access, new Date(now - 3 * DAY_MS), new Date(now + 14 * DAY_MS));
  const fetchContext = createFetchContext(context, { paceMs: FOOTBALL_DATA_ORG_PACE_MS });
  const reports: FetchReport[] = [];
  for (const { address, request } of requests) {
    reports.push(await fetchAndImport(fetchContext, 'football-data.org', address, request));
  }
  return conclude(context, reports);
}

/** Shared by all jobs of this process, so that requests stay spaced when two jobs use the same host at once. */
const TURNS: Turns = new Map();

export function createFetchContext(
  { db, clock, signal }: Pick<JobContext, 'db' | 'clock' | 'signal'>,
  limits: Partial<FetchLimits> = {},
): FetchContext {
  const now = () => clock.now();
  return {
    db,
    now,
    signal,
    fetchSource: createFetchSource(createFetchTools(now, Math.random), limits, TURNS),
  };
}

/** Logs the outcomes, and fails the run only if trying again soon can help. */
function conclude({ log }: JobContext, reports: readonly FetchReport[]): number {
  for (const { address, outcome, cause, problems } of reports) {
    if (outcome === 'failed') log.warn({ address, cause }, 'a source could not be imported');
    if (problems.length > 0) {
      log.warn({ address, refused: problems.length, first: problems.slice(0, 3) }, 'rows refused');
    }
  }
  const again = reports.filter((report) => report.retryable);
  if (again.length > 0) {
    const { address, cause } = again[0]!;
    throw new Error(
      `${again.length} of ${reports.length} addresses failed, as ${address}: ${cause}`,
    );
  }
  return reports.reduce((sum, report) => sum + report.changed + report.prices, 0);
}
