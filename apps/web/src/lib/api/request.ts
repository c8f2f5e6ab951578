import { API_BASE, type Call, type ReplyOf, type RequestOf } from '@tredici/contract/call';
import { errorBody } from '@tredici/contract/errors';
import * as z from 'zod/mini';
import { FROM_CACHE_HEADER } from '#lib/device/offline-names.ts';
import { session } from '#lib/session/session.ts';
import { ApiError, UnreachableError } from './api-error.ts';
import { noteBeforeWorker } from './asked-before-worker.ts';
import { certainlyMatches } from './certain-match.ts';
import { servedFromCache } from './served-from-cache.ts';
import { settings } from './settings.ts';

const TIMEOUT_MS = 15_000;
/** A phone uploads a file slowly; the server allows half a minute for a request. */
const FILE_TIMEOUT_MS = 45_000;

/** Sends a request and returns the response: `fetch`, or a replacement that can do more. */
export type Send = (
  url: string,
  request: {
    readonly method: string;
    readonly headers: Headers;
    readonly body: string | Blob | Uint8Array<ArrayBuffer> | null;
    readonly signal: AbortSignal;
  },
) => Promise<Response>;

interface Options {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  readonly send?: Send;
}

/** The input of any call, without its particular types. */
interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Makes one call of the contract and checks the reply against its schema. A refusal is thrown as ApiError, a
 *  missing reply as UnreachableError. */
export async function request<C extends Call>(
  call: C,
  parts: RequestOf<C>,
  options: Options = {},
): Promise<ReplyOf<C>> {
  const response =
    (await askCache(call, parts as Parts, options)) ?? (await send(call, parts as Parts, options));
  const requestId = response.headers.get('x-request-id');
  if (!response.ok) {
    // Names the call and not its address, which may contain personal data.
    // biome-ignore lint/suspicious/noConsole: for who looks for a fault in the browser.
    console.warn(call.method, call.path, response.status, requestId);
    throw await refusalOf(response, requestId);
  }
  if (!call.reply) return undefined as ReplyOf<C>;
  const found = await readJson(response, requestId);
  if (certainlyMatches(call.reply, found)) return found as ReplyOf<C>;
  const reply = z.safeParse(call.reply, found);
  if (!reply.success) throw new UnreachableError(reply.error, requestId);
  return reply.data as ReplyOf<C>;
}

/** Fetches a list from the shared cache in front of the servers, if there is one and we hold a pass. */
async function askCache(call: Call, parts: Parts, options: Options): Promise<Response | undefined> {
  if (!call.shared || !settings().shared_lists) return undefined;
  const { shareCall } = await import('./shared-lists.ts');
  const shared = shareCall(call, (passCall) => request(passCall, {}));
  if (!shared) return undefined;
  try {
    const params = { ...parts.params, pass: shared.pass };
    const response = await send(shared.call, { ...parts, params }, options);
    return response.ok ? response : undefined;
  } catch (error) {
    // The cache did not answer, so ask the server itself.
    if (error instanceof UnreachableError) return undefined;
    throw error;
  }
}

async function send(call: Call, parts: Parts, options: Options): Promise<Response> {
  const { body, type } = encodeBody(parts.body);
  const usual = body instanceof Blob ? FILE_TIMEOUT_MS : TIMEOUT_MS;
  const timeout = AbortSignal.timeout(options.timeoutMs ?? usual);
  const token = session.get()?.token;
  const headers = new Headers({ accept: 'application/json' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (type) headers.set('content-type', type);
  const url = urlOf(call, parts);
  if (call.method === 'GET') noteBeforeWorker(url, headers);
  let response: Response;
  try {
    response = await (options.send ?? fetch)(url, {
      method: call.method,
      headers,
      body,
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    });
  } catch (cause) {
    // The caller aborted: that is no network failure.
    if (options.signal?.aborted) throw cause;
    throw new UnreachableError(cause);
  }
  if (call.method === 'GET') servedFromCache.set(response.headers.has(FROM_CACHE_HEADER));
  // Only the refused token is cleared: another tab may have logged in meanwhile.
  if (response.status === 401 && token && session.get()?.token === token) session.clear();
  return response;
}

/** Files and bytes are sent unchanged, anything else as JSON. */
function encodeBody(body: unknown): { body: Parameters<Send>[1]['body']; type?: string } {
  if (body === undefined) return { body: null };
  if (body instanceof Blob) return { body, type: body.type || 'application/octet-stream' };
  if (body instanceof Uint8Array) {
    return { body: body as Uint8Array<ArrayBuffer>, type: 'application/octet-stream' };
  }
  return { body: JSON.stringify(body), type: 'application/json' };
}

async function refusalOf(response: Response, requestId: string | null): Promise<Error> {
  const body = z.safeParse(errorBody, await readJson(response, requestId));
  if (!body.success) return new UnreachableError(body.error, requestId);
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError({
    code: body.data.code,
    status: response.status,
    codes: body.data.codes,
    problems: body.data.problems,
    requestId,
    retryAfterSeconds: Number.isFinite(wait) ? wait : null,
  });
}

async function readJson(response: Response, requestId: string | null): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw new UnreachableError(cause, requestId);
  }
}

function urlOf(call: Call, parts: Parts): string {
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(parts.params?.[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return `${API_BASE}${path}${query.size > 0 ? `?${query}` : ''}`;
}
