import type { Pool } from 'pg';
import type { Log } from '#log/logging.ts';
import type { Clock } from '../clock.ts';
import { isLoopback, limitKeyOf } from './address.ts';

/** Requests a minute from one address, unless configured. A page makes about five. */
const DEFAULT_PER_MINUTE = 6_000;
const WINDOW_MS = 60_000;
const SHARE_EVERY_MS = 1_000;
/** Addresses kept in memory. Beyond this the oldest are dropped; the database still has their counts. */
const MAX_ADDRESSES = 50_000;

interface Count {
  /** Hits of all processes, as last read from the database. */
  shared: number;
  /** Hits of this process since then. */
  own: number;
}

/** The limit per address for the whole API. Counts are kept in memory, so that a cached reply needs no query.
 *  Once a second each process adds its counts to the shared table in one statement and reads the totals;
 *  addresses below a twentieth of the limit are left out. So n processes let through at most n times what one
 *  takes in a second, plus n twentieths of the limit. Without the database each process still enforces the
 *  limit by itself. */
export interface RequestLimit {
  /** Counts a request, and returns the seconds to wait when it is over the limit. */
  take(address: string): number | undefined;
  /** Takes back a request that turned out to cost nothing. */
  forgive(address: string): void;
  share(): Promise<void>;
  close(): Promise<void>;
}

export function createRequestLimit(
  { pool, clock, log }: { pool: Pool; clock: Clock; log: Log },
  configured: number | undefined,
): RequestLimit {
  const max = configured ?? DEFAULT_PER_MINUTE;
  const worthSharing = max / 20;
  const counts = new Map<string, Count>();
  let windowStart = 0;
  let sharing: Promise<void> | undefined;

  const turnWindow = (): number => {
    const now = clock.now().getTime();
    const current = now - (now % WINDOW_MS);
    if (current !== windowStart) {
      windowStart = current;
      counts.clear();
    }
    return Math.ceil((current + WINDOW_MS - now) / 1_000);
  };

  const share = async () => {
    turnWindow();
    const start = windowStart;
    const due = [...counts].filter(([, c]) => c.own > 0 && c.own + c.shared > worthSharing);
    if (due.length === 0) return;
    const sent = due.map(([, count]) => count.own);
    const totals = await shareHits(
      pool,
      new Date(start),
      due.map(([key]) => key),
      sent,
    );
    if (windowStart !== start) return;
    due.forEach(([key, count], i) => {
      count.own -= sent[i]!;
      count.shared = totals.get(key) ?? count.shared + sent[i]!;
    });
  };

  const shareOnce = async () => {
    sharing ??= share()
      .catch((err: unknown) => log.warn({ err }, 'request limit: counts could not be shared'))
      .finally(() => {
        sharing = undefined;
      });
    await sharing;
  };
  const timer = setInterval(() => void shareOnce(), SHARE_EVERY_MS);
  timer.unref();

  // By default this machine is exempt: behind a proxy that is not configured everybody seems to have its
  // address, and one visitor would lock out all others.
  const exempt = (address: string) => configured === undefined && isLoopback(address);

  return {
    take(address) {
      if (exempt(address)) return undefined;
      const secondsLeft = turnWindow();
      const key = limitKeyOf(address);
      let count = counts.get(key);
      if (!count) {
        count = { shared: 0, own: 0 };
        if (counts.size >= MAX_ADDRESSES) counts.delete(counts.keys().next().value!);
        counts.set(key, count);
      }
      if (count.shared + count.own >= max) return secondsLeft;
      count.own += 1;
      return undefined;
    },
    forgive(address) {
      if (exempt(address)) return;
      const count = counts.get(limitKeyOf(address));
      if (count && count.own > 0) count.own -= 1;
    },
    share: shareOnce,
    close: async () => {
      clearInterval(timer);
      await shareOnce();
    },
  };
}

async function shareHits(
  pool: Pool,
  windowStart: Date,
  keys: readonly string[],
  hits: readonly number[],
): Promise<Map<string, number>> {
  // Sorted by key, so that two processes cannot deadlock on each other's rows.
  const { rows } = await pool.query<{ key: string; hits: number }>(
    `insert into rate_limit as kept (key, window_start, hits)
     select 'request:' || key, $1, hits from unnest($2::text[], $3::int[]) as given(key, hits)
     order by key
     on conflict (key, window_start) do update set hits = kept.hits + excluded.hits
     returning key, hits`,
    [windowStart, keys, hits],
  );
  return new Map(rows.map((row) => [row.key.slice('request:'.length), row.hits]));
}
