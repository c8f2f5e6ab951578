import type { ReactNode } from 'react';
import type { ListedPlayer } from './players.ts';

/** A figure of a player, as a column of any table of players. */
export interface Column {
  readonly id: string;
  /** A few letters, as fantasy players write them: what heads the column. */
  readonly short: string;
  /** The same in full, for those who do not know the letters or do not see them. */
  readonly name: string;
  /** What the list is ordered by and what the file holds. */
  readonly value: (player: ListedPlayer) => number | string | null;
  /** As it is written in the cell. */
  readonly show: (player: ListedPlayer) => ReactNode;
  /** How many matches a mean or a rate is made of: whoever has few comes after the others. */
  readonly sample?: (player: ListedPlayer) => number;
  /** From our forecasts: whoever has not Pro sees an empty box. */
  readonly locked?: boolean;
  /** Neither much nor little of it is good: a price. */
  readonly neutral?: boolean;
  /** What one looks for first is small: cards, goals conceded. */
  readonly fewIsGood?: boolean;
  /** A picture of what other columns say: not in the file. */
  readonly drawn?: boolean;
  /** A line or a strip takes the room of two. */
  readonly wide?: boolean;
}
