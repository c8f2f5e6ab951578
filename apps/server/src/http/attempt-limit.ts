import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { Clock } from '../clock.ts';
import { AppError } from './app-error.ts';

/** How often something may be tried for one subject. */
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

/** Counts what must be exact across all processes: each attempt is written down before it is made.
 *  A window that slides, made of two fixed ones: the last counts by the part that still overlaps. */
export interface AttemptLimit {
  /** Gives the seconds to wait when one of the attempts is one too many. */
  take(attempts: readonly Attempt[]): Promise<number | undefined>;
  /** Takes back attempts that turned out to be legitimate. */
  forgive(attempts: readonly Attempt[]): Promise<void>;
}

/** Longer than this and the caller is told to come back: an uncounted attempt is never let by. */
const PATIENCE_MS = 3_000;

export function createAttemptLimit(pool: Pool, clock: Clock): AttemptLimit {
  return {
    async take(attempts) {
      const now = clock.now().getTime();
      const keyed = attempts
        .map((attempt) => ({ ...attempt, key: keyOf(attempt) }))
        .sort((a, b) => (a.key < b.key ? -1 : 1));
      const rows = await withPatience(
        pool.query<{ hits: number; previous: number }>(TAKE, [
          keyed.map(({ key }) => key),
          keyed.map(({ rule }) => startOf(now, rule.windowMs)),
          keyed.map(({ rule }) => startOf(now - rule.windowMs, rule.windowMs)),
          // Refused attempts add nothing: hammering does not prolong the wait.
          keyed.map(({ rule }) => rule.max + 1),
        ]),
      );
      const waits = keyed.map(({ rule }, i) => secondsToWait(rule, now, rows[i]!));
      return waits.reduce((a, b) => (b === undefined ? a : Math.max(a ?? 0, b)), undefined);
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
  with given as (
    select * from unnest($1::text[], $2::timestamptz[], $3::timestamptz[], $4::int[])
      with ordinality as t(key, window_start, previous_start, most, place)
  ), counted as (
    insert into rate_limit as kept (key, window_start, hits)
    select key, window_start, 1 from given order by key
    on conflict (key, window_start) do update
      set hits = least(kept.hits + 1, (select most from given where given.key = kept.key))
    returning key, hits
  )
  select counted.hits, coalesce(last.hits, 0) as previous
  from given
  join counted using (key)
  left join rate_limit as last on last.key = given.key and last.window_start = given.previous_start
  order by given.place`;

/** Pure: what the counts mean at an instant. */
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
  // Either the last window fades far enough within this one, or this one must end and fade itself.
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
    // The loser of the race may fail later, when nobody listens.
    query.catch(() => {});
    if (error instanceof AppError) throw error;
    throw new AppError('unavailable', { retryAfterSeconds: 5 }, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
