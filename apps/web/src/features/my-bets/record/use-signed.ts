import { centsOf } from '#lib/api/cents.ts';
import { useFormats } from '#lib/i18n/format.ts';

/** Amounts and percentages with their sign, so that gains and losses do not depend on the label alone. */
export function useSigned() {
  const { euro, percent } = useFormats();
  const plus = (value: number) => (value > 0 ? '+' : '');
  return {
    euro: (amount: number) => `${plus(amount)}${euro(centsOf(amount))}`,
    percent: (value: number, decimals = 1) => `${plus(value)}${percent(value, decimals)}`,
  };
}
