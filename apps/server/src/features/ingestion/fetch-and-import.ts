import type { Db } from '#db/pool.ts';
import type { FetchOutcome, FetchSource, SourceRequest } from '#sources/fetch-source.ts';
import type { SourceName } from '#sources/identity/source-names.ts';
import { readPayload } from '#sources/read-payload.ts';
import { type ImportReport, importResponse } from './import-response.ts';
import { conditionsFor, recordFetch } from './store.ts';

export interface FetchContext {
  readonly db: Db;
  readonly fetchSource: FetchSource;
  readonly now: () => Date;
  readonly signal?: AbortSignal | undefined;
}

export interface FetchReport extends ImportReport {
  readonly address: string;
  /** A failure that asking later can heal. */
  readonly retryable: boolean;
  readonly headers: FetchOutcome['headers'];
}

/** The figures of an answer that brought none. */
export const NOTHING = { matches: 0, changed: 0, prices: 0, problems: [], leftOut: 0 } as const;

export interface FetchOptions {
  /** A provider that does not know an address has nothing to say there, and that is no failure. */
  readonly mayBeMissing?: boolean;
}

/** Asks a provider for one address and takes its answer in; every ending leaves a record. */
export async function fetchAndImport(
  { db, fetchSource, now, signal }: FetchContext,
  source: SourceName,
  address: string,
  request: SourceRequest,
  { mayBeMissing = false }: FetchOptions = {},
): Promise<FetchReport> {
  const startedAt = now();
  const conditions = await conditionsFor(db, source, address);
  const outcome = await fetchSource({ ...request, ...pick(conditions), signal });
  const { headers } = outcome;
  if (outcome.kind === 'fresh') {
    const { body, etag, lastModified } = outcome;
    const read = () => readPayload(source, address, body);
    const response = { source, address, body, fetchedAt: now(), etag, lastModified, read };
    return { ...(await importResponse(db, response, now)), address, headers, retryable: false };
  }
  const missing = mayBeMissing && outcome.kind === 'failed' && outcome.reason === 'not-found';
  const failed = outcome.kind === 'failed' && !missing;
  const report = {
    ...NOTHING,
    outcome: failed ? ('failed' as const) : ('unchanged' as const),
    cause: failed ? `${outcome.reason}: ${outcome.detail}` : null,
  };
  await recordFetch(db, {
    source,
    address,
    startedAt,
    finishedAt: now(),
    outcome: report.outcome,
    cause: report.cause,
    ...(failed ? {} : pick(conditions)),
    rawPayloadId: failed ? null : (conditions?.rawPayloadId ?? null),
  });
  return { ...report, address, headers, retryable: failed && outcome.retryable };
}

const pick = (conditions: { etag: string | null; lastModified: string | null } | undefined) => ({
  etag: conditions?.etag ?? null,
  lastModified: conditions?.lastModified ?? null,
});
