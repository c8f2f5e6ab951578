import { TOURNAMENTS } from '@tredici/contract/tournaments';
import { DAY_MS } from '#durations.ts';
import type { ReplyHeaders } from '#sources/fetch-source.ts';
import { creditPeriod, readCredits } from '#sources/the-odds-api/credits.ts';
import { type CallPlan, type LeagueToPrice, planCalls } from '#sources/the-odds-api/plan-calls.ts';
import {
  creditsRequest,
  eventsRequest,
  type OddsApiAccess,
  type OddsCall,
  paidRequest,
  publicAddress,
  SCORES_DAYS,
} from '#sources/the-odds-api/requests.ts';
import { type FetchContext, type FetchReport, fetchAndImport } from './fetch-and-import.ts';
import { NOTHING_IMPORTED } from './import-response.ts';
import {
  lastResponses,
  listOpenKeys,
  loadCredit,
  recordFetch,
  reserveCredit,
  setCredit,
} from './store.ts';

const SOURCE = 'the-odds-api';
const AHEAD_MS = 10 * DAY_MS;
const BEHIND_MS = SCORES_DAYS * DAY_MS;

/** Fetches the coming matches, which costs nothing, then results that no other provider has and prices, as
 *  far as the day's credits allow.
 *  The cost of a call is subtracted from the stored budget before the call is made. */
export async function fetchPrices(
  fetchContext: FetchContext,
  access: OddsApiAccess,
): Promise<FetchReport[]> {
  const refusal = await learnCredits(fetchContext, access);
  if (refusal) return [refusal];
  const reports: FetchReport[] = [];
  for (const { oddsApi } of TOURNAMENTS) {
    fetchContext.signal?.throwIfAborted();
    const request = eventsRequest(access, oddsApi);
    const address = publicAddress(request.url);
    // Out of season the provider may not know the sport.
    const options = { mayBeMissing: true };
    reports.push(await fetchAndImport(fetchContext, SOURCE, address, request, options));
  }
  const plan = await planToday(fetchContext, await leaguesToPrice(fetchContext, access));
  for (const call of plan.calls) {
    fetchContext.signal?.throwIfAborted();
    if (!(await reserveCredit(fetchContext.db, SOURCE, call.cost, today(fetchContext)))) break;
    const request = paidRequest(access, call);
    const report = await fetchAndImport(fetchContext, SOURCE, publicAddress(request.url), request);
    await countCredits(fetchContext, report.headers);
    reports.push(report);
  }
  return reports;
}

function today({ now }: FetchContext) {
  const at = now();
  return { now: at, period: creditPeriod(at), day: at.toISOString().slice(0, 10) };
}

/** Asks the provider how many credits are left, in a new month or before the first call ever. */
async function learnCredits(
  fetchContext: FetchContext,
  access: OddsApiAccess,
): Promise<FetchReport | undefined> {
  const stored = await loadCredit(fetchContext.db, SOURCE);
  if (stored?.period === today(fetchContext).period) return undefined;
  const { db, now, signal, fetchSource } = fetchContext;
  const startedAt = now();
  const request = creditsRequest(access);
  const outcome = await fetchSource({ ...request, signal });
  if (await countCredits(fetchContext, outcome.headers)) return undefined;
  const failed = outcome.kind === 'failed' ? outcome : undefined;
  const cause = failed ? `${failed.reason}: ${failed.detail}` : 'the credits left are not known';
  const report = { outcome: 'failed', cause, address: publicAddress(request.url) } as const;
  await recordFetch(db, { ...report, source: SOURCE, startedAt, finishedAt: now() });
  const { headers } = outcome;
  return { ...NOTHING_IMPORTED, ...report, headers, retryable: failed?.retryable ?? false };
}

async function countCredits(fetchContext: FetchContext, headers: ReplyHeaders | undefined) {
  const credits = readCredits(headers);
  if (!credits) return false;
  await setCredit(fetchContext.db, SOURCE, credits.remaining, today(fetchContext));
  return true;
}

/** The provider's matches: coming ones with the time their prices were last read, and those that have begun
 *  and have no result. */
async function leaguesToPrice(
  { db, now }: FetchContext,
  access: OddsApiAccess,
): Promise<LeagueToPrice[]> {
  const answered = await lastResponses(db, SOURCE);
  const answeredAt = (call: OddsCall) =>
    answered.get(publicAddress(paidRequest(access, call).url)) ?? null;
  const at = now().getTime();
  const open = await listOpenKeys(db, SOURCE, new Date(at - BEHIND_MS), new Date(at + AHEAD_MS));
  const coming = open.filter(({ kickoff }) => kickoff.getTime() >= at);
  const begun = open.filter(({ kickoff }) => kickoff.getTime() < at);
  return TOURNAMENTS.map(({ tournament_id, oddsApi: sportKey }) => ({
    sportKey,
    pricedAt: answeredAt({ kind: 'league', sportKey, cost: 0 }),
    events: coming
      .filter((match) => match.tournamentId === tournament_id)
      .map(({ key, kickoff }) => ({
        id: key,
        kickoff,
        pricedAt: answeredAt({ kind: 'match', sportKey, eventId: key, cost: 0 }),
      })),
    awaited: begun
      .filter((match) => match.tournamentId === tournament_id)
      .map(({ kickoff }) => kickoff),
    scoredAt: answeredAt({ kind: 'scores', sportKey, cost: 0 }),
  }));
}

async function planToday(fetchContext: FetchContext, leagues: LeagueToPrice[]): Promise<CallPlan> {
  const { now, day } = today(fetchContext);
  const credit = await loadCredit(fetchContext.db, SOURCE);
  return planCalls({
    now,
    creditsLeft: credit?.remaining ?? 0,
    spentToday: credit?.spentOn === day ? credit.spentThatDay : 0,
    leagues,
  });
}
