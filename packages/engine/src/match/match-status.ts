/** How a match stands: what a provider says of it, and until one does, what the clock says. Instants
 *  are seconds since 1970. */

/** From kick-off to the end of any match with its half-time: what nobody has told the end of by then is
 *  no longer said to be under way. */
const LONGEST_MATCH = 135 * 60;
/** What providers say of a match until they have something to say. */
const NOT_TOLD: readonly string[] = ['scheduled', 'live'];

export type TimedMatch<S extends string> = { readonly status: S; readonly kickoff: number };

export function statusAt<S extends string>(
  { status, kickoff }: TimedMatch<S>,
  now: number,
): S | 'live' | 'awaiting_result' {
  if (!NOT_TOLD.includes(status) || now < kickoff) return status;
  return now - kickoff < LONGEST_MATCH ? 'live' : 'awaiting_result';
}

/** How many seconds until the clock alone changes how one of these stands. */
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
