import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { FileType } from './file-types.ts';

/** The base path of the API. */
export const API_BASE = '/api';

/** Who may make a call: anyone, users with a session, users with Pro, or operators. */
export type Access = 'public' | 'login' | 'premium' | 'operator';

type Schema = z.ZodMiniType;

/** The handler gets the exact bytes, so that a signature over them can be verified. */
export interface RawBody {
  readonly kind: 'raw';
  readonly maxBytes: number;
}

/** One file, streamed to the handler. Its type is recognised by its bytes, whatever the header says. */
export interface FileBody {
  readonly kind: 'file';
  readonly maxBytes: number;
  readonly types: readonly FileType[];
}

/** A schema means JSON. */
export type Body = Schema | RawBody | FileBody;

/** One call of the API, as a value: the server builds its route from it, the web client its request, and the
 *  OpenAPI document its entry. Paths use `:name` for parameters and end in a slash. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: `/${string}/`;
  readonly access: Access;
  /** Returns odds, suggestions or the plan: refused to users on a break. */
  readonly showsOdds?: true;
  /** The same for everybody with the same access and odds setting. With a pass it is also available at an
   *  address that a shared cache may keep (`shared-lists.ts`). */
  readonly shared?: true;
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Body;
  /** The status of success, and the body that comes with it (none for 204). */
  readonly status: 200 | 201 | 204;
  readonly reply?: Schema;
  /** The media type of a reply that is not JSON: the schema is then that of the text. */
  readonly replyType?: 'text/csv';
  /** The refusals specific to this call; those common to all calls are not repeated. */
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

/** What a caller must supply: only the parts that the call has. */
export type RequestOf<C extends Call> = {
  [K in 'params' | 'query' as C[K] extends Schema ? K : never]: Input<C[K]>;
} & { [K in 'body' as C[K] extends Body ? K : never]: BodyInput<C[K]> };

/** The schema of a JSON body, if the call takes one. */
export function jsonBodyOf({ body }: Call): Schema | undefined {
  return body === undefined || 'kind' in body ? undefined : body;
}
