import type { PlayerSet } from '../squad/player-set.ts';

/** A line-up as the search sees it: players as numbers, and the bench in the order in which they come on. */
export type FieldedLineup = {
  readonly module: number;
  readonly starters: PlayerSet;
  readonly bench: readonly number[];
};

/** Drops further properties: the code that runs for thousands of rounds is faster if all objects have one
 *  shape. */
export const fieldedOnly = ({ module, starters, bench }: FieldedLineup): FieldedLineup => ({
  module,
  starters,
  bench,
});
