import { DAY_MS } from '#durations.ts';
import type { SourceRequest } from '../fetch-source.ts';
import { COMPETITIONS } from './parse.ts';

export const FOOTBALL_DATA_ORG_URL = 'https://api.football-data.org/v4';
/** The free tier allows ten calls a minute. */
export const FOOTBALL_DATA_ORG_PACE_MS = 6_500;
/** The service refuses a longer span over several competitions. */
const MOST_DAYS = 10;

export interface MatchesRequest {
  /** The same from day to day, although the requested days change. */
  readonly address: string;
  readonly request: SourceRequest;
}

/** Requests all our competitions between two days, in as few calls as the service allows. */
export function matchesRequests(
  access: { readonly url: string; readonly token: string },
  from: Date,
  to: Date,
): MatchesRequest[] {
  const requests: MatchesRequest[] = [];
  for (let start = from.getTime(); start <= to.getTime(); start += MOST_DAYS * DAY_MS) {
    const end = Math.min(to.getTime(), start + (MOST_DAYS - 1) * DAY_MS);
    const query = new URLSearchParams({
      competitions: Object.keys(COMPETITIONS).join(','),
      dateFrom: new Date(start).toISOString().slice(0, 10),
      dateTo: new Date(end).toISOString().slice(0, 10),
    });
    requests.push({
      address: `/matches, part ${requests.length + 1}`,
      request: {
        url: `${access.url.replace(/\/$/, '')}/matches?${query}`,
        headers: { 'X-Auth-Token': access.token },
      },
    });
  }
  return requests;
}
