import type { PlayerSet } from '../squad/player-set.ts';

/** A line-up as the search sees it: numbers of players, bench in the order in which they enter. */
export type FieldedLineup = {
  readonly module: number;
  readonly starters: PlayerSet;
  readonly bench: readonly number[];
};

/** Of one that holds more: what is asked in each of thousands of rounds is answered sooner where all are of one shape. */
export const fieldedOnly = ({ module, starters, bench }: FieldedLineup): FieldedLineup => ({
  module,
  starters,
  bench,
});
