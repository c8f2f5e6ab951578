/** Sample replies of the fantasy calls, shaped like those of a server with the demo world, for tests of
 *  clients. Any number of players, always with the same data. */
import { CLASSIC_ROLES, type MantraRole } from '@tredici/engine/fantasy/rules/roles';
import { columnsOf } from '../src/columns.ts';
import type { FantasyFixture } from '../src/fantasy-figures.ts';
import type { ImportPreview } from '../src/fantasy-imports.ts';
import type {
  FantasyClubs,
  Market,
  MyPlayers,
  PlayerDetail,
  PlayerList,
  PlayerRow,
  ProjectionRow,
} from '../src/fantasy-players.ts';
import { ITALIAN_TEAMS } from '../src/italian-teams.ts';

const SEASON = '2025/26';
const ROUNDS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const CLUBS = [
  ...['Atalanta', 'Bologna', 'Cagliari', 'Como', 'Cremonese', 'Fiorentina', 'Genoa'],
  ...['Hellas Verona', 'Inter', 'Juventus', 'Lazio', 'Lecce', 'Milan', 'Napoli', 'Parma'],
  ...['Pisa', 'Roma', 'Sassuolo', 'Torino', 'Udinese'],
].map((name) => ({ name, abbr: ITALIAN_TEAMS[name]!.abbr }));
const SURNAMES = ['Bàrtoli', 'Conti', "D'Adda", 'Ferrìn', 'Güller', 'Lo Monte', 'Neri', 'Škoda'];
const MANTRA: Readonly<Record<(typeof CLASSIC_ROLES)[number], readonly MantraRole[][]>> = {
  P: [['Por']],
  D: [['Dc'], ['Dd', 'E'], ['Ds', 'E'], ['B', 'Dc']],
  C: [['M', 'C'], ['C', 'T'], ['W'], ['E', 'W']],
  A: [['Pc'], ['A', 'Pc'], ['W', 'A']],
};

/** A number between 0 and 1, the same for the same arguments. */
const drawn = (...of: number[]) => {
  const mixed = of.reduce((hash, one) => Math.imul(hash ^ (one + 0x9e37), 0x45d9f3b), 13);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
};
const round2 = (value: number) => Math.round(value * 100) / 100;

const votesOf = (at: number) => Math.floor(drawn(at, 1) * 13);

/** The player's figures in the last rounds, as the list shows them. */
function recentOf(at: number) {
  return ROUNDS.map((round, place) => {
    if (drawn(at, round) * 13 >= votesOf(at)) return { vote: null, fantavoto: null };
    const vote = 5 + Math.round(drawn(at, round, 2) * 6) / 2;
    const bonus = [0, 0, 0, -0.5, 1, 3][Math.floor(drawn(at, place, 3) * 6)]!;
    return { vote, fantavoto: vote + bonus };
  });
}

function playerRow(at: number): PlayerRow {
  const role = CLASSIC_ROLES[[0, 1, 1, 1, 2, 2, 2, 3][at % 8]!]!;
  const votes = votesOf(at);
  const mean = votes === 0 ? null : round2(5.5 + drawn(at, 4) * 2);
  const price = 1 + Math.floor(drawn(at, 5) ** 3 * 35);
  const goals = role === 'P' ? 0 : Math.floor(drawn(at, 6) * votes * 0.4);
  const keeper = role === 'P' ? votes : 0;
  return {
    id: 9_000_001 + at,
    name: `${SURNAMES[at % SURNAMES.length]} ${String.fromCharCode(65 + (at % 26))}.`,
    role,
    mantra_roles: MANTRA[role][at % MANTRA[role].length]!,
    price,
    initial_price: Math.max(1, price - (at % 3)),
    mantra_price: price,
    initial_mantra_price: Math.max(1, price - (at % 3)),
    market_value: price * 9,
    availability: at % 17 === 0 ? 'injured' : at % 13 === 0 ? 'doubtful' : 'available',
    has_left: at % 97 === 96,
    club: at % CLUBS.length,
    votes,
    mean_vote: mean,
    mean_fantavoto: mean === null ? null : round2(mean + goals * 0.2),
    goals,
    assists: at % 3,
    yellow_cards: at % 4,
    red_cards: at % 41 === 0 ? 1 : 0,
    own_goals: 0,
    penalties_taken: at % 31 === 0 ? 2 : 0,
    penalties_scored: at % 31 === 0 ? 1 : 0,
    penalties_saved: keeper > 8 ? 1 : 0,
    conceded: keeper,
    clean_sheets: Math.floor(keeper / 3),
    minutes: votes * 80,
    home_votes: Math.ceil(votes / 2),
    home_mean_fantavoto: mean,
    away_votes: Math.floor(votes / 2),
    away_mean_fantavoto: votes < 2 ? null : mean,
    form_mean_fantavoto: mean,
    recent_fantavoti: recentOf(at).map(({ fantavoto }) => fantavoto),
  };
}

