/** What decides a league's table according to its regulations: data, with the source and the first season.
 *  Places in Europe are those that the table gives; cups may move the last of them. */
import type { RankingRules, TieBreak } from './rank-clubs.ts';

/** What a range of places leads to. */
export const ZONE_NAMES = [
  'title',
  'champions_league',
  'libertadores',
  'europe',
  'europe_playoff',
  'promotion',
  'promotion_playoff',
  'relegation_playoff',
  'relegation',
] as const;
export type ZoneName = (typeof ZONE_NAMES)[number];

export type Zone = {
  readonly name: ZoneName;
  /** Places from 1, both inclusive. */
  readonly from: number;
  readonly to: number;
};

/** Why the rest of a season cannot be simulated from its matches alone: the league is split by its table
 *  after some rounds, or its format changes from season to season. */
export type FormatDoubt = 'split' | 'format';

export type LeagueRules = RankingRules & {
  /** The first season for which they hold, and their source. */
  readonly since: string;
  readonly source: string;
  /** Number of clubs of a double round robin; null if the format is in doubt. */
  readonly clubs: number | null;
  readonly doubt: FormatDoubt | null;
  readonly zones: readonly Zone[];
};

const DIRECT = ['head_to_head_points', 'head_to_head_difference'] as const;
const DIRECT_FIRST: readonly TieBreak[] = [...DIRECT, 'difference', 'goals'];
const GOALS_FIRST: readonly TieBreak[] = ['difference', 'goals', ...DIRECT];

type Places = Partial<Record<ZoneName, readonly [from: number, to: number]>>;

const zones = (places: Places): Zone[] =>
  ZONE_NAMES.flatMap((name) => {
    const place = places[name];
    return place ? { name, from: place[0], to: place[1] } : [];
  });

function doubleRoundRobin(
  clubs: number,
  tieBreaks: readonly TieBreak[],
  places: Places,
  source: string,
  deciders: readonly number[] = [],
): LeagueRules {
  return {
    clubs,
    tieBreaks,
    deciders,
    source,
    since: '2025/26',
    doubt: null,
    zones: zones(places),
  };
}

function inDoubt(doubt: FormatDoubt, tieBreaks: readonly TieBreak[], source: string): LeagueRules {
  return { doubt, tieBreaks, source, since: '2025/26', clubs: null, deciders: [], zones: [] };
}

const DFL = 'DFL, Spielordnung';
const LFP = 'LFP, Règlement des compétitions';
const RFEF = 'RFEF, Reglamento General';
const DFL_STEPS: readonly TieBreak[] = [
  'difference',
  'goals',
  'head_to_head_points',
  'head_to_head_difference',
  'head_to_head_away_goals',
  'away_goals',
] as TieBreak[];

