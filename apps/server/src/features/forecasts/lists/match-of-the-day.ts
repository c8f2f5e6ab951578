import { BIG_FIVE } from '@tredici/contract/tournaments';
import { HOUR_MS } from '#durations.ts';

const ROME_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' });
/** A match after midnight belongs to the evening before. */
const DAY_BEGINS_MS = 6 * HOUR_MS;

/** The day to which an instant belongs, as 2026-03-14: days begin at about six in the morning in Rome; summer
 *  time shifts it by an hour. */
export function dayOf(instant: Date): string {
  return ROME_DAY.format(instant.getTime() - DAY_BEGINS_MS);
}

export interface Candidate {
  readonly matchId: number;
  readonly tournamentId: number;
  /** Seconds since 1970. */
  readonly kickoff: number;
  /** Probabilities of 1, X and 2. */
  readonly result: readonly [number, number, number];
}

/** The match whose result is the most open, among the five big leagues if they play that day: the one whose
 *  three probabilities have the highest entropy; on a tie the earlier one. */
export function mostBalanced(candidates: readonly Candidate[]): Candidate | undefined {
  const big = candidates.filter(({ tournamentId }) => BIG_FIVE.includes(tournamentId));
  const [first] = (big.length > 0 ? big : candidates).toSorted(
    (a, b) =>
      entropy(b.result) - entropy(a.result) || a.kickoff - b.kickoff || a.matchId - b.matchId,
  );
  return first;
}

function entropy(probabilities: readonly number[]): number {
  return probabilities.reduce((sum, p) => (p > 0 ? sum - p * Math.log(p) : sum), 0);
}
