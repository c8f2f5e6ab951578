import { parseEuro } from '@tredici/engine/bankroll/parse-euro';
import * as z from 'zod/mini';

/** Euro with up to two decimals, as a number or as a numeric string. */
export const amountGiven = z.union([z.number(), z.string().check(z.maxLength(40))]);

/** The amount in cents, including 0; undefined if it is not an amount. It accepts `1234.5` from programs and
 *  `1.234,56` as people write it. */
export function centsGiven(amount: string | number): number | undefined {
  const parsed = parseEuro(String(amount), 'en');
  if (parsed.ok) return parsed.cents;
  return parsed.reason === 'zero' ? 0 : undefined;
}
