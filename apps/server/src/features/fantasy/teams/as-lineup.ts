import type { Lineup } from '@tredici/engine/fantasy/scoring/match-day';
import type { StoredLineup } from './store.ts';

type Named = Omit<StoredLineup, 'teamId' | 'round' | 'version' | 'savedAt'>;

/** A stored line-up as the engine takes it. */
export const asLineup = (stored: Named): Lineup => ({
  module: stored.module,
  starters: stored.starters,
  bench: stored.bench,
  captain: stored.captain,
  vice: stored.vice,
  ...switchOf(stored),
});

/** The pair of the switch, if there is one. */
export function switchOf({
  switchStarter: starter,
  switchReserve: reserve,
}: Pick<Named, 'switchStarter' | 'switchReserve'>) {
  return starter === null || reserve === null ? {} : { switch: { starter, reserve } };
}
