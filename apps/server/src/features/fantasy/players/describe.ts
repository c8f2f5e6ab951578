import { columnsOf } from '@tredici/contract/columns';
import type { Availability, ClubOutlook, FantasyFixture } from '@tredici/contract/fantasy-figures';
import {
  type MatchProjection as ContractProjection,
  type Market,
  type PlayerList,
  type PlayerNote,
  type PlayerRow,
  type PlayerWord,
  type ProjectionRow,
  STRIP_ROUNDS,
} from '@tredici/contract/fantasy-players';
import { ITALIAN_TEAMS } from '@tredici/contract/italian-teams';
import { fantavotoOf } from '@tredici/engine/fantasy/projections/player-figures';
import type { MatchProjection } from '@tredici/engine/fantasy/projections/project-match';
import { toIso } from '#db/read-rows.ts';
import { round2 } from './figures.ts';
import type { ClubFixture } from './outlook.ts';
import { middleOf, type ProjectedPlayer, projectNext } from './project-players.ts';
import type { ListedPlayer } from './season-players.ts';
import type { StoredNote, StoredWord } from './store.ts';
import type { FiguredSeason } from './view.ts';

/** Converts what is known to the contract's shapes. */

export const percentOf = (share: number): number =>
  Math.min(100, Math.max(0, Math.round(share * 10_000) / 100));

export const clubOf = (name: string) => ({
  name,
  abbr: ITALIAN_TEAMS[name]?.abbr ?? name.slice(0, 3).toUpperCase(),
});

export function listingOf(player: ListedPlayer, availability: Availability) {
  return {
    id: player.id,
    name: player.name,
    role: player.role,
    mantra_roles: [...player.mantraRoles],
    price: player.price,
    initial_price: player.initialPrice,
    mantra_price: player.mantraPrice,
    initial_mantra_price: player.initialMantraPrice,
    market_value: player.marketValue,
    availability,
    has_left: player.hasLeft,
  };
}

export function toMatchProjection(projection: MatchProjection): ContractProjection {
  const [low, high] = middleOf(projection.distribution);
  return {
    plays: percentOf(projection.plays),
    vote: round2(projection.vote),
    fantavoto: round2(projection.fantavoto),
    low: round2(low),
    high: round2(high),
    goal_chance: percentOf(projection.chances.goal),
    assist_chance: percentOf(projection.chances.assist),
    clean_sheet_chance: percentOf(projection.chances.cleanSheet),
    card_chance: percentOf(projection.chances.card),
  };
}

export function toSeasonProjection({ season, value }: ProjectedPlayer) {
  return {
    season_votes: round2(season.votes),
    season_vote: round2(season.meanVote),
    season_fantavoto: round2(season.fantavoto),
    season_low: round2(season.low),
    season_high: round2(season.high),
    value: round2(value),
  };
}

export function toFixture(fixture: ClubFixture, isPremium: boolean): FantasyFixture {
  const { match, side, opponent, outlook } = fixture;
  return {
    match_id: match.id,
    round: match.round,
    match_date: toIso(match.kickoff),
    opponent,
    at_home: side === 'home',
    outlook: isPremium && outlook ? toOutlook(outlook) : null,
  };
}

function toOutlook(outlook: NonNullable<ClubFixture['outlook']>): ClubOutlook {
  return {
    goals_for: round2(outlook.goalsFor),
    goals_against: round2(outlook.goalsAgainst),
    goal_chance: percentOf(outlook.goalChance),
    clean_sheet_chance: percentOf(outlook.cleanSheetChance),
    difficulty: outlook.difficulty,
    source: outlook.source,
  };
}

export const toWord = ({ status, plays, fantavoto }: StoredWord): PlayerWord => ({
  status,
  fantavoto,
  plays: plays === null ? null : percentOf(plays),
});

export const toNote = ({ id, playerId, text, createdAt, updatedAt }: StoredNote): PlayerNote => ({
  id,
  text,
  player_id: playerId,
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
});

export interface ListParts {
  readonly season: FiguredSeason;
  readonly seasons: readonly string[];
  readonly fromOwnFiles: boolean;
  readonly availability: ReadonlyMap<number, Availability>;
  /** Null for users without Pro. */
  readonly projections: ReadonlyMap<number, ProjectedPlayer> | null;
}

