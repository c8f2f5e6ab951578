import {
  ACCURACY_WINDOW_YEARS,
  type AccuracyReply,
  accuracyCalls,
  DEFAULT_THRESHOLD,
  RISK_LEVELS,
} from '@tredici/contract/accuracy';
import { API_BASE } from '@tredici/contract/call';
import { planFigureCalls } from '@tredici/contract/plan';
import { DEFAULT_RISK_THRESHOLD } from '@tredici/contract/suggestions';
import { tournamentById } from '@tredici/contract/tournaments';
import { LEDGER_FILE_ROWS, trackRecordCalls } from '@tredici/contract/track-record';
import { chainHead, LEDGER_TAG } from '#features/forecasts/store.ts';
import { TABLES_TAG } from '#features/tables/store.ts';
import { AppError } from '#http/app-error.ts';
import type { LimitRule } from '#http/attempt-limit.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import { untilMidnight } from '#jobs/rome-week.ts';
import { measureAccuracy } from './accuracy.ts';
import { loadWeekSums } from './accuracy-store.ts';
import { capitalByWeek } from './capital.ts';
import { DAY_IN_ROME, yearsBefore } from './days.ts';
import { ledgerFile } from './ledger-file.ts';
import { planFiguresOf } from './plan-figures.ts';
import {
  findPlanFigures,
  findSummary,
  loadLedger,
  loadSettled,
  RECORD_TAG,
} from './record-store.ts';
import { loadSeasonRecord } from './season-record.ts';
import { summariseRecords } from './summarise.ts';

/** The chart of the plan's results, at its usual risk level. */
const CHART = { initialCents: 10_000, threshold: DEFAULT_RISK_THRESHOLD } as const;

interface AccuracyQuery {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  readonly threshold?: number | undefined;
  readonly season?: string | undefined;
}

/** Limits windows and thresholds that are not cached and have to be summed: a page requests one. */
const PER_USER: LimitRule = { name: 'accuracy', max: 60, windowMs: 60_000 };

export function trackRecordHandlers({
  attempts,
  cache,
  clock,
  config,
  db,
}: Pick<Deps, 'attempts' | 'cache' | 'clock' | 'config' | 'db'>): Handlers<
  typeof accuracyCalls & typeof planFigureCalls & typeof trackRecordCalls
