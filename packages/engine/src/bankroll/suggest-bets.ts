/** One slot of the plan's week: matches and prices in, bets with their stakes out. */
import {
  type BetChoice,
  type ChoiceOptions,
  type ChosenBet,
  chooseBets,
  type MatchOffer,
} from './choose-bets.ts';
import { type Stakes, shareStakes } from './stakes.ts';

export type SuggestedBet<Id> = ChosenBet<Id> & Pick<Stakes, 'stakeCents' | 'noStake'>;
export type Suggestions<Id> = {
  bets: SuggestedBet<Id>[];
  leftOut: BetChoice<Id>['leftOut'];
  /** What of Monday's bankroll stays unstaked after this slot, and why. */
  keptCents: number;
  kept: Stakes['kept'];
};

export function suggestBets<Id>(
  offers: readonly MatchOffer<Id>[],
  options: ChoiceOptions<Id> & { mondayCents: number; stakedCents: number },
): Suggestions<Id> {
  const { bets, leftOut } = chooseBets(offers, options);
  const { mondayCents, stakedCents } = options;
  const stakes = shareStakes({ mondayCents, stakedCents, bets: bets.length });
  const { stakeCents, noStake, keptCents, kept } = stakes;
  return { bets: bets.map((bet) => ({ ...bet, stakeCents, noStake })), leftOut, keptCents, kept };
}
