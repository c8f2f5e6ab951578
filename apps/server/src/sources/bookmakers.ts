/** Bookmakers that more than one provider names, or whose code in a file does not identify them. A service's
 *  other bookmakers come with their own key and title. */
export interface Bookmaker {
  readonly key: string;
  readonly name: string;
  /** Codes in the files of football-data.co.uk. */
  readonly codes: readonly string[];
  /** Keys at The Odds API, if they differ from ours. */
  readonly oddsApi?: readonly string[];
}

export const BOOKMAKERS: readonly Bookmaker[] = [
  { key: 'bet365', name: 'Bet365', codes: ['B365'] },
  { key: 'betfair_ex_eu', name: 'Betfair Exchange', codes: ['BFE'] },
  { key: 'betfair_sb', name: 'Betfair Sportsbook', codes: ['BF'], oddsApi: ['betfair_sb_uk'] },
  { key: 'betfred', name: 'Betfred', codes: ['BFD'], oddsApi: ['betfred_uk'] },
  { key: 'betmgm', name: 'BetMGM', codes: ['BMGM'] },
  // VC Bet was renamed after its founder; the files followed years later.
  { key: 'betvictor', name: 'BetVictor', codes: ['VC', 'BV'] },
  { key: 'bluesquare', name: 'Blue Square', codes: ['BS'] },
  { key: 'bwin', name: 'bwin', codes: ['BW'] },
  { key: 'coral', name: 'Coral', codes: ['CL'] },
  { key: 'gamebookers', name: 'Gamebookers', codes: ['GB'] },
  { key: 'interwetten', name: 'Interwetten', codes: ['IW'] },
  { key: 'ladbrokes', name: 'Ladbrokes', codes: ['LB'], oddsApi: ['ladbrokes_uk'] },
  { key: 'onexbet', name: '1xBet', codes: ['1XB'] },
  { key: 'paddypower', name: 'Paddy Power', codes: ['PP'] },
  { key: 'pinnacle', name: 'Pinnacle', codes: ['PS'] },
  { key: 'skybet', name: 'Sky Bet', codes: ['SKB'] },
  { key: 'sportingbet', name: 'Sportingbet', codes: ['SB'] },
  { key: 'stanjames', name: 'Stan James', codes: ['SJ'] },
  { key: 'stanleybet', name: 'Stanleybet', codes: ['SY'] },
  { key: 'williamhill', name: 'William Hill', codes: ['WH'] },
];

const BY_CODE = new Map(BOOKMAKERS.flatMap(({ key, codes }) => codes.map((code) => [code, key])));

export function bookmakerByCode(code: string): string | undefined {
  return BY_CODE.get(code);
}

const BY_ODDS_API_KEY = new Map(
  BOOKMAKERS.flatMap(({ key, oddsApi = [] }) => oddsApi.map((other) => [other, key])),
);

/** A bookmaker that only The Odds API names keeps its key there. */
export function bookmakerByOddsApiKey(key: string): string {
  return BY_ODDS_API_KEY.get(key) ?? key;
}

const NAMES = new Map(BOOKMAKERS.map(({ key, name }) => [key, name]));

export function bookmakerName(key: string): string | undefined {
  return NAMES.get(key);
}
