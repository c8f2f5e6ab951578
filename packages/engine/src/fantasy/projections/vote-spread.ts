/** How pure votes are distributed: they come in halves, and move with a player's events. */

export const LEAST_VOTE = 3;
export const MOST_VOTE = 10;
/** Every vote there is, rising. */
export const VOTES: readonly number[] = Array.from(
  { length: 2 * (MOST_VOTE - LEAST_VOTE) + 1 },
  (_, half) => LEAST_VOTE + half / 2,
);

/** How a base vote moves: per goal and assist of the player, and for a goalkeeper per goal conceded beyond
 *  the expected number. Published; docs/models/fantasy.md. */
export const VOTE_PER_GOAL = 1.1;
export const VOTE_PER_ASSIST = 0.84;
export const VOTE_PER_CONCEDED = -0.28;

/** Probability of each of `VOTES`: the normal distribution's mass around each half, with the tails added to
 *  the first and the last. */
export function voteChances(mean: number, sd: number): number[] {
  let below = 0;
  return VOTES.map((vote) => {
    const upTo = vote === MOST_VOTE ? 1 : normalBelow((vote + 0.25 - mean) / Math.max(sd, 1e-9));
    const chance = upTo - below;
    below = upTo;
    return chance;
  });
}

/** Poisson probabilities up to `most`, which also gets the rest of the mass. */
export function countChances(rate: number, most: number): ReadonlyArray<readonly [number, number]> {
  let p = Math.exp(-rate);
  let left = 1;
  const out: Array<readonly [number, number]> = [];
  for (let count = 0; count < most; count++) {
    out.push([count, p]);
    left -= p;
    p *= rate / (count + 1);
  }
  out.push([most, Math.max(0, left)]);
  return out;
}

/** Standard normal distribution function (Abramowitz and Stegun 7.1.26, error below 1.5e-7). */
function normalBelow(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const poly =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const upper = 0.5 * poly * Math.exp(-x * x);
  return z >= 0 ? 1 - upper : upper;
}
