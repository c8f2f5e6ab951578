import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Db } from '#db/pool.ts';
import type { ReadReplica } from '#db/read-replica.ts';
import type { Deps } from '#http/deps.ts';
import type { Invalidations } from '#http/invalidation.ts';
import { loadFacts } from './load-facts.ts';

export interface Watched {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly pool: Pool;
  readonly clock: Deps['clock'];
  readonly cache: Deps['cache'];
  readonly invalidations: Pick<Invalidations, 'listening'>;
  readonly replica: Pick<ReadReplica, 'inUse'> | undefined;
}

export interface Metrics {
  /** Must be called once, before the server listens. */
  watch(parts: Watched): void;
  /** All metrics in the Prometheus format. */
  write(): Promise<string>;
  readonly contentType: string;
}

/** From a millisecond, the time of a cached list, up to what is too long for any user. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** The metrics of a process itself, and those of the shared database that any process can report. */
export function createMetrics(): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry });
  let readDatabase = async () => {};

  const watch = ({ app, db, pool, clock, cache, invalidations, replica }: Watched) => {
    const requests = new Histogram({
      name: 'tredici_http_request_duration_seconds',
      help: 'Time to answer, by route and status',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: SECONDS,
      registers,
    });
    app.addHook('onResponse', (request, reply, done) => {
      // The route, never the address: otherwise any typed address would become a time series.
      const route = request.routeOptions.url ?? 'none';
      const labels = { method: request.method, route, status: String(reply.statusCode) };
      requests.observe(labels, reply.elapsedTime / 1000);
      done();
    });

    const gauge = (name: string, help: string, read: () => number) =>
      new Gauge({
        name: `tredici_${name}`,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    gauge('database_connections', 'Connections of this process', () => pool.totalCount);
    gauge('database_connections_idle', 'Those that nobody uses', () => pool.idleCount);
    gauge('database_waiting', 'Queries that wait for a connection', () => pool.waitingCount);
    gauge('reply_cache_entries', 'Replies kept', () => cache.size.entries);
    gauge('reply_cache_bytes', 'Bytes of the replies kept', () => cache.size.bytes);
    gauge('changes_heard', '1 while changes of other processes are heard', () =>
      invalidations.listening ? 1 : 0,
    );
    if (replica) {
      gauge('replica_in_use', '1 while lists are read from the replica', () =>
        replica.inUse ? 1 : 0,
      );
    }
    readDatabase = watchDatabase(db, clock, registers);
  };

  return {
    watch,
    write: async () => {
      await readDatabase();
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

/** Collected at each scrape. An unreachable database is reported as a figure and must not stop all others. */
function watchDatabase(db: Db, clock: Deps['clock'], registers: Registry[]): () => Promise<void> {
  const named = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `tredici_${name}`, help, labelNames, registers });
  const up = named('database_up', '1 while the database answers');
  const forecastsAt = named('forecasts_at_seconds', 'When forecasts were made last');
  const ledger = named('ledger_lines', 'Lines of the ledger');
  const unknownNames = named('unknown_names', 'Names of clubs that wait for a hand');
  const sources = named('source_well', '1 while a source answers as it should', ['source']);
  const jobs = named('job_well', '1 while the last run of a job was done', ['job']);
  const doneAt = named('job_done_at_seconds', 'When a job was done last', ['job']);
  const waiting = named('queue_waiting', 'What waits in a queue', ['queue']);
  const waitingFor = named('queue_oldest_seconds', 'How long the oldest has waited', ['queue']);
  return async () => {
    const facts = await loadFacts(db, clock.now()).catch(() => undefined);
    up.set(facts ? 1 : 0);
    // Series of things that no longer exist must disappear.
    for (const one of [sources, jobs, doneAt, waiting, waitingFor]) one.reset();
    if (!facts) return;
    const { health, head, queues } = facts;
    if (health.forecastsAt) forecastsAt.set(health.forecastsAt.getTime() / 1000);
    ledger.set(head.sequence);
    unknownNames.set(health.unknownNames);
    for (const { source, well } of health.sources) sources.set({ source }, well ? 1 : 0);
    for (const { job, well, lastDone } of health.jobs) {
      jobs.set({ job }, well ? 1 : 0);
      if (lastDone) doneAt.set({ job }, lastDone.getTime() / 1000);
    }
    for (const { queue, count, seconds } of queues) {
      waiting.set({ queue }, count);
      waitingFor.set({ queue }, seconds);
    }
  };
}
