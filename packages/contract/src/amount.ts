import { parseEuro } from '@tredici/engine/bankroll/parse-euro';
import * as z from 'zod/mini';

/** Euro with up to two decimals, as a number or as a numeric string. */
export const amountGiven = z.union([z.number(), z.string().check(z.maxLength(40))]);

/** In cents, 0 included; nothing for what is no amount. Programs write `1234.5`, and what only people
 *  write, `1.234,56`, is read as they mean it. */
export function centsGiven(amount: string | number): number | undefined {
  const parsed = parseEuro(String(amount), 'en');
  if (parsed.ok) return parsed.cents;
  return parsed.reason === 'zero' ? 0 : undefined;
}
