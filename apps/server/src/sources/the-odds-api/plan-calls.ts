import { HOUR_MS, WEEK_MS } from '#durations.ts';
import { daysUntilReset } from './credits.ts';
import { LEAGUE_COST, MATCH_COST, type OddsCall, SCORES_COST, SCORES_DAYS } from './requests.ts';

export interface LeagueToPrice {
  readonly sportKey: string;
  /** When its prices were last fetched. */
  readonly pricedAt: Date | null;
  readonly events: ReadonlyArray<{
    readonly id: string;
    readonly kickoff: Date;
    /** When the markets of one match (goal, double chance, other lines) were last fetched. */
    readonly pricedAt: Date | null;
  }>;
  /** Kick-offs of matches that have begun and have no result from any provider. */
  readonly awaited: readonly Date[];
  /** When its results were last requested. */
  readonly scoredAt: Date | null;
}

export interface PlanInput {
  readonly now: Date;
  readonly creditsLeft: number;
  readonly spentToday: number;
  readonly leagues: readonly LeagueToPrice[];
}

export interface CallPlan {
  readonly calls: readonly OddsCall[];
  readonly cost: number;
  /** What may still be spent today after this plan. */
  readonly left: number;
  /** Leagues worth a call for which the credits were not enough. */
  readonly postponed: readonly string[];
}

/** Prices further ahead change little and cost the same. */
const LEAGUE_HORIZON_MS = WEEK_MS;
const MATCH_HORIZON_MS = 48 * HOUR_MS;
/** The free providers have most results by then. */
const RESULT_PATIENCE_MS = 12 * HOUR_MS;
/** A price is worth requesting again after a tenth of the time left to kick-off, an hour at least. */
const REFRESH_SHARE = 0.1;
/** A busy day must not use up the credits of the following days. */
export function allowanceToday({
  now,
  creditsLeft,
  spentToday,
}: Omit<PlanInput, 'leagues'>): number {
  const share = Math.ceil((creditsLeft + spentToday) / daysUntilReset(now));
  return Math.max(0, Math.min(creditsLeft, share - spentToday));
}

/** The calls to pay for, most useful first: results that no other provider has, leagues whose next match is
 *  soonest, then single matches. Pure, and never costs more than is left. */
export function planCalls(input: PlanInput): CallPlan {
  const { now } = input;
  let left = allowanceToday(input);
  const calls: OddsCall[] = [];
  const postponed: string[] = [];
  const take = (call: OddsCall): boolean => {
    if (call.cost > left) return false;
    left -= call.cost;
    calls.push(call);
    return true;
  };
  for (const { sportKey } of input.leagues.filter((league) => lacksResults(league, now))) {
    take({ kind: 'scores', sportKey, cost: SCORES_COST });
  }
  const due = input.leagues
    .map((league) => ({ league, next: nextKickoff(league, now) }))
    .filter(({ league, next }) => isDue(next, league.pricedAt, now, LEAGUE_HORIZON_MS))
    .sort((a, b) => a.next! - b.next!);
  for (const { league } of due) {
    const call: OddsCall = { kind: 'league', sportKey: league.sportKey, cost: LEAGUE_COST };
    if (!take(call)) postponed.push(league.sportKey);
  }
  const matches = input.leagues
    .flatMap(({ sportKey, events }) => events.map((event) => ({ sportKey, ...event })))
    .filter((m) => isDue(m.kickoff.getTime(), m.pricedAt, now, MATCH_HORIZON_MS))
    .sort((a, b) => a.kickoff.getTime() - b.kickoff.getTime());
  for (const { sportKey, id } of matches) {
    if (!take({ kind: 'match', sportKey, eventId: id, cost: MATCH_COST })) break;
  }
  return { calls, cost: calls.reduce((sum, call) => sum + call.cost, 0), left, postponed };
}

function lacksResults({ awaited, scoredAt }: LeagueToPrice, now: Date): boolean {
  const age = (at: Date) => now.getTime() - at.getTime();
  if (scoredAt && age(scoredAt) < RESULT_PATIENCE_MS) return false;
  return awaited.some(
    (kickoff) => age(kickoff) >= RESULT_PATIENCE_MS && age(kickoff) < SCORES_DAYS * 24 * HOUR_MS,
  );
}

function nextKickoff({ events }: LeagueToPrice, now: Date): number | null {
  const coming = events.map(({ kickoff }) => kickoff.getTime()).filter((at) => at > now.getTime());
  return coming.length > 0 ? Math.min(...coming) : null;
}

function isDue(kickoff: number | null, pricedAt: Date | null, now: Date, horizon: number): boolean {
  if (kickoff === null) return false;
  const ahead = kickoff - now.getTime();
  if (ahead <= 0 || ahead > horizon) return false;
  const age = pricedAt ? now.getTime() - pricedAt.getTime() : Number.POSITIVE_INFINITY;
  return age >= Math.max(HOUR_MS, ahead * REFRESH_SHARE);
}
