import { type Problems, registrationProblems } from '@tredici/contract/account-rules';
import { ApiError } from '#lib/api/api-error.ts';
import { type Draft, STEPS, type Step } from './registration-memory.ts';

/** All values of the form: the draft, and what is never stored. */
export interface Values extends Omit<Draft, 'step'> {
  readonly password1: string;
  readonly password2: string;
  /** The solved challenge; empty until it is solved. */
  readonly captcha: string;
}

/** The fields of each step in the order of the page, by the API's names. */
export const STEP_FIELDS = {
  names: ['first_name', 'last_name'],
  email: ['email'],
  password: ['password1', 'password2', 'privacy_accepted', 'captcha'],
} as const satisfies Record<Step, readonly string[]>;

export function problemsOf(values: Values): Problems {
  return registrationProblems({ ...values, username: values.email });
}

export function isComplete(step: Step, problems: Problems): boolean {
  return STEP_FIELDS[step].every((field) => !(field in problems));
}

/** The furthest step that may be shown: never beyond one that is incomplete. */
export function reachable(step: Step, problems: Problems): Step {
  const before = STEPS.slice(0, STEPS.indexOf(step));
  return before.find((each) => !isComplete(each, problems)) ?? step;
}

/** The first step that contains one of these fields. */
export function stepOfFields(fields: readonly string[]): Step | undefined {
  return STEPS.find((step) => STEP_FIELDS[step].some((field) => fields.includes(field)));
}

/** The field that a refusal is about, if any. */
export function refusedField(error: unknown): 'email' | 'username' | 'captcha' | null {
  if (!(error instanceof ApiError)) return null;
  switch (error.code) {
    case 'email_registered':
    case 'email_in_use':
      return 'email';
    case 'username_taken':
      return 'username';
    case 'captcha_failed':
      return 'captcha';
    default:
      return null;
  }
}
