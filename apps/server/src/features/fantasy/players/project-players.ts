import type { Availability } from '@tredici/contract/fantasy-figures';
import { auctionGains, auctionValues } from '@tredici/engine/fantasy/auction/auction-value';
import type { ClubGoals } from '@tredici/engine/fantasy/projections/club-strengths';
import { STANDARD_BONUS } from '@tredici/engine/fantasy/projections/player-figures';
import {
  type MatchProjection,
  type PlayerWord,
  projectMatch,
} from '@tredici/engine/fantasy/projections/project-match';
import {
  projectSeason,
  type SeasonRecord,
} from '@tredici/engine/fantasy/projections/project-season';
import { LEAGUE_GOALS, ROUNDS } from '@tredici/engine/fantasy/projections/season-constants';
import {
  type UpdatedProjection,
  updateProjection,
} from '@tredici/engine/fantasy/projections/update-projection';
import type { ClubFixture, ClubsOutlook } from './outlook.ts';
import type { ListedPlayer } from './season-players.ts';
import type { StoredWord } from './store.ts';

/** What is expected of a player: over the season, and the inputs needed to project a match. */
export interface ProjectedPlayer {
  readonly player: ListedPlayer;
  readonly season: UpdatedProjection;
  /** Points over the season above the best player whom nobody buys. */
  readonly gain: number;
  /** The same in credits of 500, among ten teams. */
  readonly value: number;
  readonly club: ClubGoals;
  /** The club's next match, if it is known and forecast. */
  readonly next: ClubFixture | null;
}

/** The model's input for a season. */
export interface SeasonInput {
  readonly label: string;
  readonly players: readonly ListedPlayer[];
  readonly records: ReadonlyMap<number, SeasonRecord>;
  /** Rounds played so far. */
  readonly played: number;
}

const USUAL_CLUB: ClubGoals = { scored: LEAGUE_GOALS, conceded: LEAGUE_GOALS };

/** Projects every player in the newest season's list who has a price: without a price there is too little to
 *  go by.
 *  @param past the seasons before, latest first. */
export function projectPlayers(
  newest: SeasonInput,
  past: readonly SeasonInput[],
  { goals, fixtures }: ClubsOutlook,
): ReadonlyMap<number, ProjectedPlayer> {
  const listed = newest.players.filter(
    ({ initialPrice, hasLeft }) => initialPrice !== null && !hasLeft,
  );
  // Once any price has moved, market values include results.
  const isBeforeSeason = listed.every(({ price, initialPrice }) => price === initialPrice);
  const clubs = goals[newest.label] ?? {};
  const before = projectSeason(
    listed.map(({ id, role, club, initialPrice, marketValue }) => ({
      id,
      role,
      club,
      initialPrice: initialPrice!,
      marketValue: isBeforeSeason ? marketValue : null,
    })),
    past.map(({ label, records }) => ({
      players: [...records.values()],
      clubs: goals[label] ?? {},
    })),
    clubs,
  );
  const seasons = before.map((one) =>
    updateProjection(one, newest.records.get(one.id) ?? null, newest.played),
  );
  const gains = auctionGains(seasons);
  const values = auctionValues(gains);
  return new Map(
    listed.map((player, at): [number, ProjectedPlayer] => [
      player.id,
      {
        player,
        season: seasons[at]!,
        gain: gains.get(player.id)!,
        value: values.get(player.id)!,
        club: clubs[player.club] ?? USUAL_CLUB,
        next: fixtures.get(player.club)?.find(({ grid }) => grid !== null) ?? null,
      },
    ]),
  );
}

/** The next match, with the availability set by the operator or the user; null if none is known. */
export function projectNext(
  { player, season, club, next }: ProjectedPlayer,
  availability: Availability,
  word?: StoredWord,
): MatchProjection | null {
  if (!next?.grid) return null;
  const match = { grid: next.grid, side: next.side };
  const about = {
    roles: [player.role],
    club,
    votes: season.plays * ROUNDS,
    meanVote: season.meanVote,
    rates: season.rates,
  };
  return projectMatch(about, match, STANDARD_BONUS, wordOf(availability, word));
}

const OUT: readonly Availability[] = ['injured', 'suspended', 'out'];

/** The user's own availability overrides the operator's, field by field. */
function wordOf(availability: Availability, word?: StoredWord): PlayerWord {
  const status = word?.status ?? availability;
  return {
    ...(OUT.includes(status) ? { status: 'out' as const } : {}),
    ...(status === 'doubtful' || status === 'starter' ? { status } : {}),
    ...(word?.plays == null ? {} : { plays: word.plays }),
    ...(word?.fantavoto == null ? {} : { fantavoto: word.fantavoto }),
  };
}

/** The interval that contains the fantavoto with 80 % probability. */
export function middleOf(distribution: MatchProjection['distribution']): [number, number] {
  const at = (share: number) => {
    let below = 0;
    for (const { points, probability } of distribution) {
      below += probability;
      if (below >= share) return points;
    }
    return distribution.at(-1)?.points ?? 0;
  };
  return [at(0.1), at(0.9)];
}
