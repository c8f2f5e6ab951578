import { ApiError } from '#lib/api/api-error.ts';

/** Why a login did not happen, in the terms of the page. */
export type LoginProblem =
  | { readonly kind: 'form-invalid' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'email-not-verified' }
  | { readonly kind: 'code-required' }
  | { readonly kind: 'code-wrong' }
  | { readonly kind: 'too-many'; readonly waitSeconds: number }
  | { readonly kind: 'unreachable' };

/** Where the server asks to wait without saying how long. */
const DEFAULT_WAIT_SECONDS = 60;

export function loginProblemOf(error: unknown): LoginProblem {
  if (!(error instanceof ApiError)) return { kind: 'unreachable' };
  switch (error.code) {
    case 'email_not_verified':
      return { kind: 'email-not-verified' };
    case 'otp_required':
      return { kind: 'code-required' };
    case 'otp_invalid':
      return { kind: 'code-wrong' };
    case 'too_many_requests':
      return { kind: 'too-many', waitSeconds: error.retryAfterSeconds ?? DEFAULT_WAIT_SECONDS };
    case 'unavailable':
      return { kind: 'unreachable' };
    default:
      return { kind: 'failed' };
  }
}
