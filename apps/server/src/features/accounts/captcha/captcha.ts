import { randomBytes } from 'node:crypto';
import type { CaptchaChallenge } from '@tredici/contract/registration';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, Solution } from 'altcha-lib/types';
import * as z from 'zod/mini';
import type { Db } from '#db/pool.ts';
import type { Deps } from '#http/deps.ts';
import { loadSharedSecret, markCaptchaUsed } from './store.ts';

/** The cost of one derivation, and the range of counters that the solution lies in. */
export interface CaptchaCost {
  readonly cost: number;
  readonly from: number;
  readonly to: number;
}

/** About 400 derivations of a third of a millisecond: a tenth of a second here, a few tenths on a phone,
 *  which spreads them over its cores. */
const COST: CaptchaCost = { cost: 1_000, from: 200, to: 600 };
/** Long enough to fill in a form without hurry. */
const LIFETIME_MS = 20 * 60_000;
const ALGORITHM = 'PBKDF2/SHA-256';
const NONCE_SHAPE = /^[0-9a-f]{32}$/;

export interface Captcha {
  challenge(): Promise<CaptchaChallenge>;
  /** Whether the payload solves a challenge of ours that is neither expired nor used. Calling it uses the
   *  challenge. */
  spend(payload: string): Promise<boolean>;
}

export function createCaptcha(db: Db, clock: Deps['clock'], asked = COST): Captcha {
  let secrets: Promise<{ challenge: string; key: string }> | undefined;
  const loadSecrets = () => {
    secrets ??= loadSharedSecret(db, 'captcha', randomBytes(32))
      .then((secret) => {
        const text = secret.toString('hex');
        return { challenge: `challenge ${text}`, key: `key ${text}` };
      })
      .catch((error: unknown) => {
        secrets = undefined;
        throw error;
      });
    return secrets;
  };

  return {
    async challenge() {
      const { challenge, key } = await loadSecrets();
      const made = await createChallenge({
        algorithm: ALGORITHM,
        cost: asked.cost,
        counter: randomInt(asked.to, asked.from),
        deriveKey,
        hmacSignatureSecret: challenge,
        hmacKeySignatureSecret: key,
        // By the program's clock, which tests can move; the library's own expiry uses the machine's.
        data: { until: clock.now().getTime() + LIFETIME_MS },
      });
      return made as CaptchaChallenge;
    },

    async spend(payload) {
      const given = readPayload(payload);
      if (!given) return false;
      const { challenge, key } = await loadSecrets();
      const { verified } = await verifySolution({
        ...given,
        deriveKey,
        hmacSignatureSecret: challenge,
        hmacKeySignatureSecret: key,
      });
      if (!verified) return false;
      // From here on the parameters are known to be those that we signed.
      const { nonce, data } = given.challenge.parameters;
      const until = Number(data?.until);
      if (!NONCE_SHAPE.test(nonce) || !(until > clock.now().getTime())) return false;
      // The nonce identifies the challenge, because the rest of a payload can be written in more than one
      // way.
      return markCaptchaUsed(db, Buffer.from(nonce, 'hex'), new Date(until));
    },
  };
}

/** Only the fields that altcha signs and a widget sends back, without nesting: the library walks through
 *  whatever it is given. */
const payloadShape = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.literal(ALGORITHM),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      data: z.object({ until: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string(), time: z.optional(z.number()) }),
});

/** The widget's payload is JSON in base64. Anything else is refused. */
function readPayload(payload: string): { challenge: Challenge; solution: Solution } | undefined {
  try {
    const text = Buffer.from(payload, 'base64').toString('utf8');
    const read = payloadShape.safeParse(JSON.parse(text));
    return read.success ? (read.data as { challenge: Challenge; solution: Solution }) : undefined;
  } catch {
    return undefined;
  }
}
