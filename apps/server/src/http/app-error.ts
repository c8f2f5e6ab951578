import {
  ERROR_STATUS,
  type ErrorBody,
  type ErrorCode,
  type FieldCode,
} from '@tredici/contract/errors';

export interface ErrorDetails {
  /** What is wrong with each field of the request. */
  readonly fields?: Readonly<Record<string, readonly FieldCode[]>>;
  /** The reasons of a refusal, as codes of the engine. */
  readonly problems?: readonly { readonly code: string; readonly detail: string }[];
  /** Sent as Retry-After. */
  readonly retryAfterSeconds?: number;
  /** Sent as Allow, when a path exists but not with this method. */
  readonly allow?: readonly string[];
}

/** A refusal that the caller can understand. Anything else that is thrown is a bug and answered with 500. */
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

/** Prose for people who call the API by hand. Where the specification prescribes a sentence, it is that one.
 *  The web shows its own translation of the code instead. */
const DETAIL: Record<ErrorCode, string> = {
  validation: 'Some fields are not valid.',
  malformed_body: 'The body is not valid JSON, or did not arrive whole.',
  malformed_request: 'This is not a request that HTTP knows, or its headers are too long.',
  malformed_url: 'The address cannot be decoded.',
  login_failed: 'Login failed.',
  email_not_verified: 'E-mail is not verified.',
  otp_required: 'A code of the second factor is required: send the same again with otp.',
  otp_invalid: 'The code is wrong, or was used before.',
  email_registered: 'Un utente è già registrato con questa email.',
  username_taken: 'Un utente con questo nome utente esiste già.',
  email_in_use: "L'email è già in uso",
  registration_closed: 'Le registrazioni sono chiuse',
  captcha_failed: 'Verifica fallita. Please reload the site and try again.',
  email_not_found: 'Email non trovata',
  key_invalid: 'The key is not valid or has expired.',
  password_change_failed: 'Si è verificato un errore durante la modifica della password',
  signature_invalid: 'The signature is missing, wrong or too old.',
  rules_invalid: 'These rules make no sense together: see problems.',
  team_refused: 'Non è stato possibile creare una squadra',
  lineup_refused: 'The line-up is not allowed: see problems.',
  purchase_refused: 'The purchase is not possible: see problems.',
  club_unknown: 'No club of that country has this name: correct it, or create it.',
  file_corrupt: 'The file is damaged or not whole.',
  file_protected: 'The file is protected with a password, or of an Excel before 2007.',
  file_has_macros: 'The file contains macros.',
  file_unpacks_too_large: 'What the file unpacks to is too large.',
  file_too_many_rows: 'The file has too many rows.',
  file_not_a_table: 'The file is neither xlsx nor csv.',
  file_wrong_layout: 'The file has the columns of none of the lists that can be read.',
  file_sheet_missing: 'The sheet that was asked for is not in the file.',
  file_no_rows: 'No player could be read from the file.',
  file_season_unknown: 'The file does not say its season: give it as season.',
  file_wrong_season: 'The file is about another season.',
  file_round_unknown: 'The file does not say its round: give it as round.',
  file_too_slow: 'The file could not be read in time.',
  unauthenticated: 'A valid token is required.',
  premium_required: 'Questa funzionalità è disponibile solo con il piano Premium.',
  on_break: 'You are on a break: no odds, suggestions or plan until it ends.',
  forbidden: 'Not permitted.',
  second_factor_required:
    'An operator needs a second factor: switch it on in the profile (/profile), then ask again.',
  password_again: 'The login is too long ago: give the password again (POST).',
  not_found: 'Not found.',
  championship_not_found: 'Non è stato trovato alcun campionato corrispondente, selezionarne uno',
  method_not_allowed: 'Method not allowed.',
  conflict: 'Something changed in the meantime.',
  break_not_shortened: 'A break can be prolonged, never shortened.',
  no_subscription: 'There is no subscription to look after.',
  withdrawal_over: 'The time for withdrawing from this contract is over.',
  limit_reached: 'There are as many as there may be.',
  deadline_passed: 'The deadline of this round has passed.',
  participants_fixed: 'Results are in: participants can be renamed, not added, removed or moved.',
  body_too_large: 'The body is too large.',
  unsupported_media_type: 'The body is not of a type that this call takes.',
  too_many_requests: 'Too many requests. Try again later.',
  internal: 'Something went wrong on our side.',
  unavailable: 'Not available for the moment. Try again shortly.',
  payments_unavailable: 'The payment provider does not answer. Try again shortly.',
  payments_not_configured: 'Payments are not available yet.',
  deletion_waits:
    'The account will be deleted as soon as the payment provider has ended its subscription.',
};

const FIELD_DETAIL: Record<FieldCode, string> = {
  required: 'This field is required.',
  invalid: 'Not a valid value.',
  too_long: 'Too long.',
  email_invalid: 'Email non valida',
  password_too_short: 'La password deve essere lunga almeno 8 caratteri',
  password_too_simple:
    'La password deve contenere almeno una lettera maiuscola, una minuscola, un numero e un carattere speciale',
  password_common: 'Questa password è fra le più comuni: scegline un’altra',
  password_mismatch: 'Ripeti la stessa password per confermare che sia corretta',
  password_wrong: 'Not the password of this account.',
  privacy_required: "È necessario accettare l'accordo legale",
  captcha_required: 'Inserisci il captcha',
  season_unknown: 'Not a season we know.',
};

/** Refusals of a whole form are reported under the key that the first version of the API used. */
const OF_THE_FORM: ReadonlySet<ErrorCode> = new Set([
  'login_failed',
  'email_not_verified',
  'otp_required',
  'otp_invalid',
  'registration_closed',
  'captcha_failed',
]);

/** Refusals of a single field are reported under its name. */
const OF_A_FIELD: Partial<Record<ErrorCode, string>> = {
  email_registered: 'email',
  username_taken: 'username',
  email_in_use: 'email',
  email_not_found: 'email',
};

/** Every error of the API has this shape. */
export function errorBodyOf(error: AppError): ErrorBody {
  const { code } = error;
  const { fields } = error.details;
  if (fields) {
    const prose = Object.entries(fields).map(([field, codes]) => [
      // A field must not overwrite the keys that programs read.
      field === 'code' || field === 'codes' || field === 'detail' ? `${field}_` : field,
      codes.map((fieldCode) => FIELD_DETAIL[fieldCode]),
    ]);
    const codes = Object.fromEntries(Object.entries(fields).map(([k, v]) => [k, [...v]]));
    const whole = code === 'validation' ? {} : { detail: DETAIL[code] };
    return { ...Object.fromEntries(prose), ...whole, code, codes };
  }
  const field = OF_A_FIELD[code];
  if (field) return { [field]: [DETAIL[code]], code };
  if (OF_THE_FORM.has(code)) return { non_field_errors: [DETAIL[code]], code };
  const { problems } = error.details;
  return { detail: DETAIL[code], code, ...(problems ? { problems: [...problems] } : {}) };
}