function projectionRow(at: number) {
  const fantavoto = round2(5.6 + drawn(at, 7) * 2);
  return {
    plays: round2(drawn(at, 8) * 100),
    fantavoto,
    season_fantavoto: fantavoto,
    value: round2(1 + drawn(at, 13) * 60),
  } satisfies ProjectionRow;
}

/** The projection with the fields that only the player's own page shows. */
function wholeProjection(at: number) {
  const { plays, fantavoto, season_fantavoto, value } = projectionRow(at);
  const match = {
    plays,
    vote: round2(fantavoto - 0.3),
    fantavoto,
    low: round2(fantavoto - 1.4),
    high: round2(fantavoto + 2.1),
    goal_chance: round2(drawn(at, 9) * 40),
    assist_chance: round2(drawn(at, 10) * 25),
    clean_sheet_chance: round2(15 + drawn(at, 11) * 35),
    card_chance: round2(drawn(at, 12) * 30),
  };
  const season = {
    season_votes: round2(drawn(at, 8) * 38),
    season_vote: round2(fantavoto - 0.3),
    season_fantavoto,
    season_low: round2(fantavoto - 0.5),
    season_high: round2(fantavoto + 0.5),
    value,
  };
  return { match, season };
}

/** @param locked as a caller without Pro receives it. */
export function samplePlayerList(count = 40, locked = false): PlayerList {
  const rows = Array.from({ length: count }, (_, at) => playerRow(at));
  const projected = rows.map((_, at) => projectionRow(at));
  return {
    season: SEASON,
    seasons: [SEASON, '2024/25'],
    from_own_files: false,
    rounds: ROUNDS,
    clubs: CLUBS,
    players: columnsOf(rows, Object.keys(playerRow(0)) as (keyof PlayerRow)[]),
    locked,
    projections: locked
      ? null
      : columnsOf(projected, Object.keys(projectionRow(0)) as (keyof ProjectionRow)[]),
    updated_at: '2025-11-24T22:00:00.000Z',
  };
}

/** The same players with the fields that an auction needs. */
export function sampleMarket(count = 40): Market {
  const { season, clubs, players, projections, locked } = samplePlayerList(count);
  const { id, name, role, mantra_roles, price, mantra_price, market_value, has_left, club } =
    players;
  return {
    season,
    clubs,
    locked,
    points_per_credit: 0.8,
    players: {
      ...{ id, name, role, mantra_roles, price, mantra_price, market_value, has_left, club },
      value: projections!.value,
    },
  };
}

export const sampleMyPlayers: MyPlayers = {
  words: [
    {
      player_id: 9_000_003,
      word: { status: 'starter', plays: 95, fantavoto: null },
      projection: null,
    },
  ],
  noted: [9_000_002],
};

function fixtures(club: number, locked: boolean): FantasyFixture[] {
  return [0, 1, 2, 3, 4].map((ahead) => ({
    match_id: 1000 + ahead * 20 + club,
    round: 13 + ahead,
    match_date: `2025-1${ahead === 0 ? 1 : 2}-${String(1 + ahead * 7).padStart(2, '0')}T14:00:00.000Z`,
    opponent: CLUBS[(club + 1 + ahead) % CLUBS.length]!.name,
    at_home: (club + ahead) % 2 === 0,
    outlook: locked
      ? null
      : {
          goals_for: round2(0.7 + drawn(club, ahead) * 1.5),
          goals_against: round2(0.7 + drawn(club, ahead, 1) * 1.5),
          goal_chance: round2(50 + drawn(club, ahead) * 40),
          clean_sheet_chance: round2(10 + drawn(club, ahead, 1) * 40),
          difficulty: 1 + Math.floor(drawn(club, ahead, 2) * 5),
          source: ahead < 4 ? 'forecast' : 'strengths',
        },
  }));
}

