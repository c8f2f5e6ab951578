import { Client, type Pool } from 'pg';
import type { Executor } from '#db/pool.ts';
import { announcement } from '#db/schema/announcements.ts';
import type { Log } from '#log/logging.ts';
import { type News, readNews, removeOldNews } from './announcement-store.ts';

/** With the time that a reading takes, a change is heard within a fifth of a second. */
const READ_EVERY_MS = 150;
/** A connection that is silent for so long counts as lost. */
const READ_WITHIN_MS = 5_000;
/** Who has not read for half as long, because it was stopped or its machine slept, may have missed some. */
const KEEP_SECONDS = 120;
const RETRY_MS = [100, 500, 2_000, 5_000];

/** Tells every process, once the transaction commits, that what it keeps under `tag` is stale. Written
 *  down with the change itself, so that whatever becomes of this process it is heard. */
export async function announceChange(tx: Executor, tag: string): Promise<void> {
  await tx.insert(announcement).values({ tag });
}

/** What a process that keeps copies needs: to hear of changes, and to know when it would not. */
export interface Invalidations {
  /** False while nothing can be heard: then nothing may be kept. */
  readonly listening: boolean;
  /** `tag` is undefined when changes may have been missed: everything is stale. */
  subscribe(listener: (tag: string | undefined) => void): void;
}

export interface InvalidationReader extends Invalidations {
  /** Resolves when all that was committed before has been heard here. */
  catchUp(): Promise<void>;
  close(): Promise<void>;
}

/** Reads what was announced again and again, on a connection of its own: one that is always in use must
 *  not be missing from the pool. NOTIFY would be quicker, but makes commits wait for each other. */
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

  /** One after the other, so that each begins where the one before has ended. */
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
      // What changed between the two connections was not heard.
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

/** A connection that is gone already has nothing to say about it. */
async function hangUp(client: Client): Promise<void> {
  await client.end().catch(() => {});
}
