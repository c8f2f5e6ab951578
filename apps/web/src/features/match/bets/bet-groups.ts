import { type BetGroup, type BetType, MARKET_LIST } from '@tredici/engine/markets/bet-types';
import { GROUPS } from '@tredici/engine/markets/catalogue';

type Probabilities = Readonly<Partial<Record<BetType, number>>>;

/** The catalogue's settings of a group. */
interface GroupSettings {
  readonly key: BetGroup;
  readonly open?: boolean;
  readonly crossed?: boolean;
  readonly byChance?: boolean;
}

/** The groups of a match's page in display order. */
export const PAGE_GROUPS: readonly GroupSettings[] = GROUPS;

export function betsOf({ key, byChance }: GroupSettings, bets: Probabilities): readonly BetType[] {
  const markets = MARKET_LIST.filter(({ group }) => group === key).map((market) => market.bets);
  return (byChance ? orderByChance(markets, bets) : markets).flat();
}

/** Orders markets by the highest of their probabilities, and the bets of each by probability. Equal ones, and
 *  those without an estimate, keep the catalogue's order: 1.5 before 2.5. */
function orderByChance(markets: readonly (readonly BetType[])[], bets: Probabilities): BetType[][] {
  const chance = (bet: BetType | undefined) => (bet && bets[bet]) ?? 0;
  return markets
    .map((market) => market.toSorted((a, b) => chance(b) - chance(a)))
    .sort(([a], [b]) => chance(b) - chance(a));
}
