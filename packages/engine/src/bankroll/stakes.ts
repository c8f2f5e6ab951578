/** How much the plan stakes on each bet, in whole cents. */

/** No bet takes more than this fraction of Monday's bankroll: 5%. */
export const PARTS_OF_BANKROLL = 20;

export type StakeRequest = {
  /** The week's starting amount that could be staked. */
  mondayCents: number;
  /** The stakes of earlier slots of the week. */
  stakedCents: number;
  bets: number;
};
/** Why part of the bankroll is not staked. */
export type KeptReason =
  | 'no-bets'
  /** Too few bets: each took the maximum. */
  | 'few-bets'
  /** Cents that cannot be divided equally. */
  | 'indivisible';
/** Why a bet has no stake. */
export type NoStakeReason =
  /** Earlier bets of the week have taken everything. */
  | 'nothing-left'
  /** Less than a cent for each. */
  | 'too-little';
export type Stakes = {
  /** The same for each bet. */
  stakeCents: number;
  noStake: NoStakeReason | null;
  /** The part of Monday's bankroll that no bet of the week has taken so far. */
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
  // If the cap did not apply, less than a cent per bet is left.
  return {
    stakeCents,
    noStake: null,
    ...keep(keptCents, keptCents < bets ? 'indivisible' : 'few-bets'),
  };
}

/** Only the amounts, without the reasons. */
export function equalStake(mondayCents: number, leftCents: number, bets: number): number {
  if (bets === 0) return 0;
  return Math.min(Math.floor(mondayCents / PARTS_OF_BANKROLL), Math.floor(leftCents / bets));
}

function keep(keptCents: number, kept: KeptReason) {
  return { keptCents, kept: keptCents > 0 ? kept : null };
}
