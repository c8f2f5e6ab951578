import { useFormats } from '#lib/i18n/format.ts';
import { MINUS } from '#lib/i18n/write-number.ts';

/** Differences with their sign: +6,3 and −5,9, and no sign where they round to zero. */
export function useSigned() {
  const { percent } = useFormats();
  const signed = (value: number, text: string) =>
    /[1-9]/.test(text) ? `${value > 0 ? '+' : MINUS}${text}` : text;
  return {
    /** Percentage points with one decimal and without the percent sign. */
    points: (value: number) => signed(value, percent(Math.abs(value), 1).replace(/\s?%/, '')),
    /** A share as a percentage: 0.052 is +5,2%. */
    share: (value: number, decimals = 1) => signed(value, percent(Math.abs(value) * 100, decimals)),
  };
}
