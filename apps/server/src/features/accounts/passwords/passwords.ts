import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, type Options, verify } from '@node-rs/argon2';
import { limitConcurrency } from '#http/concurrency-limit.ts';

/** What a password costs who keeps it, and who tries it. */
export type PasswordCost = Required<Pick<Options, 'memoryCost' | 'timeCost'>>;

/** argon2id with 19 MiB, two passes, one lane: the least that OWASP advises, 12 ms on our machine. */
const COST: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

/** At once: one per core, which is also what bounds the memory, and no more than leaves threads of
 *  libuv's four for everything else. Waiting: what a core works off in about two seconds. */
const AT_ONCE = Math.min(Math.max(availableParallelism(), 1), 3);
const WAITING = 200;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** A user that does not exist takes as long as one that does. */
  verify(kept: string | undefined, password: string): Promise<boolean>;
}

/** The work runs on libuv's threads, never on the event loop. */
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
