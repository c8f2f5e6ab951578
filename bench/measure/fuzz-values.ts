import type { RandomSource } from '@tredici/engine/numeric/random';
import type { JsonSchema } from '@tredici/server/http/openapi';

/** Values that tend to break programs: empty and huge ones, numbers at their limits, text with a meaning in
 *  SQL, HTML, shells, paths and headers, halves of surrogate pairs, and wrong types. */
const HOSTILE: readonly unknown[] = [
  '',
  ' ',
  '\u0000',
  '\ud83d',
  '\u202e',
  '⚽'.repeat(50),
  'x'.repeat(5_000),
  '%00',
  '../../etc/passwd',
  "' or 1=1 --",
  '<img src=x onerror=alert(1)>',
  '#{7*7}',
  '{{7*7}}',
  'a\r\nX: 1',
  '__proto__',
  'NaN',
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  1e-7,
  99_999_999_999_999,
  null,
  true,
  false,
  [],
  {},
  [[]],
  { $gt: '' },
  [null],
  nested(40),
  '2026-02-30',
  '9999-12-31T00:00:00Z',
];

function nested(depth: number): unknown {
  return depth === 0 ? 1 : [nested(depth - 1)];
}

export interface Fuzz {
  readonly random: RandomSource;
  /** How often a value is one that the schema does not allow. */
  readonly hostility: number;
  /** Existing values: ids and names of rows. */
  readonly known: readonly unknown[];
}

export const pick = <T>(random: RandomSource, values: readonly T[]): T =>
  values[random.integer(values.length)]!;

/** A value that the schema allows or, now and then, one that it does not. */
export function makeValue(schema: JsonSchema, fuzz: Fuzz, depth = 0): unknown {
  const { random, hostility, known } = fuzz;
  if (random.uniform() < hostility) return pick(random, HOSTILE);
  const inner = (one: JsonSchema) => makeValue(one, fuzz, depth + 1);
  const choices = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (choices) return inner(pick(random, choices));
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(random, schema.enum);
  switch (schema.type) {
    case 'integer':
    case 'number':
      return numberOf(schema, fuzz);
    case 'boolean':
      return random.uniform() < 0.5;
    case 'null':
      return null;
    case 'array': {
      const length = depth > 4 ? 0 : random.integer(4);
      return Array.from({ length }, () => inner((schema.items ?? {}) as JsonSchema));
    }
    case 'object':
      return objectOf(schema, fuzz, inner);
    case 'string':
      return textOf(schema, fuzz);
    default:
      return pick(random, [...known, ...HOSTILE]);
  }
}

function objectOf(
  schema: JsonSchema,
  { random }: Fuzz,
  inner: (schema: JsonSchema) => unknown,
): Record<string, unknown> {
  const required = new Set(schema.required);
  const entries = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
    .filter(([name]) => random.uniform() < (required.has(name) ? 0.97 : 0.6))
    .map(([name, property]) => [name, inner(property)] as const);
  const stranger = random.uniform() < 0.05 ? [['stranger', pick(random, HOSTILE)] as const] : [];
  return Object.fromEntries([...entries, ...stranger]);
}

function numberOf({ minimum = 0, maximum = 1_000 }: JsonSchema, { random, known }: Fuzz): number {
  const ids = known.filter((value) => typeof value === 'number');
  if (ids.length > 0 && random.uniform() < 0.4) return pick(random, ids);
  const least = Math.max(minimum, -1e6);
  return least + random.integer(Math.max(1, Math.min(maximum, 1e6) - least + 1));
}

function textOf(schema: JsonSchema, { random, known }: Fuzz): string {
  if (schema.format === 'date-time') {
    return new Date(1.7e12 + random.integer(1e9) * 100).toISOString();
  }
  if (schema.format === 'date')
    return new Date(1.7e12 + random.integer(1e9) * 100).toISOString().slice(0, 10);
  const texts = known.filter((value) => typeof value === 'string');
  if (texts.length > 0 && random.uniform() < 0.5) return pick(random, texts);
  const letters = 'abcXYZ0189 -_.àè⚽';
  return Array.from({ length: random.integer(20) }, () => pick(random, [...letters])).join('');
}
