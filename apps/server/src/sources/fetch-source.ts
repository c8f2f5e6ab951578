import { type FailureReason, FetchRefusal } from './fetch-refusal.ts';
import { readLimited, refuseHtml } from './read-body.ts';
import { backoffMs, readRetryAfter } from './retry.ts';

/** A request to a provider. Never log any of it: addresses can contain a key. */
export interface SourceRequest {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** From the last response: the provider may then answer that nothing has changed. */
  readonly etag?: string | null | undefined;
  readonly lastModified?: string | null | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Some refusals are final although their status suggests a retry (an exhausted quota as 429). */
  readonly isFinal?: ((status: number, body: string) => boolean) | undefined;
  /** Fewer attempts than usual: a call that costs credits may have been counted although its response was
   *  lost. */
  readonly attempts?: number | undefined;
}

export type ReplyHeaders = Readonly<Record<string, string>>;

/** A failure is a value: `retryable` says whether a later request can succeed, `retryAfterMs` when. */
export type FetchOutcome =
  | {
      readonly kind: 'fresh';
      readonly body: Uint8Array;
      readonly etag: string | null;
      readonly lastModified: string | null;
      readonly headers: ReplyHeaders;
    }
  | { readonly kind: 'unchanged'; readonly headers: ReplyHeaders }
  | {
      readonly kind: 'failed';
      readonly reason: FailureReason;
      readonly detail: string;
      readonly retryable: boolean;
      readonly retryAfterMs?: number | undefined;
      readonly headers?: ReplyHeaders | undefined;
      readonly attempts: number;
    };

export interface FetchLimits {
  /** Until the start of the provider's response, connection included. */
  readonly answerTimeoutMs: number;
  /** For one attempt, body included. */
  readonly totalTimeoutMs: number;
  readonly maxBytes: number;
  readonly attempts: number;
  readonly firstDelayMs: number;
  readonly maxDelayMs: number;
  /** If a provider asks for a longer delay, the request is left to the next run. */
  readonly maxRetryAfterMs: number;
  /** Between the starts of two requests to one host. */
  readonly paceMs: number;
}

export const DEFAULT_LIMITS: FetchLimits = {
  answerTimeoutMs: 10_000,
  totalTimeoutMs: 60_000,
  maxBytes: 20_000_000,
  attempts: 4,
  firstDelayMs: 1_000,
  maxDelayMs: 30_000,
  maxRetryAfterMs: 60_000,
  paceMs: 1_000,
};

export interface FetchTools {
  /** The time for Retry-After dates; elapsed time for pacing. */
  readonly now: () => Date;
  readonly elapsedMs: () => number;
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** 0 to 1, spreads retries so that many clients do not retry at the same time. */
  readonly random: () => number;
}

export type FetchSource = (request: SourceRequest) => Promise<FetchOutcome>;

type Failed = Extract<FetchOutcome, { kind: 'failed' }>;
type Attempt = Exclude<FetchOutcome, Failed> | Omit<Failed, 'attempts'>;

/** When each host may be requested next. */
export type Turns = Map<string, number>;

/** @param nextFree shared by all callers, so that pacing holds however many jobs use a host */
export function createFetchSource(
  tools: FetchTools,
  overrides: Partial<FetchLimits> = {},
  nextFree: Turns = new Map(),
): FetchSource {
  const limits = { ...DEFAULT_LIMITS, ...overrides };

  const waitForTurn = async (request: SourceRequest) => {
    const host = new URL(request.url).host;
    const now = tools.elapsedMs();
    const turn = Math.max(now, nextFree.get(host) ?? now);
    nextFree.set(host, turn + limits.paceMs);
    if (turn > now) await tools.sleep(turn - now, request.signal);
  };

  return async (request) => {
    for (let attempt = 1; ; attempt += 1) {
      await waitForTurn(request);
      const outcome: Attempt = request.signal?.aborted
        ? { kind: 'failed', reason: 'aborted', detail: 'stopped', retryable: true }
        : await tryOnce(request, limits, tools);
      if (outcome.kind !== 'failed') return outcome;
      const wait = outcome.retryAfterMs ?? backoffMs(attempt, limits, tools.random());
      const isLast = attempt >= (request.attempts ?? limits.attempts) || !outcome.retryable;
      const tooLong = (outcome.retryAfterMs ?? 0) > limits.maxRetryAfterMs;
      if (isLast || tooLong || outcome.reason === 'aborted')
        return { ...outcome, attempts: attempt };
      await tools.sleep(wait, request.signal);
    }
  };
}

