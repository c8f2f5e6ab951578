import type { ReactNode } from 'react';
import type { ListedPlayer } from './players.ts';

/** A figure of a player, as a column in any table of players. */
export interface Column {
  readonly id: string;
  /** The column heading: the abbreviation that fantasy players use. */
  readonly short: string;
  /** The full name, for readers who do not know or see the abbreviation. */
  readonly name: string;
  /** The value for sorting and for the exported file. */
  readonly value: (player: ListedPlayer) => number | string | null;
  /** The content of the cell. */
  readonly show: (player: ListedPlayer) => ReactNode;
  /** The number of matches behind a mean or a rate: players with few come after the others. */
  readonly sample?: (player: ListedPlayer) => number;
  /** Part of our forecasts: without Pro an empty box is shown. */
  readonly locked?: boolean;
  /** Neither high nor low is better, as for a price. */
  readonly neutral?: boolean;
  /** Lower is better: cards, goals conceded. */
  readonly fewIsGood?: boolean;
  /** A chart of figures in other columns, left out of the file. */
  readonly drawn?: boolean;
  /** A line or a strip that takes the room of two columns. */
  readonly wide?: boolean;
}
