/** How much the plan puts on each bet, in whole cents. */

/** No bet takes more than one part in so many of Monday's bankroll: 5%. */
export const PARTS_OF_BANKROLL = 20;

export type StakeRequest = {
  /** What the week began with and could stake. */
  mondayCents: number;
  /** What earlier slots of the week have staked. */
  stakedCents: number;
  bets: number;
};
/** Why part of the bankroll is not staked. */
export type KeptReason =
  | 'no-bets'
  /** Fewer bets than parts: each took as much as one may. */
  | 'few-bets'
  /** Cents that cannot be parted equally. */
  | 'indivisible';
/** Why a bet has no stake. */
export type NoStakeReason =
  /** Earlier bets of the week have taken everything. */
  | 'nothing-left'
  /** Not a cent for each. */
  | 'too-little';
export type Stakes = {
  /** Of each bet alike. */
  stakeCents: number;
  noStake: NoStakeReason | null;
  /** What of Monday's bankroll no bet of the week has taken so far. */
  keptCents: number;
  kept: KeptReason | null;
};

/** Equal parts of what earlier slots left, none above 5% of Monday's bankroll. */
export function shareStakes({ mondayCents, stakedCents, bets }: StakeRequest): Stakes {
  const leftCents = Math.max(0, mondayCents - stakedCents);
  if (bets === 0) return { stakeCents: 0, noStake: null, ...keep(leftCents, 'no-bets') };
  const stakeCents = equalStake(mondayCents, leftCents, bets);
  const keptCents = leftCents - bets * stakeCents;
  if (stakeCents === 0) {
    const noStake = leftCents === 0 ? 'nothing-left' : 'too-little';
    return { stakeCents, noStake, ...keep(keptCents, 'indivisible') };
  }
  // Where the cap did not bind, less than a cent a bet is left.
  return {
    stakeCents,
    noStake: null,
    ...keep(keptCents, keptCents < bets ? 'indivisible' : 'few-bets'),
  };
}

/** The arithmetic alone, for those who need no reasons. */
export function equalStake(mondayCents: number, leftCents: number, bets: number): number {
  if (bets === 0) return 0;
  return Math.min(Math.floor(mondayCents / PARTS_OF_BANKROLL), Math.floor(leftCents / bets));
}

function keep(keptCents: number, kept: KeptReason) {
  return { keptCents, kept: keptCents > 0 ? kept : null };
}
