import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, type Options, verify } from '@node-rs/argon2';
import { limitConcurrency } from '#http/concurrency-limit.ts';

/** The cost of hashing a password, for us and for an attacker. */
export type PasswordCost = Required<Pick<Options, 'memoryCost' | 'timeCost'>>;

/** argon2id with 19 MiB, two passes, one lane: the minimum that OWASP recommends, 12 ms on our machine. */
const COST: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

/** At once: one per core, which also limits the memory, but at most three, because libuv has four threads for
 *  everything. Waiting: what a core hashes in about two seconds. */
const AT_ONCE = Math.min(Math.max(availableParallelism(), 1), 3);
const WAITING = 200;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long for a user who does not exist as for one who does. */
  verify(kept: string | undefined, password: string): Promise<boolean>;
}

/** Hashing runs on libuv's threads, never on the event loop. */
export function createPasswords(cost = COST): Passwords {
  const options: Options = { ...cost, algorithm: 2, parallelism: 1 };
  const run = limitConcurrency({ atOnce: AT_ONCE, waiting: WAITING, retryAfterSeconds: 2 });
  let decoy: Promise<string> | undefined;
  return {
    hash: (password) => run(() => hash(password, options)),
    async verify(kept, password) {
      decoy ??= hash(randomBytes(32), options);
      const against = kept ?? (await decoy);
      const right = await run(() => verify(against, password));
      return right && kept !== undefined;
    },
  };
}
