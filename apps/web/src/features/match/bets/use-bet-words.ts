import type { MatchDetail } from '@tredici/contract/match';
import {
  type BetType,
  FINAL_RESULTS,
  type FinalResult,
  MARKET_LIST,
  type PricedBet,
} from '@tredici/engine/markets/bet-types';
import { useBetNames } from '#football/bet-names.ts';
import { useText } from '#lib/i18n/translate.ts';

export interface BetWords {
  /** As on a coupon: 1X, Over 2,5. */
  readonly name: string;
  /** What it means for this match; null where the name is enough. */
  readonly meaning: string | null;
}

/** Priced bets with a sentence of their own: all but results and totals. */
type Explained = Exclude<PricedBet, FinalResult | `${'u' | 'o'}_${number}_5`>;
const PRICED = MARKET_LIST.filter(({ priced }) => priced).flatMap(({ bets }) => bets);
const isResult = (bet: BetType): bet is FinalResult => FINAL_RESULTS.some((one) => one === bet);
const isExplained = (bet: BetType): bet is Explained => PRICED.includes(bet);

/** A bet of this match in words. */
export function useBetWords({
  home_team_name: home,
  away_team_name: away,
}: Pick<MatchDetail, 'home_team_name' | 'away_team_name'>): (bet: BetType) => BetWords {
  const t = useText('match');
  const football = useText('football');
  const nameOf = useBetNames();
  return (bet) => {
    const name = nameOf(bet);
    const total = /^([uo])_(\d)_5$/.exec(bet);
    if (total) {
      const below = Number(total[2]);
      const meaning =
        total[1] === 'o' ? t('bet.over', { count: below + 1 }) : t('bet.under', { count: below });
      return { name, meaning };
    }
    if (isResult(bet)) return { name, meaning: football(`outcome.${bet}`, { home, away }) };
    return { name, meaning: isExplained(bet) ? t(`bet.${bet}`, { home, away }) : null };
  };
}
