import { describe, expect, it } from 'vitest';
import { ApiError } from '#lib/api/api-error.ts';
import { EMPTY_DRAFT, parseDraft } from './registration-memory.ts';
import {
  isComplete,
  problemsOf,
  reachable,
  refusedField,
  stepOfFields,
  type Values,
} from './step-rules.ts';

const FILLED: Values = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@tredici.test',
  privacy_accepted: true,
  receive_newsletter: false,
  password1: 'Schedina-2026',
  password2: 'Schedina-2026',
  captcha: 'solved',
};

describe('the rows of the registration', () => {
  it('are complete when they contain no error', () => {
    const problems = problemsOf(FILLED);
    expect(problems).toEqual({});
    const wrong = problemsOf({ ...FILLED, email: 'ada', captcha: '' });
    expect(isComplete('names', wrong)).toBe(true);
    expect(isComplete('email', wrong)).toBe(false);
    expect(isComplete('password', wrong)).toBe(false);
  });

  it('cannot be skipped while incomplete, whatever the tab remembers', () => {
    expect(reachable('password', problemsOf(FILLED))).toBe('password');
    expect(reachable('password', problemsOf({ ...FILLED, email: '' }))).toBe('email');
    expect(reachable('password', problemsOf({ ...FILLED, last_name: ' ' }))).toBe('names');
    expect(reachable('names', problemsOf({ ...FILLED, email: '' }))).toBe('names');
  });

  it('are found by the fields that the server refuses', () => {
    expect(stepOfFields(['password2', 'email'])).toBe('email');
    expect(stepOfFields(['captcha'])).toBe('password');
    expect(stepOfFields(['username'])).toBeUndefined();
  });
});

it.each([
  ['email_registered', 'email'],
  ['username_taken', 'username'],
  ['captcha_failed', 'captcha'],
  ['too_many_requests', null],
] as const)('the refusal %s is about the field %s', (code, field) => {
  expect(refusedField(new ApiError({ code, status: 400 }))).toBe(field);
});

describe('what a tab remembers', () => {
  it.each([null, undefined, 3, 'x', [], {}])('is nothing when the stored value is %j', (found) => {
    expect(parseDraft(found)).toEqual(EMPTY_DRAFT);
  });

  it('contains no password, even if one was stored', () => {
    const draft = parseDraft({ ...FILLED, step: 'email' });
    expect(draft).toEqual({
      step: 'email',
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: 'ada@tredici.test',
      privacy_accepted: true,
      receive_newsletter: false,
    });
  });
});
