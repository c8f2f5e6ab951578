import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;
type Test = (value: unknown) => boolean;

const tests = new WeakMap<Schema, Test>();
const never: Test = () => false;

/** Whether a value is certainly what a schema says, and zod would give it back as it is. Nearly every reply
 *  is, and zod makes objects for each of its thousands of values to find out: this only compares. Where it
 *  says no, zod is to be asked: it knows the schemas that are not known here, and what is wrong. */
export function certainlyMatches(schema: Schema, value: unknown): boolean {
  return testOf(schema)(value);
}

/** Whether there are values of which it can be certain. */
export function canBeCertain(schema: Schema): boolean {
  return testOf(schema) !== never;
}

function testOf(schema: Schema): Test {
  const known = tests.get(schema);
  if (known) return known;
  const made = makeTest(schema as z.core.$ZodTypes);
  tests.set(schema, made);
  return made;
}

function makeTest(schema: z.core.$ZodTypes): Test {
  const { def } = schema._zod;
  switch (def.type) {
    case 'string':
      return textTest(schema);
    case 'number':
      return numberTest(schema);
    case 'boolean':
      return (value) => typeof value === 'boolean';
    case 'literal':
    case 'enum':
      return (value) => schema._zod.values!.has(value as string);
    case 'nullable':
    case 'optional': {
      const empty = def.type === 'nullable' ? null : undefined;
      return within(def.innerType, (inner) => (value) => value === empty || inner(value));
    }
    case 'array':
      if (def.checks?.length) return never;
      return within(def.element, (inner) => (value) => Array.isArray(value) && value.every(inner));
    case 'tuple':
      return tupleTest(schema as z.core.$ZodTuple);
    case 'union':
      return unionTest(schema as z.core.$ZodUnion);
    case 'object':
      return objectTest(schema as z.core.$ZodObject);
    case 'record':
      return recordTest(schema as z.core.$ZodRecord);
    default:
      return never;
  }
}

/** What cannot be told of a part cannot be told of the whole. */
function within(inner: Schema, make: (test: Test) => Test): Test {
  const test = testOf(inner);
  return test === never ? never : make(test);
}

/** Checks that look at a text and leave it as it is; `trim` does not. */
const LOOKS_ONLY = ['string_format', 'min_length', 'max_length', 'length_equals'];

function textTest({ _zod }: z.core.$ZodTypes): Test {
  const checks = _zod.def.checks ?? [];
  const isFormat = 'check' in _zod.def;
  if (checks.length === 0 && !isFormat) return (value) => typeof value === 'string';
  if (!checks.every((check) => LOOKS_ONLY.includes(check._zod.def.check))) return never;
  return (value) => {
    const found = _zod.run({ value, issues: [] }, { async: false });
    return 'issues' in found && found.issues.length === 0;
  };
}

type NumberCheck = z.core.$ZodCheckDef & {
  readonly format?: string;
  readonly value?: number;
  readonly inclusive?: boolean;
};

function numberTest({ _zod: { def } }: z.core.$ZodTypes): Test {
  const own = 'check' in def ? [def] : [];
  const checks = [...own, ...(def.checks ?? []).map((check) => check._zod.def)] as NumberCheck[];
  let isNumber = Number.isFinite;
  let [least, most] = [-Infinity, Infinity];
  for (const { check, format, value = NaN, inclusive } of checks) {
    if (check === 'number_format' && format === 'safeint') isNumber = Number.isSafeInteger;
    else if (check === 'greater_than') least = Math.max(least, inclusive ? value : next(value));
    else if (check === 'less_than') most = Math.min(most, inclusive ? value : -next(-value));
    else return never;
  }
  return (value) => isNumber(value) && (value as number) >= least && (value as number) <= most;
}

/** A little above a number; zod is asked about what lies between. */
const next = (value: number) => value + Math.max(Number.EPSILON, Math.abs(value) * 2e-16);

function tupleTest({ _zod: { def } }: z.core.$ZodTuple): Test {
  const parts = def.items.map(testOf);
  if (def.rest || def.checks?.length || parts.includes(never)) return never;
  return (value) =>
    Array.isArray(value) &&
    value.length === parts.length &&
    parts.every((test, at) => test(value[at]));
}

/** Of single values: whichever of them it is, it stays as it is. */
function unionTest({ _zod: { def } }: z.core.$ZodUnion): Test {
  const parts = def.options.map(testOf);
  const areSingle = def.options.every(({ _zod }) =>
    ['enum', 'literal', 'string', 'number', 'boolean'].includes(_zod.def.type),
  );
  if (!areSingle || def.checks?.length || parts.includes(never)) return never;
  return (value) => parts.some((test) => test(value));
}

/** All that the schema names, and nothing else unless it says what: zod would leave that out. */
function objectTest({ _zod: { def } }: z.core.$ZodObject): Test {
  const parts = Object.entries(def.shape).map(([name, part]) => [name, testOf(part)] as const);
  const isOther = def.catchall ? testOfOthers(def.catchall) : never;
  const isUnknown = def.catchall && isOther === never;
  if (isUnknown || def.checks?.length || parts.some(([, test]) => test === never)) return never;
  const names = new Set(parts.map(([name]) => name));
  return (value) => {
    if (!isObject(value)) return false;
    for (const name in value) {
      if (!names.has(name) && (name === '__proto__' || !isOther(value[name]))) return false;
    }
    for (const [name, test] of parts) if (!test(value[name])) return false;
    return true;
  };
}

const testOfOthers = (schema: Schema): Test =>
  schema._zod.def.type === 'unknown' ? () => true : testOf(schema);

function recordTest({ _zod: { def } }: z.core.$ZodRecord): Test {
  // Where its names are known, each must be there, unless it is said to be partial.
  if ((def.keyType._zod.values && !def.partial) || def.checks?.length) return never;
  const isName = testOf(def.keyType);
  if (isName === never) return never;
  return within(def.valueType, (inner) => (value) => {
    if (!isObject(value)) return false;
    for (const name in value) {
      if (name === '__proto__' || !isName(name) || !inner(value[name])) return false;
    }
    return true;
  });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
