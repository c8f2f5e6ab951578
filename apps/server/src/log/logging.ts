import Fastify, {
  type FastifyBaseLogger,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { databaseCode, violatedConstraint } from '#db/transaction.ts';
import type { Config } from '../config.ts';
import { maskPath, maskSecrets } from './mask.ts';

export type Log = FastifyBaseLogger;

/** Accepts only whole lines. */
export interface LogStream {
  write(line: string): void;
}

/** The reader of the output may exit before us. pino's own way of writing then retries for ever when the
 *  process should end: a child whose supervisor was killed would never exit. */
const STANDARD_OUTPUT: LogStream = {
  write(line) {
    if (process.stdout.listenerCount('error') === 0) process.stdout.on('error', () => {});
    process.stdout.write(line);
  },
};

/** A log outside the HTTP server. pino comes with Fastify, so Fastify creates it. */
export function createLog(level: Config['logLevel'], stream?: LogStream): Log {
  return Fastify({ logger: loggerOptions(level, stream) }).log;
}

const METHODS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The log of one request, created when it is first used: most requests log nothing, and a pino child costs
 *  as much as the rest of a cached reply. */
class RequestLog {
  readonly #parent: Log;
  readonly #bindings: Record<string, unknown>;
  #own: Log | undefined;

  constructor(parent: Log, bindings: Record<string, unknown>) {
    this.#parent = parent;
    this.#bindings = bindings;
  }

  get real(): Log {
    this.#own ??= this.#parent.child(this.#bindings);
    return this.#own;
  }

  get level(): string {
    return this.#parent.level;
  }

  child(...args: Parameters<Log['child']>): Log {
    return this.real.child(...args);
  }
}
for (const method of METHODS) {
  Object.defineProperty(RequestLog.prototype, method, {
    value(this: RequestLog, ...args: [object, string]) {
      this.real[method](...args);
    },
  });
}

export const createRequestLog = (parent: Log, bindings: Record<string, unknown>): Log =>
  new RequestLog(parent, bindings) as unknown as Log;

/** One JSON object per line. Requests are described by a few safe fields, errors without the values that a
 *  driver puts into its messages, and every line is masked before it is written. */
export function loggerOptions(
  level: Config['logLevel'],
  stream?: LogStream,
): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level,
    base: { pid: process.pid },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: [
        'password',
        'token',
        'access_token',
        'authorization',
        'cookie',
        '*.password',
        '*.token',
        '*.access_token',
        '*.authorization',
        '*.cookie',
        '*.headers',
        '*.body',
      ],
      censor: '[hidden]',
    },
    serializers: { req: describeRequest, res: describeReply, err: describeError },
    hooks: { streamWrite: maskSecrets },
    stream: stream ?? STANDARD_OUTPUT,
  };
}

function describeRequest(request: FastifyRequest) {
  return { method: request.method, path: maskPath(request.url) };
}

function describeReply(reply: { statusCode?: number }) {
  return { status: reply.statusCode };
}

/** The cause chain matters more than the outermost message. PostgreSQL's `detail` is left out, because it
 *  quotes the row. */
function describeError(error: Error) {
  const causes: string[] = [];
  for (let cause = error.cause; cause instanceof Error && causes.length < 5; cause = cause.cause) {
    causes.push(firstLine(cause.message));
  }
  return {
    type: error.name,
    message: firstLine(error.message),
    code: databaseCode(error),
    constraint: violatedConstraint(error),
    ...(causes.length > 0 ? { causes } : {}),
    stack: stackWithoutMessage(error),
  };
}

/** drizzle puts the parameters of a failed query on the second line of its message. */
const firstLine = (message: string): string => message.split('\n', 1)[0]!.slice(0, 500);

function stackWithoutMessage(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
}
