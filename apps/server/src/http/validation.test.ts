import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { AppError, errorBodyOf } from './app-error.ts';
import { checkInput, checkReply } from './validation.ts';

const form = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(5)),
  mail: z.optional(z.email()),
  inner: z.optional(z.object({ n: z.int() })),
});

function refusal(input: unknown) {
  try {
    checkInput(form, input);
  } catch (error) {
    return errorBodyOf(error as AppError);
  }
  throw new Error('accepted');
}

test.each([
  [{}, { name: ['required'] }],
  [{ name: '' }, { name: ['required'] }],
  [{ name: 5 }, { name: ['invalid'] }],
  [{ name: 'abcdef' }, { name: ['too_long'] }],
  [{ name: 'a', mail: 'x' }, { mail: ['email_invalid'] }],
  [{ name: 'a', inner: { n: 'x' } }, { 'inner.n': ['invalid'] }],
  [[], { non_field_errors: ['invalid'] }],
  ['text', { non_field_errors: ['invalid'] }],
  [undefined, { non_field_errors: ['required'] }],
] as const)('%j is refused field by field', (input, codes) => {
  const body = refusal(input);
  expect(body).toMatchObject({ code: 'validation', codes });
  for (const field of Object.keys(codes)) expect(body[field]).toEqual([expect.any(String)]);
});

test('an accepted value has only the keys of the schema', () => {
  expect(checkInput(form, { name: 'abc', evil: 1 })).toEqual({ name: 'abc' });
});

test('a field cannot pose as the code', () => {
  const body = errorBodyOf(new AppError('validation', { fields: { code: ['invalid'] } }));
  expect(body.code).toBe('validation');
});

test('a reply that breaks the contract says where, not what', () => {
  expect(() => checkReply(form, { name: 'secret value' }, 'login')).toThrow(
    'the reply of login breaks the contract (name: too_big)',
  );
});