export function samplePlayerDetail(locked = false): PlayerDetail {
  const { club, recent_fantavoti: _, ...row } = playerRow(3);
  const { form_mean_fantavoto, ...figures } = row;
  const { id, name, role, mantra_roles, price, initial_price, ...rest } = figures;
  const { mantra_price, initial_mantra_price, market_value, availability, has_left, ...done } =
    rest;
  const { match, season } = wholeProjection(3);
  const recent = recentOf(3);
  return {
    season: SEASON,
    player: {
      id,
      name,
      role,
      mantra_roles,
      price,
      initial_price,
      mantra_price,
      initial_mantra_price,
      market_value,
      availability,
      has_left,
      club: CLUBS[club]!,
    },
    seasons: [
      { ...done, form_mean_fantavoto, season: SEASON, club: CLUBS[club]!.name },
      { ...done, form_mean_fantavoto, season: '2024/25', club: CLUBS[club]!.name },
    ],
    rounds: ROUNDS.map((round, at) => ({
      round,
      match: {
        match_id: 900 + round,
        match_date: `2025-${round < 7 ? '09' : '10'}-${String(10 + round).padStart(2, '0')}T18:45:00.000Z`,
        opponent: CLUBS[(club + round) % CLUBS.length]!.name,
        at_home: round % 2 === 0,
        goals_for: round % 3,
        goals_against: round % 2,
      },
      ...recent[at]!,
      started: recent[at]!.vote !== null,
      minutes: recent[at]!.vote === null ? 0 : 90,
      events: round === 5 ? { goals: 1, yellowCards: 1 } : {},
    })),
    fixtures: fixtures(club, locked),
    locked,
    projection: locked
      ? null
      : {
          ...match,
          match_id: 1000 + club,
          distribution: [4.5, 5, 5.5, 6, 6.5, 7, 9.5].map((points, at) => ({
            points,
            probability: [5, 12, 22, 30, 18, 8, 5][at]!,
          })),
          because: [
            { part: 'season-vote', points: round2(match.vote - 0.04) },
            { part: 'match', points: 0.04 },
            { part: 'goals', points: round2(match.fantavoto - match.vote) },
          ],
        },
    season_projection: locked
      ? null
      : {
          ...season,
          goals: 0.08,
          assists: 0.09,
          yellow_cards: 0.16,
          penalties_taken: 0.01,
        },
    word: null,
    notes: [
      {
        id: 7,
        player_id: id,
        text: 'Tira le punizioni da quando manca il capitano.',
        created_at: '2025-11-02T10:00:00.000Z',
        updated_at: '2025-11-02T10:00:00.000Z',
      },
    ],
  };
}

export function sampleClubs(locked = false): FantasyClubs {
  return {
    season: SEASON,
    locked,
    clubs: CLUBS.map((club, at) => ({
      ...club,
      fixtures: fixtures(at, locked),
      goalkeepers: [
        { player_id: 9_000_001 + at, name: 'Conti A.', plays: locked ? null : 92.5 },
        { player_id: 9_000_101 + at, name: 'Neri B.', plays: locked ? null : 7.5 },
      ],
      penalty_takers: [{ player_id: 9_000_201 + at, name: 'Škoda C.', taken: 4, scored: 3 }],
    })),
  };
}

export const sampleImportPreview: ImportPreview = {
  file: {
    id: 12,
    kind: 'quotes',
    season: SEASON,
    round: null,
    file_name: 'Quotazioni_Fantacalcio_Stagione_2025_26.xlsx',
    status: 'preview',
    is_active: false,
    rows: 612,
    created_at: '2025-11-24T22:00:00.000Z',
    confirmed_at: null,
  },
  problems: [
    { sheet: 'Tutti', row: 14, column: 'Id', problem: 'duplicated-id', value: '2170' },
    { sheet: 'Tutti', row: 88, column: 'Squadra', problem: 'unknown-club', value: 'Romma' },
  ],
  problem_count: 2,
  warnings: ['rows-left-out'],
  difference: {
    against: {
      file_name: 'Quotazioni_Fantacalcio_Stagione_2025_26 (1).xlsx',
      confirmed_at: '2025-11-17T22:00:00.000Z',
    },
    added: [{ player_id: 6_900, name: 'Neri', club: 'Como', role: 'C' }],
    gone: [{ player_id: 4_312, name: 'Conti', club: 'Pisa', role: 'D' }],
    moved: [{ player_id: 2_610, name: 'Škoda', club: 'Roma', role: 'A', from: 'Genoa' }],
    prices: [{ player_id: 2_764, name: 'Lo Monte', club: 'Inter', role: 'A', from: 29, to: 34 }],
  },
};