async function tryOnce(
  request: SourceRequest,
  limits: FetchLimits,
  tools: FetchTools,
): Promise<Attempt> {
  const stop = new AbortController();
  const late = (what: string) => stop.abort(new FetchRefusal('timeout', what, true));
  const onAbort = () => stop.abort(new FetchRefusal('aborted', 'stopped', true));
  request.signal?.addEventListener('abort', onAbort, { once: true });
  const total = setTimeout(
    late,
    limits.totalTimeoutMs,
    `no whole answer in ${limits.totalTimeoutMs} ms`,
  );
  const first = setTimeout(
    late,
    limits.answerTimeoutMs,
    `no answer in ${limits.answerTimeoutMs} ms`,
  );
  try {
    const reply = await fetch(request.url, { headers: headersOf(request), signal: stop.signal });
    clearTimeout(first);
    return await readReply(reply, request, limits, tools);
  } catch (error) {
    return { kind: 'failed', ...explain(stop.signal.aborted ? stop.signal.reason : error) };
  } finally {
    clearTimeout(first);
    clearTimeout(total);
    request.signal?.removeEventListener('abort', onAbort);
    // Discards a body that was not read to its end.
    stop.abort();
  }
}

async function readReply(
  reply: Response,
  request: SourceRequest,
  limits: FetchLimits,
  tools: FetchTools,
): Promise<Attempt> {
  const headers = Object.fromEntries(reply.headers);
  if (reply.status === 304) return { kind: 'unchanged', headers };
  if (reply.status !== 200) return { headers, ...(await readRefusal(reply, request, tools)) };
  const body = await readLimited(reply, limits.maxBytes);
  refuseHtml(body, reply.headers.get('content-type'));
  return {
    kind: 'fresh',
    body,
    etag: reply.headers.get('etag'),
    lastModified: reply.headers.get('last-modified'),
    headers,
  };
}

const REFUSAL_BODY_BYTES = 4_096;

async function readRefusal(reply: Response, request: SourceRequest, tools: FetchTools) {
  const { status } = reply;
  const body = await readLimited(reply, REFUSAL_BODY_BYTES).catch(() => new Uint8Array());
  const busy = status === 429 || status >= 500 || status === 408;
  const isFinal = request.isFinal?.(status, new TextDecoder().decode(body)) ?? false;
  return {
    kind: 'failed',
    reason: reasonOf(status),
    detail: `status ${status}${isFinal ? ', final' : ''}`,
    retryable: busy && !isFinal,
    retryAfterMs: busy ? readRetryAfter(reply.headers.get('retry-after'), tools.now()) : undefined,
  } as const;
}

function reasonOf(status: number): FailureReason {
  if (status === 429) return 'rate-limited';
  if (status === 404 || status === 410) return 'not-found';
  return status >= 500 || status === 408 ? 'unavailable' : 'refused';
}

function explain(error: unknown): Pick<Failed, 'reason' | 'detail' | 'retryable'> {
  if (error instanceof FetchRefusal) {
    return { reason: error.reason, detail: error.message, retryable: error.retryable };
  }
  // fetch reports "fetch failed" before the response and "terminated" within it; the code is in the cause.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'no code';
  const cutOff = error instanceof TypeError && error.message === 'terminated';
  return { reason: cutOff ? 'cut-off' : 'connection', detail: code, retryable: true };
}

function headersOf(request: SourceRequest): Record<string, string> {
  return {
    'user-agent': 'Tredici (football forecasts)',
    ...request.headers,
    ...(request.etag ? { 'if-none-match': request.etag } : {}),
    ...(request.lastModified ? { 'if-modified-since': request.lastModified } : {}),
  };
}
