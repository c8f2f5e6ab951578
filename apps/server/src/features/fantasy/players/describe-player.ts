import type { Availability } from '@tredici/contract/fantasy-figures';
import type { FantasyClubs, PlayerDetail } from '@tredici/contract/fantasy-players';
import { fantavotoOf } from '@tredici/engine/fantasy/projections/player-figures';
import type { MatchProjection } from '@tredici/engine/fantasy/projections/project-match';
import { toIso } from '#db/read-rows.ts';
import {
  clubOf,
  listingOf,
  percentOf,
  toFixture,
  toMatchProjection,
  toNote,
  toSeasonProjection,
  toWord,
} from './describe.ts';
import { round2 } from './figures.ts';
import type { PlayedMatch } from './fixture-store.ts';
import type { ClubFixture, ClubsOutlook } from './outlook.ts';
import { type ProjectedPlayer, projectNext } from './project-players.ts';
import type { ListedPlayer } from './season-players.ts';
import type { StoredNote, StoredWord } from './store.ts';
import type { FiguredSeason } from './view.ts';

export interface DetailParts {
  readonly player: ListedPlayer;
  /** The season that is shown, and all seasons in which the player has figures, newest first. */
  readonly season: FiguredSeason;
  readonly seasons: readonly FiguredSeason[];
  readonly availability: Availability;
  readonly matches: ReadonlyMap<number, PlayedMatch>;
  readonly fixtures: readonly ClubFixture[];
  readonly isPremium: boolean;
  /** Null without Pro, or without data to project from. */
  readonly projected: ProjectedPlayer | null;
  readonly word: StoredWord | undefined;
  readonly notes: readonly StoredNote[];
}

export function toPlayerDetail(parts: DetailParts): PlayerDetail {
  const { player, season, isPremium, projected, word, availability } = parts;
  const next = projected && projectNext(projected, availability, word);
  return {
    season: season.label,
    player: { ...listingOf(player, availability), club: clubOf(player.club) },
    seasons: parts.seasons.flatMap(({ label, players, figures }) => {
      const then = players.get(player.id);
      return then ? [{ ...figures.get(player.id)!, season: label, club: then.club }] : [];
    }),
    rounds: (season.rounds.get(player.id) ?? []).map((one) => ({
      round: one.round,
      match: matchOf(
        one.matchId === null ? undefined : parts.matches.get(one.matchId),
        player.club,
      ),
      vote: one.vote,
      fantavoto: fantavotoOf({ roles: [player.role], ...one }),
      started: one.started,
      minutes: one.minutes,
      events: one.events,
    })),
    fixtures: parts.fixtures.map((fixture) => toFixture(fixture, isPremium)),
    locked: !isPremium,
    projection: projected?.next && next ? explained(projected.next.match.id, next) : null,
    season_projection: projected && {
      ...toSeasonProjection(projected),
      goals: round3(projected.season.rates.goalsFromPlay),
      assists: round3(projected.season.rates.assists),
      yellow_cards: round3(projected.season.rates.yellowCards),
      penalties_taken: round3(projected.season.rates.penaltiesTaken),
    },
    word: word ? toWord(word) : null,
    notes: parts.notes.map(toNote),
  };
}

const round3 = (value: number): number => Math.round(value * 1000) / 1000;

function matchOf(match: PlayedMatch | undefined, club: string) {
  if (match?.homeGoals == null || match.awayGoals == null) return null;
  const atHome = match.home === club;
  return {
    match_id: match.id,
    match_date: toIso(match.kickoff),
    opponent: atHome ? match.away : match.home,
    at_home: atHome,
    goals_for: atHome ? match.homeGoals : match.awayGoals,
    goals_against: atHome ? match.awayGoals : match.homeGoals,
  };
}

/** Probabilities too small to see in a chart are left out of the distribution. */
const LEAST_SHOWN = 0.0005;

function explained(matchId: number, projection: MatchProjection) {
  return {
    ...toMatchProjection(projection),
    match_id: matchId,
    distribution: projection.distribution
      .filter(({ probability }) => probability >= LEAST_SHOWN)
      .map(({ points, probability }) => ({
        points: round2(points),
        probability: percentOf(probability),
      })),
    because: projection.because.map(({ part, points }) => ({
      part: part as PlayerProjectionPart,
      points: round3(points),
    })),
  };
}
type PlayerProjectionPart = NonNullable<PlayerDetail['projection']>['because'][number]['part'];

export interface ClubsParts {
  readonly newest: FiguredSeason;
  readonly last: FiguredSeason | undefined;
  readonly outlook: ClubsOutlook;
  readonly availability: ReadonlyMap<number, Availability>;
  /** Null for users without Pro. */
  readonly projections: ReadonlyMap<number, ProjectedPlayer> | null;
}

const MOST_TAKERS = 3;

/** The clubs that have coming matches or players in the list. */
export function toClubs(parts: ClubsParts): FantasyClubs {
  const { newest, outlook, projections } = parts;
  const byClub = Map.groupBy(
    [...newest.players.values()].filter(({ hasLeft }) => !hasLeft),
    ({ club }) => club,
  );
  const names = outlook.fixtures.size > 0 ? outlook.fixtures.keys() : byClub.keys();
  return {
    season: newest.label,
    locked: projections === null,
    clubs: [...names]
      .sort((a, b) => a.localeCompare(b, 'it'))
      .map((club) => ({
        ...clubOf(club),
        fixtures: (outlook.fixtures.get(club) ?? []).map((one) =>
          toFixture(one, projections !== null),
        ),
        goalkeepers: goalkeepersOf(parts, byClub.get(club) ?? []),
        penalty_takers: takersOf(parts, byClub.get(club) ?? []),
      })),
  };
}

function goalkeepersOf({ newest, projections, availability }: ClubsParts, squad: ListedPlayer[]) {
  return squad
    .filter(({ role }) => role === 'P')
    .map((player) => {
      const projected = projections?.get(player.id);
      const next = projected && projectNext(projected, availability.get(player.id) ?? 'available');
      return {
        player_id: player.id,
        name: player.name,
        plays: next ? percentOf(next.plays) : null,
        votes: newest.figures.get(player.id)!.votes,
        price: player.price ?? 0,
      };
    })
    .sort((a, b) => (b.plays ?? 0) - (a.plays ?? 0) || b.votes - a.votes || b.price - a.price)
    .map(({ player_id, name, plays }) => ({ player_id, name, plays }));
}

function takersOf({ newest, last }: ClubsParts, squad: ListedPlayer[]) {
  return squad
    .map(({ id, name }) => {
      const figures = [newest.figures.get(id), last?.figures.get(id)];
      const total = (of: 'penalties_taken' | 'penalties_scored') =>
        figures.reduce((sum, one) => sum + (one?.[of] ?? 0), 0);
      return {
        player_id: id,
        name,
        taken: total('penalties_taken'),
        scored: total('penalties_scored'),
      };
    })
    .filter(({ taken }) => taken > 0)
    .sort((a, b) => b.taken - a.taken || b.scored - a.scored || a.player_id - b.player_id)
    .slice(0, MOST_TAKERS);
}
