/** The status of a match: the provider's, or until there is one, what the clock implies. Instants are seconds
 *  since 1970. */

/** From kick-off to the end of any match including half-time. After this time a match without a reported end
 *  no longer counts as under way. */
const LONGEST_MATCH = 135 * 60;
/** Statuses that a provider gives before it knows more. */
const NOT_TOLD: readonly string[] = ['scheduled', 'live'];

export type TimedMatch<S extends string> = { readonly status: S; readonly kickoff: number };

export function statusAt<S extends string>(
  { status, kickoff }: TimedMatch<S>,
  now: number,
): S | 'live' | 'awaiting_result' {
  if (!NOT_TOLD.includes(status) || now < kickoff) return status;
  return now - kickoff < LONGEST_MATCH ? 'live' : 'awaiting_result';
}

/** Seconds until the clock alone changes the status of one of these. */
export function untilStatusChanges(
  matches: ReadonlyArray<TimedMatch<string>>,
  now: number,
): number {
  const moments = matches
    .filter(({ status }) => NOT_TOLD.includes(status))
    .flatMap(({ kickoff }) => [kickoff, kickoff + LONGEST_MATCH])
    .filter((moment) => moment > now);
  return moments.reduce((next, moment) => Math.min(next, moment), Number.POSITIVE_INFINITY) - now;
}
