import { MARKET_LIST } from '@tredici/engine/markets/bet-types';
import type { SourceRequest } from '../fetch-source.ts';

export const ODDS_API_URL = 'https://api.the-odds-api.com/v4';

/** Ten bookmakers or one region cost the same; this product's readers are in Europe. */
const REGION = 'eu';
/** Can be requested for a whole league at once. */
const LEAGUE_MARKETS: readonly string[] = ['h2h', 'totals'];
/** All others are refused on that call and need one call per match. For totals, the lines that the league
 *  call leaves out. */
const MATCH_MARKETS: readonly string[] = [
  ...new Set(MARKET_LIST.flatMap(({ priced }) => priced ?? [])),
  'alternate_totals',
].filter((market) => !LEAGUE_MARKETS.includes(market));

export const LEAGUE_COST = LEAGUE_MARKETS.length;
export const MATCH_COST = MATCH_MARKETS.length;
/** With `daysFrom`; without it the cost would be one, and only running matches would be returned. */
export const SCORES_COST = 2;
/** How far back scores can be requested. */
export const SCORES_DAYS = 3;

export interface OddsApiAccess {
  readonly url: string;
  readonly key: string;
}

export type OddsCall =
  | { readonly kind: 'league'; readonly sportKey: string; readonly cost: number }
  | { readonly kind: 'scores'; readonly sportKey: string; readonly cost: number }
  | {
      readonly kind: 'match';
      readonly sportKey: string;
      readonly eventId: string;
      readonly cost: number;
    };

/** A call that costs credits is not retried. */
export function paidRequest(access: OddsApiAccess, call: OddsCall): SourceRequest {
  return { ...request(access, ...describe(call)), attempts: 1 };
}

function describe(call: OddsCall): [path: string, query: Record<string, string>] {
  const sport = `/sports/${call.sportKey}`;
  if (call.kind === 'scores') return [`${sport}/scores`, { daysFrom: String(SCORES_DAYS) }];
  const query = { regions: REGION, oddsFormat: 'decimal', includeLinks: 'true' };
  return call.kind === 'league'
    ? [`${sport}/odds`, { ...query, markets: LEAGUE_MARKETS.join(',') }]
    : [`${sport}/events/${call.eventId}/odds`, { ...query, markets: MATCH_MARKETS.join(',') }];
}

/** Costs nothing. */
export function eventsRequest(access: OddsApiAccess, sportKey: string): SourceRequest {
  return request(access, `/sports/${sportKey}/events`, {});
}

/** Costs nothing and returns the remaining credits in its headers. */
export function creditsRequest(access: OddsApiAccess): SourceRequest {
  return request(access, '/sports', {});
}

function request(
  access: OddsApiAccess,
  path: string,
  query: Record<string, string>,
): SourceRequest {
  const parameters = new URLSearchParams({ apiKey: access.key, ...query });
  return {
    url: `${access.url.replace(/\/$/, '')}${path}?${parameters}`,
    isFinal: (_, body) => body.includes('OUT_OF_USAGE_CREDITS'),
  };
}

/** The address under which a payload is stored: without the key. */
export function publicAddress(url: string): string {
  const address = new URL(url);
  address.searchParams.delete('apiKey');
  return address.toString();
}
