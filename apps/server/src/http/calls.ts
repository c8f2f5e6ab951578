import { API_BASE, type Call, type ReplyOf } from '@tredici/contract/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import { AppError } from './app-error.ts';
import { CachedReply, type ReplyCache } from './cached-reply.ts';
import type { Log } from './logging.ts';
import type { RequestLimit } from './request-limit.ts';
import { bearerToken, isOnBreak, isPremium, type Session, type Sessions } from './session.ts';
import { checkInput, checkReply } from './validation.ts';

type Checked<S> = S extends z.ZodMiniType ? z.output<S> : undefined;

/** A request that has passed the contract: who asks, and what. */
export interface CallContext<C extends Call> {
  readonly params: Checked<C['params']>;
  readonly query: Checked<C['query']>;
  readonly body: Checked<C['body']>;
  /** Present whenever the call needs a login; a public call never looks. */
  readonly session: C['access'] extends 'public' ? undefined : Session;
  readonly bearer: string | undefined;
  readonly address: string;
  readonly userAgent: string;
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
  for (const [name, call] of Object.entries<Call>(calls)) {
    const handler = handlers[name] as (context: CallContext<Call>) => unknown;
    app.route({
      method: call.method,
      url: API_BASE + call.path,
      config: { call: name },
      ...(call.access === 'public' ? {} : { onRequest: admit(call, deps) }),
      // Not async by itself: what comes from the cache is there at once, and promises cost.
      handler: (request, reply) => {
        const answer = handler(contextOf(call, request));
        if (!(answer instanceof Promise))
          return sendAnswer(call, name, answer, request, reply, deps);
        return answer.then((value) => sendAnswer(call, name, value, request, reply, deps));
      },
    });
  }
}

/** Before the body is read: whoever may not make a call should not make us read a megabyte. */
function admit(call: Call, { sessions, clock }: CallDeps) {
  return async (request: FastifyRequest) => {
    const token = bearerToken(request.headers.authorization);
    const session = token ? await sessions.find(token) : undefined;
    if (!session) throw new AppError('unauthenticated');
    if (call.access === 'premium' && !isPremium(session.user, clock.now())) {
      throw new AppError('premium_required');
    }
    if (call.showsOdds && isOnBreak(session.user, clock.now())) {
      throw new AppError('on_break');
    }
    request.session = session;
  };
}

function contextOf(call: Call, request: FastifyRequest): CallContext<Call> {
  const context = {
    params: call.params && checkInput(call.params, request.params),
    query: call.query && checkInput(call.query, request.query),
    // JSON knows null, a missing body is undefined: both mean that nothing was sent.
    body: call.body && checkInput(call.body, request.body ?? undefined),
    session: request.session ?? undefined,
    bearer: bearerToken(request.headers.authorization),
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    log: request.log,
  };
  return context as CallContext<Call>;
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
    // Sending it costs less than counting it would be worth.
    requestLimit.forgive(request.ip);
    return answer.send(request, reply, cache.encodingFor(request));
  }
  reply.code(call.status).header('cache-control', 'no-store');
  if (!call.reply) return reply.send();
  const body = JSON.stringify(checkReply(call.reply, answer, name));
  return reply.type('application/json; charset=utf-8').send(body);
}
