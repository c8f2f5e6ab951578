import type { SourceRequest } from '../fetch-source.ts';

export const ODDS_API_URL = 'https://api.the-odds-api.com/v4';

/** Ten bookmakers or one region cost the same; Europe is where this product's readers are. */
const REGION = 'eu';
/** Asked for a whole league at once. */
export const LEAGUE_MARKETS = ['h2h', 'totals'] as const;
/** Refused on that call: one match at a time. */
export const MATCH_MARKETS = ['btts', 'double_chance', 'alternate_totals'] as const;

export const LEAGUE_COST = LEAGUE_MARKETS.length;
export const MATCH_COST = MATCH_MARKETS.length;

export interface OddsApiAccess {
  readonly url: string;
  readonly key: string;
}

export type OddsCall =
  | { readonly kind: 'league'; readonly sportKey: string; readonly cost: number }
  | {
      readonly kind: 'match';
      readonly sportKey: string;
      readonly eventId: string;
      readonly cost: number;
    };

/** Costs nothing. */
export function eventsRequest(access: OddsApiAccess, sportKey: string): SourceRequest {
  return request(access, `/sports/${sportKey}/events`, {});
}

/** Costs nothing and says in its headers what is left. */
export function creditsRequest(access: OddsApiAccess): SourceRequest {
  return request(access, '/sports', {});
}

export function oddsRequest(access: OddsApiAccess, call: OddsCall): SourceRequest {
  const query = { regions: REGION, oddsFormat: 'decimal', includeLinks: 'true' };
  const asked =
    call.kind === 'league'
      ? request(access, `/sports/${call.sportKey}/odds`, {
          ...query,
          markets: LEAGUE_MARKETS.join(','),
        })
      : request(access, `/sports/${call.sportKey}/events/${call.eventId}/odds`, {
          ...query,
          markets: MATCH_MARKETS.join(','),
        });
  return { ...asked, attempts: 1 };
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

/** What a payload is filed under: the address without the key. */
export function publicAddress(url: string): string {
  const address = new URL(url);
  address.searchParams.delete('apiKey');
  return address.toString();
}
