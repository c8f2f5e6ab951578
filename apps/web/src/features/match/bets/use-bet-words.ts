import type { MatchDetail } from '@tredici/contract/match';
import type { BetType } from '@tredici/engine/markets/bet-types';
import { useBetNames } from '#football/bet-names.ts';
import { useText } from '#lib/i18n/translate.ts';

export interface BetWords {
  /** As on a coupon: 1X, Over 2,5. */
  readonly name: string;
  /** What it means for this match; nothing where the name says it all. */
  readonly meaning: string | null;
}

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
    switch (bet) {
      case '1':
      case 'X':
      case '2':
        return { name, meaning: football(`outcome.${bet}`, { home, away }) };
      case '1X':
      case 'X2':
      case '12':
        return { name, meaning: t(`bet.${bet}`, { home, away }) };
      case 'goal':
      case 'no_goal':
        return { name, meaning: t(`bet.${bet}`) };
      default:
        return { name, meaning: null };
    }
  };
}