export function toPlayerList(parts: ListParts): PlayerList {
  const { season, availability, projections } = parts;
  const players = [...season.players.values()].sort(byName);
  const clubs = [...new Set(players.map(({ club }) => club))].sort((a, b) =>
    a.localeCompare(b, 'it'),
  );
  const places = new Map(clubs.map((club, at) => [club, at]));
  const rounds = season.played.slice(-STRIP_ROUNDS);
  const statusOf = (id: number) => availability.get(id) ?? 'available';
  const rows = players.map((player): PlayerRow => {
    const own = new Map((season.rounds.get(player.id) ?? []).map((one) => [one.round, one]));
    const recent = rounds.map((round) => own.get(round));
    return {
      ...listingOf(player, statusOf(player.id)),
      club: places.get(player.club)!,
      ...season.figures.get(player.id)!,
      recent_fantavoti: recent.map((one) =>
        one ? fantavotoOf({ roles: [player.role], ...one }) : null,
      ),
    };
  });
  const projected = projections?.size
    ? players.map(({ id }) => toProjectionRow(projections.get(id), statusOf(id)))
    : null;
  return {
    season: season.label,
    seasons: [...parts.seasons],
    from_own_files: parts.fromOwnFiles,
    rounds,
    clubs: clubs.map(clubOf),
    players: columnsOf(rows, PLAYER_COLUMNS),
    locked: projections === null,
    projections: projected && columnsOf(projected, PROJECTION_COLUMNS),
    updated_at: season.updated === null ? null : toIso(season.updated),
  };
}

/** The part of the list that auctions and rosters need.
 *  @param projected null for users without Pro. */
export function toMarket(
  { season, clubs, players, projections, locked }: PlayerList,
  projected: ReadonlyMap<number, ProjectedPlayer> | null,
): Market {
  const { id, name, role, mantra_roles, price, mantra_price, market_value, has_left, club } =
    players;
  const value = projections?.value ?? id.map(() => null);
  return {
    season,
    clubs,
    locked,
    points_per_credit: projected && pointsPerCredit([...projected.values()]),
    players: {
      ...{ id, name, role, mantra_roles, price, mantra_price, market_value, has_left, club },
      value,
    },
  };
}

/** Null if nobody is worth more than the one credit of a place. */
function pointsPerCredit(projected: readonly ProjectedPlayer[]): number | null {
  const points = projected.reduce((sum, { gain }) => sum + gain, 0);
  const credits = projected.reduce((sum, { value }) => sum + value - 1, 0);
  return credits > 0 ? Math.round((points / credits) * 10_000) / 10_000 : null;
}

const byName = (a: ListedPlayer, b: ListedPlayer) =>
  collator.compare(a.name, b.name) || a.id - b.id;
const collator = new Intl.Collator('it');

const PLAYER_COLUMNS = [
  ...['id', 'name', 'role', 'mantra_roles', 'price', 'initial_price', 'mantra_price'],
  ...['initial_mantra_price', 'market_value', 'availability', 'has_left', 'club', 'votes'],
  ...['mean_vote', 'mean_fantavoto', 'goals', 'assists', 'yellow_cards', 'red_cards', 'own_goals'],
  ...['penalties_taken', 'penalties_scored', 'penalties_saved', 'conceded', 'clean_sheets'],
  ...['minutes', 'home_votes', 'home_mean_fantavoto', 'away_votes', 'away_mean_fantavoto'],
  ...['form_mean_fantavoto', 'recent_fantavoti'],
] as const satisfies readonly (keyof PlayerRow)[];

const NOTHING_TO_PROJECT = {
  plays: null,
  fantavoto: null,
  season_fantavoto: null,
  value: null,
} as const satisfies ProjectionRow;
const PROJECTION_COLUMNS = Object.keys(NOTHING_TO_PROJECT) as (keyof ProjectionRow)[];

function toProjectionRow(
  projected: ProjectedPlayer | undefined,
  availability: Availability,
): ProjectionRow {
  if (!projected) return NOTHING_TO_PROJECT;
  const match = projectNext(projected, availability);
  return {
    // Rounded as shown in the list.
    plays: match && Math.round(percentOf(match.plays)),
    fantavoto: match && round2(match.fantavoto),
    season_fantavoto: round2(projected.season.fantavoto),
    value: Math.round(projected.value),
  };
}
