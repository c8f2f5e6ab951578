import { createHmac } from 'node:crypto';

/** Codes of RFC 6238 as every authenticator makes them: SHA-1, six digits, 30 seconds each. */
const STEP_MS = 30_000;
const DIGITS = 6;
/** 160 bits, as RFC 4226 recommends. */
export const SECRET_BYTES = 20;
/** A phone's clock may be off and typing takes time: one step before and one after are accepted too. */
const TOLERANCE = 1;

export const stepAt = (now: Date): number => Math.floor(now.getTime() / STEP_MS);

export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step of a code, if the code is valid now and its step comes after the last one used. */
export function stepOfCode(
  secret: Buffer,
  code: string,
  now: Date,
  lastStep: number | null,
): number | undefined {
  const current = stepAt(now);
  for (let step = current - TOLERANCE; step <= current + TOLERANCE; step += 1) {
    if (step > (lastStep ?? -1) && codeAt(secret, step) === code) return step;
  }
  return undefined;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Five bits a letter, the usual form for typing and for QR codes. A multiple of five bytes needs no padding. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replaceAll(/.{5}/g, (five) => ALPHABET.charAt(Number.parseInt(five, 2)));
}

/** The content of the QR code. */
export function otpAddress(secret: Buffer, account: string): string {
  const label = `Tredici:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=Tredici`;
}
