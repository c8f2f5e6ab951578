import { HOUR_MS } from '#durations.ts';
import type { MatchResult } from './results.ts';
import type { WorldMatch } from './world.ts';

/** What is known of a match at an instant, and not earlier. */
export interface KnownMatch {
  readonly status: 'scheduled' | 'postponed' | 'finished';
  readonly kickoff: number;
  readonly result: MatchResult | null;
}

/** From kick-off until the result is known and checked. */
export const RESULT_AFTER_MS = 2.25 * HOUR_MS;

export function knownAt(match: WorldMatch, now: number): KnownMatch {
  const { kickoff, postponement } = match;
  if (postponement && now >= postponement.announcedAt) {
    if (now < postponement.rescheduledAt) return { status: 'postponed', kickoff, result: null };
    return afterKickoff(match, postponement.kickoff, now);
  }
  return afterKickoff(match, kickoff, now);
}

function afterKickoff(match: WorldMatch, kickoff: number, now: number): KnownMatch {
  return now >= kickoff + RESULT_AFTER_MS
    ? { status: 'finished', kickoff, result: match.result }
    : { status: 'scheduled', kickoff, result: null };
}

/** Whether anything about the match became known after `since` and by `now`, apart from its calendar, which
 *  is published with its season. */
export function hasNews(match: WorldMatch, since: number, now: number): boolean {
  const { kickoff, postponement } = match;
  const moments = [kickoff + RESULT_AFTER_MS];
  if (postponement) {
    const { announcedAt, rescheduledAt, kickoff: replay } = postponement;
    moments.splice(0, 1, announcedAt, rescheduledAt, replay + RESULT_AFTER_MS);
  }
  return moments.some((moment) => moment > since && moment <= now);
}
