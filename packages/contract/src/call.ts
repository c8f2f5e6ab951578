import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

/** Everything of the API lives below this path. */
export const API_BASE = '/api';

/** Who may make a call: anyone, whoever has a session, or whoever has Pro. */
export type Access = 'public' | 'login' | 'premium';

type Schema = z.ZodMiniType;

/** One call of the API, as a value: the server builds its route from it, the web client its request,
 *  the OpenAPI document its entry. Paths use `:name` for parameters and end in a slash. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: `/${string}/`;
  readonly access: Access;
  /** Gives odds, suggestions or the plan: refused to whoever is on a break. */
  readonly showsOdds?: true;
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The status of success, and the body that comes with it (none for 204). */
  readonly status: 200 | 201 | 204;
  readonly reply?: Schema;
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

/** What a caller must give: only the parts that the call has. */
export type RequestOf<C extends Call> = {
  [K in 'params' | 'query' | 'body' as C[K] extends Schema ? K : never]: Input<C[K]>;
};
