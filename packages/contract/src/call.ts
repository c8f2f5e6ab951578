import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { FileType } from './file-types.ts';

/** Everything of the API lives below this path. */
export const API_BASE = '/api';

/** Who may make a call: anyone, whoever has a session, whoever has Pro, or an operator. */
export type Access = 'public' | 'login' | 'premium' | 'operator';

type Schema = z.ZodMiniType;

/** The handler gets the bytes as they came: a signature over them can still be verified. */
export interface RawBody {
  readonly kind: 'raw';
  readonly maxBytes: number;
}

/** One file, streamed to the handler. Its type is told by its bytes, whatever the header claims. */
export interface FileBody {
  readonly kind: 'file';
  readonly maxBytes: number;
  readonly types: readonly FileType[];
}

/** A schema means JSON. */
export type Body = Schema | RawBody | FileBody;

/** One call of the API, as a value: the server builds its route from it, the web client its request,
 *  the OpenAPI document its entry. Paths use `:name` for parameters and end in a slash. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: `/${string}/`;
  readonly access: Access;
  /** Gives odds, suggestions or the plan: refused to whoever is on a break. */
  readonly showsOdds?: true;
  /** The same for everybody who may ask and sees odds or sees none: with a pass it is also found where a
   *  cache between us and the readers may keep it (`shared-lists.ts`). */
  readonly shared?: true;
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Body;
  /** The status of success, and the body that comes with it (none for 204). */
  readonly status: 200 | 201 | 204;
  readonly reply?: Schema;
  /** Of a reply that is not JSON: its schema is then that of the text. */
  readonly replyType?: 'text/csv';
  /** The refusals that are particular to this call; those of every call are not repeated. */
  readonly errors?: readonly ErrorCode[];
}

/** Keeps the literal types of a call while checking its shape. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

type Output<S> = S extends Schema ? z.output<S> : undefined;
type Input<S> = S extends Schema ? z.input<S> : undefined;

export type ReplyOf<C extends Call> = Output<C['reply']>;

type BodyInput<B> = B extends RawBody
  ? Uint8Array<ArrayBuffer>
  : B extends FileBody
    ? Blob
    : Input<B>;

/** What a caller must give: only the parts that the call has. */
export type RequestOf<C extends Call> = {
  [K in 'params' | 'query' as C[K] extends Schema ? K : never]: Input<C[K]>;
} & { [K in 'body' as C[K] extends Body ? K : never]: BodyInput<C[K]> };

/** The JSON that a call takes, if that is what it takes. */
export function jsonBodyOf({ body }: Call): Schema | undefined {
  return body === undefined || 'kind' in body ? undefined : body;
}
