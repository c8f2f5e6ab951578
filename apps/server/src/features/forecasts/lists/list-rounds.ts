import { deriveRounds } from '@tredici/engine/match/rounds';
import type { Executor } from '#db/pool.ts';
import { loadSeasonMatches } from '#features/tables/store.ts';
import type { ListedRow } from './list-store.ts';

/** The rounds of the matches of one league: as a provider numbers them, and otherwise only where the whole
 *  calendar makes them certain. */
export async function roundsOf(
  db: Executor,
  tournamentId: number,
  rows: readonly ListedRow[],
): Promise<Map<number, number>> {
  const rounds = new Map(
    rows.flatMap(({ id, round }): [number, number][] => (round === null ? [] : [[id, round]])),
  );
  const open = new Set(rows.filter(({ round }) => round === null).map(({ seasonId }) => seasonId));
  for (const seasonId of open) {
    const matches = await loadSeasonMatches(db, tournamentId, seasonId);
    for (const [at, round] of deriveRounds(matches).entries()) {
      if (round !== null && !rounds.has(matches[at]!.id)) rounds.set(matches[at]!.id, round);
    }
  }
  return rounds;
}
