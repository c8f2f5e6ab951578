import { type BetGroup, type BetType, MARKET_LIST } from '@tredici/engine/markets/bet-types';
import { GROUPS } from '@tredici/engine/markets/catalogue';

type Probabilities = Readonly<Partial<Record<BetType, number>>>;

/** What the catalogue says of a group. */
interface GroupSettings {
  readonly key: BetGroup;
  readonly open?: boolean;
  readonly crossed?: boolean;
  readonly byChance?: boolean;
}

/** The groups of a match's page, in their order. */
export const PAGE_GROUPS: readonly GroupSettings[] = GROUPS;

export function betsOf({ key, byChance }: GroupSettings, bets: Probabilities): readonly BetType[] {
  const markets = MARKET_LIST.filter(({ group }) => group === key).map((market) => market.bets);
  return (byChance ? orderByChance(markets, bets) : markets).flat();
}

/** Markets by the best of their probabilities, the best one first in each. Of equal ones, and where
 *  there is no estimate, the order of the catalogue stays: 1.5 before 2.5. */
function orderByChance(markets: readonly (readonly BetType[])[], bets: Probabilities): BetType[][] {
  const chance = (bet: BetType | undefined) => (bet && bets[bet]) ?? 0;
  return markets
    .map((market) => market.toSorted((a, b) => chance(b) - chance(a)))
    .sort(([a], [b]) => chance(b) - chance(a));
}
