import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { API_BASE, type Call } from '@tredici/contract/call';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '#db/database-away.ts';
import { databaseCode, violatedConstraint } from '#db/transaction.ts';
import { AppError, errorBodyOf } from './app-error.ts';
import { DATA_HEADERS } from './security-headers.ts';

/** One handler for all errors: a refusal keeps its code, anything else is a 500 that tells only the request
 *  id to look up in the log. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.status >= 500) request.log.error({ err: error, req: request }, 'request failed');
    return sendRefusal(reply, request, refusal);
  });
}

export function sendRefusal(
  reply: FastifyReply,
  request: FastifyRequest,
  refusal: AppError,
): FastifyReply {
  const { retryAfterSeconds, allow } = refusal.details;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  if (allow) reply.header('allow', allow.join(', '));
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
  const body =
    refusal.status >= 500
      ? { ...errorBodyOf(refusal), request_id: request.id }
      : errorBodyOf(refusal);
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

/** A reference to the user to whom a row belongs. */
const USER_GONE = /_user_id_app_user_id_fk$/;

/** The refusal that a caller sees for an error. */
export function refusalOf(error: FastifyError | Error): AppError {
  if (error instanceof AppError) return error;
  const code = 'code' in error ? String(error.code) : '';
  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || status === 413)
    return new AppError('body_too_large');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || status === 415) {
    return new AppError('unsupported_media_type');
  }
  if (code === 'FST_ERR_BAD_URL') return new AppError('malformed_url');
  if (status === 404) return new AppError('not_found');
  if (status >= 400 && status < 500) return new AppError('malformed_body');
  // The input holds a character that no text column can store, such as NUL.
  if (databaseCode(error) === '22021') {
    return new AppError('validation', { fields: { non_field_errors: ['invalid'] } });
  }
  // A row was added for a user who was deleted during the request.
  if (databaseCode(error) === '23503' && USER_GONE.test(violatedConstraint(error) ?? '')) {
    return new AppError('unauthenticated');
  }
  if (isDatabaseAway(error)) return new AppError('unavailable', { retryAfterSeconds: 5 });
  return new AppError('internal');
}

/** For a path that exists with other methods: a 405 that names them. */
export function createMethodFinder(calls: Iterable<Call>): (path: string) => string[] {
  const known = [...calls].map((call) => ({
    method: call.method,
    pattern: new RegExp(
      `^${API_BASE}${call.path.replaceAll(/:[a-z_]+/gi, '[^/]+').replace(/\/$/, '/?')}$`,
    ),
  }));
  return (path) => [
    ...new Set(known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)),
  ];
}

/** Input that is not even HTTP also gets an error in our format, and the connection is closed. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? 431
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? 408
        : 400;
  const body = JSON.stringify(errorBodyOf(new AppError('malformed_request')));
  const safe = Object.entries(DATA_HEADERS).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${safe.join('')}content-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
