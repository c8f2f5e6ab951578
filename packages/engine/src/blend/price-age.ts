/** How old prices are, and how much of their usual move is still to come.
 *
 *  Prices seen early have most of their move to the close before them, those of the last hour almost none.
 *  Study: studies/price-age.ts, on opening prices that were collected from two hours to three days before
 *  kick-off. */

/** Prices of unknown age count as a day old, which is what opening prices are on average. */
export const USUAL_HOURS = 24;
/** When this much time is left, half of the move of very old prices is still to come. */
const HALF_WAY_HOURS = 3;
/** Beyond this, age tells nothing more about the move to come. */
const MOST_HOURS = 7 * 24;

/** The part of the usual move from opening to closing that is still to come: 1 a day before kick-off,
 *  0 at kick-off. */
export function moveAhead(hoursLeft: number): number {
  const hours = Math.min(MOST_HOURS, Math.max(0, hoursLeft));
  const share = hours / (hours + HALF_WAY_HOURS);
  return (share * (USUAL_HOURS + HALF_WAY_HOURS)) / USUAL_HOURS;
}
