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
import { receiveFile, type UploadedFile } from './uploaded-file.ts';
import { checkInput, checkReply } from './validation.ts';

type Checked<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type ReceivedBody<B> = B extends RawBody ? Buffer : B extends FileBody ? UploadedFile : Checked<B>;

/** A request that has passed the contract: who asks, and what. */
export interface CallContext<C extends Call> {
  readonly params: Checked<C['params']>;
  readonly query: Checked<C['query']>;
  readonly body: ReceivedBody<C['body']>;
  /** Present whenever the call needs a login; a public call never looks. */
  readonly session: C['access'] extends 'public' ? undefined : Session;
  readonly bearer: string | undefined;
  readonly address: string;
  readonly userAgent: string;
  /** A header of the request by its name in lower case, such as the one that signs a raw body. */
  header(name: string): string | undefined;
  readonly log: Log;
}

type Answer<C extends Call> = ReplyOf<C> | CachedReply;

export type Handler<C extends Call> = C['reply'] extends z.ZodMiniType
  ? (context: CallContext<C>) => Promise<Answer<C>> | Answer<C>
  : (context: CallContext<C>) => Promise<void>;

/** A handler for each call: one that is missing does not compile. */
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
}

/** Makes a route of every call: who may ask, then what is asked, then the reply, each checked. */
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
  // Each in a scope of its own, because what a body may be is a matter of the scope.
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
    // Not async by itself: what comes from the cache is there at once, and promises cost.
    handler: (request, reply) => {
      const send = (answer: unknown) => sendAnswer(call, name, answer, request, reply, deps);
      if (limited?.kind === 'file') return answerFile(read, limited, handler, request).then(send);
      const answer = handler(read(request));
      return answer instanceof Promise ? answer.then(send) : send(answer);
    },
  });
}

/** Whatever becomes of a file, what was not read of it is let go. */
async function answerFile(
  read: ContextReader,
  body: FileBody,
  handler: CallRoute['handler'],
  request: FastifyRequest,
): Promise<unknown> {
  const context = read(request);
  const file = await receiveFile(request, body);
  try {
    return await handler({ ...context, body: file } as unknown as CallContext<Call>);
  } finally {
    file.bytes.destroy();
  }
}

/** Before the body is read: whoever may not make a call should not make us read a megabyte. */
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
  if (call.access === 'operator' && session.user.role !== 'operator') {
    return new AppError('forbidden');
  }
  if (call.access === 'premium' && !isPremium(session.user, now)) {
    return new AppError('premium_required');
  }
  if (call.showsOdds && isSelfExcluded(session.user, now)) return new AppError('on_break');
  return undefined;
}

type ContextReader = (request: FastifyRequest) => CallContext<Call>;

function contextReader(call: Call): ContextReader {
  const readQuery = call.query && queryReader(call.query);
  return (request) => {
    const { headers } = request;
    const context = {
      params: call.params && checkInput(call.params, request.params),
      query: readQuery?.(request),
      body: bodyOf(call, request),
      session: request.session ?? undefined,
      bearer: bearerToken(headers.authorization),
      address: request.ip,
      userAgent: headers['user-agent'] ?? '',
      header: (name: string) => headers[name]?.toString(),
      log: request.log,
    };
    return context as CallContext<Call>;
  };
}

/** Questions that a call remembers, and how long one may be that it does. */
const QUERIES_KEPT = 100;
const QUERY_LENGTH = 60;

/** Checks what is asked after the question mark. Most ask the same few things: what was once found good
 *  need not be taken apart again. */
function queryReader(schema: z.ZodMiniType): (request: FastifyRequest) => unknown {
  const kept = new Map<string, unknown>();
  return ({ url, query }) => {
    const mark = url.indexOf('?');
    const text = mark < 0 ? '' : url.slice(mark);
    const known = kept.get(text);
    if (known !== undefined) return known;
    const checked = checkInput(schema, query);
    if (text.length <= QUERY_LENGTH && kept.size < QUERIES_KEPT) {
      kept.set(text, Object.freeze(checked));
    }
    return checked;
  };
}

function bodyOf(call: Call, request: FastifyRequest): unknown {
  if (bodyKindOf(call) === 'raw') return request.body ?? Buffer.alloc(0);
  const schema = jsonBodyOf(call);
  // JSON knows null, a missing body is undefined: both mean that nothing was sent.
  return schema && checkInput(schema, request.body ?? undefined);
}

function sendAnswer(
  call: Call,
  name: string,
  answer: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { cache, requestLimit }: CallDeps,
): FastifyReply {
  if (answer instanceof CachedReply) {
    // Sending what is kept costs less than counting it would be worth.
    if (!answer.isNew) requestLimit.forgive(request.ip);
    return answer.send(request, reply, cache.encodingFor(request));
  }
  reply.code(call.status).header('cache-control', 'no-store');
  if (!call.reply) return reply.send();
  const body = JSON.stringify(checkReply(call.reply, answer, name));
  return reply.type('application/json; charset=utf-8').send(body);
}
