import type { CaptchaChallenge } from '@tredici/contract/registration';
import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, Solution } from 'altcha-lib/types';

/** Solves a challenge as the browser's widget does, for tests and benches, which have no widget. */
export async function solveCaptcha(challenge: CaptchaChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('the challenge was not solved in time');
  return writePayload(challenge, solution);
}

export function writePayload(challenge: Challenge, solution: Solution): string {
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** A challenge that is solved immediately, and that no server accepts. */
export function easyChallenge(until: Date): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 1,
    deriveKey,
    hmacSignatureSecret: 'nobody’s',
    hmacKeySignatureSecret: 'nobody’s',
    data: { until: until.getTime() },
  });
}
