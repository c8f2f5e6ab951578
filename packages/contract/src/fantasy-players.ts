import * as z from 'zod/mini';
import { percentage, seasonQuery, wholeNumber } from './bets.ts';
import { defineCall } from './call.ts';
import { columns, nullableColumns } from './column-schemas.ts';
import type { RowOfColumns } from './columns.ts';
import { availability, classicRole, FIGURES, fixture, mantraRole } from './fantasy-figures.ts';
import { instant } from './moments.ts';

/** How many of the last rounds a row of the list shows, and how many votes count as a player's form. */
export const STRIP_ROUNDS = 10;
export const FORM_VOTES = 5;
/** How many coming matches a player's page and the clubs' outlook show. */
export const NEXT_FIXTURES = 5;
export const NOTE_LENGTH = 2_000;

/** What is known about a player besides statistics. */
const LISTING = {
  id: z.int(),
  name: z.string(),
  role: classicRole,
  /** Empty if the list has none. */
  mantra_roles: z.array(mantraRole),
  /** In credits, now and before the season. */
  price: z.nullable(z.int()),
  initial_price: z.nullable(z.int()),
  mantra_price: z.nullable(z.int()),
  initial_mantra_price: z.nullable(z.int()),
  /** FVM, for a budget of 1000 credits. */
  market_value: z.nullable(z.int()),
  availability,
  /** Sold or moved abroad since the season began. */
  has_left: z.boolean(),
} as const;

/** The mean over the last five votes. */
const FORM = { form_mean_fantavoto: z.nullable(z.number()) } as const;

/** The projection of a match. Everything except `plays` assumes that the player gets a vote. */
const MATCH_PROJECTION = {
  /** The probability of a vote. */
  plays: percentage,
  vote: z.number(),
  fantavoto: z.number(),
  /** The 80% interval of the fantavoto. */
  low: z.number(),
  high: z.number(),
  goal_chance: percentage,
  assist_chance: percentage,
  clean_sheet_chance: percentage,
  card_chance: percentage,
} as const;

/** The projection of a whole season: the mean fantavoto with its 80% interval, and the player's value. */
const SEASON_PROJECTION = {
  season_votes: z.number(),
  season_vote: z.number(),
  season_fantavoto: z.number(),
  season_low: z.number(),
  season_high: z.number(),
  /** In credits, in a league of ten teams with 500 credits each. */
  value: z.number(),
} as const;

const playerColumns = columns({
  ...LISTING,
  /** Index in the reply's `clubs`. */
  club: z.int(),
  ...FIGURES,
  ...FORM,
  /** One for each of the reply's `rounds`; null without a vote. */
  recent_fantavoti: z.array(z.nullable(z.number())),
});
/** A row of the list. */
export type PlayerRow = RowOfColumns<z.output<typeof playerColumns>>;

/** The part of a projection that the list shows, in the order of the players; null if there is no projection.
 *  The rest is on the player's own page; here it would double the size of the reply. */
const projectionColumns = nullableColumns({
  plays: MATCH_PROJECTION.plays,
  fantavoto: MATCH_PROJECTION.fantavoto,
  season_fantavoto: SEASON_PROJECTION.season_fantavoto,
  value: SEASON_PROJECTION.value,
});
export type ProjectionRow = RowOfColumns<z.output<typeof projectionColumns>>;

const listedClub = z.object({
  name: z.string(),
  /** Three letters. */
  abbr: z.string(),
});

const playerList = z.object({
  season: z.string(),
  /** The seasons that have players, newest first. */
  seasons: z.array(z.string()),
  /** Whether the list includes files of the caller's own. */
  from_own_files: z.boolean(),
  /** The last rounds played, at most ten, latest last. */
  rounds: z.array(z.int()),
  clubs: z.array(listedClub),
  /** Sorted by name; `rowsOf` of columns.ts makes rows of them. */
  players: playerColumns,
  /** True for users without Pro: `projections` is null. */
  locked: z.boolean(),
  projections: z.nullable(projectionColumns),
  updated_at: z.nullable(instant),
});
export type PlayerList = z.output<typeof playerList>;

