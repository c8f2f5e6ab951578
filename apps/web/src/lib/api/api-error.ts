import type { ErrorCode, FieldCode } from '@tredici/contract/errors';

/** A refusal of the API, as the contract names it. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** What is wrong with each field, if the refusal is about fields. */
  readonly codes: Readonly<Record<string, readonly FieldCode[]>>;
  /** The reasons why a roster, a line-up or rules are refused, as codes of the engine. */
  readonly problems: ReadonlyArray<{ readonly code: string; readonly detail: string }>;
  readonly requestId: string | null;
  /** How long the server asks to wait before another attempt. */
  readonly retryAfterSeconds: number | null;

  constructor(refusal: {
    code: ErrorCode;
    status: number;
    codes?: Readonly<Record<string, readonly FieldCode[]>> | undefined;
    problems?: ApiError['problems'] | undefined;
    requestId?: string | null;
    retryAfterSeconds?: number | null;
  }) {
    super(`${refusal.status} ${refusal.code}`);
    this.name = 'ApiError';
    this.code = refusal.code;
    this.status = refusal.status;
    this.codes = refusal.codes ?? {};
    this.problems = refusal.problems ?? [];
    this.requestId = refusal.requestId ?? null;
    this.retryAfterSeconds = refusal.retryAfterSeconds ?? null;
  }
}

/** There is no reply, or none that can be understood: a network failure, a time-out, or the page of some
 *  other server. */
export class UnreachableError extends Error {
  readonly requestId: string | null;

  constructor(cause: unknown, requestId: string | null = null) {
    super('The server gave no answer that can be read', { cause });
    this.name = 'UnreachableError';
    this.requestId = requestId;
  }
}

/** The id to quote when asking for help, if there is one. */
export function requestIdOf(error: unknown): string | null {
  return error instanceof ApiError || error instanceof UnreachableError ? error.requestId : null;
}