> {
  /** Cached until a result is settled or, because windows end today, the day is over. */
  const remember = (
    key: string,
    call: { readonly reply: Parameters<typeof cache.get>[1]['schema'] },
    audience: 'public' | 'private',
    load: () => Promise<unknown>,
  ) =>
    cache.get(key, {
      tags: [LEDGER_TAG, RECORD_TAG],
      schema: call.reply,
      audience,
      load: async () => ({ value: await load(), freshForMs: untilMidnight(clock.now()) }),
    });

  const countAddingUp = async (userId: number) => {
    const wait = await attempts.take([{ rule: PER_USER, subject: String(userId) }]);
    if (wait !== undefined) throw new AppError('too_many_requests', { retryAfterSeconds: wait });
  };

  const accuracy = (userId: number, query: AccuracyQuery, tournamentId?: number) => {
    const { start, end } = windowOf(query, clock.now());
    // As in the lists, the default season means any current season: the window says how far back.
    const season = query.season === config.defaultSeason ? undefined : query.season;
    const threshold = query.threshold ?? DEFAULT_THRESHOLD;
    const key = `accuracy ${tournamentId} ${start} ${end} ${threshold} ${query.season}`;
    return remember(key, accuracyCalls.getAccuracy, 'private', async () => {
      await countAddingUp(userId);
      const weeks = await loadWeekSums(db, { start, end, tournamentId, season }, threshold);
      return {
        ...measureAccuracy(weeks),
        start,
        end,
        threshold,
        season: query.season ?? null,
        tournament_id: tournamentId ?? null,
      } satisfies AccuracyReply;
    });
  };

  const ledgerHead = async () => {
    const { sequence, hash } = await chainHead(db);
    return { rows: sequence, hash: hash?.toString('hex') ?? null };
  };

  return {
    getAccuracy: ({ query, session }) => accuracy(session.user.id, query),

    getLeagueAccuracy: ({ params, query, session }) => {
      const id = Number(params.leagueId);
      if (!tournamentById(id)) throw new AppError('not_found');
      return accuracy(session.user.id, query, id);
    },

    getAccuracyLevels: () =>
      remember('accuracy levels', accuracyCalls.getAccuracyLevels, 'private', async () => {
        const window = windowOf({}, clock.now());
        const results = RISK_LEVELS.map(async ({ level, threshold }) => {
          const { weeks: _, ...measured } = measureAccuracy(
            await loadWeekSums(db, window, threshold),
          );
          return { level, threshold, ...measured };
        });
        return { ...window, results: await Promise.all(results) };
      }),

    getAccuracyChart: () =>
      remember('accuracy chart', accuracyCalls.getAccuracyChart, 'private', async () => {
        const rows = await loadSettled(db, windowOf({}, clock.now()));
        const results = capitalByWeek(rows, CHART);
        return {
          initial_capital: CHART.initialCents / 100,
          threshold: CHART.threshold,
          number_of_bets: results.reduce((sum, week) => sum + week.number_of_bets, 0),
          results,
        };
      }),

    getTrackRecord: () =>
      cache.get('track record', {
        tags: [RECORD_TAG, LEDGER_TAG],
        schema: trackRecordCalls.getTrackRecord.reply,
        audience: 'public',
        load: async () => {
          const [stored, head] = await Promise.all([findSummary(db), ledgerHead()]);
          // Before the job has run there is nothing to summarise.
          const record = stored ?? { window: windowOf({}, clock.now()), ...summariseRecords([]) };
          const ledger = { rows: head.rows, head: head.hash, files: ledgerFiles(head.rows) };
          return { value: { ...record, ledger } };
        },
      }),

    getSeasonRecord: () =>
      cache.get('season record', {
        tags: [LEDGER_TAG, TABLES_TAG],
        schema: trackRecordCalls.getSeasonRecord.reply,
        audience: 'public',
        load: async () => ({ value: await loadSeasonRecord(db) }),
      }),

    getPlanFigures: () =>
      cache.get('plan figures', {
        tags: [RECORD_TAG],
        schema: planFigureCalls.getPlanFigures.reply,
        audience: 'private',
        load: async () => ({
          // Before the job has run there is no record, so the figures are the model's alone.
          value: (await findPlanFigures(db)) ?? planFiguresOf(windowOf({}, clock.now()), [], []),
        }),
      }),

    getLedgerHead: () =>
      cache.get('ledger head', {
        tags: [LEDGER_TAG],
        schema: trackRecordCalls.getLedgerHead.reply,
        audience: 'public',
        load: async () => ({ value: await ledgerHead() }),
      }),

    getLedger: ({ query }) => {
      const from = Number(query.from ?? 1);
      return cache.get(`ledger ${from}`, {
        tags: [LEDGER_TAG],
        schema: trackRecordCalls.getLedger.reply,
        audience: 'public',
        textType: 'text/csv',
        load: async () => {
          const rows = await loadLedger(db, from, LEDGER_FILE_ROWS);
          // An empty ledger is a file with only a header; a place beyond the end is not found.
          if (rows.length === 0 && from > 1) throw new AppError('not_found');
          return { value: ledgerFile(rows) };
        },
      });
    },
  };
}

/** The addresses of the files of the whole ledger. */
function ledgerFiles(rows: number): string[] {
  const path = `${API_BASE}${trackRecordCalls.getLedger.path.slice(0, -1)}`;
  const count = Math.max(1, Math.ceil(rows / LEDGER_FILE_ROWS));
  return Array.from({ length: count }, (_, at) =>
    at === 0 ? path : `${path}?from=${at * LEDGER_FILE_ROWS + 1}`,
  );
}

/** From a year ago to today, in Rome, by default. */
function windowOf(
  { start, end }: Pick<AccuracyQuery, 'start' | 'end'>,
  now: Date,
): { start: string; end: string } {
  const to = end ?? DAY_IN_ROME.format(now);
  const from = start ?? yearsBefore(to, 1);
  if (from > to || from < yearsBefore(to, ACCURACY_WINDOW_YEARS)) {
    throw new AppError('validation', { fields: { start: ['invalid'] } });
  }
  return { start: from, end: to };
}
