import {
  API_BASE,
  type Call,
  type FileBody,
  jsonBodyOf,
  type RawBody,
  type ReplyOf,
} from '@tredici/contract/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Log } from '#log/logging.ts';
import type { Clock } from '../clock.ts';
import { AppError } from './app-error.ts';
import { CachedReply, type ReplyCache } from './cached-reply.ts';
import { acceptBytes, acceptJson, acceptStreams } from './request-bodies.ts';
import type { RequestLimit } from './request-limit.ts';
import { bearerToken, isPremium, isSelfExcluded, type Session, type Sessions } from './session.ts';
import type { SlowReaders } from './slow-readers.ts';
import { receiveFile, type UploadedFile } from './uploaded-file.ts';
import { checkInput, checkReply } from './validation.ts';

type Checked<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type ReceivedBody<B> = B extends RawBody ? Buffer : B extends FileBody ? UploadedFile : Checked<B>;

/** A request that has passed the contract's checks. */
export interface CallContext<C extends Call> {
  readonly params: Checked<C['params']>;
  readonly query: Checked<C['query']>;
  readonly body: ReceivedBody<C['body']>;
  /** Present whenever the call needs a login; public calls do not look it up. */
  readonly session: C['access'] extends 'public' ? undefined : Session;
  readonly bearer: string | undefined;
  readonly address: string;
  readonly userAgent: string;
  /** A request header by its lower-case name, such as the signature of a raw body. */
  header(name: string): string | undefined;
  readonly log: Log;
}

type CallReply<C extends Call> = ReplyOf<C> | CachedReply;

export type Handler<C extends Call> = C['reply'] extends z.ZodMiniType
  ? (context: CallContext<C>) => Promise<CallReply<C>> | CallReply<C>
  : (context: CallContext<C>) => Promise<void>;

/** One handler for each call: leaving one out is a type error. */
export type Handlers<Calls extends Record<string, Call>> = {
  readonly [Name in keyof Calls]: Handler<Calls[Name]>;
};

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
  }
}

export interface CallDeps {
  readonly sessions: Sessions;
  readonly clock: Clock;
  readonly cache: ReplyCache;
  readonly requestLimit: RequestLimit;
  readonly readers: SlowReaders;
}

/** Makes a route of every call, which checks the caller, then the input, then the reply. */
export function registerCalls<Calls extends Record<string, Call>>(
  app: FastifyInstance,
  calls: Calls,
  handlers: Handlers<Calls>,
  deps: CallDeps,
): void {
  app.decorateRequest('session', null);
  const routes = Object.entries<Call>(calls).map(([name, call]) => ({
    name,
    call,
    handler: handlers[name] as (context: CallContext<Call>) => unknown,
  }));
  const addRoutes = (to: FastifyInstance, kind: 'json' | 'raw' | 'file') => {
    for (const route of routes) if (bodyKindOf(route.call) === kind) addRoute(to, route, deps);
  };
  acceptJson(app);
  addRoutes(app, 'json');
  // In scopes of their own, because Fastify's body parsers belong to a scope.
  app.register(async (scope) => {
    acceptBytes(scope);
    addRoutes(scope, 'raw');
  });
  app.register(async (scope) => {
    acceptStreams(scope);
    addRoutes(scope, 'file');
  });
}

function bodyKindOf({ body }: Call): 'json' | 'raw' | 'file' {
  return body !== undefined && 'kind' in body ? body.kind : 'json';
}

interface CallRoute {
  readonly name: string;
  readonly call: Call;
  handler(context: CallContext<Call>): unknown;
}

function addRoute(app: FastifyInstance, { name, call, handler }: CallRoute, deps: CallDeps): void {
  const { body } = call;
  const limited = body !== undefined && 'kind' in body ? body : undefined;
  const read = contextReader(call);
  app.route({
    method: call.method,
    url: API_BASE + call.path,
    config: { call: name },
    ...(limited ? { bodyLimit: limited.maxBytes } : {}),
    ...(call.access === 'public' ? {} : { onRequest: admit(call, deps) }),
    // Not async: cached replies are there at once, and promises would slow them down.
    handler: (request, reply) => {
      const send = (value: unknown) => sendReply(call, name, value, request, reply, deps);
      if (limited?.kind === 'file') return handleFile(read, limited, handler, request).then(send);
      const value = handler(read(request));
      if (value instanceof Promise) return value.then(send);
      // Nothing is returned: the reply has been sent, and the framework would wait for it.
      send(value);
    },
  });
}