/** By football-data.co.uk's codes. */
export const LEAGUE_RULES: Readonly<Record<string, LeagueRules>> = {
  I1: doubleRoundRobin(
    20,
    DIRECT_FIRST,
    { title: [1, 1], champions_league: [1, 4], europe: [1, 6], relegation: [18, 20] },
    'FIGC, NOIF; Lega Serie A',
    // If clubs are equal on points for the title or for the last safe place, a match decides.
    [1, 17],
  ),
  I2: doubleRoundRobin(
    20,
    DIRECT_FIRST,
    {
      promotion: [1, 2],
      promotion_playoff: [3, 8],
      relegation_playoff: [16, 17],
      relegation: [18, 20],
    },
    'FIGC, NOIF; Lega B',
  ),
  E0: doubleRoundRobin(
    20,
    ['difference', 'goals', 'head_to_head_points', 'head_to_head_away_goals'],
    { title: [1, 1], champions_league: [1, 4], europe: [1, 5], relegation: [18, 20] },
    'Premier League Handbook',
  ),
  E1: doubleRoundRobin(
    24,
    [...GOALS_FIRST, 'wins'],
    { promotion: [1, 2], promotion_playoff: [3, 6], relegation: [22, 24] },
    'EFL Regulations',
  ),
  SP1: doubleRoundRobin(
    20,
    DIRECT_FIRST,
    { title: [1, 1], champions_league: [1, 4], europe: [1, 6], relegation: [18, 20] },
    RFEF,
  ),
  SP2: doubleRoundRobin(
    22,
    DIRECT_FIRST,
    { promotion: [1, 2], promotion_playoff: [3, 6], relegation: [19, 22] },
    RFEF,
  ),
  D1: doubleRoundRobin(
    18,
    DFL_STEPS,
    {
      title: [1, 1],
      champions_league: [1, 4],
      europe: [1, 6],
      relegation_playoff: [16, 16],
      relegation: [17, 18],
    },
    DFL,
  ),
  D2: doubleRoundRobin(
    18,
    DFL_STEPS,
    {
      promotion: [1, 2],
      promotion_playoff: [3, 3],
      relegation_playoff: [16, 16],
      relegation: [17, 18],
    },
    DFL,
  ),
  F1: doubleRoundRobin(
    18,
    ['difference', ...DIRECT, 'goals'],
    {
      title: [1, 1],
      champions_league: [1, 4],
      europe: [1, 6],
      relegation_playoff: [16, 16],
      relegation: [17, 18],
    },
    LFP,
  ),
  F2: doubleRoundRobin(
    18,
    ['difference', ...DIRECT, 'goals'],
    {
      promotion: [1, 2],
      promotion_playoff: [3, 5],
      relegation_playoff: [16, 16],
      relegation: [17, 18],
    },
    LFP,
  ),
  N1: doubleRoundRobin(
    18,
    GOALS_FIRST,
    {
      title: [1, 1],
      champions_league: [1, 3],
      europe: [1, 4],
      europe_playoff: [5, 8],
      relegation_playoff: [16, 16],
      relegation: [17, 18],
    },
    'KNVB, Reglement wedstrijden betaald voetbal',
  ),
  P1: doubleRoundRobin(
    18,
    [...DIRECT, 'difference', 'wins', 'goals'],
    {
      title: [1, 1],
      champions_league: [1, 2],
      europe: [1, 4],
      relegation_playoff: [16, 16],
      relegation: [17, 18],
    },
    'Liga Portugal, Regulamento das competições',
  ),
  T1: doubleRoundRobin(
    18,
    DIRECT_FIRST,
    { title: [1, 1], champions_league: [1, 2], europe: [1, 4], relegation: [16, 18] },
    'TFF, Süper Lig müsabaka statüsü',
  ),
  BRA: doubleRoundRobin(
    20,
    ['wins', 'difference', 'goals', ...DIRECT],
    { title: [1, 1], libertadores: [1, 6], relegation: [17, 20] },
    'CBF, Regulamento específico da Série A',
  ),
  NOR: doubleRoundRobin(
    16,
    GOALS_FIRST,
    { title: [1, 1], europe: [1, 3], relegation_playoff: [14, 14], relegation: [15, 16] },
    'NFF, Kampreglement',
  ),
  SWE: doubleRoundRobin(
    16,
    GOALS_FIRST,
    { title: [1, 1], europe: [1, 3], relegation_playoff: [14, 14], relegation: [15, 16] },
    'SvFF, Tävlingsbestämmelser',
  ),
  B1: inDoubt('split', ['wins', 'difference', 'goals'], 'Pro League, reglement'),
  G1: inDoubt('split', DIRECT_FIRST, 'Super League Greece'),
  SC0: inDoubt('split', GOALS_FIRST, 'SPFL Rules'),
  ARG: inDoubt('format', GOALS_FIRST, 'AFA, reglamento de la Liga Profesional'),
  JPN: inDoubt('format', GOALS_FIRST, 'J.League regulations'),
  USA: inDoubt('format', ['wins', 'difference', 'goals'], 'MLS competition guidelines'),
};
