import { type BetType, isBetType } from '@tredici/engine/markets/bet-types';
import type { MessageKey } from '#lib/i18n/messages.ts';
import { useText } from '#lib/i18n/translate.ts';

/** A bet's short name, as it stands above its cell: 1, 1X, Over 2,5, 1 + Gol. */
export function useBetNames(): (bet: BetType) => string {
  const t = useText('football');
  return function nameOf(bet): string {
    const goals = /^(home|away)_goals_(\d)$/.exec(bet);
    if (goals) {
      const side = goals[1] as 'home' | 'away';
      return goals[2] === '5'
        ? t(`bet.${side}_goals_5`)
        : t(`bet.${side}_goals`, { count: Number(goals[2]) });
    }
    const [result, ...rest] = bet.split('_');
    const other = rest.join('_');
    // A combination is a result and another bet: 1X_no_goal, 2_o_2_5.
    if (isBetType(result!) && isBetType(other)) return `${result} + ${nameOf(other)}`;
    return rest.length > 0 || bet === 'goal' ? t(`bet.${bet}` as MessageKey<'football'>) : bet;
  };
}
