import { FIELD_CODES, type FieldCode } from '@tredici/contract/errors';
import type * as z from 'zod/mini';
import { AppError } from './app-error.ts';

/** The key for errors of the body as a whole. */
const WHOLE = 'non_field_errors';

/** Returns the checked value, or refuses with what is wrong with each field. */
export function checkInput<S extends z.ZodMiniType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const fields: Record<string, FieldCode[]> = {};
  for (const issue of result.error.issues) {
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]!] : issue.path;
    const field = path.length === 0 ? WHOLE : path.map(String).join('.').slice(0, 100);
    const code = fieldCodeOf(issue, valueAt(input, issue.path));
    fields[field] = [...new Set([...(fields[field] ?? []), code])];
  }
  throw new AppError('validation', { fields });
}

/** A reply that breaks the contract is a bug: the caller gets a 500, the log the reason. */
export function checkReply(schema: z.ZodMiniType, value: unknown, call: string): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const where = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`);
  throw new Error(`the reply of ${call} breaks the contract (${where.join('; ')})`);
}

/** A schema may name the code of its errors as their message. */
const namedCode = (message: string) => FIELD_CODES.find((code) => code === message);

function fieldCodeOf(issue: z.core.$ZodIssue, value: unknown): FieldCode {
  const named = namedCode(issue.message);
  if (named) return named;
  if (value === undefined || (typeof value === 'string' && value.trim() === '')) return 'required';
  if (issue.code === 'too_big' && issue.origin === 'string') return 'too_long';
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'email_invalid';
  return 'invalid';
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}
