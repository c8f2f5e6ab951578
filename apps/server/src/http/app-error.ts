import {
  ERROR_STATUS,
  type ErrorBody,
  type ErrorCode,
  type FieldCode,
} from '@tredici/contract/errors';

export interface ErrorDetails {
  /** What is wrong with each field of the request. */
  readonly fields?: Readonly<Record<string, readonly FieldCode[]>>;
  /** Sent as Retry-After. */
  readonly retryAfterSeconds?: number;
  /** Sent as Allow, for a method that a path does not know. */
  readonly allow?: readonly string[];
}

/** A refusal that a caller can understand; anything else thrown is our own mistake, a 500. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}, options?: ErrorOptions) {
    super(code, options);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** Prose for people who call the API by hand. The web never shows it: it translates the codes. */
const DETAIL: Record<ErrorCode, string> = {
  validation: 'Some fields are not valid.',
  malformed_body: 'The body is not valid JSON.',
  login_failed: 'Login failed.',
  email_not_verified: 'E-mail is not verified.',
  email_registered: 'A user is already registered with this e-mail address.',
  username_taken: 'A user with that username already exists.',
  email_in_use: 'The e-mail is already in use.',
  registration_closed: 'Registrations are closed.',
  captcha_failed: 'Verification failed. Please reload the site and try again.',
  email_not_found: 'E-mail not found.',
  key_invalid: 'The key is not valid or has expired.',
  password_change_failed: 'The password could not be changed.',
  unauthenticated: 'A valid token is required.',
  premium_required: 'This is part of the Premium plan.',
  forbidden: 'Not permitted.',
  not_found: 'Not found.',
  method_not_allowed: 'Method not allowed.',
  conflict: 'Something changed in the meantime.',
  body_too_large: 'The body is too large.',
  unsupported_media_type: 'The body must be application/json.',
  too_many_requests: 'Too many requests. Try again later.',
  internal: 'Something went wrong on our side.',
  unavailable: 'Not available for the moment. Try again shortly.',
};

const FIELD_DETAIL: Record<FieldCode, string> = {
  required: 'This field is required.',
  invalid: 'Not a valid value.',
  too_long: 'Too long.',
  email_invalid: 'Not a valid e-mail address.',
  password_too_short: 'The password must have at least 8 characters.',
  password_too_simple:
    'The password must have an upper-case and a lower-case letter, a digit and a special character.',
  password_mismatch: 'The two passwords differ.',
  privacy_required: 'The legal agreement must be accepted.',
  captcha_required: 'Solve the captcha.',
  season_unknown: 'Not a season we know.',
};

/** The refusals of a form as a whole: they keep the key that callers of the first API look at. */
const OF_THE_FORM: ReadonlySet<ErrorCode> = new Set([
  'login_failed',
  'email_not_verified',
  'registration_closed',
  'captcha_failed',
]);

/** The one shape of an error. */
export function errorBodyOf(error: AppError): ErrorBody {
  const { code } = error;
  const { fields } = error.details;
  if (fields) {
    const prose = Object.entries(fields).map(([field, codes]) => [
      // A field cannot take the place of the keys that programs read.
      field === 'code' || field === 'codes' || field === 'detail' ? `${field}_` : field,
      codes.map((fieldCode) => FIELD_DETAIL[fieldCode]),
    ]);
    const codes = Object.fromEntries(Object.entries(fields).map(([k, v]) => [k, [...v]]));
    return { ...Object.fromEntries(prose), code, codes };
  }
  if (OF_THE_FORM.has(code)) return { non_field_errors: [DETAIL[code]], code };
  return { detail: DETAIL[code], code };
}
