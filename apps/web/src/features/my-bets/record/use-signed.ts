import { centsOf } from '#lib/api/cents.ts';
import { useFormats } from '#lib/i18n/format.ts';

/** Amounts and percentages with their sign, so that gains and losses do not depend on the label alone. */
export function useSigned() {
  const { euro, signed } = useFormats();
  return {
    euro: (amount: number) => `${amount > 0 ? '+' : ''}${euro(centsOf(amount))}`,
    percent: (value: number) => `${signed(value, 1)}%`,
  };
}