/** The part of a list that an auction or a roster needs: a quarter of its size. */
const market = z.object({
  season: z.string(),
  clubs: z.array(listedClub),
  players: columns({
    id: LISTING.id,
    name: LISTING.name,
    role: LISTING.role,
    mantra_roles: LISTING.mantra_roles,
    price: LISTING.price,
    mantra_price: LISTING.mantra_price,
    market_value: LISTING.market_value,
    has_left: LISTING.has_left,
    /** Index in the reply's `clubs`. */
    club: z.int(),
    /** The value by the season's projection, in credits, in a league of ten teams with 500 credits each; null
     *  without Pro. */
    value: z.nullable(z.number()),
  }),
  /** How many points over the season each credit of a value beyond the first stands for; null without Pro. */
  points_per_credit: z.nullable(z.number()),
  /** True for users without Pro. */
  locked: z.boolean(),
});
export type Market = z.output<typeof market>;

/** What the caller states about a player; it takes precedence over the operator's statement. Null states
 *  nothing. */
const playerWord = z.object({
  status: z.nullable(availability),
  /** The caller's own probability of a vote, and fantavoto for the next match. */
  plays: z.nullable(percentage),
  fantavoto: z.nullable(z.number().check(z.minimum(-10), z.maximum(25))),
});
export type PlayerWord = z.output<typeof playerWord>;

const matchProjection = z.object(MATCH_PROJECTION);
export type MatchProjection = z.output<typeof matchProjection>;

const myPlayers = z.object({
  words: z.array(
    z.object({
      player_id: z.int(),
      word: playerWord,
      /** The projection of the next match with this statement, in place of the list's. Null without Pro or
       *  without a match. */
      projection: z.nullable(matchProjection),
    }),
  ),
  /** Players about whom the caller has notes. */
  noted: z.array(z.int()),
});
export type MyPlayers = z.output<typeof myPlayers>;

const note = z.object({
  id: z.int(),
  player_id: z.int(),
  text: z.string(),
  created_at: instant,
  updated_at: instant,
});
export type PlayerNote = z.output<typeof note>;

const count = z.optional(z.int());
/** What happened to a player in a round. */
const playedRound = z.object({
  round: z.int(),
  /** Null if the round's match is not known. */
  match: z.nullable(
    z.object({
      match_id: z.int(),
      match_date: instant,
      opponent: z.string(),
      at_home: z.boolean(),
      /** Goals of the player's club, then of the opponent. */
      goals_for: z.int(),
      goals_against: z.int(),
    }),
  ),
  vote: z.nullable(z.number()),
  /** With the standard bonus; null without a vote. */
  fantavoto: z.nullable(z.number()),
  started: z.nullable(z.boolean()),
  minutes: z.nullable(z.int()),
  /** Only what happened is included. `goals` excludes penalties. */
  events: z.object({
    goals: count,
    penaltiesScored: count,
    assists: count,
    setPieceAssists: count,
    penaltiesSaved: count,
    penaltiesMissed: count,
    ownGoals: count,
    goalsConceded: count,
    yellowCards: count,
    redCards: count,
    winningGoals: count,
    equalisingGoals: count,
    playerOfTheMatch: count,
  }),
});
export type PlayedRound = z.output<typeof playedRound>;

/** The parts of a projected fantavoto, in points; they add up to it. */
export const PROJECTION_PARTS = [
  'season-vote',
  'match',
  'own-number',
  'goals',
  'penaltiesScored',
  'penaltiesMissed',
  'assists',
  'yellowCards',
  'redCards',
  'ownGoals',
  'goalsConceded',
  'cleanSheet',
] as const;

const playerDetail = z.object({
  season: z.string(),
  player: z.extend(z.object(LISTING), { club: listedClub }),
  /** Every season with statistics, newest first. */
  seasons: z.array(
    z.extend(z.object({ ...FIGURES, ...FORM }), { season: z.string(), club: z.string() }),
  ),
  /** The rounds of the chosen season, earliest first. */
  rounds: z.array(playedRound),
  fixtures: z.array(fixture),
  locked: z.boolean(),
  /** For the next match; null without Pro, or if no match is known. */
  projection: z.nullable(
    z.extend(matchProjection, {
      match_id: z.int(),
      /** In ascending order of points; probabilities in percent. */
      distribution: z.array(z.object({ points: z.number(), probability: percentage })),
      because: z.array(z.object({ part: z.enum(PROJECTION_PARTS), points: z.number() })),
    }),
  ),
  season_projection: z.nullable(
    z.extend(z.object(SEASON_PROJECTION), {
      /** The means per match with a vote. */
      goals: z.number(),
      assists: z.number(),
      yellow_cards: z.number(),
      penalties_taken: z.number(),
    }),
  ),
  word: z.nullable(playerWord),
  notes: z.array(note),
});
export type PlayerDetail = z.output<typeof playerDetail>;

