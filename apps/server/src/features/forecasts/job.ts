import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Job } from '#jobs/job.ts';
import { forecastInThread } from './compute/forecast-in-thread.ts';
import { freezeDue } from './ledger/freeze.ts';
import { headsFile, keepHead } from './ledger/ledger-heads.ts';
import { dayOf, mostBalanced } from './lists/match-of-the-day.ts';
import { findOfTheDay, loadCandidates, saveOfTheDay } from './lists/match-of-the-day-store.ts';
import { projectSeasons } from './projections/project-seasons.ts';
import { settleDue } from './settle/settle.ts';
import { askAuthority } from './stamps/ask-authority.ts';
import { stampHead } from './stamps/stamp-head.ts';
import { chainHead } from './store.ts';

/** Runs often but rarely has work: without a new result, price or match since the last run, and before the
 *  next morning, there is nothing to forecast. A fit that fails stores nothing, so the previous run continues
 *  to be served; the cause is in the record of the job. */
export const forecastMatches: Job = {
  name: 'forecast',
  summary: 'Fits the model after new results and each morning, and forecasts the coming matches',
  cron: '3,13,23,33,43,53 * * * *',
  follows: ['fetch-fixtures', 'fetch-results', 'fetch-prices', 'fetch-schedule'],
  run: async ({ pool, clock, signal, log }) => {
    const report = await forecastInThread({ pool, clock, signal });
    if (report) log.info(report, 'forecasts made');
    return report?.written ?? 0;
  },
};

export const freezeForecasts: Job = {
  name: 'freeze',
  summary: 'Freezes the forecasts of matches that have begun and chains them',
  cron: '* * * * *',
  // At the first start there was no model yet when this was due.
  follows: ['forecast'],
  run: ({ db, clock, signal }) => freezeDue({ db, clock, signal }),
};

/** Every worker keeps its own file: the more copies there are, the harder it is to change them all. */
const keepLedgerHead: Job = {
  name: 'keep-ledger-head',
  summary:
    'Writes the end of the ledger down outside of the database, and sees that none was cut off',
  cron: '7 * * * *',
  follows: ['freeze'],
  run: async ({ db, clock, config }) => {
    const { sequence, hash } = await chainHead(db);
    const head = hash && { sequence, hash: hash.toString('hex'), seenAt: clock.now() };
    const { kept, fault } = await keepHead(headsFile(config.dataDir), head ?? undefined);
    if (fault) throw new Error(`the ledger is not whole: ${fault}`);
    return kept ? 1 : 0;
  },
};

/** A hash chain proves its times only by our own word; a time-stamping authority is independent. */
const stampLedgerHead: Job = {
  name: 'stamp-ledger-head',
  summary: 'Has a time-stamping authority sign the end of the ledger, once a day',
  cron: '17 * * * *',
  run: async ({ db, clock, config }) => {
    const { url, caFile } = config.timestamp;
    // The ledger of the demo is deleted with it.
    if (!url || !caFile || config.mode === 'demo') return 0;
    return stampHead({
      db,
      now: clock.now(),
      nonce: randomBytes(16),
      authorities: await readFile(caFile, 'utf8'),
      ask: (query) => askAuthority(url, query),
    });
  },
};

export const settleForecasts: Job = {
  name: 'settle',
  summary: 'Settles frozen forecasts by their results, again where a result was corrected',
  cron: '*/5 * * * *',
  // The result of a match that was frozen late may already be there.
  follows: ['fetch-results', 'fetch-schedule', 'freeze'],
  run: (context) => settleDue(context),
};

export const chooseMatchOfTheDay: Job = {
  name: 'choose-match-of-the-day',
  summary: 'Chooses the most balanced match of the day, which is open to everybody',
  cron: '0 6 * * *',
  // At the first start there was no forecast yet when this was due.
  follows: ['forecast'],
  run: async ({ db, clock }) => {
    const now = clock.now();
    const day = dayOf(now);
    if ((await findOfTheDay(db, day)) !== undefined) return 0;
    const chosen = mostBalanced(await loadCandidates(db, day));
    return chosen ? saveOfTheDay(db, day, chosen.matchId, now) : 0;
  },
};

export const projectAllSeasons: Job = {
  name: 'project-seasons',
  summary: 'Draws the rest of every season in course: expected points and chances, week by week',
  cron: '20 6 * * *',
  // Every result changes the chances.
  follows: ['settle'],
  run: ({ db, clock, signal }) => projectSeasons({ db, clock, signal }),
};

export const FORECAST_JOBS: readonly Job[] = [
  forecastMatches,
  freezeForecasts,
  keepLedgerHead,
  stampLedgerHead,
  settleForecasts,
  chooseMatchOfTheDay,
  projectAllSeasons,
];
