import { rowsOf } from '@tredici/contract/columns';
import type { Market } from '@tredici/contract/fantasy-players';

/** A player as rosters and auctions need them. */
export type MarketPlayer = ReturnType<typeof marketPlayers>[number];

export function marketPlayers({ clubs, players }: Market) {
  return rowsOf(players).map((row) => ({ ...row, club: clubs[row.club]?.name ?? '' }));
}
