import type { SuggestedBet } from '@tredici/contract/suggestions';
import { centsOf } from '#lib/api/cents.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';

/** Texts about a bet that are used in more than one place. */
export function useSuggestionWords() {
  const t = useText('plan');
  const { euro, odds, date, time } = useFormats();
  return {
    stake: (bet: SuggestedBet) => euro(centsOf(bet.budget)),
    noStake: (bet: SuggestedBet) => (bet.no_stake ? t(`noStake.${bet.no_stake}`) : null),
    odd: (value: number | null) => (value === null ? '–' : odds(value)),
    when: (instant: string) => `${date(instant)} ${time(instant)}`,
    /** Null while the bet is open. */
    outcome: ({ outcome, gain_loss: gain }: SuggestedBet) => {
      if (outcome === 'open') return null;
      const word = t(`outcome.${outcome}`);
      if (gain === null) return word;
      return `${word}, ${gain > 0 ? '+' : ''}${euro(centsOf(gain))}`;
    },
  };
}
