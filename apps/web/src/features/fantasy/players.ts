import { rowsOf } from '@tredici/contract/columns';
import type { Availability } from '@tredici/contract/fantasy-figures';
import type {
  MatchProjection,
  MyPlayers,
  PlayerList,
  PlayerRow,
  ProjectionRow,
} from '@tredici/contract/fantasy-players';

/** The parts of a projection that a list shows; null if there is nothing to project. */
type Projected = { readonly [K in keyof ProjectionRow]: ProjectionRow[K] };

/** A player as the tables show them: the list's data with the reader's own word applied. */
export interface ListedPlayer extends Omit<PlayerRow, 'club' | 'availability'> {
  readonly club: string;
  readonly abbr: string;
  /** The reader's own word, if they have given one. */
  readonly availability: Availability;
  readonly projection: Projected | null;
  /** Whether the reader has set an availability or written a note. */
  readonly noted: boolean;
}

/** Only players who may miss the match need a warning. */
export const mayMiss = (availability: Availability): boolean =>
  availability !== 'available' && availability !== 'starter';

export function listPlayers(reply: PlayerList, mine: MyPlayers | undefined): ListedPlayer[] {
  const { clubs, players, projections } = reply;
  const projected = projections ? rowsOf(projections) : [];
  const words = new Map(mine?.words.map((word) => [word.player_id, word]));
  const noted = new Set(mine?.noted);
  return rowsOf(players).map((row, at) => {
    const club = clubs[row.club];
    const own = words.get(row.id);
    return {
      ...row,
      club: club?.name ?? '',
      abbr: club?.abbr ?? '',
      availability: own?.word.status ?? row.availability,
      projection: withWord(projected[at] ?? null, own?.projection ?? null),
      noted: own !== undefined || noted.has(row.id),
    };
  });
}

/** Replaces the next match by the projection with the reader's own word; the season stays. */
function withWord(projected: Projected | null, own: MatchProjection | null): Projected | null {
  return projected && own
    ? { ...projected, plays: own.plays, fantavoto: own.fantavoto }
    : projected;
}

/** The change of the price since the start of the season. */
export function priceChange(now: number | null, then: number | null): number | null {
  return now === null || then === null ? null : now - then;
}
