import { sql } from 'drizzle-orm';
import { Client, type Pool } from 'pg';
import type { Executor } from '#db/pool.ts';
import type { Log } from '#log/logging.ts';

const CHANNEL = 'cache_invalidation';
const HEARTBEAT_MS = 30_000;
const RETRY_MS = [100, 500, 2_000, 5_000];

/** Tells every process, once the transaction commits, that what it keeps under `tag` is stale. */
export async function announceChange(tx: Executor, tag: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${tag})`);
}

/** What a process that keeps copies needs: to hear of changes, and to know when it would not. */
export interface Invalidations {
  /** False while nothing can be heard: then nothing may be kept. */
  readonly listening: boolean;
  /** `tag` is undefined when changes may have been missed: everything is stale. */
  subscribe(listener: (tag: string | undefined) => void): void;
  close(): Promise<void>;
}

/** Listens on a connection of its own: one that waits must not be missing from the pool. */
export async function listenForInvalidations(pool: Pool, log: Log): Promise<Invalidations> {
  const listeners: ((tag: string | undefined) => void)[] = [];
  let client: Client | undefined;
  let closed = false;
  let attempts = 0;
  let timer: NodeJS.Timeout | undefined;

  const tell = (tag: string | undefined) => {
    for (const listener of listeners) listener(tag);
  };

  const lose = (lost: Client, error: Error | undefined) => {
    if (client !== lost) return;
    client = undefined;
    clearTimeout(timer);
    void hangUp(lost);
    tell(undefined);
    if (closed) return;
    log.warn({ err: error }, 'cache invalidation: connection lost, nothing is cached meanwhile');
    retry();
  };

  const retry = () => {
    const wait = RETRY_MS[Math.min(attempts, RETRY_MS.length - 1)]!;
    attempts += 1;
    timer = setTimeout(() => void connect(), wait);
    timer.unref();
  };

  const beat = (own: Client) => {
    timer = setTimeout(async () => {
      try {
        await own.query('select 1');
        if (client === own) beat(own);
      } catch (error) {
        lose(own, error as Error);
      }
    }, HEARTBEAT_MS);
    timer.unref();
  };

  const connect = async () => {
    const own = new Client({
      connectionString: pool.options.connectionString,
      application_name: 'tredici-listen',
      connectionTimeoutMillis: 5_000,
      query_timeout: 10_000,
      keepAlive: true,
    });
    own.on('error', (error) => lose(own, error));
    own.on('end', () => lose(own, undefined));
    own.on('notification', (message) => tell(message.payload ?? ''));
    try {
      await own.connect();
      await own.query(`listen ${CHANNEL}`);
      if (closed) return await hangUp(own);
      client = own;
      attempts = 0;
      // What changed between the two connections was not heard.
      tell(undefined);
      beat(own);
    } catch (error) {
      await hangUp(own);
      if (closed) return;
      log.warn({ err: error }, 'cache invalidation: no connection, nothing is cached for now');
      retry();
    }
  };

  await connect();
  return {
    get listening() {
      return client !== undefined;
    },
    subscribe: (listener) => void listeners.push(listener),
    close: async () => {
      closed = true;
      clearTimeout(timer);
      const last = client;
      client = undefined;
      if (last) await hangUp(last);
    },
  };
}

/** A connection that is gone already has nothing to say about it. */
async function hangUp(client: Client): Promise<void> {
  await client.end().catch(() => {});
}
