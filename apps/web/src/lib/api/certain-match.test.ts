import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { certainlyMatches } from './certain-match.ts';

const schema = z.object({
  whole: z.int().check(z.positive(), z.maximum(9)),
  share: z.number().check(z.minimum(0), z.maximum(100)),
  word: z.enum(['a', 'b']),
  at: z.nullable(z.iso.datetime()),
  short: z.string().check(z.maxLength(3)),
  list: z.array(z.object({ is: z.boolean(), name: z.optional(z.string()) })),
  by: z.partialRecord(z.enum(['1', 'X']), z.number()),
  free: z.record(z.string(), z.nullable(z.int())),
  range: z.tuple([z.int(), z.number()]),
  either: z.union([z.enum(['a']), z.int()]),
  odds: z.catchall(z.object({ is: z.boolean() }), z.object({ odd: z.number() })),
  rules: z.looseObject({ size: z.int() }),
  anything: z.unknown(),
});
const right = fc.record({
  whole: fc.integer({ min: 1, max: 9 }),
  share: fc.double({ min: 0, max: 100, noNaN: true }),
  word: fc.constantFrom('a', 'b'),
  at: fc.constantFrom(null, '2026-03-14T18:00:00.000Z'),
  short: fc.string({ maxLength: 3 }),
  list: fc.array(fc.record({ is: fc.boolean(), name: fc.string() }, { requiredKeys: ['is'] })),
  by: fc.record({ '1': fc.integer(), X: fc.integer() }, { requiredKeys: [] }),
  free: fc.dictionary(
    fc.string().filter((name) => name !== '__proto__'),
    fc.option(fc.integer()),
  ),
  range: fc.tuple(fc.integer(), fc.integer()),
  either: fc.oneof(fc.constant('a'), fc.integer()),
  odds: fc.record(
    { is: fc.boolean(), Acme: fc.record({ odd: fc.integer() }) },
    { requiredKeys: ['is'] },
  ),
  rules: fc.record({ size: fc.integer(), other: fc.jsonValue() }),
  anything: fc.jsonValue(),
});
const json = <T>(value: T) => JSON.parse(JSON.stringify(value)) as T;

test('what is right is certainly right', () => {
  fc.assert(fc.property(right, (value) => certainlyMatches(schema, json(value))));
});

test('it is never more certain than zod, and what it lets through zod would not change', () => {
  const wrong = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(undefined, 0, -1, 10, 2 ** 60, 1.5, '', 'abcd', [], {}, [{}], { Z: 1 }),
  );
  const changed = fc
    .tuple(right, fc.constantFrom(...Object.keys(schema.shape), 'other'), wrong)
    .map(([value, name, other]) => ({ ...value, [name]: other }));
  let refused = 0;
  fc.assert(
    fc.property(changed, (value) => {
      const found = json(value);
      if (!certainlyMatches(schema, found)) {
        refused += 1;
        return;
      }
      expect(z.parse(schema, found)).toEqual(found);
    }),
    { numRuns: 1000 },
  );
  expect(refused).toBeGreaterThan(500);
});

test.each([
  ['a text that zod cuts', z.string().check(z.trim()), ' a '],
  ['a text that becomes a number', z.coerce.number().check(z.minimum(0)), '1'],
  ['a number out of a text', z.pipe(z.string(), z.transform(Number)), '1'],
  ['a list with a length', z.array(z.int()).check(z.minLength(1)), [1]],
  ['one of several objects', z.union([z.object({}), z.object({ a: z.int() })]), { a: 1 }],
  ['a record that must have all its names', z.record(z.enum(['a', 'b']), z.int()), { a: 1, b: 2 }],
])('%s is left to zod', (_, one, value) => {
  const whole = z.object({ parts: z.array(z.nullable(one)) });
  expect(certainlyMatches(whole, { parts: [value] })).toBe(false);
  expect(z.safeParse(whole, { parts: [value] }).success).toBe(true);
});

test('names that mean something to JavaScript are not let through', () => {
  for (const text of ['{"__proto__":{"a":1}}', '{"__proto__":1}']) {
    expect(certainlyMatches(z.record(z.string(), z.unknown()), JSON.parse(text))).toBe(false);
    expect(certainlyMatches(z.object({}), JSON.parse(text))).toBe(false);
  }
});
