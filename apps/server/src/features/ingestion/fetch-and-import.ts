import type { Db } from '#db/pool.ts';
import type { FetchOutcome, FetchSource, SourceRequest } from '#sources/fetch-source.ts';
import type { SourceName } from '#sources/identity/source-names.ts';
import { readPayload } from '#sources/read-payload.ts';
import { type ImportReport, importResponse, NOTHING_IMPORTED } from './import-response.ts';
import { conditionsFor, lastMatchCount, recordFetch } from './store.ts';

export interface FetchContext {
  readonly db: Db;
  readonly fetchSource: FetchSource;
  readonly now: () => Date;
  readonly signal?: AbortSignal | undefined;
}

export interface FetchReport extends ImportReport {
  readonly address: string;
  /** Asking again later may succeed. */
  readonly retryable: boolean;
  readonly headers: FetchOutcome['headers'];
}

export interface FetchOptions {
  /** An address that the provider does not know counts as unchanged, not as failed: always, or until it has
   *  returned something once. */
  readonly mayBeMissing?: boolean | 'until-published';
}

/** Fetches one address of a provider and imports the response. Every outcome is recorded. */
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
  const notFound = outcome.kind === 'failed' && outcome.reason === 'not-found';
  const missing =
    notFound &&
    (mayBeMissing === 'until-published'
      ? (await lastMatchCount(db, source, address)) === undefined
      : mayBeMissing);
  const failed = outcome.kind === 'failed' && !missing;
  const report = {
    ...NOTHING_IMPORTED,
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
