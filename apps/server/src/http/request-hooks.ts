import { randomBytes } from 'node:crypto';
import { API_BASE } from '@tredici/contract/call';
import { HEALTH_PATH } from '@tredici/contract/health';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { maskPath } from '#log/mask.ts';
import { AppError } from './app-error.ts';
import type { RequestLimit } from './request-limit.ts';
import { DATA_HEADERS, TRANSPORT_SECURITY } from './security-headers.ts';
import type { SlowReaders } from './slow-readers.ts';

/** The buffers of a connection take a shorter reply at once, however slowly it is read. */
const WORTH_WATCHING = 64 * 1024;
const SAFE_HEADERS = Object.entries(DATA_HEADERS);
const HEALTH = HEALTH_PATH.replace(/\/$/, '');

/** Unique among processes by the prefix, within one by the count. */
export function createRequestIds(): () => string {
  const prefix = randomBytes(6).toString('base64url');
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}-${count.toString(36)}`;
  };
}

/** What applies to every request: security headers, the limit per address, one log line. */
export function addRequestHooks(
  app: FastifyInstance,
  {
    closing,
    readers,
    requestLimit,
  }: {
    readonly requestLimit: RequestLimit;
    readonly closing: AbortSignal;
    readonly readers: SlowReaders;
  },
): void {
  const infoIsLogged = app.log.level === 'info' || app.log.level === 'debug';

  app.addHook('onRequest', (request, reply, done) => {
    // Otherwise a request could arrive just as its connection is closed.
    if (closing.aborted) reply.raw.setHeader('connection', 'close');
    const { url } = request;
    // Monitoring may ask as often as it likes.
    if (url.startsWith(API_BASE) && !url.startsWith(HEALTH)) {
      const wait = requestLimit.take(request.ip);
      if (wait !== undefined) {
        done(new AppError('too_many_requests', { retryAfterSeconds: wait }));
        return;
      }
    }
    done();
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    addSafeHeaders(request, reply);
    const isShort = Buffer.isBuffer(payload) && payload.length < WORTH_WATCHING;
    if (!isShort) readers.watch(reply.raw);
    done(null, payload);
  });

  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode >= 400 || infoIsLogged) logReply(request, reply);
    done();
  });
}

/** Adds the security headers that the reply does not set itself. Also called for requests that reach no
 *  route. */
export function addSafeHeaders(request: FastifyRequest, reply: FastifyReply): void {
  for (const [name, value] of SAFE_HEADERS) {
    if (!reply.hasHeader(name)) reply.header(name, value);
  }
  reply.header('x-request-id', request.id);
  if (request.protocol === 'https') reply.header('strict-transport-security', TRANSPORT_SECURITY);
}

function logReply(request: FastifyRequest, reply: FastifyReply): void {
  const { statusCode } = reply;
  const line = {
    method: request.method,
    // The route's pattern if there is one, because it holds nothing that a user typed.
    path: request.routeOptions.url ?? maskPath(request.url),
    status: statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
  };
  // Requests without a session and old links are not worth a warning.
  if (statusCode >= 500) request.log.error(line, 'request');
  else if (statusCode >= 400 && statusCode !== 401 && statusCode !== 404)
    request.log.warn(line, 'request');
  else request.log.info(line, 'request');
}
