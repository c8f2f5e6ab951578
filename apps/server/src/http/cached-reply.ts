import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { createNegotiator, type Encoding } from './encoding.ts';
import type { Invalidations } from './invalidation.ts';
import { DATA_HEADERS, TRANSPORT_SECURITY } from './security-headers.ts';
import { shareLoads } from './shared-loads.ts';
import type { SlowReaders } from './slow-readers.ts';
import { checkReply } from './validation.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Measured: quality 5 takes 0.7 ms for 19 KB and is 20 % larger than quality 11, which takes 46 ms. */
const QUICK_QUALITY = 5;
/** Large replies in demand are compressed again in the background: the list of all leagues takes three and a
 *  half seconds and shrinks from 195 KB to 119. */
const BEST_QUALITY = 11;
const WORTH_IMPROVING = 32 * 1_024;
const IMPROVE_AFTER_ASKS = 20;
/** A smaller reply fits into one packet anyway. */
const WORTH_COMPRESSING = 1_024;
/** Limits how long a missed invalidation can keep something stale. */
const OLDEST_MS = 10 * 60_000;
const MAX_BYTES = 64 * 1024 * 1024;

type Audience = 'public' | 'private' | 'shared';
/** Shared replies may stay for 15 seconds in a cache in front of the servers, where we cannot remove them,
 *  but in no browser. */
const CACHE_CONTROL: Readonly<Record<Audience, string>> = {
  public: 'public, no-cache',
  private: 'private, no-cache',
  shared: 'public, max-age=0, s-maxage=15',
};

interface Kind {
  readonly type: string;
  readonly audience: Audience;
}

interface Variant {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  /** `headers` and the security headers, as a flat list of names and values. */
  readonly written: readonly string[];
  readonly writtenUnchanged: readonly string[];
  readonly unchanged: Readonly<Record<string, string>>;
}

/** A reply that was checked, serialised and compressed once, and is sent many times. */
export class CachedReply {
  readonly bytes: number;
  /** Whether it was made for this request, and so cost as much as any other reply. */
  readonly isNew: boolean;
  readonly #variants: Readonly<Record<Encoding, Variant>>;
  readonly #tag: string;
  readonly #of: Kind;

  constructor(
    tag: string,
    variants: Readonly<Record<Encoding, Variant>>,
    of: Kind,
    { isNew = false } = {},
  ) {
    this.isNew = isNew;
    this.#tag = tag;
    this.#variants = variants;
    this.#of = of;
    const bodies = new Set(Object.values(variants).map((variant) => variant.body));
    this.bytes = [...bodies].reduce((sum, body) => sum + body.length, 0);
  }

