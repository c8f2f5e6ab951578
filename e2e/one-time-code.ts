import { codeAt, stepAt } from '@tredici/server/features/accounts/second-factor/totp';
import { journeyNow } from './journey-clock.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code a phone would show by the server's clock, so many half minutes on: no code is accepted twice. */
export function codeOf(secret: string, later = 0): string {
  const letters = [...secret.replaceAll(' ', '')];
  const bits = letters.map((c) => ALPHABET.indexOf(c).toString(2).padStart(5, '0')).join('');
  const bytes = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)));
  return codeAt(bytes, stepAt(journeyNow()) + later);
}