/** Discards what the handler leaves unread of a file, whatever the outcome. */
async function handleFile(
  read: ContextReader,
  body: FileBody,
  handler: CallRoute['handler'],
  request: FastifyRequest,
): Promise<unknown> {
  const context = read(request);
  const file = await receiveFile(request, body);
  try {
    return await handler(Object.assign(context, { body: file }) as unknown as CallContext<Call>);
  } finally {
    file.bytes.destroy();
  }
}

/** Runs before the body is read, so that nobody without access makes us read a megabyte. */
function admit(call: Call, { sessions, clock }: CallDeps) {
  const enter = (session: Session | undefined, request: FastifyRequest): AppError | undefined => {
    const refusal = refusalFor(call, session, clock.now());
    if (!refusal) request.session = session!;
    return refusal;
  };
  return (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void) => {
    const token = bearerToken(request.headers.authorization);
    const found = token === undefined ? undefined : sessions.find(token);
    if (found instanceof Promise) {
      found.then((session) => done(enter(session, request)), done);
    } else {
      done(enter(found, request));
    }
  };
}

function refusalFor(call: Call, session: Session | undefined, now: Date): AppError | undefined {
  if (!session) return new AppError('unauthenticated');
  if (call.access === 'operator') {
    if (session.user.role !== 'operator') return new AppError('forbidden');
    if (!session.user.hasSecondFactor) return new AppError('second_factor_required');
  }
  if (call.access === 'premium' && !isPremium(session.user, now)) {
    return new AppError('premium_required');
  }
  if (call.showsOdds && isSelfExcluded(session.user, now)) return new AppError('on_break');
  return undefined;
}

type ContextReader = (request: FastifyRequest) => CallContext<Call>;

function contextReader(call: Call): ContextReader {
  const checkParams = call.params && rememberedCheck(call.params);
  const checkQuery = call.query && rememberedCheck(call.query);
  return (request) => {
    const { url } = request;
    const mark = url.indexOf('?');
    const path = mark < 0 ? url : url.slice(0, mark);
    const params = checkParams?.(path, request.params);
    const query = checkQuery?.(mark < 0 ? '' : url.slice(mark), request.query);
    const context = new RequestContext(request, params, query, bodyOf(call, request));
    return context as unknown as CallContext<Call>;
  };
}

/** Getters, because few calls need these values. */
class RequestContext {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly session: Session | undefined;
  readonly #request: FastifyRequest;

  constructor(request: FastifyRequest, params: unknown, query: unknown, body: unknown) {
    this.#request = request;
    this.params = params;
    this.query = query;
    this.body = body;
    this.session = request.session ?? undefined;
  }

  get bearer(): string | undefined {
    return bearerToken(this.#request.headers.authorization);
  }

  get address(): string {
    return this.#request.ip;
  }

  get userAgent(): string {
    return this.#request.headers['user-agent'] ?? '';
  }

  get header(): (name: string) => string | undefined {
    const { headers } = this.#request;
    return (name) => headers[name]?.toString();
  }

  get log(): Log {
    return this.#request.log;
  }
}

/** How many checked inputs each call remembers, and the longest text that is remembered. */
const CHECKED_KEPT = 100;
const CHECKED_LENGTH = 60;

/** Checks the input in an address. Most requests ask for the same few things, so accepted inputs are
 *  remembered. */
function rememberedCheck(schema: z.ZodMiniType): (text: string, given: unknown) => unknown {
  const kept = new Map<string, unknown>();
  return (text, given) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const checked = checkInput(schema, given);
    if (text.length <= CHECKED_LENGTH && kept.size < CHECKED_KEPT) {
      kept.set(text, Object.freeze(checked));
    }
    return checked;
  };
}

function bodyOf(call: Call, request: FastifyRequest): unknown {
  if (bodyKindOf(call) === 'raw') return request.body ?? Buffer.alloc(0);
  const schema = jsonBodyOf(call);
  // JSON has null and a missing body is undefined: both mean that nothing was sent.
  return schema && checkInput(schema, request.body ?? undefined);
}

function sendReply(
  call: Call,
  name: string,
  value: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { cache, readers, requestLimit }: CallDeps,
): FastifyReply {
  if (value instanceof CachedReply) {
    // Cached replies are so cheap that they do not count towards the limit.
    if (!value.isNew) requestLimit.forgive(request.ip);
    value.sendAsIs(request, reply, cache.encodingFor(request), readers);
    return reply;
  }
  reply.code(call.status).header('cache-control', 'no-store');
  if (!call.reply) return reply.send();
  const body = JSON.stringify(checkReply(call.reply, value, name));
  return reply.type('application/json; charset=utf-8').send(body);
}
