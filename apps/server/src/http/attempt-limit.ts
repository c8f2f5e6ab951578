import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { Clock } from '../clock.ts';
import { AppError } from './app-error.ts';

/** How often one subject may try something. */
export interface LimitRule {
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
}

export interface Attempt {
  readonly rule: LimitRule;
  /** An account or an address; only its hash is stored. */
  readonly subject: string;
}

/** A limit that is exact across all processes: each attempt is written to the database before it is made. The
 *  sliding window is made of two fixed ones, of which the previous counts by the share that still overlaps. */
export interface AttemptLimit {
  /** Counts the attempts in order, stops at the first that is over its limit and returns the seconds to wait.
   *  Later ones are not counted, so an address that is refused anyway cannot use up the attempts of the
   *  accounts it names. */
  take(attempts: readonly Attempt[]): Promise<number | undefined>;
  /** Takes back attempts that turned out to be legitimate. */
  forgive(attempts: readonly Attempt[]): Promise<void>;
}

/** If the database takes longer, the caller is told to come back: no attempt goes uncounted. */
const PATIENCE_MS = 3_000;

export function createAttemptLimit(pool: Pool, clock: Clock): AttemptLimit {
  return {
    async take(attempts) {
      for (const attempt of attempts) {
        const { rule } = attempt;
        const now = clock.now().getTime();
        const [counts] = await withPatience(
          pool.query<{ hits: number; previous: number }>(TAKE, [
            keyOf(attempt),
            startOf(now, rule.windowMs),
            startOf(now - rule.windowMs, rule.windowMs),
            // Refused attempts are not counted, so repeating them does not prolong the wait.
            rule.max + 1,
          ]),
        );
        const wait = secondsToWait(rule, now, counts!);
        if (wait !== undefined) return wait;
      }
      return undefined;
    },
    async forgive(attempts) {
      const now = clock.now().getTime();
      await pool.query(
        `update rate_limit as kept set hits = greatest(kept.hits - 1, 1)
         from unnest($1::text[], $2::timestamptz[]) as given(key, window_start)
         where kept.key = given.key and kept.window_start = given.window_start`,
        [attempts.map(keyOf), attempts.map(({ rule }) => startOf(now, rule.windowMs))],
      );
    },
  };
}

const TAKE = `
  insert into rate_limit as kept (key, window_start, hits) values ($1, $2, 1)
  on conflict (key, window_start) do update set hits = least(kept.hits + 1, $4::int)
  returning hits, coalesce(
    (select last.hits from rate_limit as last where last.key = $1 and last.window_start = $3), 0
  ) as previous`;

/** The seconds to wait, given the counts of the current and the previous window; undefined within the limit. */
export function secondsToWait(
  rule: LimitRule,
  now: number,
  { hits, previous }: { hits: number; previous: number },
): number | undefined {
  const elapsed = now % rule.windowMs;
  const weight = 1 - elapsed / rule.windowMs;
  if (hits + previous * weight <= rule.max) return undefined;
  const room = rule.max - hits;
  const left = rule.windowMs - elapsed;
  // Either the previous window fades enough during this one, or this one has to end and fade itself.
  const wait =
    room >= 1
      ? (1 - room / previous) * rule.windowMs - elapsed
      : left + (1 - (rule.max - 1) / hits) * rule.windowMs;
  return Math.max(1, Math.ceil(wait / 1_000));
}

function keyOf({ rule, subject }: Attempt): string {
  return `${rule.name}:${createHash('sha256').update(subject).digest('base64url').slice(0, 32)}`;
}

const startOf = (at: number, windowMs: number): Date => new Date(at - (at % windowMs));

async function withPatience<T>(query: Promise<{ rows: T[] }>): Promise<T[]> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new AppError('unavailable', { retryAfterSeconds: 5 })),
      PATIENCE_MS,
    );
  });
  try {
    return (await Promise.race([query, tooLate])).rows;
  } catch (error) {
    // The query may still fail after the timeout, when nobody awaits it.
    query.catch(() => {});
    if (error instanceof AppError) throw error;
    throw new AppError('unavailable', { retryAfterSeconds: 5 }, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
