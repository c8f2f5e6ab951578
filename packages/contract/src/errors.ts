import * as z from 'zod/mini';

/** Every refusal of the API, with its HTTP status. The web translates these codes
 *  (locales/<language>/errors.json) and never shows the server's text. */
export const ERROR_STATUS = {
  validation: 400,
  malformed_body: 400,
  malformed_request: 400,
  malformed_url: 400,
  login_failed: 400,
  email_not_verified: 400,
  otp_required: 400,
  otp_invalid: 400,
  email_registered: 400,
  username_taken: 400,
  email_in_use: 400,
  registration_closed: 400,
  captcha_failed: 400,
  email_not_found: 400,
  key_invalid: 400,
  password_change_failed: 400,
  signature_invalid: 400,
  rules_invalid: 400,
  team_refused: 400,
  lineup_refused: 400,
  purchase_refused: 400,
  club_unknown: 400,
  file_corrupt: 400,
  file_protected: 400,
  file_has_macros: 400,
  file_unpacks_too_large: 400,
  file_too_many_rows: 400,
  file_not_a_table: 400,
  file_wrong_layout: 400,
  file_sheet_missing: 400,
  file_no_rows: 400,
  file_season_unknown: 400,
  file_wrong_season: 400,
  file_round_unknown: 400,
  file_too_slow: 400,
  unauthenticated: 401,
  premium_required: 403,
  on_break: 403,
  forbidden: 403,
  second_factor_required: 403,
  password_again: 403,
  not_found: 404,
  championship_not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  break_not_shortened: 409,
  no_subscription: 409,
  withdrawal_over: 409,
  limit_reached: 409,
  deadline_passed: 409,
  participants_fixed: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  payments_unavailable: 503,
  payments_not_configured: 503,
  deletion_waits: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;
export const ERROR_CODES = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

/** What can be wrong with a field; the web translates these too. */
export const FIELD_CODES = [
  'required',
  'invalid',
  'too_long',
  'email_invalid',
  'password_too_short',
  'password_too_simple',
  'password_common',
  'password_mismatch',
  'password_wrong',
  'privacy_required',
  'captcha_required',
  'season_unknown',
] as const;
export type FieldCode = (typeof FIELD_CODES)[number];

/** Every error of the API has this shape. `detail`, `non_field_errors` and a list per field (any further key)
 *  contain text for people who call the API by hand; programs read `code` and `codes`. */
export const errorBody = z.catchall(
  z.object({
    code: z.enum(ERROR_CODES),
    detail: z.optional(z.string()),
    non_field_errors: z.optional(z.array(z.string())),
    codes: z.optional(z.record(z.string(), z.array(z.enum(FIELD_CODES)))),
    /** The reasons why a line-up, a roster or rules are refused, as codes of the engine. */
    problems: z.optional(z.array(z.object({ code: z.string(), detail: z.string() }))),
  }),
  z.unknown(),
);
export type ErrorBody = z.output<typeof errorBody>;