  /** The same reply, for the requests that waited until it was made. */
  asNew(): CachedReply {
    return new CachedReply(this.#tag, this.#variants, this.#of, { isNew: true });
  }

  /** Whether it was made from this text. */
  isMadeFrom(text: string): boolean {
    return tagOf(text) === this.#tag;
  }

  get isWorthImproving(): boolean {
    return this.#variants.br.body.length >= WORTH_IMPROVING;
  }

  /** The same reply, better compressed. */
  async improve(): Promise<CachedReply> {
    const { identity } = this.#variants;
    const best = await brotli(identity.body, BEST_QUALITY);
    const br = variantOf(best, { ...this.#of, tag: `${this.#tag}-best`, encoding: 'br' });
    return new CachedReply(this.#tag, { ...this.#variants, br }, this.#of);
  }

  send(request: FastifyRequest, reply: FastifyReply, encoding: Encoding): FastifyReply {
    const variant = this.#variants[encoding];
    return this.#isHeldBy(request)
      ? reply.code(304).headers(variant.unchanged).send()
      : reply.headers(variant.headers).send(variant.body);
  }

  /** Sends the reply past the framework and its hooks, which would cost as much as all the rest. Nothing must
   *  have been set on `reply` before. */
  sendAsIs(
    request: FastifyRequest,
    reply: FastifyReply,
    encoding: Encoding,
    readers: Pick<SlowReaders, 'watch'>,
  ): void {
    const variant = this.#variants[encoding];
    const isHeld = this.#isHeldBy(request);
    const headers = isHeld ? [...variant.writtenUnchanged] : [...variant.written];
    headers.push('x-request-id', request.id);
    if (request.protocol === 'https') headers.push('strict-transport-security', TRANSPORT_SECURITY);
    const { raw } = reply;
    reply.hijack();
    raw.writeHead(isHeld ? 304 : 200, headers);
    raw.end(isHeld ? undefined : variant.body);
    // What the system did not accept at once is waiting for a reader who may be slow.
    if (raw.writableLength > 0) readers.watch(raw);
  }

  /** The ETag of any encoding will do: the caller's copy is current. */
  #isHeldBy({ headers }: FastifyRequest): boolean {
    const known = headers['if-none-match'];
    return known !== undefined && (known.includes(this.#tag) || known === '*');
  }
}

export interface CachedReplyOptions {
  /** What the reply is made from: a change announced under one of these tags makes it stale. */
  readonly tags: readonly string[];
  readonly schema: z.ZodMiniType;
  /** `private` for replies that needed a token, which shared caches must not keep; `shared` for replies at an
   *  address that only those who may read it know. */
  readonly audience: Audience;
  /** The media type of a value that is a text and sent as it is, not as JSON. */
  readonly textType?: string;
  /** Loads the value, and says how long it holds if time alone makes it stale. */
  load(): Promise<{ readonly value: unknown; readonly freshForMs?: number }>;
}

export interface ReplyCache {
  /** Synchronous when the reply is cached, so that the usual case awaits nothing. */
  get(key: string, options: CachedReplyOptions): CachedReply | Promise<CachedReply>;
  encodingFor(request: FastifyRequest): Encoding;
  readonly size: { readonly entries: number; readonly bytes: number };
}

interface Entry {
  reply: CachedReply;
  asks: number;
  readonly tags: readonly string[];
  readonly staleAt: number;
}

/** One per process. A change announced by any process makes the others drop their entries too. */
export function createReplyCache(
  invalidations: Invalidations,
  { maxBytes = MAX_BYTES, now = () => performance.now() } = {},
): ReplyCache {
  const entries = new Map<string, Entry>();
  /** By tag, because most changes concern a single user, and so few entries or none. */
  const keysOf = new Map<string, Set<string>>();
  const loads = shareLoads(invalidations);
  const negotiate = createNegotiator();
  let bytes = 0;
  /** One at a time, because it keeps a core busy. */
  let improving = Promise.resolve();

  const drop = (key: string) => {
    const entry = entries.get(key);
    if (!entry) return;
    bytes -= entry.reply.bytes;
    entries.delete(key);
    for (const tag of entry.tags) {
      const keys = keysOf.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysOf.delete(tag);
    }
  };
  invalidations.subscribe((tag) => {
    const stale = tag === undefined ? entries.keys() : (keysOf.get(tag) ?? []);
    for (const key of [...stale]) drop(key);
  });

  const keep = (key: string, entry: Entry) => {
    if (entry.reply.bytes > maxBytes / 4) return;
    drop(key);
    entries.set(key, entry);
    for (const tag of entry.tags) keysOf.set(tag, (keysOf.get(tag) ?? new Set()).add(key));
    bytes += entry.reply.bytes;
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break;
      drop(oldest);
    }
  };

  const improve = async (key: string, reply: CachedReply) => {
    // The entry may be replaced while this waits, and while it compresses.
    if (entries.get(key)?.reply !== reply) return;
    const better = await reply.improve();
    const entry = entries.get(key);
    if (entry?.reply !== reply) return;
    bytes += better.bytes - reply.bytes;
    entry.reply = better;
  };

  const load = async (
    key: string,
    options: CachedReplyOptions,
    isCurrent: () => boolean,
  ): Promise<CachedReply> => {
    const { value, freshForMs = OLDEST_MS } = await options.load();
    const checked = checkReply(options.schema, value, key);
    const text = options.textType ? String(checked) : JSON.stringify(checked);
    const type = options.textType ?? 'application/json';
    // If the value has not changed, its compressed bytes are kept.
    const old = entries.get(key);
    const same = old?.reply.isMadeFrom(text) ? old : undefined;
    const reply = same?.reply ?? (await prepareText(text, type, options.audience));
    const lifetime = Math.min(freshForMs, OLDEST_MS);
    if (lifetime > 0 && isCurrent()) {
      keep(key, { reply, asks: same?.asks ?? 0, tags: options.tags, staleAt: now() + lifetime });
    }
    return reply.asNew();
  };

  return {
    get(key, options) {
      const entry = entries.get(key);
      if (entry && entry.staleAt > now()) {
        // Moved to the end: the least recently used entry is dropped first.
        entries.delete(key);
        entries.set(key, entry);
        entry.asks += 1;
        if (entry.asks === IMPROVE_AFTER_ASKS && entry.reply.isWorthImproving) {
          const { reply } = entry;
          improving = improving.then(() => improve(key, reply)).catch(() => {});
        }
        return entry.reply;
      }
      return loads.join(key, options.tags, (isCurrent) => load(key, options, isCurrent));
    },
    encodingFor: (request) => negotiate(request.headers['accept-encoding']),
    get size() {
      return { entries: entries.size, bytes };
    },
  };
}

/** Compresses a text once, for everybody who asks for it. */
export async function prepareText(
  text: string,
  type: string,
  audience: Audience,
): Promise<CachedReply> {
  const body = Buffer.from(text);
  const tag = tagOf(text);
  const make = (bytes: Buffer, encoding?: Exclude<Encoding, 'identity'>) =>
    variantOf(bytes, { tag, type, audience, encoding });
  const identity = make(body);
  if (body.length < WORTH_COMPRESSING) {
    return new CachedReply(tag, { identity, br: identity, gzip: identity }, { type, audience });
  }
  const [br, gz] = await Promise.all([brotli(body, QUICK_QUALITY), compressGzip(body)]);
  const variants = { identity, br: make(br, 'br'), gzip: make(gz, 'gzip') };
  return new CachedReply(tag, variants, { type, audience });
}

const tagOf = (text: string): string => hash('sha256', text, 'base64url').slice(0, 22);

function brotli(body: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** Each encoding has its own strong ETag, because such a tag stands for exact bytes. */
function variantOf(
  body: Buffer,
  of: Kind & {
    readonly tag: string;
    readonly encoding: Exclude<Encoding, 'identity'> | undefined;
  },
): Variant {
  const { tag, encoding, audience } = of;
  const etag = encoding ? `"${tag}-${encoding}"` : `"${tag}"`;
  const unchanged = {
    etag,
    vary: 'accept-encoding',
    'cache-control': CACHE_CONTROL[audience],
  };
  const headers = {
    ...unchanged,
    'content-type': `${of.type}; charset=utf-8`,
    'content-length': String(body.length),
    ...(encoding ? { 'content-encoding': encoding } : {}),
  };
  const written = Object.entries({ ...DATA_HEADERS, ...headers }).flat();
  const writtenUnchanged = Object.entries({ ...DATA_HEADERS, ...unchanged }).flat();
  return { body, etag, unchanged, headers, written, writtenUnchanged };
}
