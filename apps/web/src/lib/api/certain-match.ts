import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;
type Test = (value: unknown) => boolean;

const tests = new WeakMap<Schema, Test>();

/** Whether a value surely matches a schema and zod would return it unchanged. Nearly every reply does, but
 *  zod finds out by making objects for each of its thousands of values, while this only compares. When it
 *  returns false, ask zod: it knows the schemas that are not handled here, and what is wrong. */
export function certainlyMatches(schema: Schema, value: unknown): boolean {
  return testOf(schema)(value);
}

function testOf(schema: Schema): Test {
  const known = tests.get(schema);
  if (known) return known;
  const made = makeTest(schema as z.core.$ZodTypes);
  tests.set(schema, made);
  return made;
}

function makeTest(schema: z.core.$ZodTypes): Test {
  const { def, values } = schema._zod;
  if (def.checks?.length) return asksZod(schema);
  switch (def.type) {
    case 'number':
      if (!('check' in def)) return Number.isFinite;
      return 'format' in def && def.format === 'safeint' ? Number.isSafeInteger : asksZod(schema);
    case 'string':
      return 'check' in def ? asksZod(schema) : (value) => typeof value === 'string';
    case 'boolean':
      return (value) => typeof value === 'boolean';
    case 'literal':
    case 'enum':
      return (value) => values!.has(value as string);
    case 'nullable':
    case 'optional': {
      const isInner = testOf(def.innerType);
      const empty = def.type === 'nullable' ? null : undefined;
      return (value) => value === empty || isInner(value);
    }
    case 'array': {
      const isElement = testOf(def.element);
      return (value) => Array.isArray(value) && value.every((each) => isElement(each));
    }
    case 'tuple': {
      const isItem = def.items.map(testOf);
      return (value) =>
        Array.isArray(value) &&
        value.length === isItem.length &&
        value.every((each, at) => isItem[at]!(each));
    }
    case 'object':
      return objectTest(def.shape, def.catchall);
    case 'record':
      // When its keys are known each of them must be present, unless the record is partial.
      return def.keyType._zod.values && !def.partial
        ? asksZod(schema)
        : objectTest({}, def.valueType, testOf(def.keyType));
    default:
      return asksZod(schema);
  }
}

/** For rare or small schemas. Values that zod creates anew, such as objects, are no longer identical and so
 *  do not match. Undefined never matches: alone it may be anything, but as a key of an object it is missing. */
function asksZod({ _zod }: Schema): Test {
  return (value) => {
    if (value === undefined) return false;
    const found = _zod.run({ value, issues: [] }, { async: false });
    return 'issues' in found && found.issues.length === 0 && found.value === value;
  };
}

/** All keys of the schema, and no others unless it says which: zod would drop them. */
function objectTest(
  shape: Readonly<Record<string, Schema>>,
  others: Schema | undefined,
  isName: Test = () => true,
): Test {
  const parts = Object.entries(shape).map(([name, part]) => [name, testOf(part)] as const);
  const names = new Set(Object.keys(shape));
  const isOther = others && testOf(others);
  return (found) => {
    if (typeof found !== 'object' || found === null || Array.isArray(found)) return false;
    const value = found as Record<string, unknown>;
    for (const name in value) {
      if (names.has(name)) continue;
      if (name === '__proto__' || !isName(name) || !isOther?.(value[name])) return false;
    }
    return parts.every(([name, test]) => test(value[name]));
  };
}
