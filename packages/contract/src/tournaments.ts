import { slugOf } from './fold-text.ts';

/** The 22 tournaments, a constant of the product: the ids are public and appear in URLs and in every call.
 *  `footballData` and `oddsApi` are the providers' own codes; `calendarYear` marks leagues whose season is
 *  one calendar year. */
export interface Tournament {
  readonly tournament_id: number;
  readonly tournament_name: string;
  readonly slug: string;
  readonly country: string;
  /** ISO 3166 code of the country, or of the nation within the United Kingdom. */
  readonly countryCode: string;
  readonly tier: 1 | 2;
  readonly timeZone: string;
  readonly footballData: string;
  readonly oddsApi: string;
  readonly calendarYear: boolean;
}

type Row = readonly [
  id: number,
  country: string,
  name: string,
  countryCode: string,
  tier: 1 | 2,
  timeZone: string,
  footballData: string,
  oddsApi: string,
  year?: 'calendar year',
];

const ROWS: readonly Row[] = [
  [
    110,
    'Argentina',
    'Primera Division',
    'AR',
    1,
    'America/Argentina/Buenos_Aires',
    'ARG',
    'soccer_argentina_primera_division',
    'calendar year',
  ],
  [160, 'Belgium', 'Pro League', 'BE', 1, 'Europe/Brussels', 'B1', 'soccer_belgium_first_div'],
  [
    190,
    'Brazil',
    'Serie A',
    'BR',
    1,
    'America/Sao_Paulo',
    'BRA',
    'soccer_brazil_campeonato',
    'calendar year',
  ],
  [364, 'England', 'Premier League', 'GB-ENG', 1, 'Europe/London', 'E0', 'soccer_epl'],
  [365, 'England', 'Championship', 'GB-ENG', 2, 'Europe/London', 'E1', 'soccer_efl_champ'],
  [412, 'France', 'Ligue 1', 'FR', 1, 'Europe/Paris', 'F1', 'soccer_france_ligue_one'],
  [413, 'France', 'Ligue 2', 'FR', 2, 'Europe/Paris', 'F2', 'soccer_france_ligue_two'],
  [426, 'Germany', 'Bundesliga', 'DE', 1, 'Europe/Berlin', 'D1', 'soccer_germany_bundesliga'],
  [427, 'Germany', '2. Bundesliga', 'DE', 2, 'Europe/Berlin', 'D2', 'soccer_germany_bundesliga2'],
  [450, 'Greece', 'Super League', 'GR', 1, 'Europe/Athens', 'G1', 'soccer_greece_super_league'],
  [524, 'Italy', 'Serie A', 'IT', 1, 'Europe/Rome', 'I1', 'soccer_italy_serie_a'],
  [525, 'Italy', 'Serie B', 'IT', 2, 'Europe/Rome', 'I2', 'soccer_italy_serie_b'],
  [
    534,
    'Japan',
    'J1 League',
    'JP',
    1,
    'Asia/Tokyo',
    'JPN',
    'soccer_japan_j_league',
    'calendar year',
  ],
  [
    620,
    'Netherlands',
    'Eredivisie',
    'NL',
    1,
    'Europe/Amsterdam',
    'N1',
    'soccer_netherlands_eredivisie',
  ],
  [
    640,
    'Norway',
    'Eliteserien',
    'NO',
    1,
    'Europe/Oslo',
    'NOR',
    'soccer_norway_eliteserien',
    'calendar year',
  ],
  [
    690,
    'Portugal',
    'Primeira Liga',
    'PT',
    1,
    'Europe/Lisbon',
    'P1',
    'soccer_portugal_primeira_liga',
  ],
  [740, 'Scotland', 'Premiership', 'GB-SCT', 1, 'Europe/London', 'SC0', 'soccer_spl'],
  [795, 'Spain', 'Primera Division', 'ES', 1, 'Europe/Madrid', 'SP1', 'soccer_spain_la_liga'],
  [
    796,
    'Spain',
    'Segunda Division',
    'ES',
    2,
    'Europe/Madrid',
    'SP2',
    'soccer_spain_segunda_division',
  ],
  [
    820,
    'Sweden',
    'Allsvenskan',
    'SE',
    1,
    'Europe/Stockholm',
    'SWE',
    'soccer_sweden_allsvenskan',
    'calendar year',
  ],
  [850, 'Turkey', 'Super Lig', 'TR', 1, 'Europe/Istanbul', 'T1', 'soccer_turkey_super_league'],
  [880, 'USA', 'MLS', 'US', 1, 'America/New_York', 'USA', 'soccer_usa_mls', 'calendar year'],
];

export const TOURNAMENTS: readonly Tournament[] = ROWS.map(
  ([id, country, name, countryCode, tier, timeZone, footballData, oddsApi, year]) => ({
    tournament_id: id,
    tournament_name: `${country} ${name}`,
    slug: slugOf(`${country} ${name}`),
    country,
    countryCode,
    tier,
    timeZone,
    footballData,
    oddsApi,
    calendarYear: year !== undefined,
  }),
);

/** Italy Serie A, which visitors see first. */
export const DEFAULT_TOURNAMENT_ID = 524;
/** The league whose players are used in fantacalcio. */
export const SERIE_A = 524;

export function tournamentBySlug(slug: string): Tournament | undefined {
  return TOURNAMENTS.find((tournament) => tournament.slug === slug);
}

export function tournamentById(id: number): Tournament | undefined {
  return TOURNAMENTS.find((tournament) => tournament.tournament_id === id);
}

/** The big five: Italy, England, Spain, Germany and France. Notices announce their breaks; the match of the
 *  day and the search prefer them. */
export const BIG_FIVE: readonly number[] = [524, 364, 795, 426, 412];
