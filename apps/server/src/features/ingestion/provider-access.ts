import { FOOTBALL_DATA_ORG_URL } from '#sources/football-data-org/requests.ts';
import { ODDS_API_URL, type OddsApiAccess } from '#sources/the-odds-api/requests.ts';

/** A provider that needs a key is used if there is one. */
export function oddsApiAccess(config: {
  readonly oddsApi: { readonly url?: string | undefined; readonly key?: string | undefined };
}): OddsApiAccess | undefined {
  const { url, key } = config.oddsApi;
  return key ? { url: url ?? ODDS_API_URL, key } : undefined;
}

export function footballDataOrgAccess(config: {
  readonly footballDataOrg: {
    readonly url?: string | undefined;
    readonly token?: string | undefined;
  };
}): { url: string; token: string } | undefined {
  const { url, token } = config.footballDataOrg;
  return token ? { url: url ?? FOOTBALL_DATA_ORG_URL, token } : undefined;
}
