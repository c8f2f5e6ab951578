import type { CauseKind, Oddity } from '@tredici/contract/operator-watch';
import { MAIL_QUEUE } from '#mail/queue.ts';
import type { DataHealth } from '../load-health.ts';

/** A problem that does not resolve itself. */
export interface Cause {
  /** The same for as long as the problem is the same. */
  readonly key: string;
  readonly kind: CauseKind;
  /** The values to fill into its text. */
  readonly values: Readonly<Record<string, string>>;
}

export interface Circumstances {
  readonly health: Pick<DataHealth, 'sources' | 'jobs'>;
  readonly unknownNames: readonly { readonly country: string; readonly name: string }[];
  /** Leagues with coming matches but without any forecast. */
  readonly leaguesWithoutForecast: readonly string[];
  /** Queues with work that has been waiting for too long. */
  readonly late: readonly { readonly queue: string; readonly waiting: number }[];
  readonly disk: { readonly freeBytes: number; readonly totalBytes: number };
  /** False if a configured replica does not answer or does not follow. */
  readonly replicaFollows: boolean;
}

const LEDGER_JOB = 'keep-ledger-head';
const LEAST_FREE_BYTES = 500 * 1024 ** 2;
const LEAST_FREE_SHARE = 0.05;

export function findCauses(now: Circumstances): Cause[] {
  return [
    ...now.health.sources
      .filter(({ well }) => !well)
      .map(({ source, cause, failing }) =>
        causeOf('source', source, { source, detail: failing[0] ?? cause ?? '–' }),
      ),
    ...now.health.sources.flatMap(({ source, oddFiles }) =>
      oddFiles.map(({ address, oddities }) =>
        causeOf('odd-file', `${source} ${address}`, {
          source,
          address,
          // The version before has the same alerts and cannot fill its words without it.
          detail: '',
          ...Object.assign({}, ...oddities.map(countsOf)),
        }),
      ),
    ),
    ...unknownNames(now.unknownNames),
    ...now.leaguesWithoutForecast.map((league) => causeOf('no-forecast', league, { league })),
    ...now.health.jobs
      .filter(({ well }) => !well)
      .map(({ job, cause }) => {
        const kind = job === LEDGER_JOB ? 'ledger' : 'job-failing';
        return causeOf(kind, job, { job, detail: cause ?? '–' });
      }),
    ...now.late.map(({ queue, waiting }) =>
      queue === MAIL_QUEUE
        ? causeOf('mail-queue', queue, { waiting: String(waiting) })
        : causeOf('queue-late', queue, { job: queue }),
    ),
    ...lowDisk(now.disk),
    ...(now.replicaFollows ? [] : [causeOf('replica', 'read', {})]),
  ];
}

function causeOf(kind: CauseKind, about: string, values: Record<string, string>): Cause {
  return { key: `${kind}:${about}`, kind, values };
}

/** The numbers that its words are filled with. */
export function countsOf({ kind: _, ...counts }: Oddity): Record<string, string> {
  return Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, String(count)]));
}

/** One alert for all of them, listing every name: a match with an unknown name is not imported until somebody
 *  resolves it. */
function unknownNames(unknown: Circumstances['unknownNames']): Cause[] {
  if (unknown.length === 0) return [];
  const names = [...new Set(unknown.map(({ country, name }) => `${name} (${country})`))].sort();
  return [causeOf('unknown-names', 'all', { names: names.join(', ') })];
}

function lowDisk({ freeBytes, totalBytes }: Circumstances['disk']): Cause[] {
  const share = freeBytes / totalBytes;
  if (freeBytes >= LEAST_FREE_BYTES && share >= LEAST_FREE_SHARE) return [];
  const free = String(Math.floor(freeBytes / 1024 ** 2));
  return [causeOf('disk', 'data', { free, percent: (share * 100).toFixed(1) })];
}

/** What has begun and what is over since the operator was told last. A name more among the unknown ones
 *  is news too: then the same cause begins anew. */
export function compareCauses<Reported extends Pick<Cause, 'key' | 'kind' | 'values'>>(
  reported: readonly Reported[],
  causes: readonly Cause[],
): { readonly begun: readonly Cause[]; readonly ended: readonly Reported[] } {
  const isNews = (cause: Cause): boolean => {
    const before = reported.find(({ key }) => key === cause.key);
    if (!before) return true;
    return cause.kind === 'unknown-names' && hasNewName(before.values, cause.values);
  };
  const keys = new Set(causes.map(({ key }) => key));
  return {
    begun: causes.filter(isNews),
    ended: reported.filter(({ key }) => !keys.has(key)),
  };
}

function hasNewName(
  before: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): boolean {
  const known = new Set(before.names?.split(', '));
  return now.names?.split(', ').some((name) => !known.has(name)) ?? false;
}
