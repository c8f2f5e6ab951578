import type { PlayerSet } from '../squad/player-set.ts';

/** A line-up as the search sees it: numbers of players, bench in the order in which they enter. */
export type FieldedLineup = {
  readonly module: number;
  readonly starters: PlayerSet;
  readonly bench: readonly number[];
};
