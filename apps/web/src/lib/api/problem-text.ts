import type { CatalogueKey } from '@tredici/contract/catalogue';
import type { ErrorCode, FieldCode } from '@tredici/contract/errors';
import { useText } from '#lib/i18n/translate.ts';
import { ApiError } from './api-error.ts';

/** Sentences that the specification prescribes come from catalogue.json, the rest from errors.json. Pages
 *  that use these must load the `errors` messages. */
export const FIELD_MESSAGES = {
  email_invalid: 'emailInvalid',
  password_too_short: 'passwordTooShort',
  password_too_simple: 'passwordTooSimple',
  password_mismatch: 'passwordMismatch',
  privacy_required: 'privacyRequired',
  captcha_required: 'captchaRequired',
} as const satisfies Partial<Record<FieldCode, CatalogueKey>>;
export const REFUSAL_MESSAGES = {
  login_failed: 'loginFailed',
  email_registered: 'emailRegistered',
  username_taken: 'usernameTaken',
  email_in_use: 'emailInUse',
  registration_closed: 'registrationClosed',
  captcha_failed: 'captchaFailed',
  email_not_found: 'emailNotFound',
  password_change_failed: 'passwordChangeFailed',
} as const satisfies Partial<Record<ErrorCode, CatalogueKey>>;

function isIn<Code extends string>(
  messages: Readonly<Record<Code, CatalogueKey>>,
  code: string,
): code is Code {
  return code in messages;
}

/** What is wrong with one field. `entering` completes "please enter …". */
export function useFieldText() {
  const say = useText('catalogue');
  const errors = useText('errors');
  return (codes: readonly FieldCode[], entering?: string): string | null => {
    const words = codes.map((code) => {
      if (code === 'required' && entering) return say('pleaseEnter', { field: entering });
      return isIn(FIELD_MESSAGES, code) ? say(FIELD_MESSAGES[code]) : errors(`field.${code}`);
    });
    return words.length > 0 ? words.join('. ') : null;
  };
}

/** Used when the server asks to wait without saying how long. */
const DEFAULT_WAIT_SECONDS = 60;

/** Why a call did not do what was asked. */
export function useErrorText() {
  const say = useText('catalogue');
  const errors = useText('errors');
  const t = useText('accounts');
  const common = useText('common');
  return (error: unknown): string => {
    if (!(error instanceof ApiError)) {
      return navigator.onLine ? t('login.unreachable') : common('offline');
    }
    const { code } = error;
    if (isIn(REFUSAL_MESSAGES, code)) return say(REFUSAL_MESSAGES[code]);
    if (code !== 'too_many_requests') return errors(code);
    const wait = error.retryAfterSeconds ?? DEFAULT_WAIT_SECONDS;
    return wait > 90
      ? t('login.tooManyMinutes', { count: Math.ceil(wait / 60) })
      : t('login.tooMany', { count: Math.max(1, Math.ceil(wait)) });
  };
}
