import type { FieldCode } from './errors.ts';
import { UNPRINTABLE, VISIBLE } from './shown-text.ts';

/** The rules of the account forms. The web shows mistakes while the user types, and the server refuses with
 *  the same codes. Each function returns what is wrong, or undefined. */

/** Counted in characters as people see them, not in JavaScript's code units. */
export const NAME_MAX = 150;
export const EMAIL_MAX = 254;
export const PASSWORD_MIN = 8;
/** Nobody types a password this long, and hashing an endless one would cost time. */
export const PASSWORD_MAX = 512;
export const PASSWORD_SPECIALS = '!@#$%^&*()-_';

export type Problems = Readonly<Record<string, readonly FieldCode[]>>;

const fine: readonly FieldCode[] = [];
const lengthOf = (text: string): number => [...text].length;

export function nameProblems(name: string): readonly FieldCode[] {
  const text = name.trim();
  // A rough count first, so that a megabyte of text is not examined.
  if (text.length > NAME_MAX * 2 || lengthOf(text) > NAME_MAX) return ['too_long'];
  if (UNPRINTABLE.test(text)) return ['invalid'];
  return VISIBLE.test(text) ? fine : ['required'];
}

/** A local part, an @, a domain and an ending of two to four letters. */
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,4}$/i;
const LOCAL_MAX = 64;
const LABEL_MAX = 63;

export function emailProblems(email: string): readonly FieldCode[] {
  const text = email.trim();
  if (text === '') return ['required'];
  if (text.length > EMAIL_MAX) return ['too_long'];
  if (!EMAIL.test(text)) return ['email_invalid'];
  const [local = '', domain = ''] = text.split('@');
  const labelsFit = domain.split('.').every((label) => label.length <= LABEL_MAX);
  return local.length <= LOCAL_MAX && labelsFit ? fine : ['email_invalid'];
}

const hasSpecial = (text: string): boolean =>
  [...PASSWORD_SPECIALS].some((special) => text.includes(special));

export function passwordProblems(password: string): readonly FieldCode[] {
  if (password === '') return ['required'];
  if (password.length > PASSWORD_MAX) return ['too_long'];
  const found: FieldCode[] = [];
  if (lengthOf(password) < PASSWORD_MIN) found.push('password_too_short');
  const mixed = /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) && /\d/.test(password);
  if (!mixed || !hasSpecial(password)) found.push('password_too_simple');
  return found;
}

export function repeatProblems(password: string, repeat: string): readonly FieldCode[] {
  return password === repeat ? fine : ['password_mismatch'];
}

/** The strength of a password that follows the rules, from 0 to 4: a hint, never a refusal. Length counts
 *  more than kinds of characters, and repetition counts less. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  const characters = [...password.slice(0, PASSWORD_MAX)];
  const distinct = new Set(characters.map((character) => character.toLowerCase())).size;
  if (passwordProblems(password).length > 0) return distinct >= PASSWORD_MIN ? 1 : 0;
  const points = Math.min(distinct, 20) + Math.min(characters.length, 32) / 2;
  if (points < 14) return 1;
  if (points < 18) return 2;
  return points < 24 ? 3 : 4;
}

/** What is wrong with a registration, by the API's field names. */
export interface RegistrationFields {
  readonly email: string;
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly password1: string;
  readonly password2: string;
  readonly privacy_accepted?: boolean | undefined;
  readonly captcha?: string | undefined;
}

export function registrationProblems(form: RegistrationFields): Problems {
  const sameName = form.username.trim().toLowerCase() === form.email.trim().toLowerCase();
  return onlyWrong({
    first_name: nameProblems(form.first_name),
    last_name: nameProblems(form.last_name),
    email: emailProblems(form.email),
    username: sameName ? fine : ['invalid'],
    ...newPasswordProblems('password1', form.password1, 'password2', form.password2),
    privacy_accepted: form.privacy_accepted === true ? fine : ['privacy_required'],
    captcha: form.captcha ? fine : ['captcha_required'],
  });
}

/** A new password and its repetition, used by registration, reset and change. */
export function newPasswordProblems(
  passwordField: string,
  password: string,
  repeatField: string,
  repeat: string,
): Problems {
  return onlyWrong({
    [passwordField]: passwordProblems(password),
    [repeatField]: repeatProblems(password, repeat),
  });
}

function onlyWrong(fields: Problems): Problems {
  return Object.fromEntries(Object.entries(fields).filter(([, codes]) => codes.length > 0));
}