const clubReply = z.extend(listedClub, {
  /** The next five matches, earliest first. */
  fixtures: z.array(fixture),
  /** The possible goalkeepers, most likely first, and the penalty takers, by the penalties that they took in
   *  this season and the last. */
  goalkeepers: z.array(
    z.object({ player_id: z.int(), name: z.string(), plays: z.nullable(percentage) }),
  ),
  penalty_takers: z.array(
    z.object({ player_id: z.int(), name: z.string(), taken: z.int(), scored: z.int() }),
  ),
});
const clubs = z.object({
  season: z.string(),
  /** True for users without Pro: every `outlook` and `plays` is null. */
  locked: z.boolean(),
  clubs: z.array(clubReply),
});
export type FantasyClubs = z.output<typeof clubs>;

const params = z.object({ id: wholeNumber });
const noteText = z.string().check(z.trim(), z.minLength(1), z.maxLength(NOTE_LENGTH));

export const fantasyPlayerCalls = {
  listPlayers: defineCall({
    method: 'GET',
    path: '/v1/tredici/fantasy/players/',
    access: 'login',
    summary: 'All players of a season with price, figures and form; projections for Pro',
    query: z.object({ season: seasonQuery }),
    status: 200,
    reply: playerList,
  }),
  listMarket: defineCall({
    method: 'GET',
    path: '/v1/tredici/fantasy/market/',
    access: 'login',
    summary: 'The players of the newest season with role, club and price; their value for Pro',
    status: 200,
    reply: market,
  }),
  getMyPlayers: defineCall({
    method: 'GET',
    path: '/v1/tredici/fantasy/my-players/',
    access: 'login',
    summary: "The caller's own statements about players, and which players they have notes about",
    status: 200,
    reply: myPlayers,
  }),
  getPlayer: defineCall({
    method: 'GET',
    path: '/v1/tredici/fantasy/players/:id/',
    access: 'login',
    summary: 'A player: seasons, rounds, coming matches, notes; outlook and projection for Pro',
    params,
    query: z.object({ season: seasonQuery }),
    status: 200,
    reply: playerDetail,
    errors: ['not_found'],
  }),
  setPlayerWord: defineCall({
    method: 'POST',
    path: '/v1/tredici/fantasy/players/:id/override/',
    access: 'login',
    summary: "Sets the caller's own statement about a player, in place of an earlier one",
    params,
    body: playerWord,
    status: 200,
    reply: z.object({ word: playerWord, projection: z.nullable(matchProjection) }),
    errors: ['not_found', 'limit_reached'],
  }),
  clearPlayerWord: defineCall({
    method: 'DELETE',
    path: '/v1/tredici/fantasy/players/:id/override/',
    access: 'login',
    summary: "Deletes the caller's own statement about a player",
    params,
    status: 204,
    errors: ['not_found'],
  }),
  setPlayerAvailability: defineCall({
    method: 'POST',
    path: '/v1/tredici/fantasy/players/:id/availability/',
    access: 'operator',
    summary: "Sets a player's availability for all users",
    params,
    body: z.object({ availability }),
    status: 200,
    reply: z.object({ availability }),
    errors: ['not_found'],
  }),
  addNote: defineCall({
    method: 'POST',
    path: '/v1/tredici/fantasy/notes/',
    access: 'login',
    summary: 'Writes a note about a player',
    body: z.object({ player_id: z.int(), text: noteText }),
    status: 201,
    reply: note,
    errors: ['not_found', 'limit_reached'],
  }),
  updateNote: defineCall({
    method: 'PATCH',
    path: '/v1/tredici/fantasy/notes/:id/',
    access: 'login',
    summary: "Rewrites one of the caller's own notes",
    params,
    body: z.object({ text: noteText }),
    status: 200,
    reply: note,
    errors: ['not_found'],
  }),
  deleteNote: defineCall({
    method: 'DELETE',
    path: '/v1/tredici/fantasy/notes/:id/',
    access: 'login',
    summary: "Deletes one of the caller's own notes",
    params,
    status: 204,
    errors: ['not_found'],
  }),
  listFantasyClubs: defineCall({
    method: 'GET',
    path: '/v1/tredici/fantasy/clubs/',
    access: 'login',
    summary: 'The clubs of Serie A with their next five matches; chances for Pro',
    status: 200,
    reply: clubs,
  }),
};
