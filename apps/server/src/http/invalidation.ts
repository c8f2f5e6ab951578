import { Client, type Pool } from 'pg';
import type { Executor } from '#db/pool.ts';
import { announcement } from '#db/schema/announcements.ts';
import type { Log } from '#log/logging.ts';
import { type News, readNews, removeOldNews } from './announcement-store.ts';

/** Including the query itself, a change is heard within a fifth of a second. */
const READ_EVERY_MS = 150;
/** A connection that does not answer for this long counts as lost. */
const READ_WITHIN_MS = 5_000;
/** A process that has not read for half of this time, because it was stopped or its machine slept, assumes
 *  that it missed something. */
const KEEP_SECONDS = 120;
const RETRY_MS = [100, 500, 2_000, 5_000];

/** Tells every process, once the transaction commits, that what it cached under `tag` is stale. Written in
 *  the same transaction, so the change is heard whatever happens to this process. */
export async function announceChange(tx: Executor, tag: string): Promise<void> {
  await tx.insert(announcement).values({ tag });
}

/** What a cache needs: to hear of changes, and to know when it would not hear of them. */
export interface Invalidations {
  /** False while changes cannot be heard: then nothing may be cached. */
  readonly listening: boolean;
  /** `tag` is undefined when changes may have been missed: then everything is stale. */
  subscribe(listener: (tag: string | undefined) => void): void;
}

export interface InvalidationReader extends Invalidations {
  /** Resolves when everything committed before has been heard here. */
  catchUp(): Promise<void>;
  close(): Promise<void>;
}

/** Polls the announcements on a connection of its own, because a connection always in use would be missing
 *  from the pool. NOTIFY would be quicker, but makes commits wait for each other. */
export async function readInvalidations(pool: Pool, log: Log): Promise<InvalidationReader> {
  const listeners: ((tag: string | undefined) => void)[] = [];
  let client: Client | undefined;
  let closed = false;
  let attempts = 0;
  let timer: NodeJS.Timeout | undefined;
  let last: News | undefined;
  let old: News | undefined;
  let reading = Promise.resolve();

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

  const readOnce = async (own: Client): Promise<void> => {
    try {
      const news = await readNews(own, last?.snapshot);
      if (client !== own) return;
      const isLate = last !== undefined && news.at - last.at > KEEP_SECONDS / 2;
      last = news;
      if (isLate) tell(undefined);
      else for (const tag of news.tags) tell(tag);
    } catch (error) {
      lose(own, error as Error);
    }
  };

  /** One reading at a time, because each starts where the one before ended. */
  const read = (own: Client): Promise<void> => {
    reading = reading.then(() => readOnce(own));
    return reading;
  };

  const readAgain = (own: Client) => {
    timer = setTimeout(async () => {
      await read(own);
      if (client !== own) return;
      if (last) removeOld(last);
      readAgain(own);
    }, READ_EVERY_MS);
    timer.unref();
  };

  const removeOld = (news: News) => {
    old ??= news;
    if (news.at - old.at < KEEP_SECONDS) return;
    const { snapshot } = old;
    old = news;
    removeOldNews(pool, snapshot).catch((err: unknown) =>
      log.warn({ err }, 'cache invalidation: old announcements were not removed'),
    );
  };

  const connect = async () => {
    const own = new Client({
      connectionString: pool.options.connectionString,
      application_name: 'tredici-listen',
      connectionTimeoutMillis: 5_000,
      query_timeout: READ_WITHIN_MS,
      keepAlive: true,
    });
    own.on('error', (error) => lose(own, error));
    own.on('end', () => lose(own, undefined));
    try {
      await own.connect();
      const news = await readNews(own, undefined);
      if (closed) return await hangUp(own);
      client = own;
      last = news;
      old = news;
      attempts = 0;
      // Changes between the two connections were not heard.
      tell(undefined);
      readAgain(own);
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
    catchUp: async () => {
      if (client) await read(client);
    },
    close: async () => {
      closed = true;
      clearTimeout(timer);
      const open = client;
      client = undefined;
      if (open) await hangUp(open);
    },
  };
}

/** Errors are ignored: the connection may be gone already. */
async function hangUp(client: Client): Promise<void> {
  await client.end().catch(() => {});
}
